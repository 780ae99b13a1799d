/** The stored data as objects of Stripe's API, with the fields that something reads. */
import type Stripe from "stripe";
import type {
  CheckoutSession,
  Customer,
  Payment,
  PortalSession,
  StripeData,
  Subscription,
} from "./model.ts";
import { type Price, priceOf } from "./prices.ts";

type DeepPartial<T> = T extends object ? { [Key in keyof T]?: DeepPartial<T[Key]> } : T;

/** The names of properties that a request wants as objects instead of ids. */
export type Expand = readonly string[];

/** A list with all its entries. */
export function listObject<Entry>(url: string, data: Entry[]) {
  return { object: "list" as const, data, has_more: false, url };
}

export function customerObject({
  id,
  email,
  metadata,
  created,
  isDeleted,
}: Customer): DeepPartial<Stripe.Customer> | Stripe.DeletedCustomer {
  if (isDeleted) return { id, object: "customer", deleted: true };
  return { id, object: "customer", created, email, livemode: false, metadata };
}

export function subscriptionObject(
  subscription: Subscription,
  expand: Expand,
): DeepPartial<Stripe.Subscription> {
  const { id, customerId, status, metadata, created, cancelAtPeriodEnd, periodEnd } = subscription;
  const invoice: DeepPartial<Stripe.Invoice> & { id: string } = {
    id: id.replace("sub_", "in_"),
    object: "invoice",
    status: subscription.isPaid ? "paid" : "open",
  };
  const item: DeepPartial<Stripe.SubscriptionItem> = {
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

/** @param url of the page where it is paid */
export function sessionObject(
  session: CheckoutSession,
  data: StripeData,
  expand: Expand,
  url: string,
): DeepPartial<Stripe.Checkout.Session> {
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
        { object: "item" as const, price: priceObject(price), quantity: 1 },
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
    url: session.status === "open" ? url : null,
  };
}

/** @param url of the portal page */
export function portalSessionObject(
  { id, customerId, returnUrl }: PortalSession,
  url: string,
): DeepPartial<Stripe.BillingPortal.Session> {
  return {
    id,
    object: "billing_portal.session",
    customer: customerId,
    livemode: false,
    return_url: returnUrl,
    url,
  };
}

function paymentObject(
  { id, amount, isRefunded }: Payment,
  expand: Expand,
): DeepPartial<Stripe.PaymentIntent> | string {
  if (!expand.includes("data.payment_intent.latest_charge")) return id;
  const charge = { id: id.replace("pi_", "ch_"), object: "charge" as const, refunded: isRefunded };
  return { id, object: "payment_intent", amount, currency: "sek", latest_charge: charge };
}

function priceObject({ id, amount, interval }: Price): DeepPartial<Stripe.Price> {
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
