import { optionalStripePrice, SettingError, stripeKey, stripePrice } from "./environment.ts";

/** As in the table of subscribers: null is the single Premium plan. */
export type Tier = "Basic" | "Plus" | null;

/** Something that is sold. */
export interface Plan {
  readonly tier: Tier;
  /** Where the id of its price stands. */
  readonly priceVariable: string;
  readonly mode: "subscription" | "payment";
  /** Swish cannot be charged again by itself, so it pays no subscription. */
  readonly paymentMethods: readonly ("card" | "swish")[];
}

export type PlanName = "premium" | "basic" | "plus-month" | "plus-year";

export const PLANS: Readonly<Record<PlanName, Plan>> = {
  premium: {
    tier: null,
    priceVariable: "STRIPE_PRICE_PREMIUM",
    mode: "subscription",
    paymentMethods: ["card"],
  },
  basic: {
    tier: "Basic",
    priceVariable: "STRIPE_PRICE_BASIC",
    mode: "payment",
    paymentMethods: ["card", "swish"],
  },
  "plus-month": {
    tier: "Plus",
    priceVariable: "STRIPE_PRICE_PLUS_MONTH",
    mode: "subscription",
    paymentMethods: ["card"],
  },
  "plus-year": {
    tier: "Plus",
    priceVariable: "STRIPE_PRICE_PLUS_YEAR",
    mode: "subscription",
    paymentMethods: ["card"],
  },
};

/** Whether this is the name of a plan. */
export function isPlanName(name: unknown): name is PlanName {
  return typeof name === "string" && Object.hasOwn(PLANS, name);
}

/**
 * The plan that was sold at one of these prices. A price that has been replaced since is known no
 * longer: then the name that checkout noted on the purchase tells.
 *
 * @returns null when neither is known
 */
export function soldPlan(
  priceIds: readonly string[],
  metadata: Readonly<Record<string, string>> | null,
): Plan | null {
  const byPrice = Object.values(PLANS).findLast((plan) => {
    const price = optionalStripePrice(plan.priceVariable);
    return price !== null && priceIds.includes(price);
  });
  if (byPrice) return byPrice;
  const noted = metadata?.plan;
  return isPlanName(noted) ? PLANS[noted] : null;
}

/** Says in the log, when a function starts, what is missing before anything can be sold. */
export function reportMissingSettings(): void {
  for (const check of [stripeKey, () => stripePrice(PLANS.premium.priceVariable)]) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      console.error(`Payments are not set up: ${error.message}`);
    }
  }
}
