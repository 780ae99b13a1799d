/** Which plan has which feature, for the pages that say so: docs/specification.md, "Plan features". */
import { atom } from "nanostores";
import type { Column } from "@/config/commerce.ts";
import {
  ACCOUNT_FEATURES,
  BENEFITS,
  type Benefit,
  CAPPED_FAVORITES,
  type FeatureKey,
  FREE_BENEFITS,
} from "@/config/plans.ts";
import { contactReceiver } from "./contact-settings.ts";
import { adUnit, backendAddress, resolverUrl } from "./env.ts";

/** A row of the table, with or without its other columns. */
export type PlanRow = Readonly<Record<Column, boolean>> & { readonly feature_key: string };

/** The features of each column. */
export type PlanMatrix = Readonly<Record<Column, ReadonlySet<string>>>;

export function toPlanMatrix(rows: readonly PlanRow[]): PlanMatrix {
  const featuresOf = (column: Column) =>
    new Set(rows.filter((row) => row[column]).map(({ feature_key }) => feature_key));
  return {
    free_plan: featuresOf("free_plan"),
    basic_plan: featuresOf("basic_plan"),
    plus_plan: featuresOf("plus_plan"),
  };
}

/** The matrix of the migration, which the prerendered pages show. */
export const DEFAULT_MATRIX = toPlanMatrix(
  BENEFITS.map(({ feature, columns }) => ({ feature_key: feature, ...columns })),
);

/** The matrix as it is now, once it has been fetched. */
export const planMatrix = atom(DEFAULT_MATRIX);

/** What the free plan gives. */
export function freeBenefits({ free_plan }: PlanMatrix): readonly Benefit[] {
  const isCapped = !free_plan.has("unlimited_favorites");
  return [
    ...FREE_BENEFITS,
    ...(isCapped ? [CAPPED_FAVORITES] : []),
    ...availableOf(free_plan).map(({ feature, label, place }) => ({
      label: ACCOUNT_FEATURES.has(feature) ? `${label} (med ett konto)` : label,
      place,
    })),
  ];
}

/** What the plans of a column give beyond the free one. */
export function paidBenefits(
  column: Exclude<Column, "free_plan">,
  matrix: PlanMatrix,
  only?: ReadonlySet<FeatureKey>,
): readonly Benefit[] {
  return availableOf(matrix[column]).filter(
    ({ feature }) => !matrix.free_plan.has(feature) && (only?.has(feature) ?? true),
  );
}

/** What a plan with these features has beyond {@link FREE_BENEFITS}, and where. */
export function ownBenefits(features: ReadonlySet<string>): readonly Benefit[] {
  return availableOf(features).map((benefit) => ({
    label: benefit.label,
    place: "ownPlace" in benefit ? benefit.ownPlace : benefit.place,
  }));
}

/** The benefits of these features that work on this build. */
function availableOf(features: ReadonlySet<string>) {
  return BENEFITS.filter(({ feature }) => features.has(feature) && isAvailable(feature));
}

/** Which features work on this build: docs/specification.md, "Plans and prices". */
/** Whether a plan that has the feature gives it on this build; pages list no others. */
function isAvailable(feature: FeatureKey): boolean {
  // Without accounts nobody has a plan.
  if (!backendAddress) return false;
  if (feature === "no_ads") return adUnit !== null;
  if (feature === "domain_check") return resolverUrl !== null;
  // Only the function marks messages.
  if (feature === "priority_support") return contactReceiver === "function";
  return true;
}
