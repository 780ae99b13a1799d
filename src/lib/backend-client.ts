/**
 * The client of the backend. It imports a large library: import this only from code that is loaded
 * when an account is used.
 */
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from "@supabase/supabase-js";
import { ANSWER_TIMEOUT_MS, FUNCTION_TIMEOUT_MS } from "@/config/limits.ts";
import type { Database } from "./database.ts";
import { backendAddress } from "./env.ts";
import { SESSION_KEY } from "./stored-session.ts";
import { withTimeout } from "./with-timeout.ts";

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
  return createClient<Database>(backendAddress.url, backendAddress.publishableKey, {
    auth,
    global: { fetch: fetchInTime },
  });
}

/** Fetches a whole answer in time: also one whose body hangs counts as none, and not as a broken one. */
async function fetchInTime(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isFunction = String(input).includes("/functions/v1/");
  return withTimeout(
    isFunction ? FUNCTION_TIMEOUT_MS : ANSWER_TIMEOUT_MS,
    async (signal) => {
      const response = await fetch(input, { ...init, signal });
      const body = await response.arrayBuffer();
      // No body is allowed with some statuses, not even an empty one.
      return new Response(body.byteLength > 0 ? body : null, response);
    },
    init?.signal,
  );
}
