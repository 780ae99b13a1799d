/** What keeps each table from growing without end, whatever visitors and users send. */
import { expect, test } from "vitest";
import { sql } from "./backend.ts";

/** A row for each account, by its key. */
const ONE = "one of each account";
/** Of its owner the most that a trigger or function lets in, exact under concurrent writes. */
const CAP = "capped for each owner";
/** Capped for an account; without one, by how many a network makes in an hour and a time of keeping. */
const NETWORK = "capped for each account and counted for each network";
/** By what costs money: a purchase, or an event that Stripe has signed. */
const PAID = "made by a payment";
/** With the row that it belongs to, which has a bound of its own. */
const PART = "part of another row";
/** Only by the operator and administrators. */
const TRUSTED = "written by administrators";
/** Sent by anyone: a human check, of a notice of withdrawal above a number of each network, and a time of keeping. */
const CHECKED = "checked above a number";
/** A row for each open matter: a purchase, a notice of withdrawal, a decision to be mailed, or a job. */
const MATTER = "deleted with what it is about";
/** One row for each sender and function, and only for a day. */
const COUNTER = "a counter of each sender";

const BOUNDS: Readonly<Record<string, string>> = {
  "public.admin_users": TRUSTED,
  "public.api_keys": CAP,
  "private.api_key_hashes": PART,
  "public.billing_states": ONE,
  "private.decision_mails": MATTER,
  "private.deleted_lists": CAP,
  "public.content_reports": CHECKED,
  "public.favorites": CAP,
  "public.function_calls": COUNTER,
  "public.list_takedowns": TRUSTED,
  "public.name_lists": CAP,
  "public.plan_feature_changes": TRUSTED,
  "public.plan_features": TRUSTED,
  "public.profiles": ONE,
  "public.purchase_confirmations": PAID,
  "public.renewal_reminders": PAID,
  "private.operator_alerts": MATTER,
  "private.room_links": PART,
  "private.room_members": PART,
  "private.room_names": PART,
  "private.room_reveals": PART,
  "private.room_votes": PART,
  "private.rooms": NETWORK,
  "public.stripe_customers": PAID,
  "public.stripe_events": PAID,
  "public.subscribers": ONE,
  "public.withdrawals": CHECKED,
};

function tablesWith(bound: string): string[] {
  return Object.keys(BOUNDS).filter((table) => BOUNDS[table] === bound);
}

test("each table has a bound", async () => {
  const rows = await sql(
    `select format('%s.%s', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private')`,
  );
  expect(Object.keys(BOUNDS).sort()).toEqual(rows.map(({ name }) => name).sort());
});

test("the user is the key of a table with one row of each account", async () => {
  const rows = await sql(
    `select conrelid::regclass::text as name from pg_constraint
      where contype = 'p' and pg_get_constraintdef(oid) = 'PRIMARY KEY (user_id)'`,
  );
  const keyed = rows.map(({ name }) => `public.${String(name).replace(/^public\./, "")}`);
  expect(keyed).toEqual(expect.arrayContaining(tablesWith(ONE)));
});

test("what is part of another row is deleted with it", async () => {
  const rows = await sql(
    `select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confdeltype = 'c' and connamespace = 'private'::regnamespace`,
  );
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(tablesWith(PART)));
});

test("what can be sent without an account has a time of keeping", async () => {
  const [row] = await sql(
    "select prosrc from pg_proc where oid = 'private.delete_expired()'::regprocedure",
  );
  for (const table of [...tablesWith(CHECKED), ...tablesWith(COUNTER), ...tablesWith(NETWORK)]) {
    expect(row?.prosrc).toContain(`delete from ${table} where`);
  }
});
