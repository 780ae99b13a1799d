/** The periods of subscriptions: how they start, are charged, or end. */
import { findCustomer, invoiceOf } from "../find.ts";
import { type Account, type Invoice, now, type Payment, type Subscription } from "../model.ts";
import { priceOf } from "../prices.ts";
import { chargePeriod, DRAFT_SECONDS, draftInvoice, finalizeInvoice, isDue } from "./invoices.ts";
import { takeNextPrice } from "./price-switches.ts";
import {
  emitChange,
  end,
  hasEnded,
  isCancelled,
  moveSubscription,
  periodEndAfter,
  setStatus,
} from "./subscriptions.ts";

/** How long the first payment of a subscription can be missing. */
const INCOMPLETE_SECONDS = 23 * 60 * 60;

/** Starts the periods that are due and charges their drafts, or ends the subscription. */
export function renew(account: Account, subscription: Subscription): void {
  const { status, created } = subscription;
  if (status === "incomplete" && created + INCOMPLETE_SECONDS <= now()) {
    setStatus(account, subscription, "incomplete_expired");
  }
  chargeDueDraft(account, subscription);
  while (isOver(subscription)) {
    const { cancelAt, periodEnd } = subscription;
    const isLast = subscription.cancelAtPeriodEnd || (cancelAt !== null && cancelAt <= now());
    if (isLast || subscription.status === "past_due") {
      end(account, subscription, Math.min(periodEnd, cancelAt ?? periodEnd));
    } else {
      startPeriod(account, subscription);
      chargeDueDraft(account, subscription);
    }
  }
}

function isOver({ status, isLagging, cancelAt, periodEnd }: Subscription): boolean {
  const isRunning = status === "active" || status === "trialing" || status === "past_due";
  return isRunning && !isLagging && Math.min(periodEnd, cancelAt ?? periodEnd) <= now();
}

/** Starts the next period, whose invoice is a draft; a pause of the payments makes it void. */
function startPeriod(account: Account, subscription: Subscription): void {
  subscription.status = "active";
  subscription.periodStart = subscription.periodEnd;
  takeNextPrice(subscription);
  subscription.periodEnd = periodEndAfter(subscription.periodStart, priceOf(subscription));
  if (subscription.pause !== "payments") draftInvoice(account, subscription, "subscription_cycle");
  emitChange(account, subscription);
}

/**
 * Charges a draft whose hour has passed. That of a subscription that has ended too: Stripe's reference
 * promises to stop only finalized invoices (https://docs.stripe.com/api/subscriptions/cancel).
 */
function chargeDueDraft(account: Account, subscription: Subscription): void {
  const invoice = invoiceOf(account, subscription.latestInvoiceId);
  if (subscription.isLagging || !isDue(invoice)) return;
  if (findCustomer(account, invoice.customerId)) {
    chargeDraft(account, subscription, invoice, "succeeded");
  }
}

function chargeDraft(
  account: Account,
  subscription: Subscription,
  invoice: Invoice,
  outcome: Payment["status"],
): void {
  finalizeInvoice(account, invoice, () => {
    const payment = chargePeriod(account, subscription, "Subscription update", outcome);
    payment.created = invoice.created + DRAFT_SECONDS;
    return payment;
  });
  if (outcome !== "succeeded" && !hasEnded(subscription)) {
    setStatus(account, subscription, "past_due");
  }
}

/**
 * Lets the payment of the next period fail, or that of the present one while its invoice is a draft.
 *
 * @param outcome whether the card is declined, or the bank asks the buyer to approve the payment
 */
export function failRenewal(
  account: Account,
  subscription: Subscription,
  outcome: "requires_action" | "requires_payment_method" = "requires_payment_method",
): void {
  if (!isDraft(account, subscription)) {
    if (subscription.status !== "active" || isCancelled(subscription)) {
      passPeriodEnd(account, subscription);
      return;
    }
    reachPeriodEnd(account, subscription);
  }
  const invoice = invoiceOf(account, subscription.latestInvoiceId);
  if (invoice.paymentId !== null) return;
  moveSubscription(account, subscription, invoice.created + DRAFT_SECONDS - now());
  chargeDraft(account, subscription, invoice, outcome);
}

/** Whether the latest invoice is a draft. */
export function isDraft(account: Account, { latestInvoiceId }: Subscription): boolean {
  return invoiceOf(account, latestInvoiceId).paymentId === null;
}

/** Declines the card at a renewal, and at all later attempts. */
export function failForGood(account: Account, subscription: Subscription): void {
  failRenewal(account, subscription);
  setStatus(account, subscription, "unpaid");
}

/** Lets the time pass until the current period has just ended: a renewal's invoice is a draft then. */
export function reachPeriodEnd(account: Account, subscription: Subscription): void {
  moveSubscription(account, subscription, subscription.periodEnd - now());
  renew(account, subscription);
}

/** Lets the time pass until a renewal at the end of the current period has been paid. */
export function passPeriodEnd(account: Account, subscription: Subscription): void {
  moveSubscription(account, subscription, subscription.periodEnd + DRAFT_SECONDS - now());
  renew(account, subscription);
}

/** Lets the period end while Stripe has not started the next one yet, nor charged what is a draft. */
export function lag(account: Account, subscription: Subscription): void {
  subscription.isLagging = true;
  moveSubscription(account, subscription, subscription.periodEnd - now());
}

/** Does what was late. */
export function catchUp(account: Account, subscription: Subscription): void {
  subscription.isLagging = false;
  renew(account, subscription);
}
