/** Which plan has which feature, for the pages that say so: docs/specification.md, "Plan features". */
import { atom } from "nanostores";
import {
  ACCOUNT_FEATURES,
  BENEFITS,
  CAPPED_FAVORITES,
  type FeatureKey,
  FREE_BENEFITS,
} from "@/config/plans.ts";

/** The column of a plan in the table plan_features. */
export type Plan = "free_plan" | "basic_plan" | "plus_plan";

/** A row of the table, with or without its other columns. */
export type PlanRow = Readonly<Record<Plan, boolean>> & { readonly feature_key: string };

/** The features of each plan. */
export type PlanMatrix = Readonly<Record<Plan, ReadonlySet<string>>>;

export function toPlanMatrix(rows: readonly PlanRow[]): PlanMatrix {
  const featuresOf = (plan: Plan) =>
    new Set(rows.filter((row) => row[plan]).map(({ feature_key }) => feature_key));
  return {
    free_plan: featuresOf("free_plan"),
    basic_plan: featuresOf("basic_plan"),
    plus_plan: featuresOf("plus_plan"),
  };
}

/** The matrix of the migration, which the prerendered pages show. */
export const DEFAULT_MATRIX = toPlanMatrix(
  BENEFITS.map(({ feature, plans }) => ({ feature_key: feature, ...plans })),
);

/** The matrix as it is now, once it has been fetched. */
export const planMatrix = atom(DEFAULT_MATRIX);

/** What the free plan gives, in words. */
export function freeBenefits({ free_plan }: PlanMatrix): readonly string[] {
  const isCapped = !free_plan.has("unlimited_favorites");
  return [
    ...FREE_BENEFITS,
    ...(isCapped ? [CAPPED_FAVORITES] : []),
    ...BENEFITS.filter(({ feature }) => free_plan.has(feature)).map(({ feature, label }) =>
      ACCOUNT_FEATURES.has(feature) ? `${label} (med ett konto)` : label,
    ),
  ];
}

/** What a plan that costs gives beyond the free one, in words. */
export function paidBenefits(
  plan: Exclude<Plan, "free_plan">,
  matrix: PlanMatrix,
  only?: ReadonlySet<FeatureKey>,
): readonly string[] {
  return BENEFITS.filter(
    ({ feature }) =>
      matrix[plan].has(feature) && !matrix.free_plan.has(feature) && (only?.has(feature) ?? true),
  ).map(({ label }) => label);
}
