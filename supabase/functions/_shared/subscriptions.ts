import type Stripe from "npm:stripe@23.1.0";
import { soldPlan, type Tier } from "./plans.ts";

/** What someone has paid for, and has the use of now. */
export interface PaidPlan {
  readonly tier: Tier;
  /** When the paid time ends unless it is renewed, ISO 8601; null when it never does. */
  readonly end: string | null;
  /** Whether it is charged again at its end. */
  readonly renews: boolean;
}

/** How long a subscription goes on when a renewal fails, while Stripe tries the card again. */
const GRACE_SECONDS = 7 * 24 * 60 * 60;

/** Every subscription of a customer, the ended ones too. */
export async function listSubscriptions(
  stripe: Stripe,
  customerId: string,
): Promise<readonly Stripe.Subscription[]> {
  const { data } = await stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: ["data.latest_invoice"],
  });
  return data;
}

/** Whether Stripe may still charge for it, paid up or not. */
export function isRunning({ status }: Stripe.Subscription): boolean {
  return ["active", "trialing", "past_due", "unpaid", "paused"].includes(status);
}

/**
 * The subscription that gives the most: one that runs, then one whose renewal failed lately, then a
 * cancelled one with paid time left; among equals the one that ends last.
 *
 * @param now seconds since 1970
 * @returns null when none gives anything
 */
export function bestSubscription(
  subscriptions: readonly Stripe.Subscription[],
  now: number,
): PaidPlan | null {
  const [best] = subscriptions
    .flatMap((subscription) => {
      const standing = standingOf(subscription, now);
      return standing ? [{ subscription, ...standing }] : [];
    })
    .sort((a, b) => a.rank - b.rank || b.end - a.end);
  if (!best) return null;
  const { subscription, end } = best;
  const prices = subscription.items.data.map((item) => item.price.id);
  return {
    // A price that nobody knows any more was paid all the same: it counts as Premium.
    tier: soldPlan(prices, subscription.metadata)?.tier ?? null,
    end: new Date(end * 1000).toISOString(),
    renews: isRunning(subscription) && !isCancelled(subscription),
  };
}

function standingOf(
  subscription: Stripe.Subscription,
  now: number,
): { readonly rank: number; readonly end: number } | null {
  const end = endOf(subscription);
  switch (subscription.status) {
    case "active":
    case "trialing":
      return { rank: 0, end };
    case "past_due": {
      // The period has begun without being paid.
      const graceEnd = startOf(subscription) + GRACE_SECONDS;
      return graceEnd > now ? { rank: 1, end: graceEnd } : null;
    }
    case "canceled":
      return end > now && isPaid(subscription) ? { rank: 2, end } : null;
    default:
      return null;
  }
}

function startOf({ items }: Stripe.Subscription): number {
  return Math.max(...items.data.map((item) => item.current_period_start));
}

function endOf({ items, cancel_at }: Stripe.Subscription): number {
  const end = Math.max(...items.data.map((item) => item.current_period_end));
  return cancel_at === null ? end : Math.min(end, cancel_at);
}

/** Stripe notes a cancellation in one of two ways, by the subscription's billing mode. */
function isCancelled({ cancel_at, cancel_at_period_end }: Stripe.Subscription): boolean {
  return cancel_at_period_end || cancel_at !== null;
}

function isPaid({ latest_invoice }: Stripe.Subscription): boolean {
  return typeof latest_invoice === "object" && latest_invoice?.status === "paid";
}
