/** What a dispute does to the subscription whose payment it is about. */
import type Stripe from "npm:stripe@23.1.0";
import { withBillingLock } from "./billing-lock.ts";
import { accountOfCustomer } from "./customers.ts";
import { disputeLostMail, disputeOpenedMail, disputeWonMail } from "./dispute-mails.ts";
import { endSubscription } from "./end-subscription.ts";
import { HttpError } from "./http.ts";
import { MailError, sendMail } from "./mail.ts";
import { paymentsOf } from "./refund.ts";
import { idOf, takesMoney } from "./returned-payments.ts";
import { RETRIES, withStripe } from "./stripe.ts";
import { awaitsCharge, isCancelled, isRunning, listSubscriptions } from "./subscriptions.ts";

/**
 * Follows up the disputes of a customer's subscriptions, whose events may have been lost. What fails is
 * left to a later call.
 *
 * @returns whether there was anything to do
 * @throws StripeCallError when Stripe cannot be asked what is open
 */
export async function settleDisputes(userId: string, customerId: string): Promise<boolean> {
  const open = await withStripe((stripe) => openDisputes(stripe, customerId));
  for (const id of open) {
    try {
      await followUpDispute(id, userId, customerId);
    } catch (error) {
      if (!(error instanceof HttpError || error instanceof MailError)) throw error;
      console.error(`The dispute ${id} is not followed up: ${error.message}`);
    }
  }
  return open.length > 0;
}

/** The ids of the disputes of a customer's subscriptions that were not followed up. */
export async function openDisputes(stripe: Stripe, customerId: string): Promise<readonly string[]> {
  const open: string[] = [];
  for await (const charge of stripe.charges.list({ customer: customerId, limit: 100 })) {
    if (!charge.disputed) continue;
    for await (const dispute of stripe.disputes.list({ charge: charge.id, limit: 100 })) {
      if (await findUntold(stripe, customerId, dispute)) open.push(dispute.id);
    }
  }
  return open;
}

/**
 * Cancels a subscription whose payment was disputed: who takes a payment back does not want the next one.
 * Tells the buyer that, and how the dispute ended. Safe to repeat.
 *
 * @throws StripeCallError, MailError or HttpError 409; nothing is lost when it is called again
 */
export async function followUpDispute(
  disputeId: string,
  userId: string,
  customerId: string,
): Promise<void> {
  await withBillingLock(userId, () =>
    withStripe(async (stripe) => {
      const dispute = await stripe.disputes.retrieve(disputeId);
      const found = await findUntold(stripe, customerId, dispute);
      const account = found && (await accountOfCustomer(customerId));
      if (!found || !account) return;
      const { state, subscription } = found;
      const current =
        state !== "won" && isRunning(subscription)
          ? await cancel(stripe, subscription, disputeId)
          : subscription;
      await sendMail({
        to: account.email,
        ...MAILS[state](isRunning(current), !isCancelled(current)),
      });
      // One for each dispute: several payments of a subscription can be disputed.
      await stripe.subscriptions.update(subscription.id, { metadata: { [disputeId]: state } });
    }, RETRIES),
  );
}

interface Untold {
  readonly state: keyof typeof MAILS;
  readonly subscription: Stripe.Subscription;
}

/**
 * What is to be done about a dispute; null when that was done, so that a buyer who has resumed the
 * subscription keeps it. The metadata of the subscription has what the buyer was told.
 */
async function findUntold(
  stripe: Stripe,
  customerId: string,
  dispute: Stripe.Dispute,
): Promise<Untold | null> {
  const state = stateOf(dispute);
  const subscription = state && (await disputedSubscription(stripe, customerId, dispute));
  if (!state || !subscription) return null;
  const told = subscription.metadata[dispute.id];
  // Nothing happened to the subscription of a dispute that was won before it was noticed.
  const isUnnoticed = state === "won" && told === undefined && !isCancelled(subscription);
  return told === state || isUnnoticed ? null : { state, subscription };
}

/** At the end of the paid period, or at once when the next one has begun and is not charged yet. */
async function cancel(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  disputeId: string,
): Promise<Stripe.Subscription> {
  const { id, schedule } = subscription;
  if (awaitsCharge(subscription)) return endSubscription(stripe, id, `Dispute ${disputeId}`);
  if (isCancelled(subscription)) return subscription;
  // A switch that is ordered for the end of the period would keep Stripe from cancelling then.
  const scheduled = idOf(schedule);
  if (scheduled !== null) await stripe.subscriptionSchedules.release(scheduled);
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
      isSwitch: false,
    });
    if (payments.some(({ paymentId }) => paymentId === idOf(payment_intent))) return subscription;
  }
  return null;
}
