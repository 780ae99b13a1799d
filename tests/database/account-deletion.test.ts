import { beforeEach, describe, expect, test } from "vitest";
import {
  type Account,
  CANCELLED,
  ENDED,
  insertRow,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
  setSubscription,
} from "./accounts.ts";
import { expectSuccess } from "./assertions.ts";
import { send, sql } from "./backend.ts";

let account: Account;

beforeEach(async () => {
  account = await newAccountWithRows(CANCELLED);
});

/** Creates an account with a row in every table. */
async function newAccountWithRows(subscription: Subscription): Promise<Account> {
  const created = await newAccount({ subscription });
  const { id: user_id } = created;
  await newList(user_id, { is_public: true });
  await insertRow("admin_users", { user_id, is_admin: false });
  await insertRow("favorites", { user_id, page: "fornamn", name: "Astrid" });
  const customer_id = `cus_${user_id.replaceAll("-", "")}`;
  await insertRow("stripe_customers", { user_id, customer_id });
  return created;
}

/** How many rows a user has in each table with a user column; "schema.table" → number. */
async function rowsByTable(userId: string): Promise<Record<string, number>> {
  const columns = await sql<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column
      from information_schema.columns join information_schema.tables
        using (table_schema, table_name)
      where table_schema in ('public', 'auth') and table_type = 'BASE TABLE'
        and (column_name = 'user_id' or (table_schema = 'auth' and table_name = 'users' and column_name = 'id'))
      order by 1`,
  );
  const counts = columns.map(async ({ table, column }) => {
    const rows = await sql<{ n: number }>(
      `select count(*)::int as n from ${table} where ${column}::text = $1`,
      [userId],
    );
    return [table, rows[0]?.n ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

const deleteAccount = ({ client }: Account) => client.rpc("delete_own_account");

test("deletes the account with its rows in every table, and no rows of other users", async () => {
  const other = await newAccountWithRows(PREMIUM);
  const othersBefore = await rowsByTable(other.id);
  const before = await rowsByTable(account.id);
  // Without a row in every table, the test could not notice one that is left.
  for (const table of [
    "profiles",
    "admin_users",
    "subscribers",
    "stripe_customers",
    "name_lists",
    "favorites",
  ]) {
    expect(before[`public.${table}`]).toBe(1);
  }
  expect(before["auth.users"]).toBe(1);

  expectSuccess(await deleteAccount(account));

  const after = await rowsByTable(account.id);
  for (const [table, count] of Object.entries(after))
    expect(`${table}: ${count}`).toBe(`${table}: 0`);
  expect(await rowsByTable(other.id)).toEqual(othersBefore);
});

describe("a subscription that", () => {
  test.each<[string, Subscription]>([
    ["renews", PREMIUM],
    ["of the tier Basic renews", { ...PREMIUM, subscription_tier: "Basic" }],
    ["renews and has a stored end in the past", { ...ENDED, renews: true }],
    ["renews without an end", { subscribed: true, subscription_end: null, renews: true }],
  ])("%s prevents the deletion", async (_what, subscription) => {
    await setSubscription(account.id, subscription);
    const before = await rowsByTable(account.id);
    const { error } = await deleteAccount(account);
    // The embedded backend prefixes the message with "error: ".
    expect(error?.message).toMatch(/\bsubscription_renews$/);
    expect(await rowsByTable(account.id)).toEqual(before);
  });

  test.each<[string, Subscription]>([
    ["is cancelled", CANCELLED],
    ["has ended", { ...ENDED, renews: false }],
    ["was never paid", { subscribed: false }],
  ])("%s allows the deletion", async (_what, subscription) => {
    await setSubscription(account.id, subscription);
    expectSuccess(await deleteAccount(account));
    expect(await rowsByTable(account.id)).toMatchObject({ "auth.users": 0 });
  });
});

test("refuses a parameter that names another account", async () => {
  const other = await newAccountWithRows(CANCELLED);
  for (const body of [{ user_id: other.id }, { id: other.id }]) {
    const { error } = await account.client.rpc("delete_own_account", body);
    expect(error?.code).toBe("PGRST202");
  }
  expect(await rowsByTable(other.id)).toMatchObject({ "auth.users": 1 });
});

describe("the unexpired token of a deleted user", () => {
  beforeEach(async () => {
    expectSuccess(await deleteAccount(account));
  });

  test.each([
    ["profiles", { full_name: "Vålnad" }],
    ["name_lists", { title: "Vålnadens lista" }],
    ["subscribers", { subscribed: true }],
    ["admin_users", { is_admin: true }],
  ])("cannot write to %s", async (table, row) => {
    const rows = [{ user_id: account.id, ...row }];
    expect((await account.client.from(table).insert(rows)).error).not.toBeNull();
    expect((await account.client.from(table).upsert(rows)).error).not.toBeNull();
    expect(await rowsOf(table, account.id)).toEqual([]);
  });

  test("grants no feature and identifies no user", async () => {
    const { data } = await account.client.rpc("has_feature", { feature: "name_lists" });
    expect(data).toBe(false);
    const response = await send("/auth/v1/user", { token: account.token });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(await response.text()).not.toContain(account.email);
  });

  test("deletes no other account", async () => {
    const other = await newAccountWithRows(CANCELLED);
    expectSuccess(await deleteAccount(account));
    expect(await rowsByTable(other.id)).toMatchObject({ "auth.users": 1 });
  });
});
