import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BENEFITS } from "@/config/plans.ts";
import { FEATURE_KEYS } from "@/features/plan-features/feature-keys.ts";

const sql = readFileSync("supabase/migrations/20261121091000_plan_features.sql", "utf8");

/** The features of the migration: key, and whether Gratis, Basic and Plus have it. */
const rows = [
  ...sql.matchAll(/^ {2}\('(\w+)', '.*', (true|false), (true|false), (true|false)\)/gm),
];

test("the site and the database have the same features", () => {
  expect(rows.map(([, key]) => key).sort()).toEqual([...FEATURE_KEYS].sort());
});

test("the plan page gives each plan what the database gives it", () => {
  const onPage = BENEFITS.map(({ feature, isInBasic }) => [
    feature,
    "false",
    `${isInBasic}`,
    "true",
  ]);
  const inDatabase = rows.map(([, ...columns]) => columns);
  expect(onPage.sort()).toEqual(inDatabase.sort());
});
