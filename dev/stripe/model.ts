/** What the payment stand-in stores. Times are seconds since 1970, as in Stripe's API. */
import { randomBytes } from "node:crypto";
import * as v from "valibot";

const metadata = v.record(v.string(), v.string());

const customer = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  metadata,
  created: v.number(),
  isDeleted: v.boolean(),
});

const checkoutSession = v.object({
  id: v.string(),
  customerId: v.string(),
  mode: v.picklist(["subscription", "payment"]),
  priceId: v.string(),
  paymentMethods: v.array(v.picklist(["card", "swish"])),
  successUrl: v.string(),
  cancelUrl: v.nullable(v.string()),
  clientReferenceId: v.nullable(v.string()),
  metadata,
  subscriptionMetadata: metadata,
  created: v.number(),
  expiresAt: v.number(),
  status: v.picklist(["open", "complete", "expired"]),
  subscriptionId: v.nullable(v.string()),
  paymentId: v.nullable(v.string()),
});

const subscription = v.object({
  id: v.string(),
  customerId: v.string(),
  priceId: v.string(),
  metadata,
  status: v.picklist(["active", "past_due", "canceled"]),
  created: v.number(),
  periodStart: v.number(),
  periodEnd: v.number(),
  cancelAtPeriodEnd: v.boolean(),
  canceledAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  /** Whether the invoice of the current period is paid. */
  isPaid: v.boolean(),
});

/** A one-time payment. */
const payment = v.object({
  id: v.string(),
  customerId: v.string(),
  amount: v.number(),
  isRefunded: v.boolean(),
});

const portalSession = v.object({ id: v.string(), customerId: v.string(), returnUrl: v.string() });

/** A response that is repeated for the same idempotency key. */
const storedResponse = v.object({
  request: v.string(),
  body: v.looseObject({}),
  created: v.number(),
});

export const stripeData = v.object({
  /** The secret key of the API. */
  key: v.string(),
  customers: v.array(customer),
  sessions: v.array(checkoutSession),
  subscriptions: v.array(subscription),
  payments: v.array(payment),
  portalSessions: v.array(portalSession),
  responses: v.record(v.string(), storedResponse),
});

export type Customer = v.InferOutput<typeof customer>;
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;
export type Subscription = v.InferOutput<typeof subscription>;
export type Payment = v.InferOutput<typeof payment>;
export type PortalSession = v.InferOutput<typeof portalSession>;
export type StripeData = v.InferOutput<typeof stripeData>;

/** An id in Stripe's format. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
