import { useMemo } from "react";
import { COLUMN_OF_PLAN, type Plan } from "@/config/commerce.ts";
import type { FeatureKey } from "@/config/plans.ts";
import { toPlanMatrix } from "@/lib/plan-matrix.ts";
import { usePlanFeatures } from "./use-plan-features.ts";

/** What the user may use. */
export interface Entitlement {
  readonly features: ReadonlySet<string>;
  readonly has: (key: FeatureKey) => boolean;
}

/**
 * The features of the user's plan, as the SQL function has_feature decides them on the server.
 *
 * @param plan null until it is known
 * @returns null until both plan and matrix are known
 */
export function useEntitlement(plan: Plan | null): Entitlement | null {
  const { data: matrix } = usePlanFeatures();
  return useMemo(() => {
    if (!matrix || plan === null) return null;
    const features = toPlanMatrix(matrix)[COLUMN_OF_PLAN[plan]];
    return { features, has: (key) => features.has(key) };
  }, [matrix, plan]);
}
