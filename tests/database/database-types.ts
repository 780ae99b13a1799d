/**
 * Renders the type `Database` of supabase-js from a migrated database, in the format of
 * `supabase gen types`. Three things differ: the type holds only what one role may read, write and
 * call, so that a call that the privileges would refuse does not compile; a column with a check
 * constraint `in (…)` is the union of its values; and SQL comments become doc comments.
 */
import { sql } from "./backend.ts";
import {
  type Column,
  columnsOf,
  type DatabaseFunction,
  functionsOf,
  type Parameter,
} from "./rights.ts";

/** What a Postgres type is in JSON. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: "number",
  boolean: "boolean",
  date: "string",
  integer: "number",
  jsonb: "unknown",
  text: "string",
  "timestamp with time zone": "string",
  uuid: "string",
  void: "undefined",
};

/** The source of a module that exports `Database`, as the role sees the schema public. */
export async function renderDatabaseTypes(role: string): Promise<string> {
  await refuseRelationships();
  const columns = await columnsOf(sql, role);
  const tables = new Set(columns.map(({ table }) => table));
  const lines = [
    "/**",
    ` * What the database role \`${role}\` may read, write and call.`,
    " *",
    " * Generated from supabase/migrations; do not edit. After a new migration, run",
    " * `npx vitest run --project database tests/database/database-types.test.ts -u`.",
    " */",
    "export type Database = {",
    "public: {",
    "Tables: {",
    ...[...tables].flatMap((name) =>
      renderTable(
        name,
        columns.filter(({ table }) => table === name),
      ),
    ),
    "};",
    "Views: Record<never, never>;",
    "Functions: {",
    ...(await functionsOf(sql, role)).flatMap((called) => renderFunction(called, columns)),
    "};",
    "};",
    "};",
  ];
  return `${indent(lines).join("\n")}\n`;
}

/** Embedded resources would need types of their own, and no table has any to embed yet. */
async function refuseRelationships(): Promise<void> {
  const foreignKeys = await sql<{ name: string }>(
    `select conname as name from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace
        and confrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
  );
  const [first] = foreignKeys;
  if (first) throw new Error(`${first.name} joins two tables of the API: render "Relationships"`);
}

function renderTable(name: string, columns: readonly Column[]): string[] {
  return [
    ...docComment(columns[0]?.tableComment ?? null),
    `${name}: {`,
    ...renderObject(
      "Row: ",
      columns
        .filter(({ canSelect }) => canSelect)
        .flatMap((column) => [
          ...docComment(column.comment),
          `${column.name}: ${columnType(column)};`,
        ]),
    ),
    ...renderObject(
      "Insert: ",
      columns
        .filter(({ canInsert }) => canInsert)
        .map((column) => {
          const isOptional = column.hasDefault || column.isNullable;
          return `${column.name}${isOptional ? "?" : ""}: ${columnType(column)};`;
        }),
    ),
    ...renderObject(
      "Update: ",
      columns
        .filter(({ canUpdate }) => canUpdate)
        .map((column) => `${column.name}?: ${columnType(column)};`),
    ),
    "Relationships: [];",
    "};",
  ];
}

/** @param known the columns of the tables, whose rows a function may return */
function renderFunction(called: DatabaseFunction, known: readonly Column[]): string[] {
  const { name, comment, parameters, columns, returnedTable, returnsSet } = called;
  const ofTable = known.filter(({ table }) => table === returnedTable);
  const arraySuffix = returnsSet ? "[]" : "";
  const returns =
    columns.length > 0
      ? renderObject(
          "Returns: ",
          columns.map((column) => {
            const stored = ofTable.find((other) => other.name === column.name);
            return `${column.name}: ${stored ? columnType(stored) : typeOf(column.type)};`;
          }),
          arraySuffix,
        )
      : [`Returns: ${typeOf(called.returnType)}${arraySuffix};`];
  return [
    ...docComment(comment),
    `${name}: {`,
    ...renderObject("Args: ", parameters.map(renderParameter)),
    ...returns,
    "};",
  ];
}

function renderParameter({ name, type, isOptional }: Parameter): string {
  return `${name}${isOptional ? "?" : ""}: ${typeOf(type)};`;
}

/** An object type, or `never` without any member. */
function renderObject(start: string, members: readonly string[], end = ""): string[] {
  return members.length === 0 ? [`${start}never;`] : [`${start}{`, ...members, `}${end};`];
}

function columnType({ type, valueCheck, isNullable }: Column): string {
  const values = [...(valueCheck ?? "").matchAll(/'([^']*)'::text/g)].map(([, value]) => value);
  const base =
    values.length > 0 ? values.map((value) => JSON.stringify(value)).join(" | ") : typeOf(type);
  return isNullable ? `${base} | null` : base;
}

function typeOf(postgresType: string): string {
  const element = TYPES[postgresType.replace(/\[\]$/, "")];
  if (element === undefined) throw new Error(`Add the Postgres type "${postgresType}" to TYPES`);
  return postgresType.endsWith("[]") ? `${element}[]` : element;
}

function docComment(text: string | null): string[] {
  return text === null ? [] : [`/** ${text} */`];
}

/** Indents by the braces that a line opens and closes. */
function indent(lines: readonly string[]): string[] {
  let depth = 0;
  return lines.map((line) => {
    if (line.startsWith("}")) depth -= 1;
    const indented = `${"  ".repeat(depth)}${line}`;
    if (line.endsWith("{")) depth += 1;
    return indented;
  });
}
