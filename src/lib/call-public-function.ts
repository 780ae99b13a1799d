/**
 * Calls to functions of the database that anyone may call, without the backend's client: a visitor who
 * opens a link should not wait for the code of accounts.
 */
import * as v from "valibot";
import { ANSWER_TIMEOUT_MS } from "@/config/limits.ts";
import { BackendError, isCutConnection } from "./backend-error.ts";
import type { BackendAddress } from "./env.ts";
import { withTimeout } from "./with-timeout.ts";

export interface PublicCallOptions {
  readonly signal?: AbortSignal;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

const SERVER_ERROR = 500;

const refusalSchema = v.object({ code: v.string(), message: v.optional(v.string()) });

/**
 * The function's answer, unparsed. Throws BackendError with the code and message of the database. No answer in time,
 * an incomplete one, and one of something in front of the database, or of the API without its database, count as unreachable.
 */
export async function callPublicFunction(
  address: BackendAddress,
  name: string,
  body: object,
  { signal, ...options }: PublicCallOptions = {},
): Promise<unknown> {
  try {
    return await withTimeout(
      ANSWER_TIMEOUT_MS,
      async (inTime) => {
        const response = await request(address, name, body, { ...options, signal: inTime });
        const answer = parseJson(await response.text());
        if (!response.ok) throw refusalOf(response.status, answer);
        return answer;
      },
      signal,
    );
  } catch (cause) {
    if (cause instanceof BackendError) throw cause;
    throw new BackendError("The backend cannot be reached", "unreachable", { cause });
  }
}

/** Null for the empty answer of a function that returns nothing. */
function parseJson(text: string): unknown {
  return text === "" ? null : JSON.parse(text);
}

function refusalOf(status: number, answer: unknown): BackendError {
  const { success, output } = v.safeParse(refusalSchema, answer);
  const inItsPlace = `The backend answered ${status}`;
  const isRefusal = success && status < SERVER_ERROR && !isCutConnection(output);
  return isRefusal
    ? new BackendError(output.message || inItsPlace, "refused", { code: output.code })
    : new BackendError(inItsPlace, "unreachable", { cause: answer });
}

function request(
  { url, publishableKey }: BackendAddress,
  name: string,
  body: object,
  options: PublicCallOptions,
): Promise<Response> {
  return fetch(`${url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify(body),
    ...options,
  });
}
