/** Ending a subscription at once, with what it has billed and not charged. Safe to repeat. */
import type Stripe from "npm:stripe@23.1.0";

/**
 * Cancels a subscription at once, unless it has ended, and stops its drafts.
 *
 * @returns the subscription as it then is
 */
export async function endSubscription(
  stripe: Stripe,
  subscriptionId: string,
  comment: string,
): Promise<Stripe.Subscription> {
  const ended = await cancel(stripe, subscriptionId, comment);
  await stopDrafts(stripe, { subscription: subscriptionId });
  return ended;
}

async function cancel(stripe: Stripe, id: string, comment: string): Promise<Stripe.Subscription> {
  const current = await stripe.subscriptions.retrieve(id);
  if (hasEnded(current)) return current;
  try {
    return await stripe.subscriptions.cancel(id, { cancellation_details: { comment } });
  } catch (error) {
    // When the answer is lost, the repetition is answered as if there had never been one.
    const now = await stripe.subscriptions.retrieve(id);
    if (!hasEnded(now)) throw error;
    return now;
  }
}

function hasEnded({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/**
 * Keeps Stripe from charging the drafts of subscriptions that have ended. The invoice of a renewal is one
 * for about an hour, and Stripe's reference promises only that a cancellation stops finalized invoices.
 */
export async function stopDrafts(
  stripe: Stripe,
  of: { readonly customer: string } | { readonly subscription: string },
): Promise<void> {
  for await (const { id } of draftsToCharge(stripe, of)) {
    await stopDraft(stripe, id);
  }
}

/** Keeps Stripe from finalizing and charging a draft. */
export async function stopDraft(stripe: Stripe, invoiceId: string): Promise<void> {
  await stripe.invoices.update(invoiceId, { auto_advance: false });
}

/** The drafts that Stripe finalizes and charges by itself. */
export async function* draftsToCharge(
  stripe: Stripe,
  of: { readonly customer: string } | { readonly subscription: string },
): AsyncGenerator<Stripe.Invoice> {
  for await (const invoice of stripe.invoices.list({ ...of, status: "draft", limit: 100 })) {
    if (invoice.auto_advance) yield invoice;
  }
}
