import { serviceClient } from "./clients.ts";
import type { PlanState } from "./paid-plan.ts";

/** The stored subscription of a user. */
export interface Subscriber extends PlanState {
  /** When it was last fetched from Stripe, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Reads the user's row; null when nothing was ever stored. */
export async function readSubscriber(userId: string): Promise<Subscriber | null> {
  const { data, error } = await serviceClient()
    .from("subscribers")
    .select(
      "subscribed, subscription_tier, subscription_end, renews, period, payment_failed, on_hold, access_until, updated_at",
    )
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  if (!data) return null;
  const { subscribed, subscription_tier: tier, renews, period, access_until } = data;
  // Postgres writes timestamps in a format of its own.
  const end = data.subscription_end && new Date(data.subscription_end).toISOString();
  // The database's policies compare the same column.
  const isOver = access_until !== null && Date.parse(access_until) <= Date.now();
  return {
    paidPlan: subscribed && !isOver ? { tier, end, renews, period } : null,
    paymentFailed: data.payment_failed,
    hold: data.on_hold,
    updatedAt: Date.parse(data.updated_at),
  };
}

/** Invalidates the stored row: the next check fetches from Stripe, however fresh the row is. */
export async function markStale(userId: string): Promise<void> {
  const { error } = await serviceClient()
    .from("subscribers")
    .update({ updated_at: new Date(0).toISOString() })
    .eq("user_id", userId);
  if (error) throw error;
}
