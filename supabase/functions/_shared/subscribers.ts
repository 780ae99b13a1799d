import { serviceClient } from "./clients.ts";
import type { PaidPlan } from "./subscriptions.ts";

/** The stored subscription of a user. */
export interface Subscriber {
  /** The current plan; null without one, or when its paid time is over. */
  readonly paidPlan: PaidPlan | null;
  /** When it was last fetched from Stripe, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Reads the user's row; null when nothing was ever stored. */
export async function readSubscriber(userId: string): Promise<Subscriber | null> {
  const { data, error } = await serviceClient()
    .from("subscribers")
    .select("subscribed, subscription_tier, subscription_end, renews, updated_at")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const { subscribed, subscription_tier: tier, renews } = data;
  // Postgres writes timestamps in a format of its own.
  const end = data.subscription_end && new Date(data.subscription_end).toISOString();
  const isOver = end !== null && Date.parse(end) <= Date.now();
  return {
    paidPlan: subscribed && !isOver ? { tier, end, renews } : null,
    updatedAt: Date.parse(data.updated_at),
  };
}

/** Stores what was just fetched from Stripe. */
export async function writeSubscriber(userId: string, paidPlan: PaidPlan | null): Promise<void> {
  const { error } = await serviceClient()
    .from("subscribers")
    .upsert({
      user_id: userId,
      subscribed: paidPlan !== null,
      subscription_tier: paidPlan?.tier ?? null,
      subscription_end: paidPlan?.end ?? null,
      renews: paidPlan?.renews ?? false,
      updated_at: new Date().toISOString(),
    });
  if (error) throw error;
}

/** Invalidates the stored row: the next check fetches from Stripe, however fresh the row is. */
export async function markStale(userId: string): Promise<void> {
  const { error } = await serviceClient()
    .from("subscribers")
    .update({ updated_at: new Date(0).toISOString() })
    .eq("user_id", userId);
  if (error) throw error;
}
