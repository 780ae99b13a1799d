import type Stripe from "npm:stripe@23.1.0";
import { PLANS } from "./plans.ts";
import { findSoldPlan } from "./prices.ts";
import { bestSubscription, listSubscriptions, type PaidPlan } from "./subscriptions.ts";

const BASIC: PaidPlan = { tier: "Basic", end: null, renews: false };

/**
 * The plan that a customer has paid for: the best subscription, otherwise Basic if it was bought.
 *
 * @param subscriptions all of the customer's subscriptions
 * @returns null without any paid plan
 */
export async function paidPlanOf(
  stripe: Stripe,
  customerId: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<PaidPlan | null> {
  const subscription = bestSubscription(subscriptions, Date.now() / 1000);
  if (subscription) return subscription;
  return (await hasBoughtBasic(stripe, customerId)) ? BASIC : null;
}

/** Fetches a customer's subscriptions and returns the plan that is paid for. */
export async function fetchPaidPlan(stripe: Stripe, customerId: string): Promise<PaidPlan | null> {
  return paidPlanOf(stripe, customerId, await listSubscriptions(stripe, customerId));
}

async function hasBoughtBasic(stripe: Stripe, customerId: string): Promise<boolean> {
  const { data } = await stripe.checkout.sessions.list({
    customer: customerId,
    status: "complete",
    limit: 100,
    expand: ["data.line_items", "data.payment_intent.latest_charge"],
  });
  return data.some(
    (session) =>
      session.mode === "payment" &&
      session.payment_status === "paid" &&
      findSoldPlan(priceIds(session), session.metadata) === PLANS.basic &&
      !isRefunded(session),
  );
}

/** The ids of the prices in a session; its line items must be expanded. */
export function priceIds({ line_items }: Stripe.Checkout.Session): readonly string[] {
  return (line_items?.data ?? []).flatMap(({ price }) => (price ? [price.id] : []));
}

/** Whether the whole payment was refunded; a partial refund leaves the purchase valid. */
function isRefunded({ payment_intent }: Stripe.Checkout.Session): boolean {
  if (typeof payment_intent !== "object") return false;
  const charge = payment_intent?.latest_charge;
  return typeof charge === "object" && charge?.refunded === true;
}
