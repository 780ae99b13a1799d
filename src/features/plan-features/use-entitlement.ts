import { useMemo } from "react";
import type { FeatureKey } from "@/config/plans.ts";
import { type Plan, toPlanMatrix } from "@/lib/plan-matrix.ts";
import { usePlanFeatures } from "./use-plan-features.ts";

/** What the user may use. */
export interface Entitlement {
  readonly features: ReadonlySet<string>;
  readonly has: (key: FeatureKey) => boolean;
}

/** The part of a subscription that decides the plan. */
interface PaidState {
  readonly isSubscribed: boolean;
  readonly tier: string | null;
}

/**
 * The features of the user's plan, as the SQL function has_feature decides them on the server.
 *
 * @param subscription null when it cannot be fetched, undefined until it has been
 * @returns null until both subscription and matrix are known
 */
export function useEntitlement(subscription: PaidState | null | undefined): Entitlement | null {
  const { data: matrix } = usePlanFeatures();
  return useMemo(() => {
    if (!matrix || subscription === undefined) return null;
    const features = toPlanMatrix(matrix)[planOf(subscription)];
    return { features, has: (key) => features.has(key) };
  }, [matrix, subscription]);
}

/** The single Premium plan has no tier, and the same features as Plus. */
function planOf(subscription: PaidState | null): Plan {
  if (!subscription?.isSubscribed) return "free_plan";
  return subscription.tier === "Basic" ? "basic_plan" : "plus_plan";
}
