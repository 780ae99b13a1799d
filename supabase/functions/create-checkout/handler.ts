import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { requireCaller } from "../_shared/caller.ts";
import {
  createCustomer,
  customerExists,
  findCustomerId,
  forgetCustomer,
} from "../_shared/customers.ts";
import { stripePrice } from "../_shared/environment.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { paidPlanOf } from "../_shared/paid-plan.ts";
import { PLANS, type Plan } from "../_shared/plans.ts";
import { createPortalUrl } from "../_shared/portal.ts";
import { withStripe } from "../_shared/stripe.ts";
import { readSubscriber } from "../_shared/subscribers.ts";
import { isRunning, listSubscriptions, type PaidPlan } from "../_shared/subscriptions.ts";
import { createCheckoutUrl, expireOtherCheckouts, type Order } from "./checkout.ts";
import { requestedPlan } from "./requested-plan.ts";

/** Returns the address where the caller pays for the requested plan. */
export const handle = jsonHandler(async (request): Promise<{ readonly url: string }> => {
  const user = await requireCaller(request);
  const planName = await requestedPlan(request);
  const url = await withStripe(async (stripe) => {
    const priceId = stripePrice(PLANS[planName].priceVariable);
    const customerId = await findOrCreateCustomer(stripe, user, PLANS[planName]);
    return startPayment(stripe, { userId: user.id, customerId, planName, priceId });
  });
  return { url };
});

/** A new customer is stored before anything can be paid. */
async function findOrCreateCustomer(stripe: Stripe, user: User, plan: Plan): Promise<string> {
  const stored = await findCustomerId(user.id);
  if (stored !== null) {
    if (await customerExists(stripe, stored)) return stored;
    await forgetCustomer(user.id, stored);
  }
  // Stripe has no payments of a new customer, but a forgotten one may have left paid time.
  const subscriber = await readSubscriber(user.id);
  requireNotOwned(subscriber?.paidPlan ?? null, plan);
  return createCustomer(stripe, user);
}

/** The order matters: once the other sessions have expired, no payment can go unseen here. */
async function startPayment(stripe: Stripe, order: Order): Promise<string> {
  const earlier = await expireOtherCheckouts(stripe, order);
  const subscriptions = await listSubscriptions(stripe, order.customerId);
  requireNotOwned(await paidPlanOf(stripe, order.customerId, subscriptions), PLANS[order.planName]);
  // A running subscription without a valid plan lacks a payment: let the user pay for that one.
  if (subscriptions.some(isRunning)) return createPortalUrl(stripe, order.customerId);
  return earlier.openUrl ?? createCheckoutUrl(stripe, order, earlier.newestId);
}

/** @throws HttpError 409 when the plan adds nothing to the one that is already paid for */
function requireNotOwned(owned: PaidPlan | null, plan: Plan): void {
  if (owned === null || (owned.tier === "Basic" && plan.tier !== "Basic")) return;
  throw new HttpError(
    409,
    owned.tier === "Basic" ? "Du har redan Basic." : "Du har redan en aktiv prenumeration.",
  );
}
