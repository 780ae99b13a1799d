import type Stripe from "npm:stripe@23.1.0";
import { paymentInProgress } from "./billing-lock.ts";
import { isInvalidRequest } from "./stripe.ts";

/**
 * Closes an open checkout session, so that it can no longer be paid. A payment that has started
 * already can still succeed: check `isPaying` afterwards.
 *
 * @throws HttpError 409 when the session was paid a moment ago
 */
export async function expireCheckout(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    throw isInvalidRequest(error) ? paymentInProgress() : error;
  }
}

/** Whether a payment of the customer has started whose outcome is not known yet. */
export async function isPaying(stripe: Stripe, customerId: string): Promise<boolean> {
  const payments = stripe.paymentIntents.list({ customer: customerId, limit: 100 });
  for await (const { status } of payments) {
    if (status === "processing" || status === "requires_capture") return true;
  }
  return false;
}
