import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchApiKeys } from "./api-keys-api.ts";

export function apiKeysQuery(userId: string) {
  return queryOptions({ queryKey: ["api-keys", userId], queryFn: fetchApiKeys });
}

/** The user's keys that are not revoked. */
export function useApiKeys(userId: string) {
  return useQuery(apiKeysQuery(userId), queryClient);
}
