/** The rows that each role tries to read and write; see access-table.ts. */
import { CELLS, type Cell, type Role, type Table } from "./access-table.ts";

/** The row that a caller tries to read or write. */
export interface Target {
  readonly table: Table;
  /** The column that identifies the row, and its value. */
  readonly key: readonly [column: string, value: string];
  readonly row: Readonly<Record<string, unknown>>;
  readonly change: Readonly<Record<string, unknown>>;
}

/** The roles with an account, and the user whose rows they attack. */
export type AccountIds = Readonly<Record<SignedInRole | "other", string>>;

export type SignedInRole = Exclude<Role, "visitor" | "service">;

type Sql = (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

const FEATURE = "attacked_feature";

/** One row for each user in every table that has users. */
const INSERTIONS: Readonly<Record<Exclude<Table, "plan_features">, string>> = {
  profiles: "(user_id) select id",
  admin_users: "(user_id) select id",
  subscribers: "(user_id) select id",
  stripe_customers:
    "(user_id, account_id, is_live, customer_id) select id, 'acct_1', false, 'cus_' || replace(id::text, '-', '')",
  billing_states: "(user_id) select id",
  stripe_events: "(id, user_id, type) select 'evt_' || replace(id::text, '-', ''), id, 'test'",
  function_calls: "(user_id, function_name) select id, 'withdraw'",
  purchase_confirmations: "(session_id, user_id) select 'cs_' || replace(id::text, '-', ''), id",
  renewal_reminders: "(user_id, renews_at) select id, now()",
  withdrawals: "(user_id, name, email, contract) select id, 'Astrid', 'a@example.se', 'Premium'",
  name_lists: "(user_id, title, is_public) select id, 'Lista', true",
  favorites: "(user_id, page, name) select id, 'fornamn', 'Astrid'",
  api_keys: "(user_id, name, prefix) select id, 'Nyckel', 'nf_abc123'",
  content_reports:
    "(user_id, list_id, address, concerns_child_abuse, explanation) select id, gen_random_uuid(), '/lista/x', true, 'Bilder'",
  list_takedowns: "(list_id, user_id, ground, reason) select gen_random_uuid(), id, 'law', 'Hot'",
  plan_feature_changes:
    "(user_id, feature_key, plan, was, became) select id, 'export', 'free', false, true",
};

/** Replaces the users' rows in a table; all lists are public. */
export async function resetTable(sql: Sql, table: Table, accounts: AccountIds): Promise<void> {
  if (table === "plan_features") {
    await removeFeature(sql);
    await sql(
      "insert into public.plan_features (feature_key, feature_name) values ($1, 'Attackerad')",
      [FEATURE],
    );
    return;
  }
  const ids = Object.values(accounts);
  await sql(`delete from public.${table} where user_id = any($1)`, [ids]);
  await sql(`insert into public.${table} ${INSERTIONS[table]} from unnest($1::uuid[]) as id`, [
    ids,
  ]);
  if (table === "admin_users") {
    await sql("update public.admin_users set is_admin = true where user_id = $1", [accounts.admin]);
  }
  if (table === "subscribers") {
    await sql("update public.subscribers set subscribed = true where user_id = $1", [
      accounts.premium,
    ]);
  }
}

/** Removes the feature that the attackers share, which other tests would count. */
export async function removeFeature(sql: Sql): Promise<void> {
  await sql("delete from public.plan_features where feature_key = $1", [FEATURE]);
}

export function storedRows(sql: Sql, { table, key }: Target): Promise<Record<string, unknown>[]> {
  return sql(`select * from public.${table} where ${key[0]} = $1`, [key[1]]);
}

export async function removeRows(sql: Sql, { table, key }: Target): Promise<void> {
  await sql(`delete from public.${table} where ${key[0]} = $1`, [key[1]]);
}

/** The row that the cell is about. */
export function targetOf({ table, role, owner }: Cell, accounts: AccountIds): Target {
  const isOwn = owner === "own" && role !== "visitor" && role !== "service";
  const user_id = isOwn ? accounts[role] : accounts.other;
  const key = ["user_id", user_id] as const;
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
    case "stripe_customers":
      return {
        table,
        key,
        row: { user_id, account_id: "acct_1", is_live: true, customer_id: "cus_stulen" },
        change: { customer_id: "cus_bytt" },
      };
    case "billing_states":
      return { table, key, row: { user_id, attempt: 1 }, change: { attempt: 2 } };
    case "stripe_events":
      return {
        table,
        key,
        row: { id: "evt_stulen", user_id, type: "test" },
        change: { type: "bytt" },
      };
    case "function_calls":
      return {
        table,
        key,
        row: { user_id, function_name: "create-checkout" },
        change: { calls: 0 },
      };
    case "purchase_confirmations":
      return {
        table,
        key,
        row: { session_id: "cs_stulen", user_id },
        change: { sent_at: "2001-01-01T00:00:00Z" },
      };
    case "renewal_reminders":
      return {
        table,
        key,
        row: { user_id, renews_at: "2099-01-01T00:00:00Z" },
        change: { sent_at: "2001-01-01T00:00:00Z" },
      };
    case "withdrawals":
      return {
        table,
        key,
        row: { user_id, name: "Astrid", email: "b@example.se", contract: "Premium" },
        change: { outcome: "refunded" },
      };
    case "name_lists":
      return { table, key, row: { user_id, title: "Ny lista" }, change: { title: "Ändrad lista" } };
    case "favorites":
      return {
        table,
        key,
        row: { user_id, page: "efternamn", name: "Lind" },
        change: { name: "Berg" },
      };
    case "api_keys":
      return {
        table,
        key,
        row: { user_id, name: "Ny nyckel", prefix: "nf_def456" },
        change: { day_calls: 0 },
      };
    case "content_reports":
      return {
        table,
        key,
        row: {
          user_id,
          list_id: "00000000-0000-4000-8000-000000000001",
          address: "/lista/y",
          concerns_child_abuse: true,
          explanation: "Bilder",
        },
        change: { explanation: "Inget" },
      };
    case "list_takedowns":
      return {
        table,
        key,
        row: {
          list_id: "00000000-0000-4000-8000-000000000002",
          user_id,
          ground: "terms",
          reason: "Hot",
        },
        change: { reason: "Inget" },
      };
    case "plan_feature_changes":
      return {
        table,
        key,
        row: { user_id, feature_key: "export", plan: "plus", was: true, became: false },
        change: { became: false },
      };
    case "plan_features":
      return {
        table,
        key: ["feature_key", FEATURE],
        row: { feature_key: FEATURE, feature_name: "Prov" },
        change: { free_plan: true },
      };
  }
}

/** For example "name_lists: premium, delete of another's row: no rows". */
export const CASES = CELLS.map((cell) => {
  const { table, role, verb, owner, outcome } = cell;
  return [`${table}: ${role}, ${verb} of ${owner} row: ${outcome}`, cell] as const;
});
