import { backendClient } from "@/lib/backend-client.ts";
import type { Database } from "@/lib/database.ts";
import { fetchAllRows } from "@/lib/fetch-all-rows.ts";

/** Why the operator has taken down a list, for its owner. */
export type Takedown = Database["public"]["Tables"]["list_takedowns"]["Row"];

/** Those of the signed-in user's lists. Throws `BackendError`. */
export function fetchTakedowns(): Promise<readonly Takedown[]> {
  return fetchAllRows((from, to) =>
    backendClient().from("list_takedowns").select("*").order("list_id").range(from, to),
  );
}
