/** The signed-in user's keys to the API; each call throws BackendError. */
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import type { Database } from "@/lib/database.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";

export type ApiKey = Pick<
  Database["public"]["Tables"]["api_keys"]["Row"],
  "id" | "name" | "prefix" | "created_at" | "last_used_at" | "expires_at"
>;

/** The user's keys that are not revoked, oldest first; the database allows few. */
export async function fetchApiKeys(): Promise<readonly ApiKey[]> {
  const { data, error, status } = await backendClient()
    .from("api_keys")
    .select("id, name, prefix, created_at, last_used_at, expires_at")
    .is("revoked_at", null)
    .order("created_at")
    .order("id");
  if (error) throw toBackendError(error, status);
  return data;
}

/** The answer to a request for a key: the key itself, which can be read only now, or why there is none. */
export type CreatedKey =
  | { readonly status: "created"; readonly key: string }
  | { readonly status: "too-many" | "not-entitled" };

/** @param days for how many the key works; null without an end */
export async function createApiKey(name: string, days: number | null): Promise<CreatedKey> {
  const { data, error, status } = await backendClient().rpc("create_api_key", {
    key_name: name,
    ...(days !== null && { valid_days: days }),
  });
  if (error?.message === "too_many_keys") return { status: "too-many" };
  if (error?.message === "feature_missing") return { status: "not-entitled" };
  if (error) throw toBackendError(error, status);
  const [created] = data;
  if (!created) throw new BackendError("No key was created", "refused");
  return { status: "created", key: created.key };
}

/** Revokes a key; one that is already revoked is left as it is. */
export async function revokeApiKey(id: string): Promise<void> {
  const { error, status } = await backendClient().rpc("revoke_api_key", { key_id: id });
  if (error && error.message !== "key_not_found") throw toBackendError(error, status);
}
