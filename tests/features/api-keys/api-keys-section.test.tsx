import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { ApiKeysSection } from "@/features/api-keys/api-keys-section.tsx";
import { forgetInput } from "@/lib/kept-input.ts";
import { queryClient } from "@/lib/query-client.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { dismissToasts, expectErrorToast, expectToast } from "../../toasts.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const LIST = "GET /rest/v1/api_keys";
const CREATE = "POST /rest/v1/rpc/create_api_key";
const REVOKE = "POST /rest/v1/rpc/revoke_api_key";

const SECRET = `nf_${"ab12".repeat(10)}`;

const STORED = {
  id: "k1",
  name: "Min webbplats",
  prefix: "nf_abc123",
  created_at: "2026-11-01T12:00:00Z",
  last_used_at: "2026-11-20T12:00:00Z",
  expires_at: null,
};

afterEach(() => {
  cleanup();
  forgetInput();
  queryClient.clear();
  dismissToasts();
  vi.unstubAllGlobals();
});

/** @param plan whether it has access to the API */
function setUp(plan: "with" | "without" | "unknown" = "with") {
  render(
    <MemoryRouter>
      <ApiKeysSection userId="u1" isEntitled={plan === "unknown" ? undefined : plan === "with"} />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

function refusal(message: string): Response {
  return Response.json({ code: "P0001", message, details: null, hint: null }, { status: 400 });
}

/** A backend that stores keys. */
function storing(keys: object[]) {
  return stubBackend({
    [LIST]: () => Response.json(keys),
    [CREATE]: () => {
      keys.push({
        ...STORED,
        id: "k2",
        name: "Ny",
        prefix: SECRET.slice(0, 9),
        last_used_at: null,
      });
      return Response.json([{ id: "k2", name: "Ny", prefix: "nf_ab12ab", key: SECRET }]);
    },
    [REVOKE]: () => {
      keys.splice(0, 1);
      return new Response(null, { status: 204 });
    },
  });
}

test("shows a new key until it is put away, and never again", async () => {
  const calls = storing([]);
  const user = setUp();
  await user.type(screen.getByRole("textbox", { name: "Namn på nyckeln" }), "  Ny ");
  await user.click(screen.getByRole("button", { name: "Skapa nyckel" }));
  const group = await screen.findByRole("group", { name: /Den visas bara den här gången/ });
  expect(group).toHaveFocus();
  expect(within(group).getByText(SECRET)).toBeVisible();
  expect(calls.find(({ name }) => name === CREATE)?.body).toEqual({ key_name: "Ny" });
  const item = await screen.findByRole("listitem");
  expect(item).toHaveTextContent("aldrig använd");
  expect(item).not.toHaveTextContent(SECRET);

  await user.click(within(group).getByRole("button", { name: "Kopiera nyckeln" }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(within(group).getByRole("button", { name: "Jag har sparat den" }));
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
});

test("makes no other key while a new one is shown", async () => {
  storing([]);
  const user = setUp();
  await user.type(screen.getByRole("textbox", { name: "Namn på nyckeln" }), "Ny");
  await user.click(screen.getByRole("button", { name: "Skapa nyckel" }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Skapa nyckel" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Jag har sparat den" }));
  expect(screen.getByRole("textbox", { name: "Namn på nyckeln" })).toHaveValue("");
});

test("lists a key that was made although its answer was lost", async () => {
  const keys: object[] = [];
  stubBackend({
    [LIST]: () => Response.json(keys),
    [CREATE]: () => {
      keys.push(STORED);
      return noConnection();
    },
  });
  const user = setUp();
  await user.type(screen.getByRole("textbox", { name: "Namn på nyckeln" }), "Min webbplats");
  await user.click(screen.getByRole("button", { name: "Skapa nyckel" }));
  expect(await screen.findByRole("listitem")).toHaveTextContent("Min webbplats");
  await expectErrorToast(
    "Nyckeln kunde inte skapas. Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
});

test("lists a key with its beginning and latest use", async () => {
  storing([STORED]);
  setUp();
  const item = within(await screen.findByRole("list", { name: "Dina API-nycklar" })).getByRole(
    "listitem",
  );
  expect(item).toHaveTextContent(/Min webbplats\s*nf_abc123…/);
  expect(item).toHaveTextContent(/användes senast 20\snovember\s2026/);
});

test("makes a key with an end, and says until when it works", async () => {
  const calls = storing([
    { ...STORED, expires_at: "2999-11-20T12:00:00Z" },
    { ...STORED, id: "k0", expires_at: "2026-11-02T12:00:00Z" },
  ]);
  const user = setUp();
  await user.type(screen.getByRole("textbox", { name: "Namn på nyckeln" }), "Ny");
  await user.selectOptions(screen.getByRole("combobox", { name: "Gäller" }), "90");
  await user.click(screen.getByRole("button", { name: "Skapa nyckel" }));
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(calls.find(({ name }) => name === CREATE)?.body).toEqual({
    key_name: "Ny",
    valid_days: 90,
  });
  const [working, ended] = await screen.findAllByRole("listitem");
  expect(working).toHaveTextContent(/gäller till 20\snovember\s2999/);
  expect(ended).toHaveTextContent(/slutade gälla 2\snovember\s2026/);
});

test("revokes a key after a confirmation, and keeps focus in the section", async () => {
  const calls = storing([STORED]);
  const user = setUp();
  await user.click(await screen.findByRole("button", { name: "Återkalla nyckeln Min webbplats" }));
  await user.click(screen.getByRole("button", { name: "Avbryt" }));
  expect(calls.some(({ name }) => name === REVOKE)).toBe(false);

  await user.click(screen.getByRole("button", { name: "Återkalla nyckeln Min webbplats" }));
  const dialog = screen.getByRole("dialog", { name: "Återkalla nyckeln?" });
  await user.click(within(dialog).getByRole("button", { name: "Återkalla nyckeln" }));
  await expectToast({ tone: "success", text: "Nyckeln är återkallad" });
  expect(calls.find(({ name }) => name === REVOKE)?.body).toEqual({ key_id: "k1" });
  expect(screen.queryByRole("list", { name: "Dina API-nycklar" })).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test("keeps a key that could not be revoked", async () => {
  storing([STORED]);
  const user = setUp();
  await user.click(await screen.findByRole("button", { name: "Återkalla nyckeln Min webbplats" }));
  stubBackend({ [REVOKE]: noConnection });
  await user.click(screen.getByRole("button", { name: "Återkalla nyckeln" }));
  await expectErrorToast(
    "Nyckeln är inte återkallad. Vi når inte servern just nu. Kontrollera nätet och försök igen om en stund.",
  );
  expect(screen.getByRole("dialog")).toBeVisible();
});

test.each([
  ["too_many_keys", "Du kan ha högst 5 nycklar, och en återkallad nyckel räknas i ett dygn till."],
  ["feature_missing", "Din plan har inte API-åtkomst just nu."],
])(
  "says by the field why there is no key for %s, and keeps what was typed",
  async (message, text) => {
    stubBackend({ [LIST]: Response.json([]), [CREATE]: refusal(message) });
    const user = setUp();
    const field = screen.getByRole("textbox", { name: "Namn på nyckeln" });
    await user.type(field, "Ny");
    await user.click(screen.getByRole("button", { name: "Skapa nyckel" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(text);
    expect(field).toHaveValue("Ny");
    expect(field).toHaveFocus();
  },
);

test("asks for a name before it calls", async () => {
  const calls = storing([]);
  const user = setUp();
  await user.click(screen.getByRole("button", { name: "Skapa nyckel" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Skriv vad nyckeln ska användas till.");
  expect(calls.some(({ name }) => name === CREATE)).toBe(false);
});

test("leads someone whose plan lacks the API to Premium, and still revokes keys", async () => {
  storing([STORED]);
  setUp("without");
  expect(screen.getByRole("link", { name: "Se Premium" })).toHaveAttribute("href", "/premium");
  expect(await screen.findByText(/Dina nycklar finns kvar/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Återkalla nyckeln Min webbplats" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Skapa nyckel" })).not.toBeInTheDocument();
});

test("offers nothing that may be wrong while the plan is unknown", () => {
  storing([]);
  setUp("unknown");
  expect(screen.queryByRole("link", { name: "Se Premium" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Skapa nyckel" })).not.toBeInTheDocument();
});

test("the name of a new key is still there after the session has ended", async () => {
  const user = { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" };
  currentSession.set({ status: "signed-in", user });
  storing([]);
  const nameField = () => screen.findByRole("textbox", { name: "Namn på nyckeln" });
  await setUp().type(await nameField(), "Min sajt");
  act(() => currentSession.set({ status: "signed-out" }));
  cleanup();
  setUp();
  expect(await nameField()).toHaveValue("Min sajt");
});
