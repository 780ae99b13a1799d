/** What a dispute does to the subscription whose payment it is about. */
import type Stripe from "npm:stripe@23.1.0";
import { withBillingLock } from "./billing-lock.ts";
import { disputeLostMail, disputeOpenedMail, disputeWonMail } from "./dispute-mails.ts";
import { endSubscription } from "./end-subscription.ts";
import { sendMail } from "./mail.ts";
import { paymentsOf } from "./refund.ts";
import { idOf, takesMoney } from "./returned-payments.ts";
import { RETRIES, withStripe } from "./stripe.ts";
import { awaitsCharge, isCancelled, isRunning, listSubscriptions } from "./subscriptions.ts";

interface Buyer {
  readonly id: string;
  readonly email: string;
}

/** The metadata of a subscription that says what the buyer was told last, of which dispute. */
const TOLD = "dispute_told";

/**
 * Cancels a subscription whose payment was disputed: who takes a payment back does not want the next one.
 * Tells the buyer that, and how the dispute ended. Safe to repeat.
 *
 * @throws StripeCallError, MailError or HttpError 409; nothing is lost when it is called again
 */
export async function followUpDispute(
  disputeId: string,
  customerId: string,
  buyer: Buyer,
): Promise<void> {
  await withBillingLock(buyer.id, () =>
    withStripe(async (stripe) => {
      const dispute = await stripe.disputes.retrieve(disputeId);
      const state = stateOf(dispute);
      const subscription = state && (await disputedSubscription(stripe, customerId, dispute));
      if (!state || !subscription) return;
      const current =
        state !== "won" && isRunning(subscription)
          ? await cancel(stripe, subscription, dispute.id)
          : subscription;
      const told = `${dispute.id} ${state}`;
      if (current.metadata[TOLD] === told) return;
      await sendMail({ to: buyer.email, ...MAILS[state](isRunning(current)) });
      await stripe.subscriptions.update(subscription.id, { metadata: { [TOLD]: told } });
    }, RETRIES),
  );
}

/** At the end of the paid period, or at once when the next one has begun and is not charged yet. */
function cancel(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  disputeId: string,
): Promise<Stripe.Subscription> | Stripe.Subscription {
  const { id } = subscription;
  if (awaitsCharge(subscription)) return endSubscription(stripe, id, `Dispute ${disputeId}`);
  if (isCancelled(subscription)) return subscription;
  return stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

const MAILS = { open: disputeOpenedMail, won: disputeWonMail, lost: disputeLostMail } as const;

/** Null for an inquiry, which takes no money. */
function stateOf({ status }: Stripe.Dispute): keyof typeof MAILS | null {
  if (status === "won") return "won";
  if (status === "lost") return "lost";
  return takesMoney(status) ? "open" : null;
}

async function disputedSubscription(
  stripe: Stripe,
  customerId: string,
  { payment_intent }: Stripe.Dispute,
): Promise<Stripe.Subscription | null> {
  for (const subscription of await listSubscriptions(stripe, customerId)) {
    const payments = await paymentsOf(stripe, {
      subscriptionId: subscription.id,
      paymentId: null,
      invoiceId: null,
    });
    if (payments.some(({ paymentId }) => paymentId === idOf(payment_intent))) return subscription;
  }
  return null;
}
