import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchProfile } from "./account-api.ts";

export function profileQuery(userId: string) {
  return queryOptions({
    queryKey: ["profile", userId],
    queryFn: () => fetchProfile(userId),
    // Fetched on every visit, but never while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The user's profile; null for a user without one. */
export function useProfile(userId: string) {
  return useQuery(profileQuery(userId), queryClient);
}
