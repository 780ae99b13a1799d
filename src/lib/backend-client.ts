/**
 * The one client of the backend. It brings a large library: import it only from code that is itself
 * loaded when an account is used.
 */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database } from "./database.ts";
import { backendAddress } from "./env.ts";
import { SESSION_KEY } from "./session-key.ts";

export type BackendClient = SupabaseClient<Database>;

let client: BackendClient | null = null;

/**
 * The client of the configured backend.
 *
 * @throws Error when none is configured: see `backendAddress`
 */
export function backendClient(): BackendClient {
  if (!backendAddress) throw new Error("No backend is configured");
  client ??= createClient<Database>(backendAddress.url, backendAddress.publishableKey, {
    auth: {
      storageKey: SESSION_KEY,
      // A link in an e-mail works on another device than the one that asked for it.
      flowType: "implicit",
      // The session service takes a session out of the address: the client would leave its tokens
      // behind in the history, one step back.
      detectSessionInUrl: false,
    },
  });
  return client;
}
