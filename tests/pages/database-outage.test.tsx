/** Pages of an account while PostgREST has lost its database, and when it has it back. */
import { act, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentSession } from "@/access/session/session-store.ts";
import { queryClient } from "@/lib/query-client.ts";
import AccountPage from "@/pages/account-page.tsx";
import NameListsPage from "@/pages/name-lists-page.tsx";
import { FEATURE_ROW, LIST_ROW } from "../account-rows.ts";
import { stubBackend } from "../backend-stub.ts";
import { eventually, wait } from "../clock.ts";
import { dismissToasts } from "../toasts.ts";

vi.mock("@/lib/env.ts", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const PAYER = { subscribed: true, renews: true, subscription_end: "2030-05-17T12:00:00Z" };

const ANSWERS = {
  "POST /rest/v1/rpc/plan_matrix": Response.json([FEATURE_ROW]),
  "GET /rest/v1/admin_users": Response.json([]),
  "GET /rest/v1/subscribers": Response.json([{ ...PAYER, access_until: PAYER.subscription_end }]),
  "POST /functions/v1/check-subscription": Response.json(PAYER),
  "GET /rest/v1/profiles": Response.json([{ full_name: "Asta Alm", email: "asta@brev.se" }]),
  "GET /rest/v1/api_keys": Response.json([]),
  "POST /rest/v1/rpc/my_rooms": Response.json([]),
  "GET /rest/v1/name_lists": Response.json([LIST_ROW]),
};

const OUTAGES = [
  ["503", 503, "PGRST002", "Could not query the database for the schema cache. Retrying."],
  ["500", 500, "57014", "canceling statement due to statement timeout"],
  ["400 with an empty code", 400, "", ""],
] as const;

/** Every answer is that of an outage; the functions say so in a sentence of their own. */
function stubOutage(status: number, code: string, message: string) {
  const ofFunction = () =>
    Response.json({ error: "Något gick fel. Försök igen." }, { status: 500 });
  const ofDatabase = () =>
    Response.json(
      { code, details: null, hint: null, message },
      { status, headers: { "retry-after": "0" } },
    );
  return stubBackend(
    Object.fromEntries(
      Object.keys(ANSWERS).map((name) => [
        name,
        name.includes("/functions/") ? ofFunction : ofDatabase,
      ]),
    ),
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const level of ["error", "warn"] as const) {
    vi.spyOn(console, level).mockImplementation(() => {});
  }
  currentSession.set({
    status: "signed-in",
    user: { id: "u1", email: "asta@example.se", createdAt: "2024-03-01T12:00:00Z" },
  });
});

afterEach(() => {
  act(() => {
    currentSession.set({ status: "signed-out" });
    dismissToasts();
  });
  queryClient.clear();
});

const PAGES: readonly (readonly [string, ComponentType, () => unknown, () => unknown])[] = [
  [
    "/konto",
    AccountPage,
    () => screen.getByText(/^Din profil kunde inte hämtas\. Vi når inte servern just nu\./),
    () => screen.getByDisplayValue("Asta Alm"),
  ],
  [
    "/namnlistor",
    NameListsPage,
    () => screen.getByRole("button", { name: "Försök igen" }),
    () => screen.getByRole("article", { name: "Astas lista" }),
  ],
];

for (const [path, Page, failed, recovered] of PAGES) {
  test.each(OUTAGES)(
    `${path} says so in an outage with %s, makes few calls, and recovers by itself`,
    async (_what, ...outage) => {
      const calls = stubOutage(...outage);
      render(
        <MemoryRouter>
          <Page />
        </MemoryRouter>,
      );
      await eventually(() => expect(calls).not.toEqual([]));
      await wait(10_000);
      expect(failed()).toBeVisible();
      expect(document.body.textContent).not.toMatch(/schema cache|statement|connection/i);
      expect(calls.length).toBeLessThan(22);
      await wait(50_000);
      expect(calls.length).toBeLessThan(30);

      stubBackend(ANSWERS);
      await wait(20_000);
      await eventually(recovered);
    },
  );
}
