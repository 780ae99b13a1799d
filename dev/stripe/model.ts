/** What the payment stand-in keeps. Times are seconds since 1970, as in Stripe's API. */
import { randomBytes } from "node:crypto";

type Metadata = Readonly<Record<string, string>>;

export interface Customer {
  readonly id: string;
  readonly email: string | null;
  readonly metadata: Metadata;
  readonly created: number;
  isDeleted: boolean;
}

export interface CheckoutSession {
  readonly id: string;
  readonly customerId: string;
  readonly mode: "subscription" | "payment";
  readonly priceId: string;
  /** As asked for; null asks for whatever the account allows. */
  readonly paymentMethods: readonly string[] | null;
  readonly successUrl: string;
  readonly cancelUrl: string | null;
  readonly clientReferenceId: string | null;
  readonly metadata: Metadata;
  readonly subscriptionMetadata: Metadata;
  readonly created: number;
  readonly expiresAt: number;
  status: "open" | "complete" | "expired";
  subscriptionId: string | null;
  paymentId: string | null;
}

export interface Subscription {
  readonly id: string;
  readonly customerId: string;
  readonly priceId: string;
  readonly metadata: Metadata;
  status: "active" | "past_due" | "canceled";
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  /** Whether the invoice of the present period is paid. */
  isPaid: boolean;
}

/** A one-time payment. */
export interface Payment {
  readonly id: string;
  readonly customerId: string;
  readonly amount: number;
  isRefunded: boolean;
}

export interface PortalSession {
  readonly id: string;
  readonly customerId: string;
  readonly returnUrl: string;
}

/** An answer that is given again to the same idempotency key. */
interface RepeatableAnswer {
  readonly request: string;
  readonly body: object;
  readonly created: number;
}

export interface StripeData {
  /** The secret key that opens the API. */
  readonly key: string;
  readonly customers: Customer[];
  readonly sessions: CheckoutSession[];
  readonly subscriptions: Subscription[];
  readonly payments: Payment[];
  readonly portalSessions: PortalSession[];
  readonly answers: Record<string, RepeatableAnswer>;
}

/** An id in Stripe's form. */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** The present time. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
