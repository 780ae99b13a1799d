import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchApiKeys } from "./api-keys-api.ts";

export const apiKeysQuery = queryOptions({
  // Without a user id: the cache is cleared when another user signs in.
  queryKey: ["api-keys"],
  queryFn: fetchApiKeys,
});

/** The user's keys that are not revoked. */
export function useApiKeys() {
  return useQuery(apiKeysQuery, queryClient);
}
