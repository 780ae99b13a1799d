/** The life of a subscription: payments, renewals and cancellations. */
import { emit } from "../events.ts";
import { invoiceOf, paymentOf } from "../find.ts";
import {
  type Account,
  type Invoice,
  newId,
  now,
  type Payment,
  type Subscription,
} from "../model.ts";
import { invoiceObject } from "../objects/invoices.ts";
import { subscriptionObject } from "../objects/subscriptions.ts";
import { type Price, priceOf } from "../prices.ts";
import { createPayment, setPaymentStatus } from "./payments.ts";

/** How long the first payment of a subscription can be missing. */
const INCOMPLETE_SECONDS = 23 * 60 * 60;

/** What a subscription is started with. */
type Start = Pick<
  Subscription,
  "customerId" | "priceId" | "metadata" | "description" | "taxRateId"
>;

/** Makes the first payment of a subscription, which exists only later. */
export function payFirst(
  account: Account,
  start: Pick<Start, "customerId" | "priceId">,
  status: Payment["status"],
): Payment {
  return createPayment(account, chargeFor(start, "Subscription creation"), status);
}

/**
 * Starts a subscription.
 *
 * @param payment of its first period
 */
export function subscribe(account: Account, start: Start, payment: Payment): Subscription {
  const subscription: Subscription = {
    ...start,
    status: "active",
    id: newId("sub"),
    created: now(),
    periodStart: now(),
    periodEnd: periodEnd(now(), priceOf(start)),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoiceId: "",
    pause: null,
    isLagging: false,
  };
  bill(account, subscription, "subscription_create", payment);
  account.subscriptions.push(subscription);
  emit(account, "customer.subscription.created", subscriptionObject(account, subscription));
  emitInvoice(account, invoiceOf(account, subscription.latestInvoiceId));
  return subscription;
}

/** Adds the invoice of the current period. */
function bill(
  account: Account,
  subscription: Subscription,
  reason: Invoice["reason"],
  payment: Payment,
): void {
  const { customerId, periodStart } = subscription;
  subscription.latestInvoiceId = newId("in");
  account.invoices.push({
    id: subscription.latestInvoiceId,
    customerId,
    subscriptionId: subscription.id,
    paymentId: payment.id,
    reason,
    created: periodStart,
    periodStart,
    periodEnd: periodStart,
  });
}

function chargeFor({ customerId, priceId }: Pick<Start, "customerId" | "priceId">, what: string) {
  return { customerId, amount: priceOf({ priceId }).amount, description: what, metadata: {} };
}

/** Emits what became of an invoice; nothing while its payment is processing. */
function emitInvoice(account: Account, invoice: Invoice): void {
  const { status } = paymentOf(account, invoice);
  const object = invoiceObject(account, invoice);
  if (status === "succeeded") emit(account, "invoice.paid", object);
  if (status === "requires_action") emit(account, "invoice.payment_action_required", object);
  if (status === "requires_action" || status === "requires_payment_method") {
    emit(account, "invoice.payment_failed", object);
  }
}

function emitChange(account: Account, subscription: Subscription): void {
  const type =
    subscription.status === "canceled"
      ? "customer.subscription.deleted"
      : "customer.subscription.updated";
  emit(account, type, subscriptionObject(account, subscription));
}

/** Starts the periods that are due, or ends the subscription if it is not to be renewed. */
export function renew(account: Account, subscription: Subscription): void {
  const { status, created } = subscription;
  if (status === "incomplete" && created + INCOMPLETE_SECONDS <= now()) {
    setStatus(account, subscription, "incomplete_expired");
  }
  while (isDue(subscription)) {
    const { cancelAt, cancelAtPeriodEnd: isLast, periodEnd: periodEndsAt } = subscription;
    const isCancelled = isLast || (cancelAt !== null && cancelAt <= now());
    if (isCancelled || subscription.status === "past_due") {
      end(account, subscription, Math.min(periodEndsAt, cancelAt ?? periodEndsAt));
    } else {
      startPeriod(account, subscription, "succeeded");
    }
  }
}

function isDue({ status, isLagging, cancelAt, periodEnd: endsAt }: Subscription): boolean {
  const isRunning = status === "active" || status === "trialing" || status === "past_due";
  return isRunning && !isLagging && Math.min(endsAt, cancelAt ?? endsAt) <= now();
}

function startPeriod(
  account: Account,
  subscription: Subscription,
  outcome: Payment["status"],
): void {
  subscription.status = outcome === "succeeded" ? "active" : "past_due";
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodEnd(subscription.periodStart, priceOf(subscription));
  if (subscription.pause === "payments") {
    // Its invoice is void.
    emitChange(account, subscription);
    return;
  }
  const payment = createPayment(account, chargeFor(subscription, "Subscription update"), outcome);
  payment.created = subscription.periodStart;
  bill(account, subscription, "subscription_cycle", payment);
  emitInvoice(account, invoiceOf(account, subscription.latestInvoiceId));
  emitChange(account, subscription);
}

/**
 * Ends the period without a payment of the next one.
 *
 * @param outcome whether the card is declined, or the bank asks the buyer to approve the payment
 */
export function failRenewal(
  account: Account,
  subscription: Subscription,
  outcome: "requires_action" | "requires_payment_method" = "requires_payment_method",
): void {
  if (subscription.status === "active" && !isCancelled(subscription)) {
    moveSubscription(account, subscription, subscription.periodEnd - now());
    startPeriod(account, subscription, outcome);
  } else {
    passPeriodEnd(account, subscription);
  }
}

/** Declines the card at a renewal, and at all later attempts. */
export function failForGood(account: Account, subscription: Subscription): void {
  failRenewal(account, subscription);
  setStatus(account, subscription, "unpaid");
}

/** Pays the latest invoice of a subscription that lacks the payment. */
export function payInvoice(account: Account, subscription: Subscription): void {
  const invoice = invoiceOf(account, subscription.latestInvoiceId);
  const payment = paymentOf(account, invoice);
  if (payment.status === "succeeded" || subscription.status === "canceled") return;
  setPaymentStatus(account, payment, "succeeded");
  emitInvoice(account, invoice);
  setStatus(account, subscription, "active");
}

/** Lets the pending payment of an invoice fail for good. */
export function failInvoice(account: Account, subscription: Subscription): void {
  const invoice = invoiceOf(account, subscription.latestInvoiceId);
  setPaymentStatus(account, paymentOf(account, invoice), "requires_payment_method");
  emitInvoice(account, invoice);
  if (subscription.status === "active") setStatus(account, subscription, "past_due");
}

/** Puts a subscription in a state that the stand-in reaches in no other way. */
export function setStatus(
  account: Account,
  subscription: Subscription,
  status: Subscription["status"],
): void {
  subscription.status = status;
  const payment = paymentOf(account, invoiceOf(account, subscription.latestInvoiceId));
  const wasNeverPaid = status === "incomplete" || status === "incomplete_expired";
  if (wasNeverPaid && payment.status === "succeeded") {
    setPaymentStatus(account, payment, "requires_payment_method");
  }
  emitChange(account, subscription);
}

/** Lets the time pass until the current period has just ended. */
export function passPeriodEnd(account: Account, subscription: Subscription): void {
  moveSubscription(account, subscription, subscription.periodEnd - now());
  renew(account, subscription);
}

/** Lets the period end while Stripe has not started the next one yet. */
export function lag(account: Account, subscription: Subscription): void {
  subscription.isLagging = true;
  moveSubscription(account, subscription, subscription.periodEnd - now());
}

/** Starts the period that was late. */
export function catchUp(account: Account, subscription: Subscription): void {
  subscription.isLagging = false;
  renew(account, subscription);
}

/** Pauses a subscription, as the dashboard does: no periods start, and nothing is charged. */
export function pauseSubscription(account: Account, subscription: Subscription): void {
  subscription.pause = "subscription";
  subscription.status = "paused";
  emit(account, "customer.subscription.paused", subscriptionObject(account, subscription));
}

/** Pauses only the payments: periods go on, and their invoices are void. */
export function pausePayments(account: Account, subscription: Subscription): void {
  subscription.pause = "payments";
  emitChange(account, subscription);
}

/** Ends a pause. */
export function unpause(account: Account, subscription: Subscription): void {
  subscription.pause = null;
  subscription.status = "active";
  emit(account, "customer.subscription.resumed", subscriptionObject(account, subscription));
}

/** Which fields a cancellation sets depends on where it is made, and on the billing mode. */
export type CancellationFields = "both" | "cancel_at" | "cancel_at_period_end";

/** Cancels a subscription at the end of its period. */
export function cancelAtPeriodEnd(
  account: Account,
  subscription: Subscription,
  fields: CancellationFields = "both",
): void {
  if (hasEnded(subscription)) return;
  subscription.cancelAt = fields === "cancel_at_period_end" ? null : subscription.periodEnd;
  subscription.cancelAtPeriodEnd = fields !== "cancel_at";
  subscription.canceledAt = now();
  emitChange(account, subscription);
}

/** Undoes a cancellation that has not yet taken effect. */
export function resume(account: Account, subscription: Subscription): void {
  if (hasEnded(subscription)) return;
  subscription.cancelAt = null;
  subscription.cancelAtPeriodEnd = false;
  subscription.canceledAt = null;
  emitChange(account, subscription);
}

/** Cancels a subscription immediately. */
export function cancelNow(account: Account, subscription: Subscription): void {
  if (!hasEnded(subscription)) end(account, subscription, now());
}

export function hasEnded({ status }: Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** Whether it can be made active by paying its latest invoice. */
export function lacksPayment({ status }: Subscription): boolean {
  return status === "past_due" || status === "unpaid" || status === "incomplete";
}

export function isCancelled({ cancelAt, cancelAtPeriodEnd: isLast }: Subscription): boolean {
  return isLast || cancelAt !== null;
}

function end(account: Account, subscription: Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.canceledAt ??= at;
  subscription.endedAt = at;
  emitChange(account, subscription);
}

/** Moves the dates of a subscription and of what belongs to it back. */
export function moveSubscription(
  account: Account,
  subscription: Subscription,
  seconds: number,
): void {
  subscription.created -= seconds;
  subscription.periodStart -= seconds;
  subscription.periodEnd -= seconds;
  if (subscription.cancelAt !== null) subscription.cancelAt -= seconds;
  if (subscription.canceledAt !== null) subscription.canceledAt -= seconds;
  if (subscription.endedAt !== null) subscription.endedAt -= seconds;
  for (const invoice of account.invoices) {
    if (invoice.subscriptionId !== subscription.id) continue;
    invoice.created -= seconds;
    invoice.periodStart -= seconds;
    invoice.periodEnd -= seconds;
    paymentOf(account, invoice).created -= seconds;
  }
  for (const session of account.sessions) {
    if (session.subscriptionId !== subscription.id) continue;
    session.created -= seconds;
    session.expiresAt -= seconds;
  }
}

function periodEnd(start: number, { interval }: Price): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  // A month without the day ends on its last day, as Stripe's does.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}
