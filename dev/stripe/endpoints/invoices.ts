import type Stripe from "stripe";
import * as v from "valibot";
import { ApiError } from "../api-error.ts";
import { emit } from "../events.ts";
import { invoiceObject, invoicePaymentId, statusOf } from "../objects/invoices.ts";
import { type Entries, flag, parseParameters, text } from "../parameters.ts";
import { type Call, noSuch, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const invoiceQuery = v.strictObject({
  ...pageQuery,
  customer: v.optional(text()),
  status: v.optional(v.picklist(["draft", "open", "paid", "uncollectible", "void"])),
  subscription: v.optional(text()),
} satisfies Entries<Stripe.InvoiceListParams>);

const invoicePaymentQuery = v.strictObject({
  ...pageQuery,
  payment: v.optional(
    v.strictObject({
      payment_intent: text(),
      type: v.literal("payment_intent"),
    } satisfies Entries<Stripe.InvoicePaymentListParams.Payment>),
  ),
} satisfies Entries<Stripe.InvoicePaymentListParams>);

const invoiceChange = v.strictObject({
  auto_advance: v.optional(flag),
} satisfies Entries<Stripe.InvoiceUpdateParams>);

export function listInvoicePayments(call: Call): object {
  const query = parseParameters(call.form, invoicePaymentQuery);
  const found = call.account.invoices
    .filter(({ paymentId }) => paymentId !== null)
    .filter(({ paymentId }) => !query.payment || paymentId === query.payment.payment_intent)
    .map((invoice) => ({ id: invoicePaymentId(invoice), created: invoice.created }));
  return listPage(call, "/v1/invoice_payments", query, found);
}

export function listInvoices(call: Call): object {
  const query = parseParameters(call.form, invoiceQuery);
  requireKnown(call, query.customer);
  const found = call.account.invoices.filter(
    (invoice) =>
      (query.customer === undefined || invoice.customerId === query.customer) &&
      (query.subscription === undefined || invoice.subscriptionId === query.subscription) &&
      (query.status === undefined || statusOf(call.account, invoice) === query.status),
  );
  return listPage(call, "/v1/invoices", query, found);
}

/** Changes whether Stripe goes on with an invoice by itself. */
export function updateInvoice(call: Call): object {
  const { account, form, id } = call;
  const { auto_advance: advances } = parseParameters(form, invoiceChange);
  const invoice = account.invoices.find((candidate) => candidate.id === id);
  if (!invoice) throw noSuch(call, "invoice", id, "id", 404);
  if (statusOf(account, invoice) === "paid") {
    throw new ApiError(400, "This invoice is already paid, so it cannot be advanced.", {
      param: "auto_advance",
    });
  }
  if (advances !== undefined) invoice.advances = advances === "true";
  emit(account, "invoice.updated", invoiceObject(account, invoice));
  return invoiceObject(account, invoice);
}
