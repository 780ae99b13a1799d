/** Requests to a project, as a visitor or with the secret key. */
import * as v from "npm:valibot@1.5.0";
import {
  backendUrl,
  publishableKey,
  secretKey,
  siteUrl,
} from "../../supabase/functions/_shared/environment.ts";
import { NoAnswerError } from "../doctor/ask.ts";

/** A function that has not been called for a while takes seconds to start. */
const TIMEOUT_MS = 20_000;

export interface Answer {
  readonly status: number;
  /** Of a refusal of Auth, otherwise null. */
  readonly code: string | null;
  readonly body: unknown;
}

interface Options {
  readonly by?: "visitor" | "admin";
  /** Of the user's session. */
  readonly token?: string;
  readonly body?: object | undefined;
}

const REFUSAL = v.object({ code: v.string() });

const SESSION = v.object({ access_token: v.string(), refresh_token: v.string() });

export type Session = v.InferOutput<typeof SESSION>;

const LINK = v.object({ id: v.string(), hashed_token: v.string() });

/** @throws NoAnswerError */
export async function ask(
  method: string,
  path: string,
  { by = "visitor", token, body }: Options,
): Promise<Answer> {
  const key = by === "admin" ? secretKey() : publishableKey();
  const bearer = token ?? (by === "admin" ? key : null);
  try {
    const response = await fetch(new URL(path, backendUrl()), {
      method,
      headers: {
        apikey: key,
        "content-type": "application/json",
        origin: siteUrl(),
        "x-supabase-api-version": "2024-01-01",
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const content = parsed(await response.text());
    const refusal = v.safeParse(REFUSAL, content);
    return {
      status: response.status,
      code: refusal.success ? refusal.output.code : null,
      body: content,
    };
  } catch (error) {
    throw new NoAnswerError(`${backendUrl()} does not answer`, { cause: error });
  }
}

export function sessionIn({ body }: Answer): Session {
  return v.parse(SESSION, body);
}

/** The user and the token of a link of the admin API. */
export function userIn({ body }: Answer): v.InferOutput<typeof LINK> {
  return v.parse(LINK, body);
}

/** A gateway answers in HTML. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
