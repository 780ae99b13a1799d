/**
 * A shared list, by its token. Asked for without the backend's client: whoever opens a shared link
 * has no account, and should not wait for the code of one.
 */
import type { BackendAddress } from "@/lib/env.ts";

export interface SharedList {
  readonly title: string;
  readonly names: readonly string[];
  readonly createdAt: Date;
}

/** The database's code for a single row that is not there. */
const NO_ROW = "PGRST116";

/**
 * The public list with this token; null when there is none, or it is private.
 *
 * @throws Error when the backend cannot be reached, or answers something else
 */
export async function fetchSharedList(
  { url, publishableKey }: BackendAddress,
  token: string,
  signal: AbortSignal,
): Promise<SharedList | null> {
  const response = await fetch(`${url}/rest/v1/rpc/shared_name_list`, {
    method: "POST",
    headers: {
      apikey: publishableKey,
      accept: "application/vnd.pgrst.object+json",
      "content-type": "application/json",
    },
    body: JSON.stringify({ token }),
    signal,
  });
  const answer: unknown = await response.json();
  if (response.ok) return toSharedList(answer);
  if (isObject(answer) && answer.code === NO_ROW) return null;
  throw new Error(`The backend answered ${response.status} to the question for a shared list`);
}

function toSharedList(answer: unknown): SharedList {
  if (!isObject(answer)) throw new Error("A shared list is not an object");
  const { title, names, created_at } = answer;
  if (typeof title !== "string" || !isTexts(names) || typeof created_at !== "string") {
    throw new Error("A shared list lacks its title, names or date");
  }
  return { title, names, createdAt: new Date(created_at) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}
