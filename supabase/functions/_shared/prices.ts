import { optionalStripePrice, SettingError, stripeKey, stripePrice } from "./environment.ts";
import { PLAN_NAMES, PLANS, type Plan } from "./plans.ts";

/**
 * The plan that was sold at one of these prices. A price that has since been replaced is no longer
 * in the environment: then the plan is the one that checkout stored in the metadata.
 *
 * @returns null when neither identifies a plan
 */
export function findSoldPlan(
  priceIds: readonly string[],
  metadata: Readonly<Record<string, string>> | null,
): Plan | null {
  const byPrice = Object.values(PLANS).findLast((plan) => {
    const price = optionalStripePrice(plan.priceVariable);
    return price !== null && priceIds.includes(price);
  });
  if (byPrice) return byPrice;
  const name = PLAN_NAMES.find((planName) => planName === metadata?.plan);
  return name === undefined ? null : PLANS[name];
}

/** Logs the settings without which nothing can be sold; called when a function starts. */
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
