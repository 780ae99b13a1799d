/** The connection to the database, for which the operator sets DATABASE_URL. */
import pg from "npm:pg@8.23.1";
import {
  backendUrl,
  jobSecret,
  SettingError,
} from "../../supabase/functions/_shared/environment.ts";
import { checkDatabase, type HourlyCall, type Query, UNREACHED } from "./database.ts";
import type { Finding } from "./finding.ts";

const TIMEOUT_MS = 10_000;

/** @param files the names of those in supabase/migrations */
export async function checkPostgres(files: readonly string[]): Promise<readonly Finding[]> {
  const url = Deno.env.get("DATABASE_URL");
  if (!url) return UNREACHED;
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MS,
  });
  try {
    await client.connect();
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return [{ state: "unasked", subject: "database", text }];
  }
  const query: Query = async (sql) => (await client.query(sql)).rows;
  try {
    await client.query("set session characteristics as transaction read only");
    return await checkDatabase(query, files, hourlyCall());
  } finally {
    await client.end();
  }
}

function hourlyCall(): HourlyCall {
  return {
    functionsUrl: valueOrNull(() => new URL("/functions/v1", backendUrl()).href),
    jobSecret: valueOrNull(jobSecret),
  };
}

function valueOrNull(read: () => string): string | null {
  try {
    return read();
  } catch (error) {
    // An address that is none throws the second.
    if (error instanceof SettingError || error instanceof TypeError) return null;
    throw error;
  }
}
