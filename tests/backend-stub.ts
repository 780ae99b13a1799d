import { onTestFinished, vi } from "vitest";
import { API_MAX_ROWS } from "@/config/limits.ts";

export interface BackendCall {
  /** Method and path, as "POST /auth/v1/token". */
  readonly name: string;
  readonly body: unknown;
}

interface AnsweredCall {
  readonly body: object;
  readonly signal: AbortSignal | null;
  /** Of a session, or the publishable key. */
  readonly token: string;
}

type Answer = Response | ((url: URL, call: AnsweredCall) => Response | Promise<Response>);

/**
 * Replaces `fetch` with a backend that gives these answers, by method and path. Calls without an
 * answer get a 404.
 *
 * @returns the calls made so far, in order
 */
export function stubBackend(answers: Readonly<Record<string, Answer>> = {}): BackendCall[] {
  const calls: BackendCall[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init?: RequestInit) => {
    const url = new URL(input, "http://localhost");
    const name = `${init?.method ?? "GET"} ${url.pathname}`;
    const body = typeof init?.body === "string" ? JSON.parse(init.body) : null;
    calls.push({ name, body });
    const answer = answers[name] ?? Response.json({ msg: `No ${name}` }, { status: 404 });
    if (answer instanceof Response) return answer.clone();
    const token = new Headers(init?.headers).get("Authorization")?.replace("Bearer ", "") ?? "";
    return answer(url, { body, signal: init?.signal ?? null, token });
  });
  return calls;
}

/** Answers with the page of the rows that is asked for, and never more than the API's `max_rows`. */
export function pageOf(rows: readonly object[]) {
  return (url: URL): Response => {
    const from = Number(url.searchParams.get("offset") ?? 0);
    const count = Number(url.searchParams.get("limit") ?? Number.POSITIVE_INFINITY);
    return Response.json(rows.slice(from, from + Math.min(count, API_MAX_ROWS)));
  };
}

/**
 * An answer that never comes, unless the call is aborted during the test: the time for it may be up in a test of
 * another file, in which the failure would be reported.
 */
export function noAnswer(_url: URL, { signal }: Pick<AnsweredCall, "signal">): Promise<Response> {
  const untilEnd = new AbortController();
  onTestFinished(() => untilEnd.abort());
  return new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { signal: untilEnd.signal });
  });
}

/** What `fetch` does without a connection. */
export function noConnection(): Promise<Response> {
  return Promise.reject(new TypeError("Failed to fetch"));
}

/** An error answer of the auth service, in the form that the client asks for. */
export function authError(code: string, status = 400): Response {
  const headers = { "X-Supabase-Api-Version": "2024-01-01" };
  return Response.json({ code, message: `${code} in English` }, { status, headers });
}

const USER = { id: "u1", email: "asta@example.se", created_at: "2024-03-01T12:00:00Z" };

/** The auth service's user object. */
export function userAnswer(email = USER.email): Response {
  return Response.json({ ...USER, email, identities: [{ id: "i1" }] });
}

/** A session as the auth service sends it, and the backend's client stores it. */
export function authSession(email = USER.email) {
  const expires_at = Math.floor(Date.now() / 1000) + 3600;
  return {
    access_token: accessToken(expires_at),
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 3600,
    expires_at,
    user: { ...USER, email },
  };
}

/** A token that can be decoded, but has no valid signature. */
export function accessToken(exp: number): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ sub: USER.id, exp })}.c2ln`;
}
