/**
 * The client of the backend. It imports a large library: import this only from code that is loaded
 * when an account is used.
 */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.ts";
import { backendAddress } from "./env.ts";
import { SESSION_KEY } from "./stored-session.ts";

export type BackendClient = SupabaseClient<Database>;

let client: BackendClient | null = null;

/** @throws Error when no backend is configured: see `backendAddress` */
export function backendClient(): BackendClient {
  if (!backendAddress) throw new Error("No backend is configured");
  client ??= createClient<Database>(backendAddress.url, backendAddress.publishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      // With the implicit flow, a link in an e-mail works on any device.
      flowType: "implicit",
      // The session service reads the session from the address instead: the client would leave its
      // tokens in the browser's history.
      detectSessionInUrl: false,
    },
  });
  return client;
}
