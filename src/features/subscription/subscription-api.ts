/** What the signed-in user has paid for. */
import * as v from "valibot";
import { backendClient } from "@/lib/backend-client.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import type { Subscription } from "./subscription.ts";

/** The answer of check-subscription; a field that is missing or of another type counts as unset. */
const answerSchema = v.fallback(
  v.object({
    subscribed: v.fallback(v.boolean(), false),
    subscription_tier: v.fallback(v.nullable(v.string()), null),
    subscription_end: v.fallback(v.nullable(v.string()), null),
  }),
  { subscribed: false, subscription_tier: null, subscription_end: null },
);

/**
 * Calls the function check-subscription, and lets the user's row in the table override its answer.
 * Throws BackendError.
 *
 * @param signal aborts the calls: after a sign-out they would be made without a user
 */
export async function fetchSubscription(
  userId: string,
  signal: AbortSignal,
): Promise<Subscription> {
  const { data: answer, error } = await backendClient().functions.invoke<unknown>(
    "check-subscription",
    { method: "POST", signal },
  );
  if (error) throw toBackendError(error);
  // Not in parallel: the function may have just updated the row.
  const {
    data: row,
    error: rowError,
    status,
  } = await backendClient()
    .from("subscribers")
    .select("*")
    .eq("user_id", userId)
    .abortSignal(signal)
    .maybeSingle();
  if (rowError) throw toBackendError(rowError, status);

  const { subscribed, subscription_tier, subscription_end, renews } = {
    renews: false,
    ...v.parse(answerSchema, answer),
    ...row,
  };
  const end = subscription_end === null ? null : new Date(subscription_end);
  const hasEnded = end !== null && end.getTime() <= Date.now();
  return { isSubscribed: subscribed && !hasEnded, tier: subscription_tier, end, renews };
}
