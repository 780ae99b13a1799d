/** The life of a subscription: its start, states, pauses and cancellations. */
import { emit } from "../events.ts";
import { invoiceOf, invoicePaymentOf } from "../find.ts";
import { type Account, newId, now, type Payment, type Subscription } from "../model.ts";
import { subscriptionObject } from "../objects/subscriptions.ts";
import { type Price, priceOf } from "../prices.ts";
import { chargePeriod, draftInvoice, emitPayment, finalizeInvoice } from "./invoices.ts";
import { setPaymentStatus } from "./payments.ts";

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
  return chargePeriod(account, start, "Subscription creation", status);
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
    periodEnd: periodEndAfter(now(), priceOf(start)),
    cancelAt: null,
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    latestInvoiceId: "",
    pause: null,
    nextPriceId: null,
    switchedAt: null,
    isLagging: false,
  };
  account.subscriptions.push(subscription);
  const invoice = draftInvoice(account, subscription, "subscription_create");
  emit(account, "customer.subscription.created", subscriptionObject(account, subscription));
  finalizeInvoice(account, invoice, () => payment);
  return subscription;
}

export function emitChange(account: Account, subscription: Subscription): void {
  const type =
    subscription.status === "canceled"
      ? "customer.subscription.deleted"
      : "customer.subscription.updated";
  emit(account, type, subscriptionObject(account, subscription));
}

/** Pays the latest invoice of a subscription that lacks the payment. */
export function payInvoice(account: Account, subscription: Subscription): void {
  const invoice = invoiceOf(account, subscription.latestInvoiceId);
  const payment = invoicePaymentOf(account, invoice);
  if (payment?.status === "succeeded" || subscription.status === "canceled") return;
  if (payment) {
    setPaymentStatus(account, payment, "succeeded");
    emitPayment(account, invoice);
  }
  setStatus(account, subscription, "active");
}

/** Lets the pending payment of an invoice fail for good. */
export function failInvoice(account: Account, subscription: Subscription): void {
  const invoice = invoiceOf(account, subscription.latestInvoiceId);
  const payment = invoicePaymentOf(account, invoice);
  if (payment) setPaymentStatus(account, payment, "requires_payment_method");
  emitPayment(account, invoice);
  if (subscription.status === "active") setStatus(account, subscription, "past_due");
}

/** Puts a subscription in a state that the stand-in reaches in no other way. */
export function setStatus(
  account: Account,
  subscription: Subscription,
  status: Subscription["status"],
): void {
  subscription.status = status;
  const payment = invoicePaymentOf(account, invoiceOf(account, subscription.latestInvoiceId));
  const wasNeverPaid = status === "incomplete" || status === "incomplete_expired";
  if (wasNeverPaid && payment?.status === "succeeded") {
    setPaymentStatus(account, payment, "requires_payment_method");
  }
  emitChange(account, subscription);
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
  subscription.nextPriceId = null;
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

/** Ends a subscription, and the collection of its open invoices. */
export function end(account: Account, subscription: Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.canceledAt ??= at;
  subscription.endedAt = at;
  subscription.nextPriceId = null;
  for (const invoice of account.invoices) {
    const isFinal = invoice.paymentId !== null;
    if (invoice.subscriptionId === subscription.id && isFinal) invoice.advances = false;
  }
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
  if (subscription.switchedAt !== null) subscription.switchedAt -= seconds;
  if (subscription.cancelAt !== null) subscription.cancelAt -= seconds;
  if (subscription.canceledAt !== null) subscription.canceledAt -= seconds;
  if (subscription.endedAt !== null) subscription.endedAt -= seconds;
  for (const invoice of account.invoices) {
    if (invoice.subscriptionId !== subscription.id) continue;
    invoice.created -= seconds;
    invoice.periodStart -= seconds;
    invoice.periodEnd -= seconds;
    const payment = invoicePaymentOf(account, invoice);
    if (payment) payment.created -= seconds;
  }
  for (const session of account.sessions) {
    if (session.subscriptionId !== subscription.id) continue;
    session.created -= seconds;
    session.expiresAt -= seconds;
  }
}

/** The end of the period that starts at a time. */
export function periodEndAfter(start: number, { interval }: Price): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  // A month without the day ends on its last day, as Stripe's does.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}
