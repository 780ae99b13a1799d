import { useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchIsAdmin } from "./admin-api.ts";

/** "unknown" until the backend has answered, "failed" when it does not. */
export type AdminState = "unknown" | "no" | "yes" | "failed";

/** Whether the user is an administrator; asked once a sign-in. */
export function useAdminState(userId: string): AdminState {
  const { data, isError } = useQuery(
    {
      queryKey: ["is-admin", userId],
      queryFn: () => fetchIsAdmin(userId),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  if (isError) return "failed";
  if (data === undefined) return "unknown";
  return data ? "yes" : "no";
}
