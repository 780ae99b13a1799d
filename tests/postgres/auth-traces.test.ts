/** What the auth service keeps of accounts is deleted with them, and when its time is over. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { AUTH_LOG_DAYS, UNCONFIRMED_ACCOUNT_DAYS } from "@/config/commitments.ts";
import { connect } from "./connections.ts";
import { applyMigrations, createDatabase, DEFAULT_PRIVILEGES, SUPERUSER } from "./databases.ts";

/** Of this file alone, which empties the tables. */
const DATABASE = "auth_traces";

let owner: pg.Pool;
let authService: pg.Pool;
let superuser: pg.Pool;

beforeAll(async () => {
  const port = inject("postgresPort");
  await createDatabase(port, DATABASE, DEFAULT_PRIVILEGES.closed);
  await applyMigrations(port, DATABASE);
  owner = connect(DATABASE);
  authService = connect(DATABASE, "supabase_auth_admin");
  superuser = connect(DATABASE, SUPERUSER);
});

afterAll(() => Promise.all([owner, authService, superuser].map((pool) => pool.end())));

async function sql(statement: string, parameters: unknown[] = []) {
  return (await owner.query<Record<string, unknown>>(statement, parameters)).rows;
}

const DELETE_EXPIRED = "select private.delete_expired_auth()";

afterEach(async () => {
  await sql("delete from auth.users");
  await sql("delete from auth.audit_log_entries");
  await sql("delete from auth.flow_state");
});

/** @param columns further ones, with their values in SQL */
async function newUser(columns: Readonly<Record<string, string>> = {}): Promise<string> {
  const id = randomUUID();
  await sql(
    `insert into auth.users (${["id", "email", ...Object.keys(columns)].join(", ")})
      values (${["$1", "$2", ...Object.values(columns)].join(", ")})`,
    [id, `${id}@example.se`],
  );
  return id;
}

async function log(payload: object, age = "0 days"): Promise<void> {
  await sql(
    `insert into auth.audit_log_entries (id, payload, created_at, ip_address)
      values ($1, $2, now() - $3::interval, '192.0.2.1')`,
    [randomUUID(), JSON.stringify(payload), age],
  );
}

async function count(table: string): Promise<number> {
  return (await sql(`select from auth.${table}`)).length;
}

const days = (number: number) => `now() - interval '${number} days'`;

test("a deleted account takes its log entries and begun sign-ins along, and those of no other", async () => {
  const [deleted, kept] = [await newUser(), await newUser()];
  for (const id of [deleted, kept]) {
    await log({ action: "login", actor_id: id, actor_username: `${id}@example.se` });
    await log({ action: "user_deleted", actor_id: randomUUID(), traits: { user_id: id } });
    await sql("insert into auth.flow_state (id, user_id) values ($1, $2)", [randomUUID(), id]);
  }
  await sql("insert into auth.flow_state (id) values ($1)", [randomUUID()]);
  await sql("delete from auth.users where id = $1", [deleted]);
  const entries = await sql("select payload::text from auth.audit_log_entries");
  expect(entries).toHaveLength(2);
  expect(JSON.stringify(entries)).not.toContain(deleted);
  expect(await count("flow_state")).toBe(2);
});

test("an account that the auth service itself deletes takes them along too", async () => {
  const id = await newUser();
  await log({ action: "login", actor_id: id });
  await authService.query("delete from auth.users");
  expect(await count("audit_log_entries")).toBe(0);
});

test.each([
  ["drop table auth.audit_log_entries, auth.flow_state", "the tables are missing"],
  [
    "revoke all on auth.audit_log_entries, auth.flow_state from postgres",
    "it may not delete from them",
  ],
])("accounts can be deleted where %s: %s", async (change) => {
  const id = await newUser({ created_at: days(UNCONFIRMED_ACCOUNT_DAYS + 1) });
  await newUser();
  const client = await superuser.connect();
  try {
    await client.query(`begin; ${change}; set local role postgres`);
    await client.query(DELETE_EXPIRED);
    const { rows } = await client.query("delete from auth.users returning id");
    expect(rows).toHaveLength(1);
    expect(rows).not.toContainEqual({ id });
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test(`log entries are deleted after ${AUTH_LOG_DAYS} days`, async () => {
  await log({ action: "login" }, `${AUTH_LOG_DAYS - 1} days`);
  await log({ action: "login" }, `${AUTH_LOG_DAYS + 1} days`);
  await sql("call private.delete_all_expired()");
  expect(await count("audit_log_entries")).toBe(1);
});

const OLD = { created_at: days(UNCONFIRMED_ACCOUNT_DAYS + 1) };

test(`an account that nobody has confirmed is deleted after ${UNCONFIRMED_ACCOUNT_DAYS} days, with its profile`, async () => {
  const old = await newUser(OLD);
  const young = await newUser({ created_at: days(UNCONFIRMED_ACCOUNT_DAYS - 1) });
  await log({ action: "user_confirmation_requested", actor_id: old });
  await sql("call private.delete_all_expired()");
  expect(await sql("select id from auth.users")).toEqual([{ id: young }]);
  expect(await sql("select user_id from public.profiles")).toEqual([{ user_id: young }]);
  expect(await count("audit_log_entries")).toBe(0);
});

test.each([
  ["has confirmed its address", { email_confirmed_at: days(0) }],
  ["has signed in", { last_sign_in_at: days(0) }],
  ["was invited", { invited_at: days(8) }],
  ["has a telephone", { phone_confirmed_at: days(8) }],
])("an old account that %s is kept", async (_what, columns) => {
  await newUser({ ...OLD, ...columns });
  await sql(DELETE_EXPIRED);
  expect(await count("users")).toBe(1);
});
