import pg from "pg";
import * as v from "valibot";

/** A table, with the names of the columns that can be written; all quoted where SQL needs it. */
interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

const TABLES = v.array(v.object({ name: v.string(), columns: v.array(v.string()) }));

/** Of the auth service only whom accounts are of: a new project has other signing keys, so sessions end. */
const AUTH_TABLES = ["auth.identities", "auth.users"];

/** What the migrations insert, and a dump has too. */
export const FILLED_BY_MIGRATIONS = "public.plan_features";

/**
 * Connects to a database, over TLS unless it is on this machine, and closes the connection at the end.
 *
 * @param address a connection string, of which no part is printed
 */
export async function withDatabase<Result>(
  address: string,
  run: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const { hostname, searchParams } = new URL(address);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (!isHere && searchParams.get("sslmode") !== "verify-full") {
    throw new Error("The connection string needs sslmode=verify-full and sslrootcert=<file>");
  }
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // A policy that hides rows fails the command; a large table may take its time.
    await client.query("set row_security = off; set statement_timeout = 0");
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Everything that a backup has to bring back. */
export async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query(
    `select format('%I.%I', nspname, relname) as name,
        array_agg(quote_ident(attname) order by attnum) as columns
      from pg_class
        join pg_namespace on pg_namespace.oid = relnamespace
        join pg_attribute on attrelid = pg_class.oid
      where relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
        and (nspname in ('public', 'private') or format('%I.%I', nspname, relname) = any($1))
      group by 1 order by 1`,
    [AUTH_TABLES],
  );
  return v.parse(TABLES, rows);
}

/** The tables that migrations create, and those of the auth service. */
export function expectedTables(migrations: readonly string[]): readonly string[] {
  const [created, dropped] = [/^create table (\w+\.\w+)/gm, /^drop table (\w+\.\w+)/gm].map(
    (statement) =>
      migrations.flatMap((sql) => [...sql.matchAll(statement)].map(([, name = ""]) => name)),
  );
  return [...AUTH_TABLES, ...(created ?? []).filter((name) => !dropped?.includes(name))];
}
