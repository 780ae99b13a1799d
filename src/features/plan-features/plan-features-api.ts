/** The matrix of plans and features. */
import { backendClient } from "@/lib/backend-client.ts";
import type { PlanFeatureRow } from "@/lib/database.ts";

export type PlanFeature = PlanFeatureRow;

/** The plans of SPEC section 1, as the columns of the matrix call them. */
export type Plan = "free_plan" | "basic_plan" | "plus_plan";

/** Every feature with its plans, by key. Throws what the client reports. */
export async function fetchPlanFeatures(): Promise<readonly PlanFeature[]> {
  const { data, error } = await backendClient()
    .from("plan_features")
    .select("*")
    .order("feature_key");
  if (error) throw error;
  return data;
}

/** Gives a plan a feature, or takes it away; administrators alone may. Throws what the client reports. */
export async function setPlanFeature(id: string, plan: Plan, isOn: boolean): Promise<void> {
  const change: Partial<Record<Plan, boolean>> = { [plan]: isOn };
  const { data, error } = await backendClient()
    .from("plan_features")
    .update(change)
    .eq("id", id)
    .select("id");
  if (error) throw error;
  // A policy refuses in silence: no row is then changed.
  if (data.length === 0) throw new Error("No feature was changed");
}
