import { createClient, type SupabaseClient } from "npm:@supabase/supabase-js@2.109.0";
import { backend, serviceRoleKey } from "./environment.ts";

/** A client that passes every policy: for the tables that no browser may write, and no others. */
export function serviceClient(): SupabaseClient {
  return createClient(backend().url, serviceRoleKey(), {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
