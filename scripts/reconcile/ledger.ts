/** What the book-keeper needs: every change of the balance in Stripe, with user, product and VAT. */
import type Stripe from "npm:stripe@23.1.0";
import { formatCsv } from "../../src/lib/csv.ts";
import { serviceClient } from "../../supabase/functions/_shared/clients.ts";
import { PRODUCT_IDS, PRODUCTS } from "../../supabase/functions/_shared/commerce.ts";
import { productOfInvoice } from "../../supabase/functions/_shared/prices.ts";
import { hasFailed } from "../../supabase/functions/_shared/refund.ts";
import { idOf } from "../../supabase/functions/_shared/returned-payments.ts";
import { addDays, swedishDay } from "../../supabase/functions/_shared/stockholm-days.ts";
import { RETRIES, withStripe } from "../../supabase/functions/_shared/stripe.ts";

const HEADER = [
  "Datum",
  "Händelse",
  "Användare",
  "Produkt",
  "Belopp",
  "Moms",
  "Avgift",
  "Netto",
  "Betalning",
  "Återbetalning",
  "Kreditnota",
] as const;

/** Stands where the number of a credit note should be. */
const MISSING = "saknas";

/** What an entry is called, by its category in Stripe; others keep Stripe's word. */
const EVENTS: ReadonlyMap<string, string> = new Map([
  ["charge", "betalning"],
  ["refund", "återbetalning"],
  ["refund_failure", "återbetalning som inte gick fram"],
  ["dispute", "bestridd betalning"],
  ["dispute_reversal", "vunnen tvist"],
  ["fee", "avgift till Stripe"],
  ["payout", "utbetalning till banken"],
]);

/**
 * The changes of the balance on some days, in Swedish time, as CSV; oldest first, in kronor.
 *
 * @param from the first day, YYYY-MM-DD
 * @param to the last day
 * @throws RangeError when the last day is before the first, StripeCallError when Stripe cannot be asked
 */
export async function ledger(from: string, to: string): Promise<string> {
  if (to < from) throw new RangeError(`${to} is before ${from}`);
  return withStripe(async (stripe) => {
    const purchases = new Map<string, Promise<Purchase>>();
    const purchaseOf = (payment: string) => {
      const purchase = purchases.get(payment) ?? fetchPurchase(stripe, payment);
      purchases.set(payment, purchase);
      return purchase;
    };
    const rows: Row[] = [];
    for await (const entry of stripe.balanceTransactions.list({
      // A day in Sweden begins up to two hours before it does in UTC.
      created: { gte: secondsOf(addDays(from, -1)), lt: secondsOf(addDays(to, 1)) },
      expand: ["data.source"],
      limit: 100,
    })) {
      const day = swedishDay(new Date(entry.created * 1000));
      if (day < from || day > to) continue;
      const payment = paymentOf(entry);
      rows.push(
        await rowOf(stripe, entry, day, payment === null ? null : await purchaseOf(payment)),
      );
    }
    return formatCsv([HEADER, ...rows.reverse()]);
  }, RETRIES);
}

type Row = readonly (string | number | null)[];

/** What a payment paid for. */
interface Purchase {
  readonly paymentId: string;
  readonly userId: string | null;
  readonly product: string | null;
  /** Null for a payment without an invoice, which has no VAT. */
  readonly invoice: Stripe.Invoice | null;
}

async function rowOf(
  stripe: Stripe,
  entry: Stripe.BalanceTransaction,
  day: string,
  purchase: Purchase | null,
): Promise<Row> {
  const { amount, fee, net, reporting_category: category, source } = entry;
  const refundId = category.startsWith("refund") ? idOf(source) : null;
  const note =
    refundId !== null && purchase?.invoice
      ? await creditNoteOf(stripe, purchase.invoice.id, refundId)
      : null;
  return [
    day,
    EVENTS.get(category) ?? category,
    purchase?.userId ?? null,
    purchase?.product ?? null,
    amount / 100,
    vatOf(category, purchase, note),
    fee / 100,
    net / 100,
    purchase?.paymentId ?? null,
    refundId,
    note?.number ?? (lacksNote(source, purchase, note) ? MISSING : null),
  ];
}

/** Whether an entry is a refund of an invoice without its credit note, as one that was made by hand. */
function lacksNote(
  source: Stripe.BalanceTransaction["source"],
  purchase: Purchase | null,
  note: Stripe.CreditNote | null,
): boolean {
  if (note || !purchase?.invoice || source === null || typeof source === "string") return false;
  // What failed has come back, and needs none.
  return source.object === "refund" && !hasFailed(source);
}

/** The VAT of an entry, in kronor; null where no invoice or credit note says it. */
function vatOf(
  category: string,
  purchase: Purchase | null,
  note: Stripe.CreditNote | null,
): number | null {
  if (category === "charge" && purchase?.invoice) return taxIn(purchase.invoice) / 100;
  if (category === "refund" && note) return -taxIn(note) / 100;
  return null;
}

function taxIn({ total_taxes }: Pick<Stripe.Invoice | Stripe.CreditNote, "total_taxes">): number {
  return (total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** The payment that a charge, refund or dispute is about. */
function paymentOf({ source }: Stripe.BalanceTransaction): string | null {
  if (source === null || typeof source === "string" || !("payment_intent" in source)) return null;
  const { payment_intent: payment } = source;
  return typeof payment === "string" ? payment : (payment?.id ?? null);
}

async function fetchPurchase(stripe: Stripe, paymentId: string): Promise<Purchase> {
  const payment = await stripe.paymentIntents.retrieve(paymentId);
  const { data } = await stripe.invoicePayments.list({
    payment: { type: "payment_intent", payment_intent: paymentId },
    expand: ["data.invoice"],
  });
  const [invoiced] = data.map(({ invoice }) => invoice);
  const invoice =
    typeof invoiced === "object" && !("deleted" in invoiced && invoiced.deleted) ? invoiced : null;
  const noted = { ...invoice?.parent?.subscription_details?.metadata, ...payment.metadata };
  const product = invoice
    ? productOfInvoice(invoice, noted)
    : (PRODUCT_IDS.find((id) => id === noted.product) ?? null);
  return {
    paymentId,
    userId: noted.user_id ?? (await userOf(idOf(payment.customer))),
    product: product === null ? null : PRODUCTS[product].name,
    invoice,
  };
}

async function userOf(customer: string | null): Promise<string | null> {
  if (customer === null) return null;
  const { data, error } = await serviceClient()
    .from("stripe_customers")
    .select("user_id")
    .eq("customer_id", customer)
    .maybeSingle();
  if (error) throw error;
  return data?.user_id ?? null;
}

async function creditNoteOf(
  stripe: Stripe,
  invoice: string,
  refundId: string,
): Promise<Stripe.CreditNote | null> {
  const { data } = await stripe.creditNotes.list({ invoice, limit: 100 });
  return (
    data.find(({ refunds, status }) => {
      return status === "issued" && refunds.some(({ refund }) => idOf(refund) === refundId);
    }) ?? null
  );
}

function secondsOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 1000;
}
