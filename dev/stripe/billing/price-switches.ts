/**
 * Another price for a subscription, by the settings of the portal that the site asks for: a longer period begins at
 * once and is charged less what is left of the present one; a shorter one begins when the present one ends.
 */
import { type Account, now, type Subscription } from "../model.ts";
import { findPrice, type Price, priceOf } from "../prices.ts";
import { draftInvoice, finalizeInvoice } from "./invoices.ts";
import { createPayment } from "./payments.ts";
import { emitChange, hasEnded, isCancelled, periodEndAfter } from "./subscriptions.ts";

/** Whether the portal lets the customer choose another price. */
export function canSwitch(subscription: Subscription): boolean {
  const { status, nextPriceId } = subscription;
  return status === "active" && !isCancelled(subscription) && nextPriceId === null;
}

/** The other prices that the portal offers for a subscription: those of the same product. */
export function otherPrices({ setup }: Account, { priceId }: Subscription): readonly Price[] {
  const offered = setup.portal?.switches?.prices ?? [];
  if (!offered.includes(priceId)) return [];
  return offered.flatMap((id) => (id === priceId ? [] : (findPrice(id) ?? [])));
}

/** Whether the new price begins with the next period. */
export function waitsForPeriod({ setup }: Account, subscription: Subscription, to: Price): boolean {
  const isShorter = priceOf(subscription).interval === "year" && to.interval === "month";
  return isShorter && setup.portal?.switches?.shortens === "at_period_end";
}

/** What is charged for a switch that happens now, in öre: the new price, less what is left of the present period. */
export function dueNow(subscription: Subscription, to: Price): number {
  const { periodStart, periodEnd } = subscription;
  const left = (periodEnd - now()) / (periodEnd - periodStart);
  return to.amount - Math.round(priceOf(subscription).amount * left);
}

/** Switches to another price, as the customer has confirmed it. */
export function switchPrice(account: Account, subscription: Subscription, to: Price): void {
  if (waitsForPeriod(account, subscription, to)) {
    subscription.nextPriceId = to.id;
    emitChange(account, subscription);
    return;
  }
  const amount = dueNow(subscription, to);
  const { customerId } = subscription;
  subscription.priceId = to.id;
  subscription.periodStart = now();
  subscription.switchedAt = now();
  subscription.periodEnd = periodEndAfter(now(), to);
  const invoice = draftInvoice(account, subscription, "subscription_update", amount);
  emitChange(account, subscription);
  const payment = { customerId, amount, description: "Subscription update", metadata: {} };
  finalizeInvoice(account, invoice, () => createPayment(account, payment, "succeeded"));
}

/** Undoes a switch that was ordered for the end of the period. */
export function releaseSchedule(account: Account, subscription: Subscription): void {
  if (subscription.nextPriceId === null || hasEnded(subscription)) return;
  subscription.nextPriceId = null;
  emitChange(account, subscription);
}

/** Gives a subscription whose period has just begun the price that was ordered for it. */
export function takeNextPrice(subscription: Subscription): void {
  if (subscription.nextPriceId === null) return;
  subscription.priceId = subscription.nextPriceId;
  subscription.nextPriceId = null;
  subscription.switchedAt = subscription.periodStart;
}
