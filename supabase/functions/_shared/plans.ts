/** The plans that can be bought: data only, so that tests can compare it with the site's offers. */
import type { Database } from "./database.ts";

/** Null is the single Premium plan. */
export type Tier = Database["public"]["Tables"]["subscribers"]["Row"]["subscription_tier"];

export interface Plan {
  readonly tier: Tier;
  /** In kronor, VAT included, for what the page of the order says; Stripe has its own. */
  readonly price: number;
  /** The environment variable with the id of its price in Stripe. */
  readonly priceVariable: string;
  readonly mode: "subscription" | "payment";
  /** Swish allows no automatic renewals, so it cannot pay for a subscription. */
  readonly paymentMethods: readonly ("card" | "swish")[];
}

/** What `create-checkout` takes as `plan`. */
export const PLAN_NAMES = ["premium", "basic", "plus-month", "plus-year"] as const;

export type PlanName = (typeof PLAN_NAMES)[number];

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  premium: {
    tier: null,
    price: 29,
    priceVariable: "STRIPE_PRICE_PREMIUM",
    mode: "subscription",
    paymentMethods: ["card"],
  },
  basic: {
    tier: "Basic",
    price: 39,
    priceVariable: "STRIPE_PRICE_BASIC",
    mode: "payment",
    paymentMethods: ["card", "swish"],
  },
  "plus-month": {
    tier: "Plus",
    price: 29,
    priceVariable: "STRIPE_PRICE_PLUS_MONTH",
    mode: "subscription",
    paymentMethods: ["card"],
  },
  "plus-year": {
    tier: "Plus",
    price: 199,
    priceVariable: "STRIPE_PRICE_PLUS_YEAR",
    mode: "subscription",
    paymentMethods: ["card"],
  },
};
