import { readdir, readFile } from "node:fs/promises";
import { SUPABASE_AUTH_HELPERS_SQL } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";

/**
 * What a hosted project has before its first migration: the roles of the API, and their default
 * privileges in the schema public.
 */
const HOSTED_PRIVILEGES = `
  do $$
  begin
    create role anon nologin;
    create role authenticated nologin;
    create role service_role nologin bypassrls;
  exception when duplicate_object then null;
  end;
  $$;
  grant usage on schema public to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  create schema if not exists auth;
  ${SUPABASE_AUTH_HELPERS_SQL}
  grant usage on schema auth to anon, authenticated, service_role;
`;

/**
 * Opens an embedded Postgres.
 *
 * @param folder for its data; null keeps it in memory
 */
export async function openDatabase(folder: string | null): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url: folder ?? "memory://" });
  await forgetArrays(connection);
  // At its first request, the connection grants all tables to all roles, which undoes what the
  // migrations revoke. In this state it skips that.
  Object.assign(connection, { rlsState: "active" });
  return connection;
}

/** The types whose arrays a query of the site, or of the connection itself, may return. */
const ARRAY_ELEMENTS =
  "bool int2 int4 int8 numeric text varchar name char oid uuid json jsonb date timestamptz";

/**
 * The driver copies its parsers for each query, among them those of the arrays of 290 types, most of them rows of the
 * catalogue: a simple query took twice as long.
 */
async function forgetArrays({ driver }: PgliteConnection): Promise<void> {
  const { rows } = await driver.query<{ array: number }>(
    `select typarray as array from pg_type where typarray <> 0 and typname <> all ($1)`,
    [ARRAY_ELEMENTS.split(" ")],
  );
  for (const { array } of rows) delete driver.parsers[array];
}

/** Whether the database has migrations that are not in supabase/migrations; new ones then do not fit. */
export async function hasUnknownMigrations({ driver }: PgliteConnection): Promise<boolean> {
  const history = "supabase_migrations.schema_migrations";
  const { rows: found } = await driver.query(`select where to_regclass('${history}') is not null`);
  if (found.length === 0) return false;
  const { rows: applied } = await driver.query<{ version: string }>(
    `select version from ${history}`,
  );
  const files = await readdir("supabase/migrations");
  const known = new Set(files.map((file) => file.split("_")[0]));
  return applied.some(({ version }) => !known.has(version));
}

/** Gives an empty database the roles and privileges of a new hosted project. */
export async function prepareDatabase(connection: PgliteConnection): Promise<void> {
  await connection.exec(HOSTED_PRIVILEGES);
}

/** Adds the development accounts. supabase/seed.sql refuses to run on a hosted database. */
export async function seedDatabase(connection: PgliteConnection): Promise<void> {
  await connection.exec("set namnfynd.is_local = 'on'");
  await connection.exec(await readFile("supabase/seed.sql", "utf8"));
}

/** Whether there are accounts, so that the database has been seeded. */
export async function hasAccounts(connection: PgliteConnection): Promise<boolean> {
  const { rows } = await connection.exec<{ rows: unknown[] }>("select 1 from auth.users limit 1");
  return rows.length > 0;
}
