/** Payment intents, charges, refunds and disputes. */
import type Stripe from "stripe";
import * as v from "valibot";
import { ParameterError } from "../api-error.ts";
import { refund } from "../billing/payments.ts";
import type { Account, Payment } from "../model.ts";
import { chargeObject, hasCharge, refundObject } from "../objects/payments.ts";
import {
  type Entries,
  integer,
  mergeMetadata,
  metadata,
  parseParameters,
  requireOneAtMost,
  text,
} from "../parameters.ts";
import { type Call, noSuch, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const paymentIntentQuery = v.strictObject({
  ...pageQuery,
  customer: v.optional(text()),
} satisfies Entries<Stripe.PaymentIntentListParams>);

const chargeQuery = v.strictObject({
  ...pageQuery,
  customer: v.optional(text()),
  payment_intent: v.optional(text()),
} satisfies Entries<Stripe.ChargeListParams>);

const refundQuery = v.strictObject({
  ...pageQuery,
  charge: v.optional(text()),
  payment_intent: v.optional(text()),
} satisfies Entries<Stripe.RefundListParams>);

const disputeQuery = v.strictObject({
  ...pageQuery,
  charge: v.optional(text()),
  payment_intent: v.optional(text()),
} satisfies Entries<Stripe.DisputeListParams>);

const newRefund = v.strictObject({
  amount: v.optional(integer(1)),
  charge: v.optional(text()),
  metadata,
  payment_intent: v.optional(text()),
  reason: v.optional(v.picklist(["duplicate", "fraudulent", "requested_by_customer"])),
} satisfies Entries<Stripe.RefundCreateParams>);

const chargeChange = v.strictObject({
  metadata,
} satisfies Entries<Stripe.ChargeUpdateParams>);

/** Changes the metadata of a charge, which are its own from then on. */
export function updateCharge(call: Call): object {
  const parameters = parseParameters(call.form, chargeChange);
  const payment = findPayment(call.account, call.id);
  if (!payment || !hasCharge(payment)) throw noSuch(call, "charge", call.id, "id", 404);
  payment.chargeMetadata = mergeMetadata(payment.chargeMetadata, parameters.metadata);
  return chargeObject(call.account, payment);
}

export function listPaymentIntents(call: Call): object {
  const query = parseParameters(call.form, paymentIntentQuery);
  return listPage(call, "/v1/payment_intents", query, paymentsFor(call, query));
}

export function listCharges(call: Call): object {
  const query = parseParameters(call.form, chargeQuery);
  const charges = paymentsFor(call, query)
    .filter(hasCharge)
    .map(({ chargeId: id, created }) => ({ id, created }));
  return listPage(call, "/v1/charges", query, charges);
}

export function listRefunds(call: Call): object {
  const query = parseParameters(call.form, refundQuery);
  const refunds = paymentsFor(call, query).flatMap((payment) => payment.refunds);
  return listPage(call, "/v1/refunds", query, refunds);
}

export function listDisputes(call: Call): object {
  const query = parseParameters(call.form, disputeQuery);
  const disputes = paymentsFor(call, query).flatMap(({ dispute }) => (dispute ? [dispute] : []));
  return listPage(call, "/v1/disputes", query, disputes);
}

interface PaymentQuery {
  readonly charge?: string | undefined;
  readonly customer?: string | undefined;
  readonly payment_intent?: string | undefined;
}

function paymentsFor(call: Call, query: PaymentQuery): readonly Payment[] {
  requireKnown(call, query.customer);
  return call.account.payments.filter(
    (payment) =>
      (query.charge === undefined || payment.chargeId === query.charge) &&
      (query.customer === undefined || payment.customerId === query.customer) &&
      (query.payment_intent === undefined || payment.id === query.payment_intent),
  );
}

export function createRefund(call: Call): object {
  const parameters = parseParameters(call.form, newRefund);
  const { charge, payment_intent: paymentIntent } = parameters;
  requireOneAtMost(parameters, "charge", "payment_intent");
  if (charge === undefined && paymentIntent === undefined) {
    throw new ParameterError(
      "payment_intent",
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const payment = findPayment(call.account, charge ?? paymentIntent);
  if (!payment) {
    throw charge === undefined
      ? noSuch(call, "payment_intent", paymentIntent ?? "", "payment_intent")
      : noSuch(call, "charge", charge, "charge");
  }
  const entry = refund(call.account, payment, parameters.amount ?? null, {
    metadata: mergeMetadata({}, parameters.metadata),
    reason: parameters.reason ?? null,
  });
  return refundObject(payment, entry);
}

function findPayment(account: Account, id: string | undefined): Payment | undefined {
  return account.payments.find((payment) => payment.id === id || payment.chargeId === id);
}
