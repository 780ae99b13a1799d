import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchIsAdmin } from "./admin-api.ts";

/** Whether a user is an administrator; fetched once per sign-in. */
function isAdminQuery(userId: string) {
  return queryOptions({
    queryKey: ["is-admin", userId],
    queryFn: () => fetchIsAdmin(userId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** "unknown" until the backend has answered, "failed" if that failed. */
export type AdminState = "unknown" | "no" | "yes" | "failed";

export function useAdminState(userId: string): AdminState {
  const { data, isError } = useQuery(isAdminQuery(userId), queryClient);
  if (isError) return "failed";
  if (data === undefined) return "unknown";
  return data ? "yes" : "no";
}
