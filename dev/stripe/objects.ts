/** What the stand-in keeps, in the form of Stripe's API: the fields that have a use, and no others. */
import type {
  CheckoutSession,
  Customer,
  Payment,
  PortalSession,
  StripeData,
  Subscription,
} from "./model.ts";
import { type Price, priceOf } from "./prices.ts";

/** Which properties of a list's entries were asked for in whole. */
export type Expand = readonly string[];

/** A list with all its entries. */
export function listObject(url: string, data: readonly object[]): object {
  return { object: "list", data, has_more: false, url };
}

export function customerObject({ id, email, metadata, created, isDeleted }: Customer): object {
  if (isDeleted) return { id, object: "customer", deleted: true };
  return { id, object: "customer", created, email, livemode: false, metadata };
}

export function subscriptionObject(subscription: Subscription, expand: Expand): object {
  const { id, customerId, status, metadata, created, cancelAtPeriodEnd, periodEnd } = subscription;
  const invoice = {
    id: id.replace("sub_", "in_"),
    object: "invoice",
    status: subscription.isPaid ? "paid" : "open",
  };
  const item = {
    id: id.replace("sub_", "si_"),
    object: "subscription_item",
    current_period_end: periodEnd,
    current_period_start: subscription.periodStart,
    price: priceObject(priceOf(subscription)),
    quantity: 1,
  };
  return {
    id,
    object: "subscription",
    cancel_at: cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    created,
    currency: "sek",
    customer: customerId,
    ended_at: subscription.endedAt,
    items: listObject(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: expand.includes("data.latest_invoice") ? invoice : invoice.id,
    livemode: false,
    metadata,
    status,
  };
}

/** @param address of the page where it is paid */
export function sessionObject(
  session: CheckoutSession,
  data: StripeData,
  expand: Expand,
  address: string,
): object {
  const price = priceOf(session);
  const payment = data.payments.find(({ id }) => id === session.paymentId);
  return {
    id: session.id,
    object: "checkout.session",
    allowed_payment_method_types: session.paymentMethods,
    amount_total: price.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    created: session.created,
    currency: "sek",
    customer: session.customerId,
    expires_at: session.expiresAt,
    ...(expand.includes("data.line_items") && {
      line_items: listObject(`/v1/checkout/sessions/${session.id}/line_items`, [
        { object: "item", price: priceObject(price), quantity: 1 },
      ]),
    }),
    livemode: false,
    metadata: session.metadata,
    mode: session.mode,
    payment_intent: payment ? paymentObject(payment, expand) : null,
    payment_status: session.status === "complete" ? "paid" : "unpaid",
    status: session.status,
    subscription: session.subscriptionId,
    success_url: session.successUrl,
    url: session.status === "open" ? address : null,
  };
}

/** @param address of the page */
export function portalSessionObject(
  { id, customerId, returnUrl }: PortalSession,
  address: string,
): object {
  return {
    id,
    object: "billing_portal.session",
    customer: customerId,
    livemode: false,
    return_url: returnUrl,
    url: address,
  };
}

function paymentObject({ id, amount, isRefunded }: Payment, expand: Expand): object | string {
  if (!expand.includes("data.payment_intent.latest_charge")) return id;
  const charge = { id: id.replace("pi_", "ch_"), object: "charge", refunded: isRefunded };
  return { id, object: "payment_intent", amount, currency: "sek", latest_charge: charge };
}

function priceObject({ id, amount, interval }: Price): object {
  return {
    id,
    object: "price",
    currency: "sek",
    recurring: interval && { interval, interval_count: 1 },
    tax_behavior: "inclusive",
    type: interval ? "recurring" : "one_time",
    unit_amount: amount,
  };
}
