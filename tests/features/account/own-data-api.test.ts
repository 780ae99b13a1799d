import { expect, test, vi } from "vitest";
import { API_MAX_ROWS } from "@/config/limits.ts";
import { fetchOwnRows } from "@/features/account/own-data-api.ts";
import { pageOf, stubBackend } from "../../backend-stub.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const TABLES = [
  "profiles",
  "subscribers",
  "name_lists",
  "list_takedowns",
  "favorites",
  "purchase_confirmations",
  "renewal_reminders",
  "withdrawals",
  "stripe_events",
  "billing_states",
  "function_calls",
  "api_keys",
  "admin_users",
  "plan_feature_changes",
];

const answers = () =>
  Object.fromEntries(
    TABLES.map((table) => [`GET /rest/v1/${table}`, Response.json([{ from: table }])]),
  );

test("reads the rows of every table that has some of the user's", async () => {
  stubBackend(answers());
  expect(await fetchOwnRows("u1")).toEqual(
    Object.fromEntries(TABLES.map((table) => [table, [{ from: table }]])),
  );
});

test("reads all of a user's rows, also those beyond one answer of the API, in a unique order", async () => {
  const favorites = Array.from({ length: 2 * API_MAX_ROWS }, (_, index) => ({
    name: `Namn ${index}`,
  }));
  const orders = new Set<string | null>();
  stubBackend({
    ...answers(),
    "GET /rest/v1/favorites": (url) => {
      expect(url.searchParams.get("user_id")).toBe("eq.u1");
      orders.add(url.searchParams.get("order"));
      return pageOf(favorites)(url);
    },
  });
  expect((await fetchOwnRows("u1")).favorites).toEqual(favorites);
  expect([...orders]).toEqual(["created_at.asc,position.asc,page.asc,name.asc"]);
});

test("fails when one table cannot be read", async () => {
  stubBackend({
    ...answers(),
    "GET /rest/v1/favorites": Response.json(
      { code: "57014", message: "statement timeout", details: null, hint: null },
      { status: 500 },
    ),
  });
  await expect(fetchOwnRows("u1")).rejects.toMatchObject({ failure: "unreachable", code: "57014" });
});
