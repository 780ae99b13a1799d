/**
 * The client of the backend. It imports a large library: import this only from code that is loaded
 * when an account is used.
 */
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from "@supabase/supabase-js";
import type { Database } from "./database.ts";
import { backendAddress } from "./env.ts";
import { SESSION_KEY } from "./stored-session.ts";

export type BackendClient = SupabaseClient<Database>;

let client: BackendClient | null = null;

/** @throws Error when no backend is configured: see `backendAddress` */
export function backendClient(): BackendClient {
  client ??= create({
    storageKey: SESSION_KEY,
    // Signing in by way of another site ends in the browser that began it, and nowhere else.
    flowType: "pkce",
    // No session comes from the address: the session service exchanges a code, unless someone is
    // signed in, and nothing reads tokens.
    detectSessionInUrl: false,
  });
  return client;
}

/**
 * A client of its own, whose session is lost with it.
 *
 * @throws Error when no backend is configured: see `backendAddress`
 */
export function createUnstoredClient(): BackendClient {
  return create({
    storageKey: `${SESSION_KEY}-unstored`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  });
}

type AuthOptions = NonNullable<SupabaseClientOptions<"public">["auth"]>;

function create(auth: AuthOptions): BackendClient {
  if (!backendAddress) throw new Error("No backend is configured");
  return createClient<Database>(backendAddress.url, backendAddress.publishableKey, { auth });
}
