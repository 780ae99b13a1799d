/**
 * The record of the last release, supabase/release.json: which migrations are live, and what an upgrade of
 * the database must keep. scripts/record-release.ts writes it, and release.test.ts holds later migrations to it.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type pg from "pg";
import * as v from "valibot";
import { type Column, columnsOf, type DatabaseFunction, functionsOf } from "../database/rights.ts";
import { MIGRATIONS } from "./databases.ts";

/** The roles of the API. */
export const ROLES = ["anon", "authenticated", "service_role"] as const;

export const RELEASE_FILE = "supabase/release.json";

export const EDITED =
  "A released migration has changed: restore it, and write the change as a new file.";

const ROWS = v.record(v.string(), v.array(v.record(v.string(), v.unknown())));

/** Each table with its rows, as JSON. */
export type Rows = v.InferOutput<typeof ROWS>;

const STATEMENTS = v.array(v.string());

const RELEASE = v.object({
  /** What wrote the record. */
  script: v.string(),
  /** The released files, in their order, with their SHA-256. */
  migrations: v.record(v.string(), v.string()),
  /** What the next release breaks on purpose, as the test reports it. */
  breaks: v.array(v.string()),
  /** What site and functions may send to the database. */
  statements: v.object({
    anon: STATEMENTS,
    authenticated: STATEMENTS,
    service_role: STATEMENTS,
  }),
  /** The columns of each table of the API that an insert has to name. */
  required: v.record(v.string(), v.array(v.string())),
  /** Examples of what is stored. */
  rows: ROWS,
});

export type Release = v.InferOutput<typeof RELEASE>;

export function readRelease(): Release {
  return v.parse(RELEASE, JSON.parse(readFileSync(RELEASE_FILE, "utf8")));
}

/** The SHA-256 of each file of supabase/migrations; "missing" where there is none. */
export function hashesOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    files.map((file) => {
      const path = `${MIGRATIONS}/${file}`;
      if (!existsSync(path)) return [file, "missing"];
      return [file, createHash("sha256").update(readFileSync(path)).digest("hex")];
    }),
  );
}

/** Every kind of statement that each role of the API may run: the contract with a site that is older. */
export async function statementsOf(client: pg.ClientBase): Promise<Release["statements"]> {
  const sql = async (statement: string, parameters?: unknown[]) =>
    (await client.query(statement, parameters)).rows;
  const statements: Release["statements"] = { anon: [], authenticated: [], service_role: [] };
  for (const role of ROLES) {
    const columns = await columnsOf(sql, role);
    for (const name of new Set(columns.map(({ table }) => table))) {
      statements[role].push(...tableStatements(columns.filter(({ table }) => table === name)));
    }
    statements[role].push(...(await functionsOf(sql, role)).flatMap(callStatements));
  }
  return statements;
}

function tableStatements(columns: readonly Column[]): string[] {
  const [first] = columns;
  if (!first) return [];
  const table = `public.${first.table}`;
  const read = columns.filter(({ canSelect }) => canSelect);
  const inserted = columns.filter(({ canInsert }) => canInsert);
  const updated = columns.filter(({ canUpdate }) => canUpdate);
  const key = columns.filter(({ isKey }) => isKey);
  const changes = updated.map((column, index) => `${column.name} = ${placeOf(column, index)}`);
  return [
    `select ${namesOf(read)} from ${table}`,
    ...(inserted.length > 0
      ? [
          `insert into ${table} (${namesOf(inserted)}) values (${inserted.map(placeOf).join(", ")}) on conflict (${namesOf(key)}) do nothing`,
        ]
      : []),
    ...(updated.length > 0 ? [`update ${table} set ${changes.join(", ")}`] : []),
    ...(first.canDelete ? [`delete from ${table}`] : []),
  ];
}

/** A call with the arguments that it needs, and one with all that it may have. */
function callStatements({ name, parameters, columns }: DatabaseFunction): string[] {
  const needed = parameters.filter(({ isOptional }) => !isOptional);
  const calls = [needed, parameters].map((given) => {
    const places = given.map(
      (argument, index) => `${argument.name} => ${placeOf(argument, index)}`,
    );
    const call = `public.${name}(${places.join(", ")})`;
    return columns.length > 0 ? `select ${namesOf(columns)} from ${call}` : `select ${call}`;
  });
  return [...new Set(calls)];
}

function placeOf({ type }: { readonly type: string }, index: number): string {
  return `$${index + 1}::${type}`;
}

function namesOf(columns: readonly { readonly name: string }[]): string {
  return columns.map(({ name }) => name).join(", ");
}

/** The columns of each table of the API that an insert has to name: an older site does not know of another one. */
export async function requiredColumns(client: pg.ClientBase): Promise<Release["required"]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('public.%s', relname) as name,
        coalesce(
          json_agg(attname order by attname)
            filter (where attnotnull and not atthasdef and attidentity = ''),
          '[]'
        ) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0
      group by relname
      order by relname`,
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** What is stored in the tables of the migrations, and of whom. */
export async function storedRows(client: pg.ClientBase): Promise<Rows> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%s.%s', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'private') or (schemaname, tablename) = ('auth', 'users')
      order by 1`,
  );
  const stored: Rows = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ row: Rows[string][number] }>(
      `select to_jsonb(stored) as row from ${name} as stored`,
    );
    stored[name] = rows.map(({ row }) => row);
  }
  return stored;
}
