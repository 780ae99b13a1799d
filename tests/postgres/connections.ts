import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { TEST_HOST } from "../../dev/free-port.ts";
import type { DatabaseName } from "./databases.ts";

/** More connections than the work of most tests needs at the same time. */
const MAX_CONNECTIONS = 12;

export function connect(
  database: string,
  user = "postgres",
  max: number = MAX_CONNECTIONS,
): pg.Pool {
  return new pg.Pool({
    host: TEST_HOST,
    port: inject("postgresPort"),
    database,
    user,
    max,
  });
}

export interface Connections {
  /** Connections of the role that owns the tables. */
  readonly owner: pg.Pool;
  /** Runs one statement as the owner of the tables and returns its rows. */
  readonly sql: (statement: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Creates a user as the auth service does, and returns the id. */
  readonly newUser: (metadata?: object) => Promise<string>;
  /** Creates a user with Premium. */
  readonly newSubscriber: () => Promise<string>;
}

/** Connections for the tests of the file or the `describe` that calls it; they close after these. */
export function connectTo(database: DatabaseName): Connections {
  const owner = connect(database);
  const authService = connect(database, "supabase_auth_admin");
  afterAll(() => Promise.all([owner.end(), authService.end()]));

  async function newUser(metadata = {}): Promise<string> {
    const id = randomUUID();
    await authService.query(
      "insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3)",
      [id, `${id}@example.se`, metadata],
    );
    return id;
  }

  return {
    owner,
    async sql(statement, parameters) {
      return (await owner.query(statement, parameters)).rows;
    },
    newUser,
    async newSubscriber() {
      const id = await newUser();
      await owner.query("insert into public.subscribers (user_id, subscribed) values ($1, true)", [
        id,
      ]);
      return id;
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

/** Runs in a transaction on a connection of its own; rolls back if it throws. */
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

/** How many connections compete for the same rows. */
export const COMPETITORS = 8;

type Attempt = (client: pg.ClientBase, index: number) => Promise<unknown>;

/** Runs the attempt in transactions of several connections at once. */
export function compete(
  { owner }: Connections,
  attempt: Attempt,
): Promise<PromiseSettledResult<unknown>[]> {
  const attempts = Array.from({ length: COMPETITORS }, (_, index) =>
    transaction(owner, (client) => attempt(client, index)),
  );
  return Promise.allSettled(attempts);
}

/**
 * Holds a transaction open until each of the competing ones has ended or waits for a lock, so that
 * what they see does not depend on their speed.
 */
export async function competeWith(
  connections: Connections,
  first: (client: pg.ClientBase) => Promise<unknown>,
  end: "commit" | "rollback",
  attempt: Attempt,
): Promise<PromiseSettledResult<unknown>[]> {
  const holder = await connections.owner.connect();
  try {
    await holder.query("begin");
    await first(holder);
    const pids: unknown[] = [];
    let ended = 0;
    const results = compete(connections, async (client, index) => {
      const { rows } = await client.query("select pg_backend_pid() as pid");
      pids.push(rows[0]?.pid);
      return attempt(client, index).finally(() => {
        ended += 1;
      });
    });
    let waiting = 0;
    while (ended + waiting < COMPETITORS) {
      const [row] = await connections.sql(
        `select count(*)::int as waiting from pg_stat_activity
          where pid = any($1::int[]) and wait_event_type = 'Lock'`,
        [pids],
      );
      waiting = Number(row?.waiting);
    }
    await holder.query(end);
    return await results;
  } catch (error) {
    await holder.query("rollback");
    throw error;
  } finally {
    holder.release();
  }
}

/** The values of the attempts that did not fail. */
export function valuesOf(results: readonly PromiseSettledResult<unknown>[]): unknown[] {
  return results.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
}

/** The messages of the attempts that failed. */
export function messagesOf(results: readonly PromiseSettledResult<unknown>[]): string[] {
  return results.flatMap((result) =>
    result.status === "rejected" && result.reason instanceof Error ? [result.reason.message] : [],
  );
}
