import { queryOptions, useQuery } from "@tanstack/react-query";
import { PLAN_REFRESH_MS } from "@/config/limits.ts";
import { queryClient } from "@/lib/query-client.ts";
import { fetchPlanFeatures } from "./plan-features-api.ts";

export const planFeaturesQuery = queryOptions({
  queryKey: ["plan-features"],
  queryFn: fetchPlanFeatures,
  // An administrator may change it at any time. A page in the background asks when it is looked at.
  refetchInterval: PLAN_REFRESH_MS,
  refetchOnWindowFocus: "always",
});

/** The matrix of plans and features. */
export function usePlanFeatures() {
  return useQuery(planFeaturesQuery, queryClient);
}
