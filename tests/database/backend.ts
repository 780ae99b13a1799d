/**
 * One local backend for all files of the suite, over real HTTP: they share this module, since they
 * run one after another in one worker.
 */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { vi } from "vitest";
import WebSocket from "ws";
import { LOCAL_PUBLISHABLE_KEY } from "../../dev/local-backend.ts";
import { serveLocalBackend } from "../../dev/served-backend.ts";

// Node 20 has none of its own, and the client will have one, used or not.
vi.stubGlobal("WebSocket", WebSocket);

const { backend, origin } = await serveLocalBackend();

export { origin };

function clientWith(key: string, token?: string): SupabaseClient {
  return createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token !== undefined && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });
}

/** Someone who is not signed in: the publishable key alone. */
export function visitorClient(): SupabaseClient {
  return clientWith(LOCAL_PUBLISHABLE_KEY);
}

/** Whoever holds the token. */
export function clientWithToken(token: string): SupabaseClient {
  return clientWith(LOCAL_PUBLISHABLE_KEY, token);
}

/** The secret key, which passes every policy: makes what a test needs, and sees what it left. */
export const service = clientWith(backend.secretKey);

/** A request past supabase-js, with the publishable key. */
export function send(path: string, init: RequestInit & { token?: string } = {}): Promise<Response> {
  const { token, ...rest } = init;
  const headers = new Headers(rest.headers);
  headers.set("apikey", LOCAL_PUBLISHABLE_KEY);
  if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
  if (rest.body !== undefined) headers.set("content-type", "application/json");
  return fetch(`${origin}${path}`, { redirect: "manual", ...rest, headers });
}

/** Runs one statement as the owner of the database, and answers its rows. */
export async function sql<Row = Record<string, unknown>>(
  statement: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await backend.connection.driver.query<Row>(statement, parameters);
  return rows;
}
