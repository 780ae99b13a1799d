import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { TEST_HOST } from "../../dev/free-port.ts";
import type { DatabaseName } from "./databases.ts";

/** More connections than the work of any test needs at the same time. */
const MAX_CONNECTIONS = 12;

export function connect(database: string, user = "postgres"): pg.Pool {
  return new pg.Pool({
    host: TEST_HOST,
    port: inject("postgresPort"),
    database,
    user,
    max: MAX_CONNECTIONS,
  });
}

export interface Connections {
  /** Connections of the role that owns the tables. */
  readonly owner: pg.Pool;
  /** Runs one statement as the owner of the tables and returns its rows. */
  readonly sql: (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Creates a user as the auth service does, and returns the id. */
  readonly newUser: (metadata?: object) => Promise<string>;
  readonly close: () => Promise<void>;
}

export function connectTo(database: DatabaseName): Connections {
  const owner = connect(database);
  const authService = connect(database, "supabase_auth_admin");
  return {
    owner,
    async sql(statement, parameters) {
      return (await owner.query(statement, parameters)).rows;
    },
    async newUser(metadata = {}) {
      const id = randomUUID();
      await authService.query(
        "insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)",
        [id, `${id}@example.se`, metadata],
      );
      return id;
    },
    async close() {
      await Promise.all([owner.end(), authService.end()]);
    },
  };
}

export type ApiRole = "anon" | "authenticated" | "service_role";

/** Runs in the rest of the transaction as the API does for a caller with this role and user. */
export async function becomeCaller(
  client: pg.ClientBase,
  role: ApiRole,
  userId: string | null,
): Promise<void> {
  await client.query("select set_config('request.jwt.claims', $1, true)", [
    JSON.stringify({ role, ...(userId !== null && { sub: userId }) }),
  ]);
  await client.query(`set local role ${role}`);
}

/** Runs in a transaction of an own connection; rolls back if it throws. */
export async function transaction<Result>(
  pool: pg.Pool,
  run: (client: pg.ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await run(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
