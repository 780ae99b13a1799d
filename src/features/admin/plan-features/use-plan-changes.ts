import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query";
import { fetchPlanChanges } from "@/access/entitlement/plan-features-api.ts";
import { PLAN_CHANGES_PAGE } from "@/config/limits.ts";
import { queryClient } from "@/lib/query-client.ts";

/** The changes of the matrix that a user may read. */
export function planChangesQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: ["plan-changes", userId],
    // One more than is shown, to know whether there are more.
    queryFn: ({ pageParam }) => fetchPlanChanges(pageParam, PLAN_CHANGES_PAGE + 1),
    initialPageParam: 0,
    getNextPageParam: (page, _pages, from) =>
      page.length > PLAN_CHANGES_PAGE ? from + PLAN_CHANGES_PAGE : null,
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PLAN_CHANGES_PAGE)),
  });
}

/** The changes of the matrix, latest first. */
export function usePlanChanges(userId: string) {
  return useInfiniteQuery(planChangesQuery(userId), queryClient);
}
