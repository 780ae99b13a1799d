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
    billing_cycle_anchor: subscription.switchedAt ?? created,
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
    schedule: subscription.nextPriceId === null ? null : scheduleId(subscription),
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

const SCHEDULE_PREFIX = "sub_sched_";

/** The id of the schedule that a switch for the end of the period makes. */
function scheduleId({ id }: Subscription): string {
  return id.replace("sub_", SCHEDULE_PREFIX);
}

/** The subscription that a schedule has or had; undefined for the id of anything else. */
export function subscriptionOfSchedule(account: Account, id: string): Subscription | undefined {
  if (!id.startsWith(SCHEDULE_PREFIX)) return undefined;
  return account.subscriptions.find((subscription) => scheduleId(subscription) === id);
}

export function scheduleObject(
  account: Account,
  subscription: Subscription,
): DeepPartial<Stripe.SubscriptionSchedule> {
  const { id, nextPriceId, periodEnd, periodStart, priceId } = subscription;
  const isActive = nextPriceId !== null;
  const phases = [
    { start_date: periodStart, end_date: periodEnd, items: [{ price: priceId, quantity: 1 }] },
    ...(isActive ? [{ start_date: periodEnd, items: [{ price: nextPriceId, quantity: 1 }] }] : []),
  ];
  return {
    id: scheduleId(subscription),
    object: "subscription_schedule",
    customer: subscription.customerId,
    end_behavior: "release",
    livemode: account.isLive,
    phases,
    released_subscription: isActive ? null : id,
    status: isActive ? "active" : "released",
    subscription: isActive ? id : null,
  };
}
