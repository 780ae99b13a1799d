import { beforeEach, describe, expect, test } from "vitest";
import {
  type Account,
  CANCELLED,
  ENDED,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
  setSubscription,
  store,
} from "./accounts.ts";
import { send, sql } from "./backend.ts";
import { expectDone } from "./refusal.ts";

let account: Account;

beforeEach(async () => {
  account = await newAccountWithRows(CANCELLED);
});

/** An account with rows in every table. */
async function newAccountWithRows(subscription: Subscription): Promise<Account> {
  const made = await newAccount({ subscription });
  await store("admin_users", { user_id: made.id, is_admin: false });
  await newList(made.id, { is_public: true });
  await store("favorites", { user_id: made.id, page: "fornamn", name: "Astrid" });
  await store("stripe_customers", {
    user_id: made.id,
    customer_id: `cus_${made.id.replaceAll("-", "")}`,
  });
  return made;
}

/** How many rows of each table with accounts in it belong to one; "schema.table" → number. */
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

test("the account goes, with all its rows in every table, and nobody else's", async () => {
  const other = await newAccountWithRows(PREMIUM);
  const othersBefore = await rowsByTable(other.id);
  const before = await rowsByTable(account.id);
  // Otherwise there is nothing to delete that a test could miss.
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

  expectDone(await deleteAccount(account));

  const after = await rowsByTable(account.id);
  for (const [table, count] of Object.entries(after))
    expect(`${table}: ${count}`).toBe(`${table}: 0`);
  expect(await rowsByTable(other.id)).toEqual(othersBefore);
});

describe("a subscription", () => {
  test.each<[string, Subscription]>([
    ["renews", PREMIUM],
    ["of the tier Basic renews", { ...PREMIUM, subscription_tier: "Basic" }],
    ["renews, and was last seen with an end that has passed", { ...ENDED, renews: true }],
    ["renews without an end", { subscribed: true, subscription_end: null, renews: true }],
  ])("that %s keeps the account", async (_what, subscription) => {
    await setSubscription(account.id, subscription);
    const before = await rowsByTable(account.id);
    const { error } = await deleteAccount(account);
    // The local backend puts "error: " before it.
    expect(error?.message).toMatch(/\bsubscription_renews$/);
    expect(await rowsByTable(account.id)).toEqual(before);
  });

  test.each<[string, Subscription]>([
    ["is cancelled", CANCELLED],
    ["has ended", { ...ENDED, renews: false }],
    ["was never paid", { subscribed: false }],
  ])("that %s does not", async (_what, subscription) => {
    await setSubscription(account.id, subscription);
    expectDone(await deleteAccount(account));
    expect(await rowsByTable(account.id)).toMatchObject({ "auth.users": 0 });
  });
});

test("nobody can delete another's account by naming it", async () => {
  const other = await newAccountWithRows(CANCELLED);
  for (const body of [{ user_id: other.id }, { id: other.id }]) {
    const { error } = await account.client.rpc("delete_own_account", body);
    expect(error?.code).toBe("PGRST202");
  }
  expect(await rowsByTable(other.id)).toMatchObject({ "auth.users": 1 });
});

describe("the token of a deleted user, valid for its hour", () => {
  beforeEach(async () => {
    expectDone(await deleteAccount(account));
  });

  test.each([
    ["profiles", { full_name: "Vålnad" }],
    ["name_lists", { title: "Vålnadens lista" }],
    ["subscribers", { subscribed: true }],
    ["admin_users", { is_admin: true }],
  ])("writes nothing to %s", async (table, row) => {
    const rows = [{ user_id: account.id, ...row }];
    expect((await account.client.from(table).insert(rows)).error).not.toBeNull();
    expect((await account.client.from(table).upsert(rows)).error).not.toBeNull();
    expect(await rowsOf(table, account.id)).toEqual([]);
  });

  test("has no feature and no user", async () => {
    const { data } = await account.client.rpc("has_feature", { feature: "name_lists" });
    expect(data).toBe(false);
    const answer = await send("/auth/v1/user", { token: account.token });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain(account.email);
  });

  test("deletes nothing more", async () => {
    const other = await newAccountWithRows(CANCELLED);
    expectDone(await deleteAccount(account));
    expect(await rowsByTable(other.id)).toMatchObject({ "auth.users": 1 });
  });
});
