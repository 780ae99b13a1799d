/** What the signed-in user has paid for. */
import { backendClient } from "@/lib/backend-client.ts";

/** Subscription info of SPEC section 3. */
export interface Subscription {
  readonly isSubscribed: boolean;
  /** "Basic" or "Plus"; null for the single Premium plan, and for someone who has none. */
  readonly tier: string | null;
  /** When the paid time ends unless it is renewed; null when it never does, or there is none. */
  readonly end: Date | null;
  /** Whether it is charged again at its end. */
  readonly renews: boolean;
}

/**
 * Asks the function check-subscription, and puts the row of the user over its answer (SPEC
 * section 7). Throws what the client reports.
 *
 * @param signal ends the questions: after signing out they would be asked in nobody's name
 */
export async function fetchSubscription(
  userId: string,
  signal: AbortSignal,
): Promise<Subscription> {
  const { data: answer, error } = await backendClient().functions.invoke<unknown>(
    "check-subscription",
    { method: "POST", signal },
  );
  if (error) throw error;
  // After the answer: the function may have brought the row up to date.
  const { data: row, error: rowError } = await backendClient()
    .from("subscribers")
    .select("*")
    .eq("user_id", userId)
    .abortSignal(signal)
    .maybeSingle();
  if (rowError) throw rowError;
  return toSubscription({ ...(isObject(answer) && answer), ...row });
}

function toSubscription(merged: Record<string, unknown>): Subscription {
  const { subscribed, subscription_tier: tier, subscription_end: end, renews } = merged;
  const endDate = typeof end === "string" ? new Date(end) : null;
  const hasEnded = endDate !== null && endDate.getTime() <= Date.now();
  return {
    isSubscribed: subscribed === true && !hasEnded,
    tier: typeof tier === "string" ? tier : null,
    end: endDate,
    renews: renews === true,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
