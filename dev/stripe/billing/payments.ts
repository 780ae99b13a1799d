/** Payments, and what happens to them later: refunds and disputes. */
import { ApiError } from "../api-error.ts";
import { emit } from "../events.ts";
import { type Account, newId, now, type Payment, type Refund } from "../model.ts";
import {
  chargeObject,
  disputeObject,
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

function emitStatus(account: Account, payment: Payment): void {
  if (payment.status === "succeeded") {
    emit(account, "payment_intent.succeeded", paymentObject(account, payment));
  } else if (payment.status === "requires_payment_method") {
    emit(account, "payment_intent.payment_failed", paymentObject(account, payment));
  }
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
  if (payment.dispute && payment.dispute.status !== "won") {
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
  if (payment.status !== "succeeded" || payment.dispute) return;
  payment.dispute = { id: newId("du"), status: "needs_response", created: now() };
  const object = disputeObject(account, payment, payment.dispute);
  emit(account, "charge.dispute.created", object);
  emit(account, "charge.dispute.funds_withdrawn", object);
}

export function closeDispute(account: Account, payment: Payment, status: "won" | "lost"): void {
  if (payment.dispute?.status !== "needs_response") return;
  payment.dispute.status = status;
  emit(account, "charge.dispute.closed", disputeObject(account, payment, payment.dispute));
}
