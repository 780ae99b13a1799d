import { useQuery } from "@tanstack/react-query";
import { queryClient } from "@/lib/query-client.ts";
import { fetchPlanFeatures } from "./plan-features-api.ts";

/** Key of the matrix in the query client. */
export const PLAN_FEATURES_KEY = ["plan-features"] as const;

/** The matrix, read anew when the window is looked at again: an administrator may have changed it. */
export function usePlanFeatures() {
  return useQuery(
    {
      queryKey: PLAN_FEATURES_KEY,
      queryFn: fetchPlanFeatures,
      refetchOnWindowFocus: "always",
    },
    queryClient,
  );
}
