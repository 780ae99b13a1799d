import { expect, test } from "vitest";
import { site } from "@/config/site.ts";
import { PRICES, type Price } from "../../dev/stripe/prices.ts";

/** In öre, as Stripe counts. */
function advertised(kronor: number, interval: Price["interval"]) {
  return { amount: kronor * 100, interval };
}

test("the stand-in charges the advertised prices", () => {
  expect(PRICES).toMatchObject({
    STRIPE_PRICE_PREMIUM: advertised(site.premiumPricePerMonth, "month"),
    STRIPE_PRICE_BASIC: advertised(site.basicPrice, null),
    STRIPE_PRICE_PLUS_MONTH: advertised(site.plusPricePerMonth, "month"),
    STRIPE_PRICE_PLUS_YEAR: advertised(site.plusPricePerYear, "year"),
  });
});
