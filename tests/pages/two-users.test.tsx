/** Nothing that was fetched for one user is shown to the next one in the same browser. */
import { act, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { entitledFeatures } from "@/access/entitlement/entitlement-store.ts";
import { currentSession } from "@/access/session/session-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import AccountPage from "@/pages/account-page.tsx";
import AdminPage from "@/pages/admin-page.tsx";
import NameListsPage from "@/pages/name-lists-page.tsx";
import WithdrawalPage from "@/pages/withdrawal-page.tsx";
import { FEATURE_ROW, LIST_ROW } from "../account-rows.ts";
import { noAnswer, stubBackend } from "../backend-stub.ts";

vi.mock("@/lib/env.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const KEY = {
  id: "k1",
  name: "Astas webbplats",
  prefix: "nf_a",
  created_at: LIST_ROW.created_at,
  last_used_at: null,
  expires_at: null,
};

const CHANGE = {
  id: "c1",
  user_id: "u1",
  feature_key: "name_lists",
  plan: "plus",
  was: false,
  became: true,
  changed_at: "2026-03-01T12:00:00Z",
};

const CONTRACT = {
  id: "k1",
  product: "premium",
  boughtAt: "2026-11-20T12:00:00.000Z",
  amount: 4500,
  phase: "withdrawal",
  lastDay: "2026-12-04",
  notice: null,
};

function subscription(end: string | null): Response {
  return Response.json({ subscribed: true, renews: true, subscription_end: end });
}

const FIRST_USER = {
  "POST /rest/v1/rpc/plan_matrix": Response.json([FEATURE_ROW]),
  "GET /rest/v1/admin_users": Response.json([{ is_admin: true }]),
  "GET /rest/v1/subscribers": Response.json([]),
  "POST /functions/v1/check-subscription": subscription("2030-05-17T12:00:00Z"),
  "GET /rest/v1/plan_feature_changes": Response.json([CHANGE]),
  "GET /rest/v1/profiles": Response.json([{ full_name: "Asta Alm", email: "asta@brev.se" }]),
  "GET /rest/v1/api_keys": Response.json([KEY]),
  "GET /rest/v1/name_lists": Response.json([LIST_ROW]),
  "POST /functions/v1/withdraw": Response.json({ contracts: [CONTRACT] }),
};

/** An administrator with a plan as well, whose own data never arrive. */
const SECOND_USER = {
  ...FIRST_USER,
  "POST /functions/v1/check-subscription": subscription(null),
  "GET /rest/v1/plan_feature_changes": noAnswer,
  "GET /rest/v1/profiles": noAnswer,
  "GET /rest/v1/api_keys": noAnswer,
  "GET /rest/v1/name_lists": noAnswer,
  "POST /functions/v1/withdraw": noAnswer,
};

function signIn(id: string, name: string) {
  currentSession.set({
    status: "signed-in",
    user: { id, email: `${name}@example.se`, createdAt: "2024-03-01T12:00:00Z" },
  });
}

afterEach(() => {
  act(() => {
    currentSession.set({ status: "signed-out" });
    entitledFeatures.set(null);
  });
  queryClient.clear();
});

function open(Page: ComponentType) {
  return render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
}

const PAGES: readonly {
  readonly path: string;
  readonly Page: ComponentType;
  /** What the page shows of the first user. */
  readonly seen: readonly RegExp[];
  /** What it shows while it waits for the second one's data. */
  readonly waiting: RegExp;
}[] = [
  {
    path: "/konto",
    Page: AccountPage,
    seen: [/^Asta Alm$/, /^Astas webbplats$/, /^Se dina namnlistor$/, /17 maj 2030/],
    waiting: /^Hämtar din profil …$/,
  },
  {
    path: "/namnlistor",
    Page: NameListsPage,
    seen: [/^Astas lista$/],
    waiting: /^Hämtar dina namnlistor …$/,
  },
  { path: "/admin", Page: AdminPage, seen: [/^Namnlistor i Plus$/], waiting: /^Ändringar$/ },
  { path: "/angra", Page: WithdrawalPage, seen: [/^Ditt köp:$/], waiting: /^Hämtar dina köp …$/ },
];

function find(text: RegExp): HTMLElement | null {
  return screen.queryByText(text) ?? screen.queryByDisplayValue(text);
}

test.each(PAGES)("$path shows nothing of the user before", async ({ Page, seen, waiting }) => {
  stubBackend(FIRST_USER);
  signIn("u1", "asta");
  const first = open(Page);
  for (const text of seen) await waitFor(() => expect(find(text)).toBeVisible());
  first.unmount();

  // The session changes, and nothing but the keys of the cache keeps the two apart.
  stubBackend(SECOND_USER);
  signIn("u2", "bo");
  open(Page);
  await screen.findByText(waiting);
  for (const text of seen) expect(find(text)).toBeNull();
});

test("the draft of a new list is its author's", async () => {
  stubBackend(FIRST_USER);
  const user = userEvent.setup();
  async function openEditor() {
    const view = open(NameListsPage);
    await user.click(await screen.findByRole("button", { name: "Skapa lista" }));
    return view;
  }
  signIn("u1", "asta");
  const first = await openEditor();
  await user.type(screen.getByRole("textbox", { name: "Titel" }), "Hemlig");
  first.unmount();

  signIn("u2", "bo");
  const second = await openEditor();
  expect(screen.getByRole("textbox", { name: "Titel" })).toHaveValue("");
  second.unmount();

  signIn("u1", "asta");
  await openEditor();
  expect(screen.getByRole("textbox", { name: "Titel" })).toHaveValue("Hemlig");
});
