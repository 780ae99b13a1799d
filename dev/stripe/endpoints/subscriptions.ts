import * as v from "valibot";
import { cancelNow, hasEnded } from "../billing/subscriptions.ts";
import { SUBSCRIPTION_STATUSES } from "../model.ts";
import { subscriptionObject } from "../objects/subscriptions.ts";
import { parseParameters } from "../parameters.ts";
import { type Call, noSuch, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const subscriptionQuery = v.object({
  ...pageQuery,
  customer: v.optional(v.string()),
  price: v.optional(v.string()),
  status: v.optional(v.picklist(["all", "ended", ...SUBSCRIPTION_STATUSES])),
});

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

/** Cancels a subscription immediately; one that has ended already is unknown to this endpoint. */
export function cancelSubscription(call: Call): object {
  const { account, id } = call;
  const subscription = account.subscriptions.find((candidate) => candidate.id === id);
  if (!subscription || hasEnded(subscription)) throw noSuch(call, "subscription", id, "id", 404);
  cancelNow(account, subscription);
  return subscriptionObject(account, subscription);
}
