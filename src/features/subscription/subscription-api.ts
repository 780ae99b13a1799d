/** What the signed-in user has paid for. */
import * as v from "valibot";
import { planOfTier, TIERS } from "@/config/commerce.ts";
import { backendClient } from "@/lib/backend-client.ts";
import { BackendError } from "@/lib/backend-error.ts";
import { invokeFunction } from "@/lib/invoke-function.ts";
import { toBackendError } from "@/lib/to-backend-error.ts";
import type { Subscription } from "./subscription.ts";

const nullableString = v.fallback(v.nullable(v.string()), null);
const flag = v.fallback(v.boolean(), false);

const answerFields = v.object({
  subscribed: flag,
  subscription_tier: v.fallback(v.nullable(v.picklist(TIERS)), null),
  subscription_end: nullableString,
  renews: flag,
  period: v.fallback(v.nullable(v.picklist(["month", "year"])), null),
  payment_failed: flag,
  on_hold: v.fallback(v.nullable(v.picklist(["disputed", "paused"])), null),
});

/** The answer of check-subscription; a field that is missing or of another type counts as unset. */
const answerSchema = v.fallback(answerFields, v.parse(answerFields, {}));

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
  const answer = await invokeFunction("check-subscription", { signal }).catch((error: unknown) => {
    // The row is recent then, since the calls that were too many have kept it so.
    if (error instanceof BackendError && error.failure === "throttled") return null;
    throw error;
  });
  // Not in parallel: the function may have just updated the row.
  return toSubscription(answer, await fetchRow(userId, signal));
}

/** Only the user's row, for when the function fails; null without one. Throws BackendError. */
export async function fetchStoredSubscription(
  userId: string,
  signal: AbortSignal,
): Promise<Subscription | null> {
  const row = await fetchRow(userId, signal);
  return row && toSubscription(null, row);
}

async function fetchRow(userId: string, signal: AbortSignal) {
  const { data, error, status } = await backendClient()
    .from("subscribers")
    .select("*")
    .eq("user_id", userId)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw toBackendError(error, status);
  return data;
}

function toSubscription(answer: unknown, row: Awaited<ReturnType<typeof fetchRow>>): Subscription {
  const checked = v.parse(answerSchema, answer);
  const stored = { access_until: checked.subscription_end, ...checked, ...row };
  const hasAccess = stored.access_until === null || Date.parse(stored.access_until) > Date.now();
  return {
    plan: stored.subscribed && hasAccess ? planOfTier(stored.subscription_tier) : "Gratis",
    end: stored.subscription_end === null ? null : new Date(stored.subscription_end),
    renews: stored.renews,
    period: stored.period,
    problem: stored.payment_failed ? "unpaid" : stored.on_hold,
  };
}
