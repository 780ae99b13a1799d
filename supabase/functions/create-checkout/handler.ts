import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { requireCaller } from "../_shared/caller.ts";
import {
  createCustomer,
  customerExists,
  forgetCustomer,
  storedCustomer,
} from "../_shared/customers.ts";
import { stripePrice } from "../_shared/environment.ts";
import { HttpError, jsonHandler } from "../_shared/http.ts";
import { paidPlanOf } from "../_shared/paid-plan.ts";
import { PLANS, type Plan } from "../_shared/plans.ts";
import { portalUrl } from "../_shared/portal.ts";
import { askStripe } from "../_shared/stripe.ts";
import { readSubscriber } from "../_shared/subscribers.ts";
import { isRunning, listSubscriptions, type PaidPlan } from "../_shared/subscriptions.ts";
import { closeOtherCheckouts, type Order, openCheckout } from "./checkout.ts";
import { requestedPlan } from "./requested-plan.ts";

/** Answers the address where the caller pays for the plan that it asks for. */
export const handle = jsonHandler(async (request): Promise<{ readonly url: string }> => {
  const user = await requireCaller(request);
  const planName = await requestedPlan(request);
  const url = await askStripe(async (stripe) => {
    const priceId = stripePrice(PLANS[planName].priceVariable);
    const customerId = await customerOf(stripe, user, PLANS[planName]);
    return startPayment(stripe, { userId: user.id, customerId, planName, priceId });
  });
  return { url };
});

/** The caller's customer, made when there is none; it is stored before anything can be paid. */
async function customerOf(stripe: Stripe, user: User, plan: Plan): Promise<string> {
  const stored = await storedCustomer(user.id);
  if (stored !== null) {
    if (await customerExists(stripe, stored)) return stored;
    await forgetCustomer(user.id, stored);
  }
  // Without a customer Stripe knows of no payment, but there may be paid time left of an old one.
  const subscriber = await readSubscriber(user.id);
  refuseWhatIsOwned(subscriber?.paidPlan ?? null, plan);
  return createCustomer(stripe, user);
}

/** The order matters: once the other checkouts are closed, nothing is paid that is not seen here. */
async function startPayment(stripe: Stripe, order: Order): Promise<string> {
  const earlier = await closeOtherCheckouts(stripe, order);
  const subscriptions = await listSubscriptions(stripe, order.customerId);
  refuseWhatIsOwned(
    await paidPlanOf(stripe, order.customerId, subscriptions),
    PLANS[order.planName],
  );
  // One that gives nothing but is still charged for lacks a payment: it is paid, not doubled.
  if (subscriptions.some(isRunning)) return portalUrl(stripe, order.customerId);
  return earlier.openUrl ?? openCheckout(stripe, order, earlier.newestId);
}

/** @throws HttpError 409 when the plan gives nothing more than what is paid for already */
function refuseWhatIsOwned(owned: PaidPlan | null, plan: Plan): void {
  if (owned === null || (owned.tier === "Basic" && plan.tier !== "Basic")) return;
  throw new HttpError(
    409,
    owned.tier === "Basic" ? "Du har redan Basic." : "Du har redan en aktiv prenumeration.",
  );
}
