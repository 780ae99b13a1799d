/**
 * The client of the backend. It imports a large library: import this only from code that is loaded
 * when an account is used.
 */
import {
  createClient,
  type SupabaseClient,
  type SupabaseClientOptions,
} from "@supabase/supabase-js";
import { fetchFromBackend } from "./backend-fetch.ts";
import type { Database } from "./database.ts";
import { backendAddress } from "./env.ts";
import { removeDamagedSession } from "./parsed-session.ts";
import { type SessionObserver, sessionFetch } from "./session-fetch.ts";
import { SESSION_KEY } from "./stored-session.ts";

export type BackendClient = SupabaseClient<Database>;

let client: BackendClient | null = null;

/** Told of nothing until the session service asks for it. */
let observer: SessionObserver = { onEnded() {}, onRefused() {} };

/** Tells the session service what any call learns of the session. */
export function observeSession(next: SessionObserver): void {
  observer = next;
}

/** @throws Error when no backend is configured: see `backendAddress` */
export function backendClient(): BackendClient {
  client ??= createStoredClient();
  return client;
}

function createStoredClient(): BackendClient {
  removeDamagedSession();
  const fetchAnswer = sessionFetch(() => backendClient().auth, {
    onEnded: (code) => observer.onEnded(code),
    onRefused: () => observer.onRefused(),
  });
  const auth: AuthOptions = {
    storageKey: SESSION_KEY,
    // Signing in by way of another site ends in the browser that began it, and nowhere else.
    flowType: "pkce",
    // No session comes from the address: the session service exchanges a code, unless someone is
    // signed in, and nothing reads tokens.
    detectSessionInUrl: false,
  };
  return create(auth, fetchAnswer);
}

/**
 * A client of its own, whose session is lost with it.
 *
 * @throws Error when no backend is configured: see `backendAddress`
 */
export function createUnstoredClient(): BackendClient {
  const auth: AuthOptions = {
    storageKey: `${SESSION_KEY}-unstored`,
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  };
  return create(auth, fetchFromBackend);
}

type AuthOptions = NonNullable<SupabaseClientOptions<"public">["auth"]>;

function create(auth: AuthOptions, fetchAnswer: typeof fetch): BackendClient {
  if (!backendAddress) throw new Error("No backend is configured");
  return createClient<Database>(backendAddress.url, backendAddress.publishableKey, {
    auth,
    global: { fetch: fetchAnswer },
  });
}
