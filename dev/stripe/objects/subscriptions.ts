import type Stripe from "stripe";
import { type Account, now, type Subscription } from "../model.ts";
import { priceOf } from "../prices.ts";
import { type DeepPartial, listObject } from "./format.ts";
import { priceObject, taxRates } from "./prices.ts";

export function subscriptionObject(
  account: Account,
  subscription: Subscription,
): DeepPartial<Stripe.Subscription> {
  const { id, created, pause, periodEnd, periodStart, status } = subscription;
  const item: DeepPartial<Stripe.SubscriptionItem> = {
    id: id.replace("sub_", "si_"),
    object: "subscription_item",
    current_period_end: periodEnd,
    current_period_start: periodStart,
    price: priceObject(account, priceOf(subscription)),
    quantity: 1,
    subscription: id,
  };
  return {
    id,
    object: "subscription",
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    collection_method: "charge_automatically",
    created,
    currency: "sek",
    customer: subscription.customerId,
    default_tax_rates: taxRates(subscription),
    description: subscription.description,
    ended_at: subscription.endedAt,
    items: listObject(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: subscription.latestInvoiceId,
    livemode: account.isLive,
    metadata: subscription.metadata,
    pause_collection: pause === "payments" ? { behavior: "void", resumes_at: null } : null,
    start_date: created,
    status,
    ...(status === "paused" && {
      status_details: {
        paused: {
          subscription: {
            type: pause === "subscription" ? "pause_requested" : "trial_end_without_payment_method",
          },
          transitioned_at: now(),
          type: "subscription",
        },
      },
    }),
    trial_end: status === "trialing" ? periodEnd : null,
    trial_start: status === "trialing" ? periodStart : null,
  };
}
