/** The commands of docs/backup.md: what they dump is everything, and comes back as it was. */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { pgDump } from "@electric-sql/pglite-tools/pg_dump";
import { App } from "@supabase/lite";
import { applyPendingMigrations } from "@supabase/lite/cli";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, prepareDatabase } from "../../dev/database.ts";
import { fillTables } from "./fill-tables.ts";

const guide = readFileSync("docs/backup.md", "utf8");

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** A database with the migrations, as `db push` leaves a new project. */
async function newProject(): Promise<Database> {
  const connection = await openDatabase(null);
  const app = new App({ connection, auth: { jwt_secret: randomUUID() } });
  await app.init();
  await prepareDatabase(connection);
  await applyPendingMigrations(app);
  return connection;
}

async function sqlOf(
  { driver }: Database,
  statement: string,
  parameters: unknown[] = [],
): Promise<Record<string, unknown>[]> {
  return (await driver.query<Record<string, unknown>>(statement, parameters)).rows;
}

/** What a backup has to bring back: all of ours, and of the auth service whom accounts are of. */
async function tablesOf(database: Database): Promise<string[]> {
  const rows = await sqlOf(
    database,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private')
        or (schemaname, tablename) in (('auth', 'users'), ('auth', 'identities'))
      order by 1`,
  );
  return rows.map(({ name }) => String(name));
}

async function rowsOf(database: Database): Promise<Record<string, string[]>> {
  const entries = (await tablesOf(database)).map(async (table) => {
    const rows = await sqlOf(
      database,
      `select to_jsonb(stored)::text as row from ${table} as stored order by 1`,
    );
    return [table, rows.map(({ row }) => String(row))] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

let project: Database;
let restored: Database;

beforeAll(async () => {
  project = await newProject();
  restored = await newProject();
  const sql = (statement: string, parameters?: unknown[]) => sqlOf(project, statement, parameters);
  for (const id of await fillTables(sql)) {
    await sql(
      `insert into auth.identities (id, provider_id, user_id, provider, identity_data)
        values ($1, $2, $2::text::uuid, 'email', '{}')`,
      [randomUUID(), id],
    );
  }
});

afterAll(() => Promise.all([project, restored].map((database) => database?.close())));

/** The arguments of pg_dump in the guide. */
function dumpArguments(): string[] {
  const [, command = ""] = /\npg_dump "\$DATABASE_URL" ([^|]*)\|/.exec(guide) ?? [];
  return command
    .split(/[\s\\]+/)
    .filter(Boolean)
    .map((argument) => argument.replaceAll("'", ""));
}

/** What the guide runs before it loads a dump. */
function preparation(): string[] {
  const [, command = ""] = /\| psql "\$NEW_DATABASE_URL"([^`]*)-f -/.exec(guide) ?? [];
  return [...command.matchAll(/-c '([^']+)'/g)].map(([, statement = ""]) => statement);
}

test("the example has a row in every table", async () => {
  const rows = await rowsOf(project);
  expect(Object.keys(rows).length).toBeGreaterThan(20);
  expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
});

test("everything that is dumped by the guide is restored by it, and nothing else", async () => {
  const dump = await (await pgDump({ pg: project.driver, args: dumpArguments() })).text();
  const script = ["begin", ...preparation(), dump, "commit"].join(";\n");
  await restored.driver.exec(script);
  expect(await rowsOf(restored)).toEqual(await rowsOf(project));
});

test("an order after the restoration has a number of its own", async () => {
  const [last] = await sqlOf(
    project,
    "select max(order_number)::int as number from public.purchase_confirmations",
  );
  const [next] = await sqlOf(
    restored,
    `insert into public.purchase_confirmations (session_id, user_id)
      select 'cs_next', id from auth.users limit 1 returning order_number::int as number`,
  );
  expect(next?.number).toBe(Number(last?.number) + 1);
});

test("the guide looks for orphaned rows in every table with an account", async () => {
  const rows = await sqlOf(
    project,
    `select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'auth.users'::regclass
        and connamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  );
  const names = rows.map(({ name }) => String(name));
  // As psql shows them: without the schema that is searched.
  const qualified = names.map((name) => (name.includes(".") ? name : `public.${name}`));
  expect(qualified.filter((name) => !guide.includes(`from ${name}\n`))).toEqual([]);
});
