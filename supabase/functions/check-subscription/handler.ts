import { requireCaller } from "../_shared/caller.ts";
import { customerExists, forgetCustomer, storedCustomer } from "../_shared/customers.ts";
import { jsonHandler } from "../_shared/http.ts";
import { askPaidPlan } from "../_shared/paid-plan.ts";
import { askStripe, StripeFailure } from "../_shared/stripe.ts";
import { readSubscriber, type Subscriber, writeSubscriber } from "../_shared/subscribers.ts";
import type { PaidPlan } from "../_shared/subscriptions.ts";

/** The answer of check-subscription: what the caller has paid for (SPEC section 3). */
interface SubscriptionAnswer {
  readonly subscribed: boolean;
  /** Null for the single Premium plan, and for someone who has none. */
  readonly subscription_tier: string | null;
  /** When the paid time ends, ISO 8601. */
  readonly subscription_end: string | null;
}

/** How long Stripe's word on a subscription is taken as still true. */
const SUBSCRIPTION_FRESH_MS = 60_000;

/** The same for someone who may be buying one now: the page after a purchase asks until it is there. */
const OTHERS_FRESH_MS = 5_000;

/** Answers what the caller has paid for, and asks Stripe when what is stored has aged. */
export const handle = jsonHandler(async (request): Promise<SubscriptionAnswer> => {
  const user = await requireCaller(request);
  const [subscriber, customerId] = await Promise.all([
    readSubscriber(user.id),
    storedCustomer(user.id),
  ]);
  const stored = subscriber?.paidPlan ?? null;
  if (customerId === null || isFresh(subscriber)) return answer(stored);
  return answer(await refresh(user.id, customerId, stored));
});

function isFresh(subscriber: Subscriber | null): boolean {
  if (!subscriber) return false;
  const isSubscription = subscriber.paidPlan !== null && subscriber.paidPlan.tier !== "Basic";
  const limit = isSubscription ? SUBSCRIPTION_FRESH_MS : OTHERS_FRESH_MS;
  return Date.now() - subscriber.updatedAt < limit;
}

/** What Stripe tells now; what is stored stands when it does not answer, or has lost the customer. */
async function refresh(
  userId: string,
  customerId: string,
  stored: PaidPlan | null,
): Promise<PaidPlan | null> {
  let told: { readonly paidPlan: PaidPlan | null } | null;
  try {
    told = await askStripe(async (stripe) => {
      if (!(await customerExists(stripe, customerId))) return null;
      return { paidPlan: await askPaidPlan(stripe, customerId) };
    });
  } catch (error) {
    // Nobody who has paid loses it by an outage.
    if (error instanceof StripeFailure) return stored;
    throw error;
  }
  if (told === null) {
    await forgetCustomer(userId, customerId);
    return stored;
  }
  await writeSubscriber(userId, told.paidPlan);
  return told.paidPlan;
}

function answer(paidPlan: PaidPlan | null): SubscriptionAnswer {
  return {
    subscribed: paidPlan !== null,
    subscription_tier: paidPlan?.tier ?? null,
    subscription_end: paidPlan?.end ?? null,
  };
}
