/** Databases like those of a hosted Supabase project, on the server that global-setup.ts starts. */
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { TEST_HOST } from "../../dev/free-port.ts";

export const MIGRATIONS = "supabase/migrations";

/** The role that initialises the server. */
export const SUPERUSER = "supabase_admin";

/** What a project grants the API roles on new tables, functions and sequences. */
export const DEFAULT_PRIVILEGES = {
  /** Everything, as all projects did at first. */
  open: `
    alter default privileges in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public
      grant all on sequences to anon, authenticated, service_role;`,
  /** Nothing, as a new project may choose. */
  closed: "",
} as const;

export type DatabaseName = keyof typeof DEFAULT_PRIVILEGES;

export async function createRoles(port: number): Promise<void> {
  await runScripts(port, SUPERUSER, "postgres", [await scriptOf("hosted-roles.sql")]);
}

/** Creates a database without any migration. */
export async function createDatabase(
  port: number,
  name: string,
  privileges: string,
): Promise<void> {
  await runScripts(port, SUPERUSER, "postgres", [`create database ${name} owner postgres`]);
  await runScripts(port, SUPERUSER, name, [await scriptOf("hosted-database.sql")]);
  await runScripts(port, "postgres", name, [privileges]);
}

/** The migrations in the order in which they are applied: that of their names. */
export function migrationFiles(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith(".sql"))
    .sort();
}

/** Applies all migrations, or those that are given. */
export async function applyMigrations(
  port: number,
  name: string,
  files: readonly string[] = migrationFiles(),
): Promise<void> {
  const scripts = await Promise.all(files.map((file) => readFile(join(MIGRATIONS, file), "utf8")));
  // The settings of roles belong to the whole server, which refuses to change one twice at a time.
  const turn = new pg.Client({ host: TEST_HOST, port, user: SUPERUSER, database: "postgres" });
  await turn.connect();
  try {
    await turn.query("select pg_advisory_lock(1)");
    await runScripts(port, "postgres", name, scripts);
  } finally {
    await turn.end();
  }
}

function scriptOf(file: string): Promise<string> {
  return readFile(join(import.meta.dirname, file), "utf8");
}

async function runScripts(
  port: number,
  user: string,
  database: string,
  scripts: readonly string[],
): Promise<void> {
  const client = new pg.Client({ host: TEST_HOST, port, user, database });
  await client.connect();
  try {
    for (const script of scripts) await client.query(script);
  } finally {
    await client.end();
  }
}
