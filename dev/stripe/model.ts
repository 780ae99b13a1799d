/** What the payment stand-in stores. Times are seconds since 1970, as in Stripe's API. */
import { randomBytes } from "node:crypto";
import * as v from "valibot";
import type { Setup } from "./setup.ts";

const metadata = v.record(v.string(), v.string());

const customer = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  metadata,
  created: v.number(),
  isDeleted: v.boolean(),
});

/** The texts of a checkout page, in Stripe's subset of Markdown. */
const customText = v.object({
  afterSubmit: v.nullable(v.string()),
  submit: v.nullable(v.string()),
  terms: v.nullable(v.string()),
});

const checkoutSession = v.object({
  id: v.string(),
  url: v.string(),
  customerId: v.string(),
  mode: v.picklist(["subscription", "payment"]),
  priceId: v.string(),
  taxRateId: v.nullable(v.string()),
  paymentMethods: v.array(v.picklist(["card", "swish"])),
  successUrl: v.string(),
  cancelUrl: v.nullable(v.string()),
  clientReferenceId: v.nullable(v.string()),
  submitType: v.nullable(v.picklist(["auto", "book", "donate", "pay", "subscribe"])),
  customText,
  requiresTerms: v.boolean(),
  hasAcceptedTerms: v.boolean(),
  createsInvoice: v.boolean(),
  metadata,
  /** Metadata and description of the subscription or the payment. */
  purchase: v.object({ metadata, description: v.nullable(v.string()) }),
  created: v.number(),
  expiresAt: v.number(),
  status: v.picklist(["open", "complete", "expired"]),
  subscriptionId: v.nullable(v.string()),
  invoiceId: v.nullable(v.string()),
  paymentId: v.nullable(v.string()),
});

export const SUBSCRIPTION_STATUSES = [
  "active",
  "canceled",
  "incomplete",
  "incomplete_expired",
  "past_due",
  "paused",
  "trialing",
  "unpaid",
] as const;

const subscription = v.object({
  id: v.string(),
  customerId: v.string(),
  priceId: v.string(),
  taxRateId: v.nullable(v.string()),
  metadata,
  description: v.nullable(v.string()),
  status: v.picklist(SUBSCRIPTION_STATUSES),
  created: v.number(),
  periodStart: v.number(),
  periodEnd: v.number(),
  /** A cancellation sets one of these or both, depending on where it is made. */
  cancelAt: v.nullable(v.number()),
  cancelAtPeriodEnd: v.boolean(),
  canceledAt: v.nullable(v.number()),
  endedAt: v.nullable(v.number()),
  latestInvoiceId: v.string(),
  /** What was paused from outside: the subscription, or only its payments. */
  pause: v.nullable(v.picklist(["subscription", "payments"])),
  /** The price from the end of the period on, when a switch was ordered for then. */
  nextPriceId: v.optional(v.nullable(v.string()), null),
  /** When its billing cycle began anew with another price; null while it has the one that it started with. */
  switchedAt: v.optional(v.nullable(v.number()), null),
  /** Whether the next period and the present draft wait, as they do in Stripe for up to some hours. */
  isLagging: v.boolean(),
});

const invoice = v.object({
  id: v.string(),
  customerId: v.string(),
  /** Null for the invoice of a one-time payment. */
  subscriptionId: v.nullable(v.string()),
  /** Null while it is a draft: nothing has been charged yet. */
  paymentId: v.nullable(v.string()),
  /** In öre. */
  amount: v.number(),
  /** What it charges for; null for one that was stored without. */
  priceId: v.optional(v.nullable(v.string()), null),
  /** Whether Stripe goes on by itself, from the draft to the payment. */
  advances: v.boolean(),
  reason: v.picklist([
    "subscription_create",
    "subscription_cycle",
    "subscription_update",
    "manual",
  ]),
  created: v.number(),
  periodStart: v.number(),
  periodEnd: v.number(),
});

const refund = v.object({
  id: v.string(),
  amount: v.number(),
  reason: v.nullable(v.string()),
  metadata,
  /** A bank can refuse a refund days after it was reported as made. */
  status: v.picklist(["pending", "succeeded", "failed"]),
  created: v.number(),
});

const dispute = v.object({
  id: v.string(),
  /** An inquiry, which takes no money and can become a dispute, has a warning. */
  status: v.picklist([
    "lost",
    "needs_response",
    "under_review",
    "warning_closed",
    "warning_needs_response",
    "won",
  ]),
  created: v.number(),
});

/** A payment intent with its charge. */
const payment = v.object({
  id: v.string(),
  chargeId: v.string(),
  customerId: v.string(),
  amount: v.number(),
  metadata,
  /** What was noted on the charge, besides the metadata of the payment that it got when it was made. */
  chargeMetadata: v.optional(metadata, {}),
  description: v.nullable(v.string()),
  status: v.picklist([
    "canceled",
    "processing",
    "requires_action",
    "requires_payment_method",
    "succeeded",
  ]),
  refunds: v.array(refund),
  /** Whether refunds wait for the bank's answer, as those to Swish do. */
  hasSlowRefunds: v.boolean(),
  dispute: v.nullable(dispute),
  created: v.number(),
});

/** Credits a paid invoice with refunds that were made before. */
const creditNote = v.object({
  id: v.string(),
  number: v.string(),
  customerId: v.string(),
  invoiceId: v.string(),
  amount: v.number(),
  refunds: v.array(v.object({ refundId: v.string(), amount: v.number() })),
  memo: v.nullable(v.string()),
  metadata,
  created: v.number(),
});

/** The only thing that a portal's page asks to confirm: another price for a subscription. */
const portalSwitch = v.object({ subscriptionId: v.string(), priceId: v.string() });

const portalSession = v.object({
  id: v.string(),
  customerId: v.string(),
  returnUrl: v.string(),
  /** Null for the page that shows everything. */
  confirms: v.optional(v.nullable(portalSwitch), null),
});

const event = v.object({
  id: v.string(),
  type: v.string(),
  created: v.number(),
  /** The changed object as it was then. */
  object: v.record(v.string(), v.unknown()),
  /** The request to the API that caused it; without an id when it was something else. */
  request: v.object({ id: v.nullable(v.string()), idempotencyKey: v.nullable(v.string()) }),
  /** Whether it is still to be delivered to the webhook. */
  isPending: v.boolean(),
});

/** The answer to a request that was executed, which is repeated for the same idempotency key. */
const storedAnswer = v.object({
  requestId: v.string(),
  /** What must be the same for the same key. */
  content: v.string(),
  status: v.number(),
  body: v.record(v.string(), v.unknown()),
  created: v.number(),
});

/** One mode of one account of Stripe. Nothing is visible from another. */
export const accountData = v.object({
  customers: v.array(customer),
  sessions: v.array(checkoutSession),
  subscriptions: v.array(subscription),
  invoices: v.array(invoice),
  payments: v.array(payment),
  creditNotes: v.array(creditNote),
  portalSessions: v.array(portalSession),
  events: v.array(event),
  answers: v.record(v.string(), storedAnswer),
});

export type Customer = v.InferOutput<typeof customer>;
export type CheckoutSession = v.InferOutput<typeof checkoutSession>;
export type Subscription = v.InferOutput<typeof subscription>;
export type Invoice = v.InferOutput<typeof invoice>;
export type Payment = v.InferOutput<typeof payment>;
export type Refund = v.InferOutput<typeof refund>;
export type Dispute = v.InferOutput<typeof dispute>;
export type CreditNote = v.InferOutput<typeof creditNote>;
export type PortalSession = v.InferOutput<typeof portalSession>;
export type StripeEvent = v.InferOutput<typeof event>;
export type StoredAnswer = v.InferOutput<typeof storedAnswer>;
export type AccountData = v.InferOutput<typeof accountData>;

/** One mode of one account. */
export interface Account extends AccountData {
  /** Of the account, not the mode. */
  readonly id: string;
  readonly isLive: boolean;
  /** What the operator has set up; complete at every start. */
  setup: Setup;
}

/** An id in Stripe's format. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function now(): number {
  return Math.floor(Date.now() / 1000);
}
