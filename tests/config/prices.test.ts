/** The offers of the site, the plans of the functions and the prices of the stand-in are the same. */
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { offersOf } from "@/features/subscription/offers.ts";
import { formatPrice } from "@/lib/format.ts";
import { PRICES } from "../../dev/stripe/prices.ts";
import { PLAN_NAMES, PLANS } from "../../supabase/functions/_shared/plans.ts";

const OFFERS = [...offersOf("premium"), ...offersOf("basic-plus")];

test("the site offers every plan that can be bought, and no other", () => {
  expect(OFFERS.map(({ id }) => id).sort()).toEqual([...PLAN_NAMES].sort());
});

test("the stand-in has a price for every plan, and no other", () => {
  const variables = Object.values(PLANS).map(({ priceVariable }) => priceVariable);
  expect(Object.keys(PRICES).sort()).toEqual(variables.sort());
});

describe.each(OFFERS)("the offer $id", (offer) => {
  const plan = PLANS[offer.id];
  const title = plan.tier ?? "Premium";

  test("is sold for the price in site.ts", () => {
    const price = {
      premium: site.premiumPricePerMonth,
      basic: site.basicPrice,
      "plus-month": site.plusPricePerMonth,
      "plus-year": site.plusPricePerYear,
    }[offer.id];
    expect(offer.kronor).toBe(price);
    expect(plan.price).toBe(price);
    expect(offer.price).toContain(formatPrice(price));
  });

  test("has the price and period of the stand-in", () => {
    expect(Object.entries(PRICES).find(([name]) => name === plan.priceVariable)?.[1]).toMatchObject(
      {
        name: `${site.name} ${title}`,
        amount: offer.kronor * 100,
        interval: offer.period,
      },
    );
  });

  test("has the tier, payment mode and payment methods of the plan", () => {
    expect(offer.name).toMatch(new RegExp(`^${title}\\b`));
    expect(plan.mode).toBe(offer.period === null ? "payment" : "subscription");
    expect(offer.note).toContain("kort");
    expect(offer.note.includes("Swish")).toBe(plan.paymentMethods.includes("swish"));
  });

  test("has the price that docs/deployment.md says to set up in Stripe", async () => {
    const lines = (await readFile("docs/deployment.md", "utf8")).split("\n");
    const row = lines.find((line) => line.endsWith(`| \`${plan.priceVariable}\` |`));
    expect(row).toContain(`| ${site.name} ${title} | ${offer.kronor} kr, `);
  });
});
