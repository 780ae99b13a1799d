import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { CELLS, type Outcome, type Role, type Table, type Verb } from "./access-table.ts";
import { type Account, newAccount } from "./accounts.ts";
import { service, sql, visitorClient } from "./backend.ts";

type SignedInRole = Exclude<Role, "visitor" | "service">;

/** The row that a caller tries to read or write. */
interface Target {
  readonly table: Table;
  /** The column that identifies the row, and its value. */
  readonly key: readonly [column: string, value: string];
  readonly row: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
}

const OWNED_TABLES = [
  "profiles",
  "admin_users",
  "subscribers",
  "stripe_customers",
  "name_lists",
  "favorites",
];

const FEATURE = "attacked_feature";

let accounts: Record<SignedInRole, Account>;
let other: Account;

beforeAll(async () => {
  const [free, premium, admin, another] = await Promise.all([
    newAccount(),
    newAccount(),
    newAccount(),
    newAccount(),
  ]);
  accounts = { free, premium, admin };
  other = another;
});

/** Gives every user one row in every table; all lists are public. */
beforeEach(async () => {
  const ids = [...Object.values(accounts), other].map(({ id }) => id);
  for (const table of OWNED_TABLES) {
    await sql(`delete from public.${table} where user_id = any($1)`, [ids]);
  }
  await sql("insert into public.profiles (user_id) select unnest($1::uuid[])", [ids]);
  await sql(
    `insert into public.admin_users (user_id, is_admin)
      select id, id = $2 from unnest($1::uuid[]) as id`,
    [ids, accounts.admin.id],
  );
  await sql(
    `insert into public.subscribers (user_id, subscribed)
      select id, id = $2 from unnest($1::uuid[]) as id`,
    [ids, accounts.premium.id],
  );
  await sql(
    `insert into public.name_lists (user_id, title, is_public)
      select id, 'Lista', true from unnest($1::uuid[]) as id`,
    [ids],
  );
  await sql(
    `insert into public.stripe_customers (user_id, customer_id)
      select id, 'cus_' || replace(id::text, '-', '') from unnest($1::uuid[]) as id`,
    [ids],
  );
  await sql(
    `insert into public.favorites (user_id, page, name)
      select id, 'fornamn', 'Astrid' from unnest($1::uuid[]) as id`,
    [ids],
  );
  await sql(
    "insert into public.plan_features (feature_key, feature_name) values ($1, 'Attackerad')",
    [FEATURE],
  );
});

afterEach(async () => {
  await sql("delete from public.plan_features where feature_key = $1", [FEATURE]);
});

function featureTarget(): Target {
  return {
    table: "plan_features",
    key: ["feature_key", FEATURE],
    row: { feature_key: FEATURE, feature_name: "Prov" },
    change: { free_plan: true },
  };
}

function targetOf(table: Table, owner: Account): Target {
  const key = ["user_id", owner.id] as const;
  const user_id = owner.id;
  switch (table) {
    case "profiles":
      return {
        table,
        key,
        row: { user_id, full_name: "Nytt namn", email: "ny@example.se" },
        change: { full_name: "Ändrat namn" },
      };
    case "admin_users":
      return { table, key, row: { user_id, is_admin: true }, change: { is_admin: true } };
    case "subscribers":
      return {
        table,
        key,
        row: { user_id, subscribed: true },
        change: { subscribed: true, subscription_tier: "Plus" },
      };
    case "name_lists":
      return { table, key, row: { user_id, title: "Ny lista" }, change: { title: "Ändrad lista" } };
    case "stripe_customers":
      return {
        table,
        key,
        row: { user_id, customer_id: "cus_stulen" },
        change: { customer_id: "cus_bytt" },
      };
    case "favorites":
      return {
        table,
        key,
        row: { user_id, page: "efternamn", name: "Lind" },
        change: { name: "Berg" },
      };
    case "plan_features":
      return featureTarget();
  }
}

function clientOf(role: Role): SupabaseClient {
  if (role === "visitor") return visitorClient();
  return role === "service" ? service : accounts[role].client;
}

async function stored({ table, key }: Target): Promise<unknown[]> {
  const { data, error } = await service
    .from(table)
    .select()
    .eq(...key);
  if (error) throw error;
  return data;
}

async function remove({ table, key }: Target): Promise<void> {
  const { error } = await service
    .from(table)
    .delete()
    .eq(...key);
  if (error) throw error;
}

/** Runs the verb; `data` is null for the verbs that read nothing. */
async function attempt(
  client: SupabaseClient,
  verb: Verb,
  { table, key, row, change }: Target,
): Promise<{ error: PostgrestError | null; data: unknown[] | null }> {
  const rows = client.from(table);
  switch (verb) {
    case "select":
      return rows.select().eq(...key);
    case "insert":
      return rows.insert(row);
    case "update":
      return rows.update(change).eq(...key);
    case "delete":
      return rows.delete().eq(...key);
  }
}

/** For example "name_lists: premium, delete of another's row: no rows". */
const CASES = CELLS.map((cell) => {
  const { table, role, verb, owner, outcome } = cell;
  return [`${table}: ${role}, ${verb} of ${owner} row: ${outcome}`, cell] as const;
});

test.each(CASES)("%s", async (_name, cell) => {
  const owner =
    cell.owner === "own" && cell.role !== "visitor" && cell.role !== "service"
      ? accounts[cell.role]
      : other;
  const target = targetOf(cell.table, owner);
  if (cell.verb === "insert") await remove(target);
  const before = await stored(target);

  const { error, data } = await attempt(clientOf(cell.role), cell.verb, target);

  const after = await stored(target);
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  if (error) expect(error.code).toBe("42501");
  const isAllowed = cell.verb === "select" ? (data ?? []).length > 0 : isChanged;
  let outcome: Outcome = isAllowed ? "allowed" : "no rows";
  if (error) outcome = "denied";
  expect(outcome).toBe(cell.outcome);
  // A refused write must not change the row, whatever the response says.
  expect(isChanged).toBe(cell.outcome === "allowed" && cell.verb !== "select");
});
