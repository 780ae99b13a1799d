import type Stripe from "stripe";
import type { Account, CreditNote } from "../model.ts";
import type { DeepPartial } from "./format.ts";
import { invoiceTax } from "./invoices.ts";

export function creditNoteObject(
  account: Account,
  { id, amount, created, customerId, invoiceId, memo, metadata, number, refunds }: CreditNote,
): DeepPartial<Stripe.CreditNote> {
  const tax = invoiceTax(account, invoiceId, amount);
  return {
    id,
    object: "credit_note",
    amount,
    created,
    currency: "sek",
    customer: customerId,
    invoice: invoiceId,
    livemode: account.isLive,
    memo,
    metadata,
    number,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    refunds: refunds.map((entry) => ({
      amount_refunded: entry.amount,
      payment_record_refund: null,
      refund: entry.refundId,
      type: "refund",
    })),
    status: "issued",
    total: amount,
    total_excluding_tax: amount - tax,
    total_taxes: tax === 0 ? [] : [{ amount: tax, tax_behavior: "inclusive" }],
    type: "post_payment",
    voided_at: null,
  };
}
