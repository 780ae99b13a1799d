import { requireCaller } from "../_shared/caller.ts";
import { customerExists, findCustomerId, forgetCustomer } from "../_shared/customers.ts";
import { jsonHandler } from "../_shared/http.ts";
import { fetchPaidPlan } from "../_shared/paid-plan.ts";
import { StripeCallError, withStripe } from "../_shared/stripe.ts";
import { readSubscriber, type Subscriber, writeSubscriber } from "../_shared/subscribers.ts";
import type { PaidPlan } from "../_shared/subscriptions.ts";

/** The response, under the column names of the table `subscribers`. */
interface SubscriptionResponse {
  readonly subscribed: boolean;
  /** Null for the single Premium plan, and without any plan. */
  readonly subscription_tier: string | null;
  /** When the paid time ends, ISO 8601. */
  readonly subscription_end: string | null;
}

/** How long a stored subscription counts as fresh. */
const SUBSCRIPTION_FRESH_MS = 60_000;

/** The same without a subscription: after a purchase, the page asks until the plan is there. */
const OTHERS_FRESH_MS = 5_000;

/** Returns what the caller has paid for; fetches it from Stripe when the stored row is stale. */
export const handle = jsonHandler(async (request): Promise<SubscriptionResponse> => {
  const user = await requireCaller(request);
  const [subscriber, customerId] = await Promise.all([
    readSubscriber(user.id),
    findCustomerId(user.id),
  ]);
  const stored = subscriber?.paidPlan ?? null;
  if (customerId === null || isFresh(subscriber)) return toResponse(stored);
  return toResponse(await refresh(user.id, customerId, stored));
});

function isFresh(subscriber: Subscriber | null): boolean {
  if (!subscriber) return false;
  const isSubscription = subscriber.paidPlan !== null && subscriber.paidPlan.tier !== "Basic";
  const limit = isSubscription ? SUBSCRIPTION_FRESH_MS : OTHERS_FRESH_MS;
  return Date.now() - subscriber.updatedAt < limit;
}

/** Fetches and stores the plan; falls back to the stored one when Stripe fails or has no customer. */
async function refresh(
  userId: string,
  customerId: string,
  stored: PaidPlan | null,
): Promise<PaidPlan | null> {
  let fetched: { readonly paidPlan: PaidPlan | null } | null;
  try {
    fetched = await withStripe(async (stripe) => {
      if (!(await customerExists(stripe, customerId))) return null;
      return { paidPlan: await fetchPaidPlan(stripe, customerId) };
    });
  } catch (error) {
    // An outage must not take a plan from anyone who has paid.
    if (error instanceof StripeCallError) return stored;
    throw error;
  }
  if (fetched === null) {
    await forgetCustomer(userId, customerId);
    return stored;
  }
  await writeSubscriber(userId, fetched.paidPlan);
  return fetched.paidPlan;
}

function toResponse(paidPlan: PaidPlan | null): SubscriptionResponse {
  return {
    subscribed: paidPlan !== null,
    subscription_tier: paidPlan?.tier ?? null,
    subscription_end: paidPlan?.end ?? null,
  };
}
