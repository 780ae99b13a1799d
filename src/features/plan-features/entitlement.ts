/** What a plan gives: plan × plan_features, as the SQL function has_feature decides it. */
import type { Plan, PlanFeature } from "./plan-features-api.ts";

interface PaidState {
  readonly isSubscribed: boolean;
  readonly tier: string | null;
}

/** Plus, too, is the single Premium plan, which has no tier. */
export function planOf(subscription: PaidState | null): Plan {
  if (!subscription?.isSubscribed) return "free_plan";
  return subscription.tier === "Basic" ? "basic_plan" : "plus_plan";
}

/** The keys of the features that a plan has. */
export function featuresOf(plan: Plan, matrix: readonly PlanFeature[]): ReadonlySet<string> {
  return new Set(matrix.filter((feature) => feature[plan]).map(({ feature_key }) => feature_key));
}
