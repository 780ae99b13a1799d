/** Payment intents, charges, refunds and disputes. */
import * as v from "valibot";
import { ParameterError } from "../api-error.ts";
import { refund } from "../billing/payments.ts";
import type { Account, Payment } from "../model.ts";
import { refundObject } from "../objects/payments.ts";
import { parseParameters } from "../parameters.ts";
import { type Call, metadata, noSuch, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const paymentQuery = v.object({
  ...pageQuery,
  charge: v.optional(v.string()),
  customer: v.optional(v.string()),
  payment_intent: v.optional(v.string()),
});

const newRefund = v.object({
  amount: v.optional(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1, "must be at least 1")),
  ),
  charge: v.optional(v.string()),
  metadata,
  payment_intent: v.optional(v.string()),
  reason: v.optional(v.picklist(["duplicate", "fraudulent", "requested_by_customer"])),
});

export function listPaymentIntents(call: Call): object {
  const { query, payments } = queriedPayments(call);
  return listPage(call, "/v1/payment_intents", query, payments);
}

export function listCharges(call: Call): object {
  const { query, payments } = queriedPayments(call);
  const charges = payments.map(({ chargeId: id, created }) => ({ id, created }));
  return listPage(call, "/v1/charges", query, charges);
}

export function listRefunds(call: Call): object {
  const { query, payments } = queriedPayments(call);
  const refunds = payments.flatMap((payment) => payment.refunds);
  return listPage(call, "/v1/refunds", query, refunds);
}

export function listDisputes(call: Call): object {
  const { query, payments } = queriedPayments(call);
  const disputes = payments.flatMap(({ dispute }) => (dispute ? [dispute] : []));
  return listPage(call, "/v1/disputes", query, disputes);
}

function queriedPayments(call: Call) {
  const query = parseParameters(call.form, paymentQuery);
  requireKnown(call, query.customer);
  const payments = call.account.payments.filter(
    (payment) =>
      (query.charge === undefined || payment.chargeId === query.charge) &&
      (query.customer === undefined || payment.customerId === query.customer) &&
      (query.payment_intent === undefined || payment.id === query.payment_intent),
  );
  return { query, payments };
}

export function createRefund(call: Call): object {
  const parameters = parseParameters(call.form, newRefund);
  const { charge, payment_intent: paymentIntent } = parameters;
  if (charge === undefined && paymentIntent === undefined) {
    throw new ParameterError("payment_intent", "one of charge and payment_intent is required");
  }
  const payment = findPayment(call.account, charge ?? paymentIntent);
  if (!payment) {
    throw charge === undefined
      ? noSuch(call, "payment_intent", paymentIntent ?? "", "payment_intent")
      : noSuch(call, "charge", charge, "charge");
  }
  const entry = refund(call.account, payment, parameters.amount ?? null, {
    metadata: parameters.metadata,
    reason: parameters.reason ?? null,
  });
  return refundObject(payment, entry);
}

function findPayment(account: Account, id: string | undefined): Payment | undefined {
  return account.payments.find((payment) => payment.id === id || payment.chargeId === id);
}
