import { serviceClient } from "./service-client.ts";
import type { PaidPlan } from "./subscriptions.ts";

/** What the table of subscribers tells of a user. */
export interface Subscriber {
  /** What the user has the use of now; null when nothing, or when its time is over. */
  readonly paidPlan: PaidPlan | null;
  /** When Stripe told, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** What is known of the user; null when nothing was ever paid. */
export async function readSubscriber(userId: string): Promise<Subscriber | null> {
  const { data, error } = await serviceClient()
    .from("subscribers")
    .select("subscribed, subscription_tier, subscription_end, renews, updated_at")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const { subscribed, subscription_tier: tier, renews } = data;
  // Postgres writes a moment in a form of its own.
  const end = data.subscription_end && new Date(data.subscription_end).toISOString();
  const isOver = end !== null && Date.parse(end) <= Date.now();
  return {
    paidPlan: subscribed && !isOver ? { tier, end, renews } : null,
    updatedAt: Date.parse(data.updated_at),
  };
}

/** Writes down what Stripe tells now. */
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

/** Lets the next check ask Stripe, however lately it was asked. */
export async function markStale(userId: string): Promise<void> {
  const { error } = await serviceClient()
    .from("subscribers")
    .update({ updated_at: new Date(0).toISOString() })
    .eq("user_id", userId);
  if (error) throw error;
}
