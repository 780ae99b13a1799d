/** The `fetch` of the client with the browser's session: renews a session that a call is refused with, once. */
import type { SupabaseClient } from "@supabase/supabase-js";
import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import * as v from "valibot";
import { NEW_TOKEN_MS } from "@/config/limits.ts";
import { fetchFromBackend, isRefresh, refusalCode } from "./backend-fetch.ts";
import { parseStoredSession } from "./parsed-session.ts";
import { ENDED_SESSION_CODES } from "./to-backend-error.ts";

/** What is told of the session, by the answers to any call. */
export interface SessionObserver {
  /** The auth service has ended the session, for the reason with this code. */
  onEnded(code: string): void;
  /** A call has been refused, maybe because the session or its account is gone: the auth service knows. */
  onRefused(): void;
}

type Auth = SupabaseClient["auth"];

const UNAUTHORIZED = 401;
/** Of the database: no right to it, and a row that refers to one that is gone, as that of the user may be. */
const REFUSALS: readonly number[] = [UNAUTHORIZED, 403, 409];
const EXPIRED_TOKEN = "bad_jwt";

const refreshSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ refresh_token: v.string() }),
  v.transform((body) => body.refresh_token),
);

/**
 * Makes the `fetch`. A refused call has had no effect, so it is repeated with the new token.
 *
 * @param readAuth gives the client's own auth part, which does not exist yet
 */
export function sessionFetch(readAuth: () => Auth, observer: SessionObserver): typeof fetch {
  /** The last token that came from here, and when, by a clock that nobody sets. */
  let renewed = { token: "", at: 0 };

  return async (input, init) => {
    const address = String(input);
    const response = await fetchFromBackend(input, init);
    if (isRefresh(address)) await reportRefresh(response, init);
    // Signing in and out is refused for reasons of its own.
    if (isAuth(address) && !address.includes("/auth/v1/user")) return response;
    const token = (await isTokenRefused(address, response)) ? await tokenAfter(init) : null;
    if (token === null) {
      await report(address, response);
      return response;
    }
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${token}`);
    const repeated = await fetchFromBackend(input, { ...init, headers });
    await report(address, repeated);
    return repeated;
  };

  /**
   * A token to repeat a refused call with; null for none. The client shares a refresh among those that ask for it at the
   * same time.
   */
  async function tokenAfter(init: RequestInit | undefined): Promise<string | null> {
    const headers = new Headers(init?.headers);
    const refused = headers.get("Authorization")?.replace("Bearer ", "");
    const token = parseStoredSession()?.access_token ?? null;
    if (token === null) return null;
    // The client sends its key when there is no token, or none that can be renewed now.
    if (refused === headers.get("apikey")) throw notRenewable();
    // It may have been renewed since the call was sent.
    if (token !== refused) return token;
    const isNew = token === renewed.token && performance.now() - renewed.at < NEW_TOKEN_MS;
    // Refused for another reason than its age.
    if (isNew) return null;
    const { data, error } = await readAuth().refreshSession();
    if (isAuthRetryableFetchError(error)) throw notRenewable();
    if (!data.session) return null;
    renewed = { token: data.session.access_token, at: performance.now() };
    return renewed.token;
  }

  async function reportRefresh(response: Response, init: RequestInit | undefined): Promise<void> {
    const code = await refusalCode(response);
    const { success, output: token } = v.safeParse(refreshSchema, init?.body);
    // Another tab may have renewed the session with its token since.
    const isCurrent = success && parseStoredSession()?.refresh_token === token;
    if (code !== null && isCurrent) observer.onEnded(code);
  }

  async function report(address: string, response: Response): Promise<void> {
    const code = isAuth(address) ? await refusalCode(response) : null;
    if (code === null) {
      if (REFUSALS.includes(response.status)) observer.onRefused();
    } else if (ENDED_SESSION_CODES.has(code)) observer.onEnded(code);
  }
}

function isAuth(address: string): boolean {
  return address.includes("/auth/v1/");
}

async function isTokenRefused(address: string, response: Response): Promise<boolean> {
  if (!isAuth(address)) return response.status === UNAUTHORIZED;
  return (await refusalCode(response)) === EXPIRED_TOKEN;
}

/** Counts as an unreachable server, and not as one that the client asks again at once. */
function notRenewable(): DOMException {
  return new DOMException("The session cannot be renewed now", "AbortError");
}
