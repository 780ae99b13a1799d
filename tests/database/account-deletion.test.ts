import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  type Account,
  CANCELLED,
  insertRow,
  newAccount,
  newList,
  PREMIUM,
  rowsOf,
  type Subscription,
} from "./accounts.ts";
import { expectDenied, expectSuccess } from "./assertions.ts";
import { send, service, sql, visitorClient } from "./backend.ts";
import { answerTo, asMember, newPair, newRoom, stateOf } from "./rooms.ts";

let account: Account;

beforeEach(async () => {
  account = await newAccountWithRows(CANCELLED);
});

/** Creates an account with a row in every table. */
async function newAccountWithRows(subscription: Subscription): Promise<Account> {
  const created = await newAccount({ subscription });
  const { id: user_id } = created;
  const digits = user_id.replaceAll("-", "");
  await newList(user_id, { is_public: true });
  const { id: list } = await newList(user_id);
  expectSuccess(await created.client.rpc("delete_name_list", { list }));
  await insertRow("admin_users", { user_id, is_admin: false });
  await insertRow("favorites", { user_id, page: "fornamn", name: "Astrid" });
  await insertRow("stripe_customers", {
    user_id,
    account_id: "acct_1",
    is_live: false,
    customer_id: `cus_${digits}`,
  });
  await insertRow("billing_states", { user_id });
  await insertRow("stripe_events", { user_id, id: `evt_${digits}`, type: "test" });
  await insertRow("function_calls", { user_id, function_name: "create-checkout" });
  await insertRow("purchase_confirmations", { user_id, session_id: `cs_${digits}` });
  await insertRow("renewal_reminders", { user_id, renews_at: "2027-01-06T12:00:00Z" });
  await insertRow("withdrawals", { user_id, ...WITHDRAWAL });
  await insertRow("content_reports", {
    user_id,
    list_id: list,
    address: "/lista/x",
    concerns_child_abuse: true,
    explanation: "Bilder",
  });
  await insertRow("list_takedowns", { list_id: list, user_id, ground: "law", reason: "Bilder" });
  await sql(
    `insert into private.decision_mails (report_id, user_id, ground)
      select id, user_id, 'law' from public.content_reports where user_id = $1`,
    [user_id],
  );
  await newRoom({ account: user_id });
  await sql(
    "insert into public.api_keys (user_id, name, prefix) values ($1, 'Nyckel', 'nf_abc123')",
    [user_id],
  );
  await sql(
    `insert into public.plan_feature_changes (user_id, feature_key, plan, was, became)
      values ($1, 'export', 'free', false, true)`,
    [user_id],
  );
  return created;
}

const WITHDRAWAL = { name: "Astrid", email: "astrid@example.se", contract: "Premium" };

/** How many rows a user has in each table with a user column; "schema.table" → number. */
async function rowsByTable(userId: string): Promise<Record<string, number>> {
  const columns = await sql<{ table: string; column: string }>(
    `select format('%I.%I', table_schema, table_name) as table, column_name as column
      from information_schema.columns join information_schema.tables
        using (table_schema, table_name)
      where table_schema in ('public', 'private', 'auth') and table_type = 'BASE TABLE'
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

async function lock({ id }: Account): Promise<string> {
  const lock = randomUUID();
  const { error } = await service.rpc("lock_billing", { account: id, seconds: 60, lock });
  if (error) throw error;
  return lock;
}

/** Deletes an account as the edge function does once Stripe has nothing left to charge. */
async function deleteAccount(deleted: Account) {
  return service.rpc("delete_account", { account: deleted.id, lock: await lock(deleted) });
}

test("deletes the account with its rows in every table, and no rows of other users", async () => {
  const other = await newAccountWithRows(PREMIUM);
  const othersBefore = await rowsByTable(other.id);
  // Without a row in every table, the test could not notice one that is left.
  for (const [table, count] of Object.entries(await rowsByTable(account.id))) {
    if (table === "auth.users" || !table.startsWith("auth.")) {
      expect(`${table}: ${count}`).toBe(`${table}: 1`);
    }
  }

  expectSuccess(await deleteAccount(account));

  for (const [table, count] of Object.entries(await rowsByTable(account.id)))
    expect(`${table}: ${count}`).toBe(`${table}: 0`);
  expect(await rowsByTable(other.id)).toEqual(othersBefore);
});

test("takes what the auth service has logged of the account along", async () => {
  const other = await newAccount();
  const logged = async ({ id }: Account) =>
    (await sql("select from auth.audit_log_entries where payload::text like $1", [`%${id}%`]))
      .length;
  expect(await logged(account)).toBeGreaterThan(0);
  expectSuccess(await deleteAccount(account));
  expect(await logged(account)).toBe(0);
  expect(await logged(other)).toBeGreaterThan(0);
});

test.each(["withdrawals", "plan_feature_changes"])(
  "keeps the row in %s without its user",
  async (table) => {
    const [row] = await sql(`select * from public.${table} where user_id = $1`, [account.id]);
    expectSuccess(await deleteAccount(account));
    expect(await sql(`select * from public.${table} where id = $1`, [row?.id])).toEqual([
      { ...row, user_id: null },
    ]);
  },
);

test("takes what the user wrote in a room along, and the room when nobody else decides in it", async () => {
  const { anna, bo } = await newPair();
  const created = await newAccount({ subscription: CANCELLED });
  const { anna: alone } = await newRoom({ account: created.id });
  expectSuccess(await created.client.rpc("bind_room", { secret: anna }));
  const note = "Annas anteckning";
  await asMember(anna, "answer_in_room", { answers: [answerTo("Vera", "yes", { note })] });
  await asMember(bo, "answer_in_room", { answers: [answerTo("Vera", "yes")] });
  const shared = { surname: "Lind", siblings: ["Alva"] };
  expectSuccess(await service.rpc("share_in_room", { secret: anna, shared }));

  expectSuccess(await deleteAccount(created));

  expect(await asMember(anna, "room_state")).toBeNull();
  expect(await asMember(alone, "room_state")).toBeNull();
  const { names, ...rest } = await stateOf(bo);
  expect(rest).toMatchObject({
    other: null,
    left: { name: "Anna" },
    shared: null,
    me: { answered: 1 },
  });
  // What Bo has seen stays.
  expect(names.find(({ name }) => name === "Vera")).toMatchObject({
    match: "yes-yes",
    otherNote: null,
  });
});

describe("delete_account", () => {
  test.each([
    ["a visitor", () => visitorClient()],
    ["the owner", () => account.client],
    ["another user", async () => (await newAccount({ subscription: PREMIUM })).client],
    ["an administrator", async () => (await newAccount({ isAdmin: true })).client],
  ])("is denied to %s, even with the lock", async (_who, client) => {
    const args = { account: account.id, lock: await lock(account) };
    expectDenied(await (await client()).rpc("delete_account", args));
    expect(await rowsByTable(account.id)).toMatchObject({ "auth.users": 1 });
  });

  test.each([
    ["without a lock", async () => null],
    ["with an invented lock", async () => randomUUID()],
    ["with the lock of another account", async () => lock(await newAccount())],
    [
      "with a lock that was released",
      async () => {
        const released = await lock(account);
        expectSuccess(await service.rpc("unlock_billing", { account: account.id, lock: released }));
        return released;
      },
    ],
    [
      "with a lock that has expired",
      async () => {
        const expired = await lock(account);
        await sql(
          `update public.billing_states set locked_until = now() - interval '1 second'
            where user_id = $1`,
          [account.id],
        );
        return expired;
      },
    ],
  ])("%s deletes nothing", async (_what, obtainLock) => {
    const args = { account: account.id, lock: await obtainLock() };
    const before = await rowsByTable(account.id);
    const { error } = await service.rpc("delete_account", args);
    expect(error?.message).toBe("billing_lock_lost");
    expect(await rowsByTable(account.id)).toEqual(before);
  });
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
});
