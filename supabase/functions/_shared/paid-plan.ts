import type Stripe from "npm:stripe@23.1.0";
import { PLANS, soldPlan } from "./plans.ts";
import { bestSubscription, listSubscriptions, type PaidPlan } from "./subscriptions.ts";

const BASIC: PaidPlan = { tier: "Basic", end: null, renews: false };

/**
 * What a customer has paid for: the best subscription, or else Basic if it was bought once.
 *
 * @param subscriptions all of the customer's
 * @returns null when nothing
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

/** What a customer has paid for, asked from the start. */
export async function askPaidPlan(stripe: Stripe, customerId: string): Promise<PaidPlan | null> {
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
      soldPlan(priceIds(session), session.metadata) === PLANS.basic &&
      !isRefunded(session),
  );
}

/** The prices of what a session sells; its line items must be expanded. */
export function priceIds({ line_items }: Stripe.Checkout.Session): readonly string[] {
  return (line_items?.data ?? []).flatMap(({ price }) => (price ? [price.id] : []));
}

/** Whether all of the payment was given back; a part of it leaves the purchase standing. */
function isRefunded({ payment_intent }: Stripe.Checkout.Session): boolean {
  if (typeof payment_intent !== "object") return false;
  const charge = payment_intent?.latest_charge;
  return typeof charge === "object" && charge?.refunded === true;
}
