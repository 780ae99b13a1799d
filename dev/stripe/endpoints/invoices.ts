import type Stripe from "stripe";
import * as v from "valibot";
import { invoiceObject, invoicePaymentId } from "../objects/invoices.ts";
import { type Entries, parseParameters, text } from "../parameters.ts";
import { type Call, requireKnown } from "./call.ts";
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

export function listInvoicePayments(call: Call): object {
  const query = parseParameters(call.form, invoicePaymentQuery);
  const found = call.account.invoices
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
      (query.status === undefined || invoiceObject(call.account, invoice).status === query.status),
  );
  return listPage(call, "/v1/invoices", query, found);
}
