import type { PostgrestError, SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Outcome, type Role, TABLES, type Verb } from "./access-table.ts";
import {
  type AccountIds,
  CASES,
  removeFeature,
  removeRows,
  resetTable,
  type SignedInRole,
  storedRows,
  type Target,
  targetOf,
} from "./access-targets.ts";
import { type Account, newAccount } from "./accounts.ts";
import { service, sql, visitorClient } from "./backend.ts";

let accounts: Record<SignedInRole, Account>;
let ids: AccountIds;

beforeAll(async () => {
  const [free, premium, admin, other] = await Promise.all([
    newAccount(),
    newAccount(),
    newAccount(),
    newAccount(),
  ]);
  accounts = { free, premium, admin };
  ids = { free: free.id, premium: premium.id, admin: admin.id, other: other.id };
  for (const table of TABLES) await resetTable(sql, table, ids);
});

afterAll(() => removeFeature(sql));

function clientOf(role: Role): SupabaseClient {
  if (role === "visitor") return visitorClient();
  return role === "service" ? service : accounts[role].client;
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

test.each(CASES)("%s", async (_name, cell) => {
  await resetTable(sql, cell.table, ids);
  const target = targetOf(cell, ids);
  if (cell.verb === "insert") await removeRows(sql, target);
  const before = await storedRows(sql, target);

  const { error, data } = await attempt(clientOf(cell.role), cell.verb, target);

  const after = await storedRows(sql, target);
  const isChanged = JSON.stringify(after) !== JSON.stringify(before);
  if (error) expect(error.code).toBe("42501");
  const isAllowed = cell.verb === "select" ? (data ?? []).length > 0 : isChanged;
  let outcome: Outcome = isAllowed ? "allowed" : "no rows";
  if (error) outcome = "denied";
  expect(outcome).toBe(cell.outcome);
  // A refused write must not change the row, whatever the response says.
  expect(isChanged).toBe(cell.outcome === "allowed" && cell.verb !== "select");
});
