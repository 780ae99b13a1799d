import { requireCaller } from "../_shared/caller.ts";
import { isPaidOnce, planOfTier } from "../_shared/commerce.ts";
import { findCustomerId } from "../_shared/customers.ts";
import { jsonHandler } from "../_shared/http.ts";
import type { Hold } from "../_shared/paid-plan.ts";
import { settleCustomer } from "../_shared/settle-customer.ts";
import { settleOpenNotices } from "../_shared/settle-notice.ts";
import { StripeCallError } from "../_shared/stripe.ts";
import { readSubscriber, type Subscriber } from "../_shared/subscribers.ts";
import { throttle } from "../_shared/throttle.ts";

/** The response, under the column names of the table `subscribers`. */
interface SubscriptionResponse {
  readonly subscribed: boolean;
  /** Null for the single Premium plan, and without any plan. */
  readonly subscription_tier: string | null;
  /** When the paid time ends, ISO 8601. */
  readonly subscription_end: string | null;
  readonly renews: boolean;
  readonly payment_failed: boolean;
  /** Why a running subscription is not charged. */
  readonly on_hold: Hold | null;
}

/** How long a stored subscription counts as fresh. */
const SUBSCRIPTION_FRESH_MS = 60_000;

/** The same without a subscription: after a purchase, the page asks until the plan is there. */
const OTHERS_FRESH_MS = 5_000;

/** Returns what the caller has paid for; fetches it from Stripe when the stored row is stale. */
export const handle = jsonHandler(async (request): Promise<SubscriptionResponse> => {
  const user = await requireCaller(request);
  await throttle(user, "check-subscription");
  const subscriber = await readSubscriber(user.id);
  if (isFresh(subscriber)) return toResponse(subscriber);
  try {
    const customerId = await findCustomerId(user.id);
    if (customerId === null) {
      await settleOpenNotices({ id: user.id, customerId });
      return toResponse(subscriber);
    }
    await settleCustomer(user, customerId, { isShared: true, seenAt: subscriber?.updatedAt });
  } catch (error) {
    // An outage must not take a plan from anyone who has paid.
    if (!(error instanceof StripeCallError)) throw error;
  }
  return toResponse(await readSubscriber(user.id));
});

function isFresh(subscriber: Subscriber | null): boolean {
  if (!subscriber) return false;
  const { paidPlan } = subscriber;
  const isSubscription = paidPlan !== null && !isPaidOnce(planOfTier(paidPlan.tier));
  const limit = isSubscription ? SUBSCRIPTION_FRESH_MS : OTHERS_FRESH_MS;
  return Date.now() - subscriber.updatedAt < limit;
}

function toResponse(subscriber: Subscriber | null): SubscriptionResponse {
  const paidPlan = subscriber?.paidPlan ?? null;
  return {
    subscribed: paidPlan !== null,
    subscription_tier: paidPlan?.tier ?? null,
    subscription_end: paidPlan?.end ?? null,
    renews: paidPlan?.renews ?? false,
    payment_failed: subscriber?.paymentFailed ?? false,
    on_hold: subscriber?.hold ?? null,
  };
}
