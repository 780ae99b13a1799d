import type Stripe from "stripe";
import { invoicePaymentOf } from "../find.ts";
import type { Account, Invoice, Payment } from "../model.ts";
import { taxIn } from "../prices.ts";
import { type DeepPartial, listObject } from "./format.ts";

export function invoiceObject(account: Account, invoice: Invoice): DeepPartial<Stripe.Invoice> {
  const { id, advances, amount, created, customerId, reason, subscriptionId } = invoice;
  const status = statusOf(account, invoice);
  const isPaid = status === "paid";
  const tax = invoiceTax(account, id, amount);
  const subscription = account.subscriptions.find((one) => one.id === subscriptionId);
  return {
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: isPaid ? amount : 0,
    amount_remaining: isPaid ? 0 : amount,
    attempted: status !== "draft",
    auto_advance: advances && !isPaid,
    billing_reason: reason,
    collection_method: "charge_automatically",
    created,
    currency: "sek",
    customer: customerId,
    lines: listObject(`/v1/invoices/${id}/lines`, lines(invoice)),
    livemode: account.isLive,
    metadata: {},
    parent: subscription
      ? {
          quote_details: null,
          subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
          type: "subscription_details",
        }
      : null,
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    status,
    total: amount,
    total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: "inclusive" }],
  };
}

/** One line: what a switch takes off is part of it, where Stripe has a line of its own. */
function lines({ id, amount, priceId }: Invoice): DeepPartial<Stripe.InvoiceLineItem>[] {
  if (priceId === null) return [];
  return [
    {
      id: id.replace("in_", "il_"),
      object: "line_item",
      amount,
      pricing: { price_details: { price: priceId }, type: "price_details" },
      quantity: 1,
    },
  ];
}

export function statusOf(account: Account, invoice: Invoice): "draft" | "open" | "paid" {
  const payment = invoicePaymentOf(account, invoice);
  if (payment === null) return "draft";
  return payment.status === "succeeded" ? "paid" : "open";
}

/** The tax in a part of what an invoice charged, in öre. */
export function invoiceTax(account: Account, invoiceId: string, amount: number): number {
  const invoice = account.invoices.find(({ id }) => id === invoiceId);
  const sold =
    account.subscriptions.find(({ id }) => id === invoice?.subscriptionId) ??
    account.sessions.find((session) => session.invoiceId === invoiceId);
  return sold ? taxIn(amount, sold) : 0;
}

/** The payments of an invoice, which are included only on request. */
export function invoicePaymentList(account: Account, invoice: Invoice) {
  const payment = invoicePaymentOf(account, invoice);
  return listObject(
    `/v1/invoice_payments?invoice=${invoice.id}`,
    payment ? [invoicePaymentObject(account, invoice, payment)] : [],
  );
}

/** The id of the only payment of an invoice. */
export function invoicePaymentId({ id }: Invoice): string {
  return id.replace("in_", "inpay_");
}

export function invoicePaymentObject(
  account: Account,
  invoice: Invoice,
  { id: payment_intent, amount, created, status }: Payment,
): DeepPartial<Stripe.InvoicePayment> {
  const isPaid = status === "succeeded";
  return {
    id: invoicePaymentId(invoice),
    object: "invoice_payment",
    amount_paid: isPaid ? amount : null,
    amount_requested: amount,
    created,
    currency: "sek",
    invoice: invoice.id,
    is_default: true,
    livemode: account.isLive,
    payment: { payment_intent, type: "payment_intent" },
    status: isPaid ? "paid" : "open",
  };
}
