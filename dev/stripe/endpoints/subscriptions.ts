import type Stripe from "stripe";
import * as v from "valibot";
import { ApiError } from "../api-error.ts";
import { releaseSchedule } from "../billing/price-switches.ts";
import { cancelAtPeriodEnd, cancelNow, hasEnded, resume } from "../billing/subscriptions.ts";
import { SUBSCRIPTION_STATUSES } from "../model.ts";
import {
  scheduleObject,
  subscriptionObject,
  subscriptionOfSchedule,
} from "../objects/subscriptions.ts";
import {
  type Entries,
  flag,
  mergeMetadata,
  metadata,
  parseParameters,
  text,
} from "../parameters.ts";
import { type Call, noSuch, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const subscriptionQuery = v.strictObject({
  ...pageQuery,
  customer: v.optional(text()),
  price: v.optional(text()),
  status: v.optional(v.picklist(["all", "ended", ...SUBSCRIPTION_STATUSES])),
} satisfies Entries<Stripe.SubscriptionListParams>);

export function listSubscriptions(call: Call): object {
  const query = parseParameters(call.form, subscriptionQuery);
  requireKnown(call, query.customer);
  const found = call.account.subscriptions.filter(
    (subscription) =>
      (query.customer === undefined || subscription.customerId === query.customer) &&
      (query.price === undefined || subscription.priceId === query.price) &&
      hasStatus(subscription.status, query.status),
  );
  return listPage(call, "/v1/subscriptions", query, found);
}

function hasStatus(
  status: (typeof SUBSCRIPTION_STATUSES)[number],
  wanted: v.InferOutput<typeof subscriptionQuery>["status"],
): boolean {
  if (wanted === undefined) return status !== "canceled";
  if (wanted === "ended") return status === "canceled" || status === "incomplete_expired";
  return wanted === "all" || status === wanted;
}

const subscriptionChange = v.strictObject({
  cancel_at_period_end: v.optional(flag),
  metadata,
} satisfies Entries<Stripe.SubscriptionUpdateParams>);

const cancellation = v.strictObject({
  cancellation_details: v.optional(
    v.strictObject({
      comment: v.optional(text()),
    } satisfies Entries<Stripe.SubscriptionCancelParams.CancellationDetails>),
  ),
} satisfies Entries<Stripe.SubscriptionCancelParams>);

/** Cancels a subscription at the end of its period, takes that back, or changes its metadata. */
export function updateSubscription(call: Call): object {
  const { account, form, id } = call;
  const { cancel_at_period_end: isLast, metadata: added } = parseParameters(
    form,
    subscriptionChange,
  );
  const subscription = account.subscriptions.find((candidate) => candidate.id === id);
  if (!subscription) throw noSuch(call, "subscription", id, "id", 404);
  if (isLast !== undefined && hasEnded(subscription)) {
    throw new ApiError(
      400,
      "A canceled subscription can only update its cancellation_details and metadata.",
    );
  }
  if (isLast !== undefined && subscription.nextPriceId !== null) {
    throw new ApiError(
      400,
      "The subscription is managed by a subscription schedule, and updating any cancelation behavior directly is not allowed.",
    );
  }
  subscription.metadata = mergeMetadata(subscription.metadata, added);
  if (isLast === "true") cancelAtPeriodEnd(account, subscription, "both");
  if (isLast === "false") resume(account, subscription);
  return subscriptionObject(account, subscription);
}

/** Cancels a subscription immediately; one that has ended already is unknown to this endpoint. */
export function cancelSubscription(call: Call): object {
  const { account, form, id } = call;
  parseParameters(form, cancellation);
  const subscription = account.subscriptions.find((candidate) => candidate.id === id);
  if (!subscription || hasEnded(subscription)) throw noSuch(call, "subscription", id, "id", 404);
  cancelNow(account, subscription);
  return subscriptionObject(account, subscription);
}

const release = v.strictObject({} satisfies Entries<Stripe.SubscriptionScheduleReleaseParams>);

/** Leaves a subscription as it is, without the change that a schedule has for it. */
export function releaseSubscriptionSchedule(call: Call): object {
  const { account, form, id } = call;
  parseParameters(form, release);
  const subscription = subscriptionOfSchedule(account, id);
  if (!subscription) throw noSuch(call, "subscription_schedule", id, "id", 404);
  if (subscription.nextPriceId === null) {
    throw new ApiError(400, "You cannot release a subscription schedule that is not active.");
  }
  releaseSchedule(account, subscription);
  return scheduleObject(account, subscription);
}
