/** The feature matrix of the migrations and the benefits that the site promises are the same. */
import { beforeAll, expect, test } from "vitest";
import { BENEFITS } from "@/config/plans.ts";
import type { PlanFeatureRow } from "@/lib/database.ts";
import { sql } from "./backend.ts";

let matrix: readonly PlanFeatureRow[];

beforeAll(async () => {
  matrix = await sql<PlanFeatureRow>("select * from public.plan_features");
});

test("every feature of the matrix is a benefit of the site, and no other is", () => {
  expect(BENEFITS.map(({ feature }) => feature).sort()).toEqual(
    matrix.map(({ feature_key }) => feature_key).sort(),
  );
});

test.each(BENEFITS)("the benefit '$label' is in the columns of the matrix", (benefit) => {
  const row = matrix.find(({ feature_key }) => feature_key === benefit.feature);
  expect(row).toMatchObject(benefit.columns);
});
