import { queryOptions, useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchPlanFeatures } from "./plan-features-api.ts";

export const planFeaturesQuery = queryOptions({
  queryKey: ["plan-features"],
  queryFn: fetchPlanFeatures,
  // An administrator may have changed it while the window was in the background.
  refetchOnWindowFocus: "always",
});

/** The matrix of plans and features. */
export function usePlanFeatures() {
  return useQuery(planFeaturesQuery, queryClient);
}
