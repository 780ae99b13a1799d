/**
 * Released migrations stay as they are, and later ones keep what is stored and what an older site and older
 * functions call: a tab that is open, or functions that are deployed minutes after the database.
 */
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { becomeCaller, connect } from "./connections.ts";
import {
  applyMigrations,
  createDatabase,
  DEFAULT_PRIVILEGES,
  migrationFiles,
  SUPERUSER,
} from "./databases.ts";
import {
  EDITED,
  hashesOf,
  type Release,
  ROLES,
  type Rows,
  readRelease,
  requiredColumns,
  storedRows,
} from "./release.ts";

const DATABASE = "upgraded";

const release = readRelease();
const released = Object.keys(release.migrations);
const added = migrationFiles().filter((file) => !released.includes(file));

test("no released migration is edited", () => {
  expect(hashesOf(released), EDITED).toEqual(release.migrations);
});

test("each later migration has a later time than the released ones", () => {
  const last = released.toSorted().at(-1) ?? "";
  expect(added.filter((file) => file < last)).toEqual([]);
});

describe("an upgrade of a filled database from the last release", () => {
  const pool = connect(DATABASE);
  afterAll(() => pool.end());
  let before: Rows;

  beforeAll(async () => {
    const port = inject("postgresPort");
    await createDatabase(port, DATABASE, DEFAULT_PRIVILEGES.closed);
    await applyMigrations(port, DATABASE, released);
    await storeRows(release.rows);
    before = await rolledBack(storedRows);
    await applyMigrations(port, DATABASE, added);
  });

  async function rolledBack<Result>(run: (client: pg.ClientBase) => Promise<Result>) {
    const client = await pool.connect();
    try {
      await client.query("begin");
      return await run(client);
    } finally {
      await client.query("rollback");
      client.release();
    }
  }

  /** What the upgraded database refuses to an older site, and what it has lost. */
  async function breaksOf(client: pg.ClientBase): Promise<string[]> {
    return [
      ...(await refusedStatements(client)),
      ...newlyRequired(await requiredColumns(client)),
      ...lostValues(before, await storedRows(client)),
    ];
  }

  test("begins with a row in every table", () => {
    expect(Object.keys(before).length).toBeGreaterThan(20);
    expect(Object.keys(before).filter((table) => before[table]?.length === 0)).toEqual([]);
  });

  test("breaks what the record says, and nothing else", async () => {
    expect(
      await rolledBack(breaksOf),
      "A visitor with an open page has the last release: add now, remove in a later release (docs/deployment.md, section 12).",
    ).toEqual(release.breaks);
  });

  test("may add tables and columns", async () => {
    const breaks = await rolledBack(async (client) => {
      await client.query(`alter table public.favorites add column reason text not null default '';
        create table public.reasons (id uuid primary key)`);
      return breaksOf(client);
    });
    expect(breaks).toEqual(release.breaks);
  });

  test.each([
    [
      "a column that is dropped",
      "alter table public.favorites drop column position",
      /^authenticated: select .* from public\.favorites: column "position" does not exist$/m,
    ],
    [
      "values that are dropped with their column",
      "alter table public.favorites drop column position",
      /^public\.favorites\.position is gone$/m,
    ],
    ["a row that is deleted", "delete from private.room_votes", /^private\.room_votes lost \{/m],
    [
      "a value that is changed",
      "update public.name_lists set title = 'Lista 2'",
      /^public\.name_lists lost \{.*"Lista"/m,
    ],
    [
      "an argument that is renamed",
      `drop function public.renew_share_token;
        create function public.renew_share_token(list_id uuid) returns uuid
          language sql return list_id;
        grant execute on function public.renew_share_token to authenticated`,
      /^authenticated: .*public\.renew_share_token\(list => .* does not exist$/m,
    ],
    [
      "a column that inserts have to name",
      `alter table public.favorites add column reason text default '';
        alter table public.favorites alter column reason set not null, alter column reason drop default`,
      /^public\.favorites\.reason is required$/m,
    ],
    [
      "a right on a column that is revoked",
      "revoke update (title) on public.name_lists from authenticated",
      /^authenticated: update public\.name_lists .*: permission denied/m,
    ],
    [
      "a function that is revoked",
      "revoke execute on function public.plan_matrix from anon",
      /^anon: select public\.plan_matrix\(\): permission denied/m,
    ],
    [
      "a key that upserts rely on",
      "alter table public.profiles drop constraint profiles_pkey",
      /^authenticated: insert into public\.profiles .*ON CONFLICT/m,
    ],
  ])("notices %s", async (_what, migration, broken) => {
    const breaks = await rolledBack(async (client) => {
      await client.query(migration);
      return breaksOf(client);
    });
    expect(breaks.join("\n")).toMatch(broken);
  });
});

/** Replaces all rows, whatever the triggers of their tables would do. */
async function storeRows(stored: Rows): Promise<void> {
  const pool = connect(DATABASE, SUPERUSER);
  const client = await pool.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    for (const [table, rows] of Object.entries(stored)) {
      const { rows: columns } = await client.query<{ names: string }>(
        `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
          where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [table],
      );
      const names = columns[0]?.names;
      await client.query(`delete from ${table}`);
      await client.query(
        `insert into ${table} (${names}) overriding system value
          select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query("commit");
  } finally {
    client.release();
    await pool.end();
  }
}

/** Plans each statement of the record as its role, which checks names, types and rights. */
async function refusedStatements(client: pg.ClientBase): Promise<string[]> {
  const refused: string[] = [];
  for (const role of ROLES) {
    for (const statement of release.statements[role]) {
      await client.query("savepoint planned");
      try {
        await becomeCaller(client, role, null);
        await client.query(`explain (generic_plan) ${statement}`);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        refused.push(`${role}: ${statement}: ${error.message}`);
      }
      await client.query("rollback to planned");
    }
  }
  return refused;
}

function newlyRequired(required: Release["required"]): string[] {
  return Object.entries(release.required).flatMap(([table, columns]) =>
    (required[table] ?? [])
      .filter((column) => !columns.includes(column))
      .map((column) => `${table}.${column} is required`),
  );
}

/** The columns that are gone, and the rows without one that has the same values in the other columns. */
function lostValues(before: Rows, after: Rows): string[] {
  return Object.entries(before).flatMap(([table, rows]) => {
    const [old = {}] = rows;
    const [example = old] = after[table] ?? [];
    const gone = Object.keys(old).filter((column) => !(column in example));
    const kept = Object.keys(old).filter((column) => column in example);
    const textOf = (row: Rows[string][number]) =>
      JSON.stringify(Object.fromEntries(kept.map((column) => [column, row[column]])));
    const stored = new Set(after[table]?.map(textOf));
    return [
      ...gone.map((column) => `${table}.${column} is gone`),
      ...rows
        .map(textOf)
        .filter((row) => !stored.has(row))
        .map((row) => `${table} lost ${row}`),
    ];
  });
}
