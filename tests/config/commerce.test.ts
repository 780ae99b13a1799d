/** The commerce contract is what docs/specification.md says, and consistent in itself. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import {
  COLUMN_NAMES,
  COLUMN_OF_PLAN,
  GUARANTEE_DAYS,
  GUARANTEE_REFUND_WORKING_DAYS,
  isPaidOnce,
  PRODUCT_IDS,
  PRODUCTS,
  planOfTier,
  SOLD_PRODUCTS,
  tierOfPlan,
  WITHDRAWAL_DAYS,
  WITHDRAWAL_REFUND_DAYS,
} from "@/config/commerce.ts";

const specificationSource = readFileSync("docs/specification.md", "utf8");
const specification = specificationSource.replace(/\s+/g, " ");

/** The prices of the table "Plans and prices", by product. */
const specifiedPrices = new Map(
  [...specificationSource.matchAll(/^\| ([^|]+) \| (\d+ kr [^|]+) \|/gm)].map(
    ([, product, price]) => [product, price],
  ),
);

const deployment = readFileSync("docs/deployment.md", "utf8");

/** How docs/deployment.md names the period of a price in Stripe. */
const PERIOD_IN_STRIPE = { month: "recurring monthly", year: "recurring yearly" };

test.each([
  ["Premium", "premium", "a month"],
  ["Basic", "basic", "once, never ends"],
  ["Plus, monthly", "plus-month", "a month"],
  ["Plus, yearly", "plus-year", "a year"],
] as const)("the price of %s is the specified one", (name, id, period) => {
  const specified = specifiedPrices.get(name);
  expect(specified, "docs/specification.md").toBe(`${PRODUCTS[id].price} kr ${period}`);
});

test("the days to undo a purchase are the specified ones", () => {
  const { from, to } = GUARANTEE_REFUND_WORKING_DAYS;
  for (const promise of [
    `right of withdrawal: ${WITHDRAWAL_DAYS} days,`,
    `refund within ${WITHDRAWAL_REFUND_DAYS} days of the notice`,
    `refund within ${GUARANTEE_DAYS} days of the purchase`,
    `paid out within ${from}–${to} working days`,
  ]) {
    expect(specification).toContain(promise);
  }
});

test("every product is for sale under one plan model", () => {
  expect(Object.values(SOLD_PRODUCTS).flat()).toEqual(PRODUCT_IDS);
});

describe.each(PRODUCT_IDS)("the product %s", (id) => {
  const { plan, heading, name, note, action, period, priceVariable } = PRODUCTS[id];

  test("is called by its plan", () => {
    expect(heading).toMatch(new RegExp(`^${plan}\\b`));
    expect(name).toMatch(new RegExp(`^${plan}\\b`));
  });

  test("says how it is paid: a subscription by card, a one-time purchase by Swish as well", () => {
    expect(note).toContain("kort");
    expect(note.includes("Swish")).toBe(period === null);
    expect(/prenumeration/.test(action)).toBe(period !== null);
  });

  test("has its price in the steps to set up Stripe", () => {
    const kind = period ? PERIOD_IN_STRIPE[period] : "one-time";
    expect(deployment).toContain(`| Namnfynd ${plan} | ${kind} | \`${priceVariable}\` |`);
  });

  test("gives a plan whose tier stands for it", () => {
    expect(planOfTier(tierOfPlan(plan))).toBe(plan);
    expect(isPaidOnce(plan)).toBe(period === null);
  });
});

test("an administrator sees each column by the name of a plan that it decides", () => {
  for (const [column, name] of Object.entries(COLUMN_NAMES)) {
    expect(COLUMN_OF_PLAN).toHaveProperty(name, column);
  }
});
