import { onStart } from "nanostores";
import { PLAN_REFRESH_MS } from "@/config/limits.ts";
import { ACCOUNT_FEATURES } from "@/config/plans.ts";
import { isUnreachable } from "@/lib/backend-error.ts";
import { type PlanMatrix, planMatrix } from "@/lib/plan-matrix.ts";
import { whenReachable } from "@/lib/when-reachable.ts";
import { entitledFeatures } from "./entitlement-store.ts";
import { fetchPublicMatrix } from "./public-matrix-api.ts";

const accountFeatures: ReadonlySet<string> = ACCOUNT_FEATURES;

/**
 * Gives visitors without an account what the free plan has by the live matrix. It is fetched when a
 * page has something that depends on it, and again on later pages and when the window gets focus,
 * since an administrator may have changed it. Returns a function that stops this.
 */
export function startVisitorPlan(): () => void {
  const stores = [entitledFeatures, planMatrix];
  const stopping = new AbortController();
  const { signal } = stopping;
  let fetchedAt = Number.NEGATIVE_INFINITY;
  let requests = 0;

  async function refresh() {
    if (!navigator.onLine) return;
    fetchedAt = Date.now();
    requests += 1;
    const request = requests;
    try {
      const matrix = await fetchPublicMatrix(signal);
      // An earlier answer may come after a later one.
      if (!signal.aborted && request === requests) apply(matrix);
    } catch (error) {
      if (signal.aborted) return;
      console.warn("The plan features cannot be fetched", error);
      if (isUnreachable(error)) whenReachable(refreshIfRunning);
      if (entitledFeatures.get() === null) apply(planMatrix.get());
    }
  }
  function refreshIfRunning() {
    if (!signal.aborted) void refresh();
  }
  function refreshIfOld() {
    if (Date.now() - fetchedAt >= PLAN_REFRESH_MS) void refresh();
  }
  const isWanted = () => stores.some(({ lc }) => lc > 0);

  const stops = stores.map((store) => onStart(store, refreshIfOld));
  window.addEventListener("focus", () => isWanted() && refresh(), { signal });
  if (isWanted()) void refresh();
  return () => {
    stopping.abort();
    for (const stop of stops) stop();
    entitledFeatures.set(null);
  };
}

function apply(matrix: PlanMatrix): void {
  planMatrix.set(matrix);
  entitledFeatures.set(
    new Set([...matrix.free_plan].filter((feature) => !accountFeatures.has(feature))),
  );
}
