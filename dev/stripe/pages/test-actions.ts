/** What can happen to customers, subscriptions and payments on the test page. */
import { settlePayment } from "../billing/checkout.ts";
import { deleteCustomer } from "../billing/customers.ts";
import {
  closeDispute,
  closeInquiry,
  createPayment,
  escalateInquiry,
  isUnsettled,
  openDispute,
  openInquiry,
  openRefund,
  refund,
  settleRefund,
  slowRefunds,
  submitEvidence,
} from "../billing/payments.ts";
import {
  catchUp,
  failForGood,
  failRenewal,
  lag,
  passPeriodEnd,
  reachPeriodEnd,
} from "../billing/renewals.ts";
import {
  cancelAtPeriodEnd,
  cancelNow,
  hasEnded,
  isCancelled,
  lacksPayment,
  pausePayments,
  pauseSubscription,
  payInvoice,
  resume,
  setStatus,
  unpause,
} from "../billing/subscriptions.ts";
import { passDays, passDaysOfCustomer, passHour } from "../billing/time.ts";
import type { Account, Customer, Payment, Subscription } from "../model.ts";
import { isTaken, refundedAmount } from "../objects/payments.ts";

/** What can happen to an entry. */
export interface Action<Entry> {
  readonly action: string;
  readonly label: string;
  /** Whether it suits the entry's state; it always does without this. */
  readonly canRun?: (entry: Entry) => boolean;
  readonly run: (account: Account, entry: Entry) => void;
}

export const SUBSCRIPTION_ACTIONS: readonly Action<Subscription>[] = [
  { action: "reach-period", label: "Flytta till periodens slut", run: reachPeriodEnd },
  { action: "pass-hour", label: "Flytta en timme", run: passHour },
  { action: "pass-period", label: "Flytta förbi nästa förnyelse", run: passPeriodEnd },
  { action: "pass-week", label: "Flytta en vecka", run: (...entry) => passDays(...entry, 7) },
  {
    action: "lag",
    label: "Låt förnyelsen dröja",
    canRun: (subscription) => isRunning(subscription) && !subscription.isLagging,
    run: lag,
  },
  { action: "catch-up", label: "Förnya nu", canRun: ({ isLagging }) => isLagging, run: catchUp },
  {
    action: "fail-renewal",
    label: "Låt förnyelsen misslyckas",
    canRun: isRunning,
    run: failRenewal,
  },
  {
    action: "ask-renewal",
    label: "Låt banken fråga vid förnyelsen",
    canRun: (subscription) => isActive(subscription) && !isCancelled(subscription),
    run: (...entry) => failRenewal(...entry, "requires_action"),
  },
  { action: "pay", label: "Betala fakturan", canRun: lacksPayment, run: payInvoice },
  {
    action: "cancel-at",
    label: "Säg upp med bara cancel_at",
    canRun: (subscription) => isRunning(subscription) && !isCancelled(subscription),
    run: (...entry) => cancelAtPeriodEnd(...entry, "cancel_at"),
  },
  {
    action: "cancel-at-period-end",
    label: "Säg upp med bara cancel_at_period_end",
    canRun: (subscription) => isRunning(subscription) && !isCancelled(subscription),
    run: (...entry) => cancelAtPeriodEnd(...entry, "cancel_at_period_end"),
  },
  {
    action: "resume",
    label: "Ångra uppsägningen",
    canRun: (subscription) => isRunning(subscription) && isCancelled(subscription),
    run: resume,
  },
  { action: "cancel-now", label: "Avsluta genast", canRun: isRunning, run: cancelNow },
  {
    action: "trialing",
    label: "Prövotid",
    canRun: isRunning,
    run: (...entry) => setStatus(...entry, "trialing"),
  },
  {
    action: "incomplete",
    label: "Obetald start",
    canRun: isRunning,
    run: (...entry) => setStatus(...entry, "incomplete"),
  },
  {
    action: "incomplete-expired",
    label: "Obetald start som gått ut",
    canRun: isRunning,
    run: (...entry) => setStatus(...entry, "incomplete_expired"),
  },
  { action: "unpaid", label: "Låt alla försök misslyckas", canRun: isRunning, run: failForGood },
  { action: "pause", label: "Pausa", canRun: isActive, run: pauseSubscription },
  { action: "pause-payments", label: "Pausa betalningarna", canRun: isActive, run: pausePayments },
  {
    action: "unpause",
    label: "Avsluta pausen",
    canRun: ({ pause }) => pause !== null,
    run: unpause,
  },
  {
    action: "paused",
    label: "Pausad för att kort saknas",
    canRun: isRunning,
    run: (...entry) => setStatus(...entry, "paused"),
  },
];

export const PAYMENT_ACTIONS: readonly Action<Payment>[] = [
  {
    action: "succeed",
    label: "Banken bekräftar",
    canRun: isUnsettled,
    run: (...entry) => settlePayment(...entry, "succeeded"),
  },
  {
    action: "fail",
    label: "Banken nekar",
    canRun: isUnsettled,
    run: (...entry) => settlePayment(...entry, "requires_payment_method"),
  },
  {
    action: "refund",
    label: "Återbetala",
    canRun: isRefundable,
    run: (...entry) => refund(...entry, null),
  },
  {
    action: "refund-part",
    label: "Återbetala 10 kr",
    canRun: (payment) => isRefundable(payment) && refundedAmount(payment) + 1000 < payment.amount,
    run: (...entry) => refund(...entry, 1000),
  },
  {
    action: "slow-refunds",
    label: "Låt återbetalningar dröja",
    canRun: (payment) => isRefundable(payment) && !payment.hasSlowRefunds,
    run: slowRefunds,
  },
  {
    action: "refund-succeed",
    label: "Banken återbetalar",
    canRun: (payment) => openRefund(payment)?.status === "pending",
    run: (...entry) => settleRefund(...entry, "succeeded"),
  },
  {
    action: "refund-fail",
    label: "Banken nekar återbetalningen",
    canRun: (payment) => openRefund(payment) !== undefined,
    run: (...entry) => settleRefund(...entry, "failed"),
  },
  {
    action: "dispute",
    label: "Bestrid",
    canRun: isUndisputed,
    run: openDispute,
  },
  { action: "inquire", label: "Låt banken fråga", canRun: isUndisputed, run: openInquiry },
  {
    action: "escalate",
    label: "Gör frågan till en tvist",
    canRun: isInquiry,
    run: escalateInquiry,
  },
  { action: "close-inquiry", label: "Avsluta frågan", canRun: isInquiry, run: closeInquiry },
  {
    action: "submit-evidence",
    label: "Lämna bevis",
    canRun: ({ dispute }) => dispute?.status === "needs_response",
    run: submitEvidence,
  },
  {
    action: "win-dispute",
    label: "Vinn tvisten",
    canRun: isDisputed,
    run: (...entry) => closeDispute(...entry, "won"),
  },
  {
    action: "lose-dispute",
    label: "Förlora tvisten",
    canRun: isDisputed,
    run: (...entry) => closeDispute(...entry, "lost"),
  },
];

export const CUSTOMER_ACTIONS: readonly Action<Customer>[] = [
  {
    action: "pass-day",
    label: "Flytta allt ett dygn",
    run: (...entry) => passDaysOfCustomer(...entry, 1),
  },
  {
    action: "pass-two-weeks",
    label: "Flytta allt 14 dygn",
    run: (...entry) => passDaysOfCustomer(...entry, 14),
  },
  {
    action: "charge",
    label: "Ta betalt för ingenting",
    run: (account, { id: customerId }) =>
      createPayment(
        account,
        { customerId, amount: 2900, metadata: {}, description: null },
        "succeeded",
      ),
  },
  {
    action: "delete",
    label: "Ta bort kunden",
    canRun: ({ isDeleted }) => !isDeleted,
    run: deleteCustomer,
  },
];

function isRunning(subscription: Subscription): boolean {
  return !hasEnded(subscription);
}

function isActive({ status, pause }: Subscription): boolean {
  return status === "active" && pause === null;
}

function isRefundable(payment: Payment): boolean {
  const { amount, status } = payment;
  return status === "succeeded" && !isTaken(payment) && refundedAmount(payment) < amount;
}

function isUndisputed({ dispute, status }: Payment): boolean {
  return status === "succeeded" && !dispute;
}

function isInquiry({ dispute }: Payment): boolean {
  return dispute?.status === "warning_needs_response";
}

function isDisputed({ dispute }: Payment): boolean {
  return dispute?.status === "needs_response" || dispute?.status === "under_review";
}
