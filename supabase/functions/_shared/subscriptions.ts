import type Stripe from "npm:stripe@23.1.0";
import { type Period, PRODUCTS, type Tier, tierOfPlan } from "./commerce.ts";
import { findSoldProduct } from "./prices.ts";
import { idOf } from "./returned-payments.ts";

/** A plan that is paid for and in use. */
export interface PaidPlan {
  readonly tier: Tier;
  /** When the paid time ends unless it renews, ISO 8601; null when it never ends. */
  readonly end: string | null;
  /** Whether the plan is charged again at its end. */
  readonly renews: boolean;
  /** How often it is paid from its end on, after a switch that is ordered; null for what is paid once. */
  readonly period: Period | null;
}

/** How long a subscription stays valid after a failed renewal, while Stripe retries the card. */
const GRACE_SECONDS = 7 * 24 * 60 * 60;

/** All subscriptions of a customer, including ended ones; what is scheduled for running ones is expanded. */
export async function listSubscriptions(
  stripe: Stripe,
  customerId: string,
): Promise<readonly Stripe.Subscription[]> {
  const subscriptions = await Array.fromAsync(
    stripe.subscriptions.list({
      customer: customerId,
      status: "all",
      limit: 100,
      expand: ["data.latest_invoice"],
    }),
  );
  return Promise.all(subscriptions.map((subscription) => withSchedule(stripe, subscription)));
}

/** Not by `expand`, which would need the right to read schedules for every customer. */
async function withSchedule(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const { schedule } = subscription;
  if (typeof schedule !== "string" || !isRunning(subscription)) return subscription;
  return { ...subscription, schedule: await stripe.subscriptionSchedules.retrieve(schedule) };
}

/** Whether the subscription has started and not ended, even if a payment is missing. */
export function isRunning({ status }: Stripe.Subscription): boolean {
  return ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);
}

/** Whether Stripe may still charge for the subscription; the first payment may be under way. */
export function canBeCharged(subscription: Stripe.Subscription): boolean {
  return isRunning(subscription) || subscription.status === "incomplete";
}

/** Whether the current period has been billed and not charged yet; `latest_invoice` must be expanded. */
export function awaitsCharge({ latest_invoice }: Stripe.Subscription): boolean {
  return typeof latest_invoice === "object" && latest_invoice?.status === "draft";
}

/** Whether a running subscription needs a payment, or a card to pay with. */
export function lacksPayment(subscription: Stripe.Subscription): boolean {
  const { status } = subscription;
  return ["past_due", "unpaid", "paused"].includes(status) && !isPaused(subscription);
}

/** Whether the operator has paused the subscription, or its payments, so that nothing is charged. */
export function isPaused(subscription: Stripe.Subscription): boolean {
  const { pause_collection, status, status_details } = subscription;
  const reason = status_details?.paused?.subscription?.type;
  return pause_collection !== null || (status === "paused" && reason === "pause_requested");
}

/** A subscription that gives a plan. */
interface ValidSubscription {
  readonly subscription: Stripe.Subscription;
  readonly paidPlan: PaidPlan;
}

/**
 * The subscriptions that are valid, the best one first: active, then in the grace period of a failed
 * renewal, then cancelled with paid time left; among equals the one that ends last.
 *
 * @param now seconds since 1970
 */
export function validSubscriptions(
  subscriptions: readonly Stripe.Subscription[],
  now: number,
): readonly ValidSubscription[] {
  return subscriptions
    .flatMap((subscription) => {
      const validity = validityOf(subscription, now);
      return validity ? [{ subscription, ...validity }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.end - a.end)
    .map(({ subscription, end }) => ({ subscription, paidPlan: paidPlan(subscription, end) }));
}

function paidPlan(subscription: Stripe.Subscription, end: number): PaidPlan {
  const prices = subscription.items.data.map((item) => item.price.id);
  // A subscription at an unknown price has been paid for all the same: it counts as Premium.
  const product = findSoldProduct(prices, subscription.metadata) ?? "premium";
  return {
    tier: tierOfPlan(PRODUCTS[product].plan),
    end: new Date(end * 1000).toISOString(),
    renews: !isCancelled(subscription) && !isPaused(subscription),
    period: nextPeriodOf(subscription),
  };
}

/** How often the subscription is paid once its present period is over. */
function nextPeriodOf({ items, schedule }: Stripe.Subscription): Period {
  const phases = schedule !== null && typeof schedule === "object" ? schedule.phases : [];
  const scheduled = phases.at(-1)?.items.map(({ price }) => idOf(price)) ?? [];
  const product = findSoldProduct(
    scheduled.filter((id) => id !== null),
    null,
  );
  const isYearly = items.data.some(({ price }) => price.recurring?.interval === "year");
  return (product && PRODUCTS[product].period) ?? (isYearly ? "year" : "month");
}

/** How good a subscription is, the lowest rank being the best, and until when; null when it is not. */
function validityOf(
  subscription: Stripe.Subscription,
  now: number,
): { readonly rank: number; readonly end: number } | null {
  const end = endOf(subscription);
  switch (subscription.status) {
    case "active":
    case "trialing":
      // Still so after the end of the period, until Stripe has renewed or ended it.
      return { rank: 0, end };
    case "past_due": {
      // The current period is not paid for: the grace period counts from its start.
      const graceEnd = startOf(subscription) + GRACE_SECONDS;
      return graceEnd > now ? { rank: 1, end: graceEnd } : null;
    }
    case "canceled":
      return end > now && isPaid(subscription) ? { rank: 2, end } : null;
    case "paused":
      // What was paid for before the operator's pause remains.
      return isPaused(subscription) && end > now && isPaid(subscription) ? { rank: 2, end } : null;
    default:
      return null;
  }
}

function startOf({ items }: Stripe.Subscription): number {
  return Math.max(...items.data.map((item) => item.current_period_start));
}

function periodEndOf({ items }: Stripe.Subscription): number {
  return Math.max(...items.data.map((item) => item.current_period_end));
}

function endOf(subscription: Stripe.Subscription): number {
  return Math.min(periodEndOf(subscription), subscription.cancel_at ?? Infinity);
}

/**
 * Whether nothing more is charged once the current period has ended. Which field records a
 * cancellation depends on the subscription's billing mode.
 */
export function isCancelled(subscription: Stripe.Subscription): boolean {
  const { status, cancel_at, cancel_at_period_end } = subscription;
  return (
    status === "canceled" ||
    cancel_at_period_end ||
    (cancel_at !== null && cancel_at <= periodEndOf(subscription))
  );
}

function isPaid({ latest_invoice }: Stripe.Subscription): boolean {
  return typeof latest_invoice === "object" && latest_invoice?.status === "paid";
}
