/**
 * One embedded backend for all files of the suite, over real HTTP. They share this module because
 * they run one after another in the same worker.
 */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { vi } from "vitest";
import WebSocket from "ws";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { serveLocalBackend } from "../../dev/serve-backend.ts";

// Node 20 has no WebSocket, and supabase-js requires one even if it is never used.
vi.stubGlobal("WebSocket", WebSocket);

const { backend, origin } = await serveLocalBackend();

export { origin };

function clientWith(key: string, token?: string): SupabaseClient {
  return createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token !== undefined && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

/** A client that is not signed in: it has only the publishable key. */
export function visitorClient(): SupabaseClient {
  return clientWith(LOCAL_PUBLISHABLE_KEY);
}

/** A client of the user whose access token this is. */
export function clientWithToken(token: string): SupabaseClient {
  return clientWith(LOCAL_PUBLISHABLE_KEY, token);
}

/** A client with the secret key, which bypasses every policy: for set-up and for assertions. */
export const service = clientWith(backend.secretKey);

/** Sends a request with the publishable key, without supabase-js. */
export function send(
  path: string,
  init: RequestInit & { token?: string | undefined } = {},
): Promise<Response> {
  const { token, ...rest } = init;
  const headers = new Headers(rest.headers);
  headers.set("apikey", LOCAL_PUBLISHABLE_KEY);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (rest.body !== undefined) headers.set("content-type", "application/json");
  return fetch(`${origin}${path}`, { redirect: "manual", ...rest, headers });
}

/** Runs one statement as the owner of the database and returns its rows. */
export async function sql<Row = Record<string, unknown>>(
  statement: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await backend.connection.driver.query<Row>(statement, parameters);
  return rows;
}
