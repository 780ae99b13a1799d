import { createClient, type SupabaseClient } from "npm:@supabase/supabase-js@2.109.0";
import type { Database } from "./database.ts";
import { backendUrl, publishableKey, secretKey } from "./environment.ts";
import { fetchUncut } from "./repeat.ts";

/** A client lives for one request: it has no session to store or refresh. */
const OPTIONS = {
  auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  global: { fetch: fetchUncut },
};

/** A client without rights of its own, to verify a caller's token with. */
export function publicClient(): SupabaseClient<Database> {
  return createClient<Database>(backendUrl(), publishableKey(), OPTIONS);
}

/** A client with the rights of the user whose token it is. */
export function userClient(token: string): SupabaseClient<Database> {
  return createClient<Database>(backendUrl(), publishableKey(), {
    ...OPTIONS,
    global: { ...OPTIONS.global, headers: { Authorization: `Bearer ${token}` } },
  });
}

/**
 * A client that bypasses row level security, for what no browser may read, write or call. What a user
 * may do is asked with {@link userClient}.
 */
export function serviceClient(): SupabaseClient<Database> {
  return createClient<Database>(backendUrl(), secretKey(), OPTIONS);
}
