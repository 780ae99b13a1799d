/** Payment intents, charges, refunds and disputes. */
import type Stripe from "stripe";
import type { Account, Dispute, Payment, Refund } from "../model.ts";
import { type DeepPartial, listObject } from "./format.ts";

const CHARGE_STATUSES = {
  canceled: null,
  processing: "pending",
  requires_action: null,
  requires_payment_method: "failed",
  succeeded: "succeeded",
} as const;

/** Whether the card has been charged, or it was tried: not before the buyer has approved. */
export function hasCharge({ status }: Payment): boolean {
  return CHARGE_STATUSES[status] !== null;
}

/** Whether a dispute keeps the money from the seller; an inquiry does not. */
export function isTaken({ dispute }: Payment): boolean {
  return dispute !== null && hasTakenMoney(dispute) && dispute.status !== "won";
}

/** Whether a dispute took the money, even if it was returned after that. */
export function hasTakenMoney({ status }: Dispute): boolean {
  return ["lost", "needs_response", "under_review", "won"].includes(status);
}

export function paymentObject(
  { isLive }: Account,
  payment: Payment,
): DeepPartial<Stripe.PaymentIntent> {
  const { id, amount, chargeId, created, customerId, description, metadata, status } = payment;
  return {
    id,
    object: "payment_intent",
    amount,
    amount_received: status === "succeeded" ? amount : 0,
    created,
    currency: "sek",
    customer: customerId,
    description,
    latest_charge: hasCharge(payment) ? chargeId : null,
    livemode: isLive,
    metadata,
    ...(status === "requires_action" && { next_action: { type: "use_stripe_sdk" } }),
    status,
  };
}

export function chargeObject({ isLive }: Account, payment: Payment): DeepPartial<Stripe.Charge> {
  const { amount, chargeId, created, customerId, description, dispute } = payment;
  const refunded = refundedAmount(payment);
  const status = CHARGE_STATUSES[payment.status];
  if (status === null) throw new Error(`The payment ${payment.id} has no charge`);
  return {
    id: chargeId,
    object: "charge",
    amount,
    amount_captured: status === "succeeded" ? amount : 0,
    amount_refunded: refunded,
    captured: status === "succeeded",
    created,
    currency: "sek",
    customer: customerId,
    description,
    disputed: dispute !== null,
    failure_code: status === "failed" ? "card_declined" : null,
    livemode: isLive,
    metadata: { ...payment.metadata, ...payment.chargeMetadata },
    paid: status === "succeeded",
    payment_intent: payment.id,
    refunded: refunded === amount,
    status,
  };
}

/** What was returned, or is on its way: a refund that failed has come back. */
export function refundedAmount({ refunds }: Payment): number {
  return refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** The refunds of a charge, which are included only on request. */
export function refundList(payment: Payment) {
  return listObject(
    `/v1/charges/${payment.chargeId}/refunds`,
    payment.refunds.map((refund) => refundObject(payment, refund)).reverse(),
  );
}

export function refundObject(
  { id: paymentId, chargeId, customerId }: Payment,
  { id, amount, created, metadata, reason, status }: Refund,
): DeepPartial<Stripe.Refund> {
  return {
    id,
    object: "refund",
    amount,
    charge: chargeId,
    created,
    currency: "sek",
    customer: customerId,
    ...(status === "failed" && { failure_reason: "expired_or_canceled_card" }),
    metadata,
    payment_intent: paymentId,
    ...(status === "pending" && { pending_reason: "processing" }),
    reason,
    status,
  };
}

export function disputeObject(
  { isLive }: Account,
  payment: Payment,
  { id, created, status }: Dispute,
): DeepPartial<Stripe.Dispute> {
  const { id: paymentId, amount, chargeId } = payment;
  return {
    id,
    object: "dispute",
    amount,
    charge: chargeId,
    created,
    currency: "sek",
    // What was taken back already cannot be refunded as well.
    is_charge_refundable: !isTaken(payment),
    livemode: isLive,
    metadata: {},
    payment_intent: paymentId,
    reason: "fraudulent",
    status,
  };
}
