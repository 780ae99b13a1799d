/**
 * A shared list, fetched without the backend's client: a visitor who opens a shared link should not
 * wait for the code of accounts. Throws BackendError.
 */
import * as v from "valibot";
import { BackendError } from "@/lib/backend-error.ts";
import type { BackendAddress } from "@/lib/env.ts";

/** The database's error code when a single row is expected and there is none. */
const NO_ROW = "PGRST116";

const sharedListSchema = v.pipe(
  v.object({
    title: v.string(),
    names: v.array(v.string()),
    created_at: v.string(),
  }),
  v.transform(({ title, names, created_at }) => ({
    title,
    names,
    createdAt: new Date(created_at),
  })),
);

const refusalSchema = v.object({ code: v.string() });

export type SharedList = v.InferOutput<typeof sharedListSchema>;

/** The public list with this token; null when there is none, or it is private. */
export async function fetchSharedList(
  address: BackendAddress,
  token: string,
  signal: AbortSignal,
): Promise<SharedList | null> {
  const response = await callFunction(address, token, signal);
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) {
    const refusal = v.safeParse(refusalSchema, answer);
    const code = refusal.success ? refusal.output.code : null;
    if (code === NO_ROW) return null;
    throw new BackendError(`The backend answered ${response.status}`, "refused", { code });
  }
  const list = v.safeParse(sharedListSchema, answer);
  if (list.success) return list.output;
  throw new BackendError("The backend did not answer with a list", "refused", {
    cause: list.issues,
  });
}

async function callFunction(
  { url, publishableKey }: BackendAddress,
  token: string,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await fetch(`${url}/rest/v1/rpc/shared_name_list`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        accept: "application/vnd.pgrst.object+json",
        "content-type": "application/json",
      },
      body: JSON.stringify({ token }),
      signal,
    });
  } catch (cause) {
    throw new BackendError("The backend cannot be reached", "unreachable", { cause });
  }
}
