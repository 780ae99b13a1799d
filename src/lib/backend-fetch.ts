/** The `fetch` of the backend's clients. */
import * as v from "valibot";
import { ANSWER_TIMEOUT_MS, FUNCTION_TIMEOUT_MS } from "@/config/limits.ts";
import { withTimeout } from "./with-timeout.ts";

/** Client errors that pass: a timeout, a concurrent refresh, and too many requests. */
const PASSING_STATUSES: readonly number[] = [408, 409, 425, 429];

const SERVICE_UNAVAILABLE = 503;

const sessionSchema = v.looseObject({ access_token: v.string(), expires_at: v.number() });

/** The code of the auth service, in both of its forms: with and without a version in the request. */
const refusalSchema = v.union([
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
  v.pipe(
    v.object({ error_code: v.string() }),
    v.transform(({ error_code }) => error_code),
  ),
]);

/** Fetches for a client. What it would misread, or repeat too often, is changed. */
export async function fetchFromBackend(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const address = String(input);
  if (address.includes("/rest/v1/")) return fetchWithFewRepeats(input, init);
  const response = await fetchInTime(input, init);
  return address.includes("/auth/v1/") ? readableByClient(address, response) : response;
}

/**
 * Fetches from the database. The client repeats a read three times that got no answer, or 503: without any pause in an
 * outage of the database, since the API asks for none. Once is enough, after the client's own pause; `whenReachable`
 * goes on.
 */
async function fetchWithFewRepeats(
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const isRepeat = new Headers(init?.headers).has("x-retry-count");
  const response = await fetchInTime(input, init).catch((cause: unknown) => {
    throw isRepeat ? lastFailure(cause) : cause;
  });
  if (response.status !== SERVICE_UNAVAILABLE) return response;
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

/** Whether a call is to renew a session. */
export function isRefresh(address: string): boolean {
  return address.includes("/auth/v1/token?grant_type=refresh_token");
}

/** The code that the auth service refuses a call with; null for any other answer. */
export async function refusalCode(response: Response): Promise<string | null> {
  const { ok, status } = response;
  if (ok || status >= 500 || PASSING_STATUSES.includes(status)) return null;
  const { success, output } = v.safeParse(refusalSchema, await readJson(response));
  return success ? output : null;
}

/**
 * The client counts `expires_at` by the device's clock, which may be wrong; without it, it counts `expires_in` from now.
 * It also takes every error below 500 for a refusal to renew the session, and drops it.
 */
async function readableByClient(address: string, response: Response): Promise<Response> {
  if (response.ok) {
    const { success, output } = v.safeParse(sessionSchema, await readJson(response));
    if (!success) return response;
    const { expires_at: _, ...session } = output;
    return new Response(JSON.stringify(session), response);
  }
  if (!isRefresh(address) || (await refusalCode(response)) !== null) return response;
  return new Response(response.body, { status: SERVICE_UNAVAILABLE, headers: response.headers });
}

/** The body of an answer, which can still be read after that; null if it is no JSON. */
async function readJson(response: Response): Promise<unknown> {
  return response
    .clone()
    .json()
    .catch(() => null);
}
