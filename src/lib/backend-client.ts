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

const UNAVAILABLE = 503;

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
    global: { fetch: fetchWithFewRepeats },
  });
}

/**
 * Fetches for the client, which repeats a read three times that got no answer, or 503: without any pause in an outage of
 * the database, since the API asks for none. Once is enough, after the client's own pause; `whenReachable` goes on.
 */
async function fetchWithFewRepeats(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const isRepeat = new Headers(init?.headers).has("x-retry-count");
  const response = await fetchInTime(input, init).catch((cause: unknown) => {
    throw isRepeat ? lastFailure(cause) : cause;
  });
  if (response.status !== UNAVAILABLE) return response;
  if (isRepeat) throw lastFailure(response);
  response.headers.delete("retry-after");
  return response;
}

/** The client repeats no call that fails with an AbortError. */
function lastFailure(cause: unknown): DOMException {
  return Object.assign(new DOMException("The backend cannot be reached", "AbortError"), { cause });
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
