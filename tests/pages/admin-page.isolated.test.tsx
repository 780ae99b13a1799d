import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { currentSession } from "@/features/auth/session/session-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import AdminPage from "@/pages/admin-page.tsx";
import { noConnection, stubBackend } from "../backend-stub.ts";
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
    "GET /rest/v1/plan_features": Response.json([NAME_LISTS]),
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
    "GET /rest/v1/plan_features": () => (isAllowed ? Response.json([NAME_LISTS]) : denied()),
  });
  await expectErrorToast("Kunde inte ladda data");
  isAllowed = true;
  await userEvent.setup().click(screen.getByRole("button", { name: "Försök igen" }));
  expect(await planSwitch("Plus")).toBeChecked();
});
