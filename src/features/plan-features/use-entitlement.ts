import { useMemo } from "react";
import { featuresOf, planOf } from "./entitlement.ts";
import type { FeatureKey } from "./feature-keys.ts";
import { usePlanFeatures } from "./use-plan-features.ts";

/** What the user may use. */
export interface Entitlement {
  readonly features: ReadonlySet<string>;
  readonly has: (key: FeatureKey) => boolean;
}

/**
 * The one answer to what a plan gives.
 *
 * @param subscription what the user has paid for; null when that cannot be known, and undefined
 *   until it is
 * @returns null until subscription and matrix are known
 */
export function useEntitlement(
  subscription: { readonly isSubscribed: boolean; readonly tier: string | null } | null | undefined,
): Entitlement | null {
  const { data: matrix } = usePlanFeatures();
  return useMemo(() => {
    if (!matrix || subscription === undefined) return null;
    const features = featuresOf(planOf(subscription), matrix);
    return { features, has: (key) => features.has(key) };
  }, [matrix, subscription]);
}
