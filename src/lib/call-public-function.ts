/**
 * Calls to functions of the database that anyone may call, without the backend's client: a visitor who
 * opens a link should not wait for the code of accounts.
 */
import * as v from "valibot";
import { BackendError } from "./backend-error.ts";
import type { BackendAddress } from "./env.ts";

export interface PublicCallOptions {
  readonly signal?: AbortSignal;
  /** Expects one row, and not a list of rows. */
  readonly isSingleRow?: boolean;
  /** Lets the call outlive the page. */
  readonly keepalive?: boolean;
}

const refusalSchema = v.object({ code: v.string(), message: v.optional(v.string()) });

/**
 * The function's answer, unparsed. Throws BackendError with the code and message of the database; an error
 * answer of something in front of it counts as unreachable.
 */
export async function callPublicFunction(
  address: BackendAddress,
  name: string,
  body: object,
  options: PublicCallOptions = {},
): Promise<unknown> {
  const response = await request(address, name, body, options);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  const { success, output } = v.safeParse(refusalSchema, answer);
  const inItsPlace = `The backend answered ${response.status}`;
  if (!success) throw new BackendError(inItsPlace, "unreachable");
  throw new BackendError(output.message || inItsPlace, "refused", { code: output.code });
}

async function request(
  { url, publishableKey }: BackendAddress,
  name: string,
  body: object,
  { signal, isSingleRow = false, keepalive = false }: PublicCallOptions,
): Promise<Response> {
  try {
    return await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        "content-type": "application/json",
        ...(isSingleRow && { accept: "application/vnd.pgrst.object+json" }),
      },
      body: JSON.stringify(body),
      keepalive,
      ...(signal && { signal }),
    });
  } catch (cause) {
    throw new BackendError("The backend cannot be reached", "unreachable", { cause });
  }
}
