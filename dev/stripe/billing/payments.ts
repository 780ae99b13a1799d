/** Payments, and what happens to them later: refunds and disputes. */
import type Stripe from "stripe";
import { ApiError } from "../api-error.ts";
import { emit } from "../events.ts";
import { type Account, type Dispute, newId, now, type Payment, type Refund } from "../model.ts";
import {
  chargeObject,
  disputeObject,
  isTaken,
  paymentObject,
  refundedAmount,
  refundObject,
} from "../objects/payments.ts";

/** A payment, which is charged at once unless its status says otherwise. */
export function createPayment(
  account: Account,
  details: Pick<Payment, "customerId" | "amount" | "metadata" | "description">,
  status: Payment["status"],
): Payment {
  const payment: Payment = {
    ...details,
    id: newId("pi"),
    chargeId: newId("ch"),
    chargeMetadata: {},
    status,
    refunds: [],
    hasSlowRefunds: false,
    dispute: null,
    created: now(),
  };
  account.payments.push(payment);
  emitStatus(account, payment);
  return payment;
}

/** Sets the outcome of a payment that was pending or had failed. */
export function setPaymentStatus(
  account: Account,
  payment: Payment,
  status: Payment["status"],
): void {
  payment.status = status;
  emitStatus(account, payment);
}

const STATUS_EVENTS: Readonly<Record<Payment["status"], Stripe.Event.Type>> = {
  canceled: "payment_intent.canceled",
  processing: "payment_intent.processing",
  requires_action: "payment_intent.requires_action",
  requires_payment_method: "payment_intent.payment_failed",
  succeeded: "payment_intent.succeeded",
};

function emitStatus(account: Account, payment: Payment): void {
  emit(account, STATUS_EVENTS[payment.status], paymentObject(account, payment));
}

/** Whether the outcome is still open: the bank has not answered, or asks the buyer to approve. */
export function isUnsettled({ status }: Payment): boolean {
  return status === "processing" || status === "requires_action";
}

/**
 * Refunds a payment.
 *
 * @param amount in öre; null for all that is left
 * @throws ApiError when it cannot be refunded
 */
export function refund(
  account: Account,
  payment: Payment,
  amount: number | null,
  details: Pick<Refund, "metadata" | "reason"> = { metadata: {}, reason: null },
): Refund {
  const left = payment.amount - refundedAmount(payment);
  if (payment.status !== "succeeded") {
    throw new ApiError(
      400,
      `This PaymentIntent (${payment.id}) does not have a successful charge to refund.`,
      { param: "payment_intent" },
    );
  }
  if (left === 0) {
    throw new ApiError(400, `Charge ${payment.chargeId} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (isTaken(payment)) {
    throw new ApiError(400, `Charge ${payment.chargeId} has been charged back; cannot refund.`, {
      code: "charge_disputed",
    });
  }
  if (amount !== null && amount > left) {
    throw new ApiError(
      400,
      `Refund amount (${amount} öre) is greater than unrefunded amount on charge (${left} öre)`,
      { param: "amount" },
    );
  }
  const entry: Refund = {
    ...details,
    id: newId("re"),
    amount: amount ?? left,
    status: payment.hasSlowRefunds ? "pending" : "succeeded",
    created: now(),
  };
  payment.refunds.push(entry);
  emit(account, "refund.created", refundObject(payment, entry));
  emit(account, "charge.refunded", chargeObject(account, payment));
  return entry;
}

/** Lets later refunds of a payment wait for the bank's answer. */
export function slowRefunds(_account: Account, payment: Payment): void {
  payment.hasSlowRefunds = true;
}

/** The refund whose outcome the bank can still report: the latest one that has not failed. */
export function openRefund({ refunds }: Payment): Refund | undefined {
  return refunds.findLast(({ status }) => status !== "failed");
}

/** The bank makes a refund that was pending, or refuses one, which may have been reported as made. */
export function settleRefund(
  account: Account,
  payment: Payment,
  status: "succeeded" | "failed",
): void {
  const entry = openRefund(payment);
  if (!entry) return;
  entry.status = status;
  const object = refundObject(payment, entry);
  emit(account, "refund.updated", object);
  if (status === "failed") emit(account, "refund.failed", object);
}

/** The cardholder's bank takes the money back; the dispute can be lost or won later. */
export function openDispute(account: Account, payment: Payment): void {
  emitDispute(account, payment, "needs_response", "created");
  emitDispute(account, payment, "needs_response", "funds_withdrawn");
}

/** The cardholder's bank asks about a payment, and takes nothing. */
export function openInquiry(account: Account, payment: Payment): void {
  emitDispute(account, payment, "warning_needs_response", "created");
}

/** The bank makes a dispute of its inquiry. */
export function escalateInquiry(account: Account, payment: Payment): void {
  emitDispute(account, payment, "needs_response", "updated");
  emitDispute(account, payment, "needs_response", "funds_withdrawn");
}

/** The bank is content with the answer to its inquiry. */
export function closeInquiry(account: Account, payment: Payment): void {
  emitDispute(account, payment, "warning_closed", "closed");
}

/** The seller answers a dispute in the dashboard. */
export function submitEvidence(account: Account, payment: Payment): void {
  emitDispute(account, payment, "under_review", "updated");
}

/** The bank's decision. */
export function closeDispute(account: Account, payment: Payment, status: "won" | "lost"): void {
  emitDispute(account, payment, status, "closed");
  if (status === "won") emitDispute(account, payment, status, "funds_reinstated");
}

function emitDispute(
  account: Account,
  payment: Payment,
  status: Dispute["status"],
  what: "closed" | "created" | "funds_reinstated" | "funds_withdrawn" | "updated",
): void {
  payment.dispute ??= { id: newId("du"), status, created: now() };
  payment.dispute.status = status;
  emit(account, `charge.dispute.${what}`, disputeObject(account, payment, payment.dispute));
}
