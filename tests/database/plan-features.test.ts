/** The feature matrix of the migrations and what the site knows and promises of it are the same. */
import { beforeAll, expect, test } from "vitest";
import { FEATURE_KEYS } from "@/features/plan-features/feature-keys.ts";
import { BENEFITS } from "@/features/subscription/offers.ts";
import type { PlanFeatureRow } from "@/lib/database.ts";
import { sql } from "./backend.ts";

let matrix: readonly PlanFeatureRow[];

beforeAll(async () => {
  matrix = await sql<PlanFeatureRow>("select * from public.plan_features");
});

test("the feature keys of the site are those of the matrix", () => {
  expect([...FEATURE_KEYS].sort()).toEqual(matrix.map(({ feature_key }) => feature_key).sort());
});

/** A benefit begins with the name of its feature, as in "Export" and "Export till PDF och CSV". */
function featuresOf(label: string): readonly PlanFeatureRow[] {
  return matrix.filter(({ feature_name }) => label.startsWith(feature_name));
}

test.each(BENEFITS)("the benefit '$label' is in the plans that the matrix says", (benefit) => {
  expect(featuresOf(benefit.label)).toMatchObject([
    { free_plan: false, basic_plan: benefit.isInBasic, plus_plan: true },
  ]);
});

test("every feature is a benefit of the site", () => {
  const promised = BENEFITS.flatMap(({ label }) => featuresOf(label));
  expect(promised.map(({ feature_key }) => feature_key).sort()).toEqual([...FEATURE_KEYS].sort());
});
