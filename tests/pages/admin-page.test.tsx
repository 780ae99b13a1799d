import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import AdminPage from "@/pages/admin-page.tsx";
import { noConnection, pageOf, stubBackend } from "../backend-stub.ts";
import { dismissToasts, expectErrorToast, expectNoToast, expectToast } from "../toasts.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const ADMIN = { id: "u1", email: "admin@example.se", createdAt: "2024-03-01T12:00:00Z" };

const NAME_LISTS = {
  id: "f1",
  feature_key: "name_lists",
  feature_name: "Namnlistor",
  description: "Skapa egna namnlistor",
  free_plan: false,
  basic_plan: false,
  plus_plan: true,
};

/** Not a network error, after which the client would retry. */
const denied = () =>
  Response.json({ code: "42501", message: "permission denied" }, { status: 403 });

afterEach(() => {
  cleanup();
  currentSession.set({ status: "signed-out" });
  queryClient.clear();
  dismissToasts();
});

type Answers = Parameters<typeof stubBackend>[0];

function openPage(answers: Answers) {
  const calls = stubBackend({
    "GET /rest/v1/admin_users": Response.json([{ is_admin: true }]),
    "POST /rest/v1/rpc/plan_matrix": Response.json([NAME_LISTS]),
    "GET /rest/v1/plan_feature_changes": Response.json([]),
    "GET /rest/v1/content_reports": Response.json([]),
    ...answers,
  });
  currentSession.set({ status: "signed-in", user: ADMIN });
  render(
    <StrictMode>
      <MemoryRouter initialEntries={["/admin"]}>
        <Routes>
          <Route path="/admin" element={<AdminPage />} />
          <Route path="/" element={<h1>Startsidan</h1>} />
        </Routes>
      </MemoryRouter>
    </StrictMode>,
  );
  return calls;
}

const planSwitch = (plan: string) => screen.findByRole("switch", { name: `Namnlistor i ${plan}` });

test("shows an administrator every feature with its plans", async () => {
  openPage({});
  const feature = within(await screen.findByRole("region", { name: "Namnlistor" }));
  expect(feature.getByText("Skapa egna namnlistor")).toBeVisible();
  expect(feature.getByRole("switch", { name: "Namnlistor i Gratis" })).not.toBeChecked();
  expect(feature.getByRole("switch", { name: "Namnlistor i Plus" })).toBeChecked();
  expect(feature.getAllByText("Inaktiverad")).toHaveLength(2);
  expect(feature.getAllByText("Aktiverad")).toHaveLength(1);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Administration");
  expect(screen.getByText(/^Inloggad som/)).toHaveTextContent("Inloggad som admin@example.se");
  expect(screen.getByRole("button", { name: "Logga ut" })).toBeVisible();
  expect(screen.getByRole("tab", { name: "Funktioner & Planer" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test.each([
  ["a row that says so", [{ is_admin: false }]],
  ["no row", []],
])("refuses a user with %s", async (_what, rows) => {
  openPage({ "GET /rest/v1/admin_users": Response.json(rows) });
  await expectErrorToast("Du har inte administratörsbehörighet", "Åtkomst nekad");
  expect(await screen.findByRole("heading", { name: "Startsidan" })).toBeVisible();
});

test("opens the home page when the check fails", async () => {
  openPage({ "GET /rest/v1/admin_users": denied });
  expect(await screen.findByRole("heading", { name: "Startsidan" })).toBeVisible();
  expectNoToast();
});

test("saves a switch, and says so", async () => {
  const calls = openPage({
    "PATCH /rest/v1/plan_features": () => Response.json([{ id: NAME_LISTS.id }]),
  });
  await userEvent.setup().click(await planSwitch("Gratis"));
  await expectToast({
    tone: "success",
    title: "Uppdaterat",
    text: "Funktionen har uppdaterats",
  });
  expect(calls).toContainEqual({
    name: "PATCH /rest/v1/plan_features",
    body: { free_plan: true },
  });
});

test.each([
  ["the server is unreachable", noConnection],
  // Row level security hides the row instead of reporting an error.
  ["no row was changed", Response.json([])],
])("takes a switch back when %s", async (_what, answer) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  openPage({ "PATCH /rest/v1/plan_features": answer });
  await userEvent.setup().click(await planSwitch("Gratis"));
  await expectErrorToast("Kunde inte uppdatera funktionen");
  expect(await planSwitch("Gratis")).not.toBeChecked();
});

test("offers to load the features again after a failure", async () => {
  let isAllowed = false;
  openPage({
    "POST /rest/v1/rpc/plan_matrix": () => (isAllowed ? Response.json([NAME_LISTS]) : denied()),
  });
  await expectErrorToast("Kunde inte ladda data");
  isAllowed = true;
  await userEvent.setup().click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await planSwitch("Plus")).toBeChecked();
});

describe("the changes", () => {
  const change = (id: number, changes: object = {}) => ({
    id: `c${id}`,
    changed_at: "2026-11-22T11:00:00Z",
    user_id: ADMIN.id,
    feature_key: "name_lists",
    plan: "basic",
    was: false,
    became: true,
    ...changes,
  });

  /** What each change says, with plain spaces. */
  async function texts(): Promise<(string | undefined)[]> {
    const list = await screen.findByRole("list", { name: "Ändringar" });
    return within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent?.replaceAll("\u00a0", " "));
  }

  test("say what was switched and by whom", async () => {
    openPage({
      "GET /rest/v1/plan_feature_changes": Response.json([
        change(1),
        change(2, { user_id: "u2", plan: "plus", was: true, became: false }),
        change(3, { user_id: null, plan: "free", feature_key: "removed_feature" }),
      ]),
    });
    await planSwitch("Basic");
    expect(await texts()).toEqual([
      expect.stringMatching(
        /^22 november 2026 kl\. \d\d:00Namnlistor i Basic inaktiverad →till aktiveradav dig$/,
      ),
      expect.stringMatching(
        /Namnlistor i Plus aktiverad →till inaktiveradav en annan administratör$/,
      ),
      expect.stringMatching(/removed_feature i Gratis.*i databasen, eller av ett raderat konto$/),
    ]);
  });

  test("are shown fifty at a time", async () => {
    const all = Array.from({ length: 101 }, (_, id) => change(id));
    openPage({ "GET /rest/v1/plan_feature_changes": pageOf(all) });
    const user = userEvent.setup();
    expect(await texts()).toHaveLength(50);
    await user.click(screen.getByRole("button", { name: "Visa fler" }));
    await waitFor(async () => expect(await texts()).toHaveLength(100));
    await user.click(screen.getByRole("button", { name: "Visa fler" }));
    await waitFor(async () => expect(await texts()).toHaveLength(101));
    expect(screen.queryByRole("button", { name: "Visa fler" })).not.toBeInTheDocument();
  });

  test("are fetched again after a switch", async () => {
    let changes: object[] = [];
    openPage({
      "GET /rest/v1/plan_feature_changes": () => Response.json(changes),
      "PATCH /rest/v1/plan_features": () => {
        changes = [change(1)];
        return Response.json([{ id: NAME_LISTS.id }]);
      },
    });
    expect(await screen.findByText("Inga ändringar än.")).toBeVisible();
    await userEvent.setup().click(await planSwitch("Basic"));
    expect(await texts()).toHaveLength(1);
  });

  test("that cannot be fetched leave the switches, and are fetched again on request", async () => {
    let isAllowed = false;
    openPage({
      "GET /rest/v1/plan_feature_changes": () =>
        isAllowed ? Response.json([change(1)]) : denied(),
    });
    expect(await screen.findByText("Ändringarna kunde inte hämtas.")).toBeVisible();
    expect(await planSwitch("Plus")).toBeChecked();
    isAllowed = true;
    await userEvent.setup().click(screen.getByRole("button", { name: "Försök igen" }));
    expect(await texts()).toHaveLength(1);
    expectNoToast();
  });
});

describe("the reports", () => {
  const REPORT = {
    id: "a1b2",
    user_id: "u2",
    list_id: "l2",
    room_id: null,
    address: "https://namnfynd.se/lista/abc",
    concerns_child_abuse: false,
    explanation: "Den hotar en granne.",
    name: "Åsa Lind",
    email: "asa@example.se",
    received_at: "2026-11-29T12:00:00Z",
    outcome: "open",
    reason: null,
    decided_at: null,
  };

  const ROOM = { ...REPORT, user_id: null, list_id: null, room_id: "r2", address: "rum r2" };

  /** The reports until one is decided. */
  function reportsAnd(answer: object, report: object = REPORT) {
    let reports = [report];
    return {
      "GET /rest/v1/content_reports": (url: URL) => pageOf(reports)(url),
      "POST /functions/v1/decide-report": () => {
        reports = [];
        return Response.json(answer);
      },
    };
  }

  test.each([
    ["Ta ner listan", true],
    ["Låt vara kvar", false],
  ] as const)("%s needs a reason, and the report is gone", async (button, isTakenDown) => {
    const user = userEvent.setup();
    const calls = openPage(reportsAnd({ unmailed: [] }));
    expect(await screen.findByText("Den hotar en granne.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: button }));
    expect(screen.getByText("Skriv skälet till beslutet.")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "Skäl" }), "Olaga hot.");
    await user.selectOptions(screen.getByRole("combobox", { name: /^Grund/ }), "terms");
    await user.click(screen.getByRole("button", { name: button }));
    expect(await screen.findByText("Inga öppna anmälningar.")).toBeVisible();
    const decisions = calls.filter(({ name }) => name === "POST /functions/v1/decide-report");
    expect(decisions.map(({ body }) => body)).toEqual([
      { report: "a1b2", isTakenDown, ground: "terms", reason: "Olaga hot." },
    ]);
  });

  test("a room is deleted only after a second question", async () => {
    const user = userEvent.setup();
    const calls = openPage(reportsAnd({ unmailed: [] }, ROOM));
    const decisions = () => calls.filter(({ name }) => name === "POST /functions/v1/decide-report");
    await user.click(await screen.findByRole("button", { name: "Radera rummet" }));
    expect(screen.getByText("Skriv skälet till beslutet.")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.type(screen.getByRole("textbox", { name: "Skäl" }), "Olaga hot.");
    await user.click(screen.getByRole("button", { name: "Radera rummet" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Avbryt" }));
    expect(decisions()).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Radera rummet" }));
    const dialog = screen.getByRole("dialog", { name: "Radera rummet?" });
    await user.click(within(dialog).getByRole("button", { name: "Radera rummet" }));
    expect(await screen.findByText("Inga öppna anmälningar.")).toBeVisible();
    expect(decisions().map(({ body }) => body)).toEqual([
      { report: "a1b2", isTakenDown: true, ground: "law", reason: "Olaga hot." },
    ]);
  });

  test("say who was not reached when a mail was refused or an address is unknown", async () => {
    const user = userEvent.setup();
    openPage(reportsAnd({ unmailed: ["asa@example.se", "0c1d"] }));
    await user.type(await screen.findByRole("textbox", { name: "Skäl" }), "Bara namn.");
    await user.click(screen.getByRole("button", { name: "Låt vara kvar" }));
    await screen.findByText("Inga öppna anmälningar.");
    expectErrorToast(
      "Mejlet gick inte fram till asa@example.se och kontot 0c1d. Vi försöker igen varje timme.",
    );
  });
});
