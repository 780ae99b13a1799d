/** The access table on a server, with both kinds of default privileges of hosted projects. */
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import {
  type Cell,
  type Outcome,
  TABLES,
  type Table,
  type Verb,
} from "../database/access-table.ts";
import {
  type AccountIds,
  CASES,
  removeRows,
  resetTable,
  storedRows,
  type Target,
  targetOf,
} from "../database/access-targets.ts";
import { type ApiRole, becomeCaller, connectTo } from "./connections.ts";

/** What the migrations grant service_role; a project with open default privileges grants more. */
const SERVICE_PRIVILEGES: Readonly<Partial<Record<Table, readonly Verb[]>>> = {
  subscribers: ["select", "insert", "update"],
  stripe_customers: ["select", "insert", "delete"],
  billing_states: ["select", "insert", "update"],
  stripe_events: ["select", "insert"],
  function_calls: ["select", "insert", "update"],
  purchase_confirmations: ["select", "insert", "update"],
  renewal_reminders: ["select", "insert", "update"],
  withdrawals: ["select", "insert", "update"],
  plan_features: ["select"],
  content_reports: ["select", "insert", "update", "delete"],
  list_takedowns: ["select", "insert", "update", "delete"],
};

describe.each(["open", "closed"] as const)("with %s default privileges", (database) => {
  const connections = connectTo(database);
  let accounts: AccountIds;

  beforeAll(async () => {
    const { newUser, sql } = connections;
    accounts = {
      free: await newUser(),
      premium: await newUser(),
      admin: await newUser(),
      other: await newUser(),
    };
    for (const table of TABLES) await resetTable(sql, table, accounts);
  });

  test.each(CASES)("%s", async (_name, cell) => {
    const target = targetOf(cell, accounts);
    const client = await connections.owner.connect();
    const sql = async (statement: string, parameters?: unknown[]) =>
      (await client.query(statement, parameters)).rows;
    try {
      await client.query("begin");
      if (cell.verb === "insert") await removeRows(sql, target);
      const before = await storedRows(sql, target);

      const { error, count } = await attempt(client, cell, target, accounts);

      const after = await storedRows(sql, target);
      if (error) expect(error).toMatchObject({ code: "42501" });
      let outcome: Outcome = count > 0 ? "allowed" : "no rows";
      if (error) outcome = "denied";
      const expected = expectedOutcome(cell, database);
      expect(outcome).toBe(expected);
      expect(JSON.stringify(after) !== JSON.stringify(before)).toBe(
        expected === "allowed" && cell.verb !== "select",
      );
    } finally {
      await client.query("rollback");
      client.release();
    }
  });
});

function expectedOutcome(
  { table, role, verb, outcome }: Cell,
  database: "open" | "closed",
): Outcome {
  if (database === "open" || role !== "service") return outcome;
  return SERVICE_PRIVILEGES[table]?.includes(verb) ? "allowed" : "denied";
}

/** Runs the verb as the role, and continues as the owner whether or not it failed. */
async function attempt(
  client: pg.ClientBase,
  { role, verb }: Cell,
  target: Target,
  accounts: AccountIds,
): Promise<{ error: unknown; count: number }> {
  const apiRoles: Partial<Record<typeof role, ApiRole>> = {
    visitor: "anon",
    service: "service_role",
  };
  const userId = role === "visitor" || role === "service" ? null : accounts[role];
  await client.query("savepoint attempt");
  try {
    await becomeCaller(client, apiRoles[role] ?? "authenticated", userId);
    const { rowCount } = await client.query(...statementOf(verb, target));
    await client.query("reset role");
    return { error: null, count: rowCount ?? 0 };
  } catch (error) {
    await client.query("rollback to attempt");
    return { error, count: 0 };
  }
}

function statementOf(verb: Verb, { table, key, row, change }: Target): [string, unknown[]] {
  const [column, value] = key;
  const name = pg.escapeIdentifier(table);
  switch (verb) {
    case "select":
      return [`select * from public.${name} where ${column} = $1`, [value]];
    case "delete":
      return [`delete from public.${name} where ${column} = $1`, [value]];
    case "insert": {
      const columns = Object.keys(row).map(pg.escapeIdentifier);
      const places = columns.map((_column, index) => `$${index + 1}`);
      return [
        `insert into public.${name} (${columns.join(", ")}) values (${places.join(", ")})`,
        Object.values(row),
      ];
    }
    case "update": {
      const changes = Object.keys(change).map(
        (changed, index) => `${pg.escapeIdentifier(changed)} = $${index + 2}`,
      );
      return [
        `update public.${name} set ${changes.join(", ")} where ${column} = $1`,
        [value, ...Object.values(change)],
      ];
    }
  }
}
