import type Stripe from "stripe";
import * as v from "valibot";
import { ApiError, ParameterError } from "../api-error.ts";
import { emit } from "../events.ts";
import { invoicePaymentOf } from "../find.ts";
import { type Account, type CreditNote, type Invoice, newId, now } from "../model.ts";
import { creditNoteObject } from "../objects/credit-notes.ts";
import { statusOf } from "../objects/invoices.ts";
import {
  type Entries,
  integer,
  list,
  mergeMetadata,
  metadata,
  parseParameters,
  text,
} from "../parameters.ts";
import { type Call, noSuch, requireKnown } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const ore = integer(1);

const creditNoteQuery = v.strictObject({
  ...pageQuery,
  customer: v.optional(text()),
  invoice: v.optional(text()),
} satisfies Entries<Stripe.CreditNoteListParams>);

const newCreditNote = v.strictObject({
  amount: ore,
  email_type: v.optional(v.picklist(["credit_note", "none"])),
  invoice: text(),
  memo: v.optional(text()),
  metadata,
  /** Only refunds that exist; Stripe can also make one, or credit the customer's balance. */
  refunds: list(
    v.strictObject({
      amount_refunded: v.optional(ore),
      refund: text(),
    } satisfies Entries<Stripe.CreditNoteCreateParams.Refund>),
  ),
} satisfies Entries<Stripe.CreditNoteCreateParams>);

export function listCreditNotes(call: Call): object {
  const query = parseParameters(call.form, creditNoteQuery);
  requireKnown(call, query.customer);
  const found = call.account.creditNotes.filter(
    (note) =>
      (query.customer === undefined || note.customerId === query.customer) &&
      (query.invoice === undefined || note.invoiceId === query.invoice),
  );
  return listPage(call, "/v1/credit_notes", query, found);
}

/** Credits a paid invoice with refunds of its payment. */
export function createCreditNote(call: Call): object {
  const { account, form } = call;
  const parameters = parseParameters(form, newCreditNote);
  const invoice = account.invoices.find(({ id }) => id === parameters.invoice);
  if (!invoice) throw noSuch(call, "invoice", parameters.invoice, "invoice");
  if (statusOf(account, invoice) !== "paid") {
    throw new ApiError(400, "The stand-in credits only paid invoices.", { param: "invoice" });
  }
  const refunds = parameters.refunds.map(({ amount_refunded: amount, refund: refundId }) => ({
    refundId,
    amount: uncredited(call, invoice, refundId, amount),
  }));
  const sum = refunds.reduce((total, { amount }) => total + amount, 0);
  if (sum !== parameters.amount) {
    throw new ParameterError(
      "amount",
      "The sum of the refunds must equal the post-payment amount of the credit note.",
    );
  }
  const note: CreditNote = {
    id: newId("cn"),
    number: `${invoice.id.slice(-8).toUpperCase()}-CN-${notesOf(account, invoice).length + 1}`,
    customerId: invoice.customerId,
    invoiceId: invoice.id,
    amount: sum,
    refunds,
    memo: parameters.memo ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    created: now(),
  };
  account.creditNotes.push(note);
  emit(account, "credit_note.created", creditNoteObject(account, note));
  return creditNoteObject(account, note);
}

function notesOf({ creditNotes }: Account, { id }: Invoice): readonly CreditNote[] {
  return creditNotes.filter(({ invoiceId }) => invoiceId === id);
}

/**
 * The amount of a refund to credit.
 *
 * @throws ApiError when the refund is not one of the invoice, has failed, or is credited already
 */
function uncredited(call: Call, invoice: Invoice, id: string, wanted: number | undefined): number {
  const { account } = call;
  const refund = invoicePaymentOf(account, invoice)?.refunds.find((entry) => entry.id === id);
  if (!refund) throw noSuch(call, "refund", id, "refunds[0][refund]");
  const credited = notesOf(account, invoice)
    .flatMap(({ refunds }) => refunds)
    .filter(({ refundId }) => refundId === id)
    .reduce((total, { amount }) => total + amount, 0);
  const left = refund.status === "failed" ? 0 : refund.amount - credited;
  const amount = wanted ?? refund.amount;
  if (amount <= left) return amount;
  throw new ApiError(400, `The refund ${id} has ${left} öre left to credit, not ${amount}.`, {
    param: "refunds",
  });
}
