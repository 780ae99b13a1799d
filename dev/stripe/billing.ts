/** The life of a subscription: payments, renewals and cancellations. */
import { type CheckoutSession, newId, now, type StripeData, type Subscription } from "./model.ts";
import { type Price, priceOf } from "./prices.ts";

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** Starts a subscription with its first period paid. */
export function subscribe(
  data: StripeData,
  start: Pick<Subscription, "customerId" | "priceId" | "metadata">,
): Subscription {
  const subscription: Subscription = {
    ...start,
    id: newId("sub"),
    status: "active",
    created: now(),
    periodStart: now(),
    periodEnd: periodEnd(now(), priceOf(start)),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    isPaid: true,
  };
  data.subscriptions.push(subscription);
  return subscription;
}

/** Pays an open checkout. */
export function pay(data: StripeData, session: CheckoutSession): void {
  session.status = "complete";
  if (session.mode === "subscription") {
    session.subscriptionId = subscribe(data, {
      customerId: session.customerId,
      priceId: session.priceId,
      metadata: session.subscriptionMetadata,
    }).id;
    return;
  }
  session.paymentId = newId("pi");
  data.payments.push({
    id: session.paymentId,
    customerId: session.customerId,
    amount: priceOf(session).amount,
    isRefunded: false,
  });
}

/** Starts the periods that are due, or ends the subscription if it is not to be renewed. */
export function renew(subscription: Subscription): void {
  while (subscription.status !== "canceled" && subscription.periodEnd <= now()) {
    if (subscription.cancelAtPeriodEnd || subscription.status === "past_due") {
      end(subscription, subscription.periodEnd);
    } else {
      subscription.periodStart = subscription.periodEnd;
      subscription.periodEnd = periodEnd(subscription.periodStart, priceOf(subscription));
    }
  }
}

/** Moves the dates back so that the current period has just ended. */
export function passPeriodEnd(subscription: Subscription): void {
  moveBack(subscription, subscription.periodEnd - now());
}

/** Moves the dates back by a week. */
export function passWeek(subscription: Subscription): void {
  moveBack(subscription, WEEK_SECONDS);
}

/** Ends the period and declines the card for the next one. */
export function failRenewal(subscription: Subscription): void {
  passPeriodEnd(subscription);
  if (subscription.status !== "active") return;
  subscription.status = "past_due";
  subscription.isPaid = false;
}

/** Pays the invoice of a failed renewal. */
export function payRenewal(subscription: Subscription): void {
  if (subscription.status !== "past_due") return;
  subscription.status = "active";
  subscription.isPaid = true;
}

/** Cancels a subscription at the end of its period. */
export function cancelAtPeriodEnd(subscription: Subscription): void {
  if (subscription.status === "canceled") return;
  subscription.cancelAtPeriodEnd = true;
  subscription.canceledAt = now();
}

/** Undoes a cancellation that has not yet taken effect. */
export function resume(subscription: Subscription): void {
  if (subscription.status === "canceled") return;
  subscription.cancelAtPeriodEnd = false;
  subscription.canceledAt = null;
}

/** Cancels a subscription immediately. */
export function cancelNow(subscription: Subscription): void {
  if (subscription.status !== "canceled") end(subscription, now());
}

function end(subscription: Subscription, at: number): void {
  subscription.status = "canceled";
  subscription.canceledAt ??= at;
  subscription.endedAt = at;
}

function moveBack(subscription: Subscription, seconds: number): void {
  subscription.created -= seconds;
  subscription.periodStart -= seconds;
  subscription.periodEnd -= seconds;
  if (subscription.canceledAt !== null) subscription.canceledAt -= seconds;
  if (subscription.endedAt !== null) subscription.endedAt -= seconds;
  renew(subscription);
}

function periodEnd(start: number, { interval }: Price): number {
  const date = new Date(start * 1000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  // A month without the day ends on its last day, as Stripe's does.
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.getTime() / 1000;
}
