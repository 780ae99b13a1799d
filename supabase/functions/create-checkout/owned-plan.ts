import { isPaidOnce, type Product, planOfTier } from "../_shared/commerce.ts";
import { HttpError } from "../_shared/http.ts";
import type { PaidPlan } from "../_shared/subscriptions.ts";

/** Whether the product is the plan that is paid for, paid by another period. */
export function isSwitch(owned: PaidPlan | null, { plan, period }: Product): boolean {
  return (
    owned !== null &&
    planOfTier(owned.tier) === plan &&
    owned.period !== null &&
    period !== null &&
    owned.period !== period
  );
}

/** @throws HttpError 409 when the product adds nothing to the one that is already paid for */
export function requireNotOwned(owned: PaidPlan | null, product: Product): void {
  if (owned === null) return;
  const plan = planOfTier(owned.tier);
  if (isPaidOnce(plan) && product.period !== null) return;
  throw new HttpError(
    409,
    isPaidOnce(plan) ? `Du har redan ${plan}.` : "Du har redan en aktiv prenumeration.",
  );
}
