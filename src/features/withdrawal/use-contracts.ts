import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchContracts } from "./withdrawal-api.ts";

function contractsQuery(userId: string) {
  return queryOptions({
    queryKey: ["contracts", userId],
    queryFn: () => fetchContracts(userId),
    // Fetched on every visit, but never while something is being withdrawn from.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** The user's contracts, and the name of the profile. */
export function useContracts(userId: string) {
  return useQuery(contractsQuery(userId), queryClient);
}
