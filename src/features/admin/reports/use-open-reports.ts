import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchOpenReports } from "./reports-api.ts";

function openReportsQuery(userId: string) {
  return queryOptions({
    queryKey: ["open-reports", userId],
    queryFn: () =>
      fetchOpenReports().catch((error: unknown) => {
        console.error("The reports cannot be fetched", error);
        throw error;
      }),
  });
}

/** The reports that wait for a decision, oldest first. */
export function useOpenReports(userId: string) {
  return useQuery(openReportsQuery(userId), queryClient);
}
