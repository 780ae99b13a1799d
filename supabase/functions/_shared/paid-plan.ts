import type Stripe from "npm:stripe@23.1.0";
import { PRODUCTS, tierOfPlan } from "./commerce.ts";
import { findSoldProduct } from "./prices.ts";
import {
  fetchReturnedPayments,
  idOf,
  latestPaymentsOf,
  type ReturnedPayments,
} from "./returned-payments.ts";
import {
  awaitsCharge,
  canBeCharged,
  isCancelled,
  isPaused,
  isRunning,
  lacksPayment,
  listSubscriptions,
  type PaidPlan,
  validSubscriptions,
} from "./subscriptions.ts";

/** What Stripe says about a customer. */
export interface PlanState {
  /** The plan in use; null without one. */
  readonly paidPlan: PaidPlan | null;
  /** Whether a running subscription lacks a payment. */
  readonly paymentFailed: boolean;
  readonly hold: Hold | null;
}

/** The same with what is not stored of it. */
export interface FetchedState extends PlanState {
  /** Whether a payment has ever been disputed. */
  readonly isDisputed: boolean;
  /** The ids of subscriptions that have ended, with an invoice that Stripe would still charge. */
  readonly endedWithDraft: readonly string[];
}

/** Why a running subscription is not charged: a payment was disputed, or the operator has paused it. */
export type Hold = "disputed" | "paused";

/** Fetches everything that decides a customer's plan. */
export async function fetchPlanState(stripe: Stripe, customerId: string): Promise<FetchedState> {
  const subscriptions = await listSubscriptions(stripe, customerId);
  const returned = await fetchReturnedPayments(stripe, customerId);
  return {
    paidPlan: await planOf(stripe, customerId, subscriptions, returned),
    paymentFailed: subscriptions.some(lacksPayment),
    hold: await holdOf(stripe, subscriptions.filter(isRunning), returned),
    isDisputed: returned.isDisputed,
    endedWithDraft: subscriptions
      .filter((subscription) => !canBeCharged(subscription) && willBeCharged(subscription))
      .map(({ id }) => id),
  };
}

function willBeCharged(subscription: Stripe.Subscription): boolean {
  const { latest_invoice: invoice } = subscription;
  return (
    awaitsCharge(subscription) && typeof invoice === "object" && invoice?.auto_advance === true
  );
}

/** @param running those of the customer's subscriptions that have not ended */
async function holdOf(
  stripe: Stripe,
  running: readonly Stripe.Subscription[],
  { disputed }: ReturnedPayments,
): Promise<Hold | null> {
  for (const subscription of disputed.size > 0 ? running : []) {
    const payments = await latestPaymentsOf(stripe, subscription);
    if (payments.some((payment) => disputed.has(payment))) return "disputed";
  }
  return running.some(isPaused) ? "paused" : null;
}

/**
 * The plan that a customer has paid for: the best subscription, otherwise what was paid once.
 *
 * @param subscriptions all of the customer's subscriptions
 * @returns null without any paid plan
 */
export async function paidPlanOf(
  stripe: Stripe,
  customerId: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<PaidPlan | null> {
  const returned = await fetchReturnedPayments(stripe, customerId);
  return planOf(stripe, customerId, subscriptions, returned);
}

async function planOf(
  stripe: Stripe,
  customerId: string,
  subscriptions: readonly Stripe.Subscription[],
  returned: ReturnedPayments,
): Promise<PaidPlan | null> {
  for (const { subscription, paidPlan } of validSubscriptions(subscriptions, Date.now() / 1000)) {
    if (!(await isPaidBack(stripe, subscription, returned))) return paidPlan;
  }
  return planPaidOnce(stripe, customerId, returned);
}

/**
 * Whether the latest payment of a subscription was taken back by a dispute, or refunded when it was
 * cancelled. A refund alone is goodwill, and the subscription goes on. It says nothing about a new
 * period, for which the buyer is about to be charged.
 */
async function isPaidBack(
  stripe: Stripe,
  subscription: Stripe.Subscription,
  { refunded, disputed }: ReturnedPayments,
): Promise<boolean> {
  if (refunded.size + disputed.size === 0) return false;
  const payments = await latestPaymentsOf(stripe, subscription);
  const endsWithRefund = isCancelled(subscription) && !awaitsCharge(subscription);
  return payments.some(
    (payment) => disputed.has(payment) || (endsWithRefund && refunded.has(payment)),
  );
}

/** The plan of a product that was bought once and never ends. */
async function planPaidOnce(
  stripe: Stripe,
  customerId: string,
  { refunded, disputed }: ReturnedPayments,
): Promise<PaidPlan | null> {
  const sessions = stripe.checkout.sessions.list({
    customer: customerId,
    limit: 100,
    expand: ["data.line_items", "data.payment_intent"],
  });
  for await (const session of sessions) {
    const payment = idOf(session.payment_intent);
    const product = findSoldProduct(priceIds(session), session.metadata);
    if (
      session.mode === "payment" &&
      isPaid(session) &&
      product !== null &&
      PRODUCTS[product].period === null &&
      !(payment !== null && (refunded.has(payment) || disputed.has(payment)))
    ) {
      return { tier: tierOfPlan(PRODUCTS[product].plan), end: null, renews: false, period: null };
    }
  }
  return null;
}

/** Whether a session was paid; `payment_intent` must be expanded. It can succeed after the session expired. */
export function isPaid({ payment_status, payment_intent }: Stripe.Checkout.Session): boolean {
  return (
    payment_status === "paid" ||
    (typeof payment_intent === "object" && payment_intent?.status === "succeeded")
  );
}

/** The ids of the prices in a session; its line items must be expanded. */
export function priceIds({ line_items }: Stripe.Checkout.Session): readonly string[] {
  return (line_items?.data ?? []).flatMap(({ price }) => (price ? [price.id] : []));
}
