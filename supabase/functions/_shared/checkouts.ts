import type Stripe from "npm:stripe@23.1.0";
import { paymentInProgress } from "./billing-lock.ts";
import { isInvalidRequest } from "./stripe.ts";

/**
 * Closes open checkout sessions of a customer, so that nothing can be paid in them any more. None is
 * closed while a payment is in progress: what was paid in a closed session would be hard to find.
 *
 * @throws HttpError 409 when a payment is in progress, or one of the sessions was paid a moment ago
 */
export async function expireCheckouts(
  stripe: Stripe,
  customerId: string,
  sessions: readonly Stripe.Checkout.Session[],
): Promise<void> {
  if (await isPaying(stripe, customerId)) throw paymentInProgress();
  for (const { id } of sessions) {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      throw isInvalidRequest(error) ? paymentInProgress() : error;
    }
  }
  // One may have started between the two calls.
  if (sessions.length > 0 && (await isPaying(stripe, customerId))) throw paymentInProgress();
}

/** Whether a payment of the customer has started whose outcome is not known yet. */
async function isPaying(stripe: Stripe, customerId: string): Promise<boolean> {
  const payments = stripe.paymentIntents.list({ customer: customerId, limit: 100 });
  for await (const { status } of payments) {
    if (status === "processing" || status === "requires_capture") return true;
  }
  return false;
}
