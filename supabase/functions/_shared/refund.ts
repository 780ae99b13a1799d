/** Cancelling a contract, paying it back, and what Stripe says about that. Safe to repeat. */
import type Stripe from "npm:stripe@23.1.0";
import type { Contract } from "./contracts.ts";
import { endSubscription } from "./end-subscription.ts";
import { idOf, isWithdrawn, WITHDRAWAL } from "./returned-payments.ts";
import { isAlreadyRefunded } from "./stripe.ts";

/** What became of the payments of a contract. */
export interface Returned {
  /** refunded: all of it is back, and credited; failed: the bank has refused a part. */
  readonly status: "open" | "pending" | "refunded" | "failed";
  /** In öre. */
  readonly amount: number;
  /** The ids of the refunds and of the credit notes. */
  readonly refunds: readonly string[];
  readonly creditNotes: readonly string[];
}

type PaidContract = Pick<Contract, "subscriptionId" | "paymentId" | "invoiceId" | "isSwitch">;

/** A payment with its invoice, if there is one. */
interface PaidInvoice {
  readonly paymentId: string;
  readonly invoiceId: string | null;
}

/**
 * Cancels a contract at once and refunds its payments. What the bank has refused before is not tried
 * again: it would be refused once more.
 *
 * @param noticeId noted in Stripe
 */
export async function cancelAndRefund(
  stripe: Stripe,
  contract: PaidContract,
  noticeId: string,
): Promise<void> {
  const { subscriptionId } = contract;
  if (subscriptionId !== null) {
    await endSubscription(stripe, subscriptionId, `Withdrawal ${noticeId}`);
  }
  for (const { paymentId } of await paymentsOf(stripe, contract)) {
    await refund(stripe, paymentId, noticeId);
  }
}

/** Credits the invoices of what was refunded, so that their VAT is taken back too. */
export async function writeCreditNotes(
  stripe: Stripe,
  contract: PaidContract,
  noticeId: string,
): Promise<void> {
  for (const payment of await paymentsOf(stripe, contract)) {
    await writeCreditNote(stripe, payment, noticeId);
  }
}

/** What Stripe says now; a refund can fail long after it was made. */
export async function returnedOf(stripe: Stripe, contract: PaidContract): Promise<Returned> {
  const payments = await Promise.all(
    (await paymentsOf(stripe, contract)).map((payment) => returnedPayment(stripe, payment)),
  );
  return {
    status: STATUSES.find((status) => payments.some((one) => one.status === status)) ?? "open",
    amount: payments.reduce((sum, { amount }) => sum + amount, 0),
    refunds: payments.flatMap(({ refunds }) => refunds),
    creditNotes: payments.flatMap(({ creditNotes }) => creditNotes),
  };
}

/** The status of one payment is that of all, in this order. */
const STATUSES = ["failed", "open", "pending", "refunded"] as const;

async function returnedPayment(stripe: Stripe, payment: PaidInvoice): Promise<Returned> {
  const { left, valid, hasFailed } = await refundsOf(stripe, payment.paymentId);
  const notes = await creditNotesOf(stripe, payment);
  const isCredited = payment.invoiceId === null || uncredited(valid, notes).length === 0;
  const isDone = isCredited && valid.every(({ status }) => status === "succeeded");
  const ofWhole = isDone ? "refunded" : "pending";
  return {
    status: left === 0 ? ofWhole : hasFailed ? "failed" : "open",
    amount: sumOf(valid),
    refunds: valid.map(({ id }) => id),
    creditNotes: notes.map(({ id }) => id),
  };
}

/**
 * The payments of a subscription, or the one-time payment. Those of a switch are the ones since, and the one before:
 * what was left of its period has lowered the price of the switch.
 */
export async function paymentsOf(
  stripe: Stripe,
  { subscriptionId, paymentId, invoiceId, isSwitch }: PaidContract,
): Promise<readonly PaidInvoice[]> {
  if (subscriptionId === null) return paymentId === null ? [] : [{ paymentId, invoiceId }];
  const { data } = await stripe.invoices.list({
    subscription: subscriptionId,
    status: "paid",
    limit: 100,
    expand: ["data.payments"],
  });
  // Newest first.
  const before = isSwitch ? data.findIndex(({ id }) => id === invoiceId) + 1 : data.length;
  return data.slice(0, before + 1).flatMap((invoice) =>
    (invoice.payments?.data ?? []).flatMap(({ status, payment: { payment_intent } }) => {
      const id = idOf(payment_intent);
      return status === "paid" && id !== null ? [{ paymentId: id, invoiceId: invoice.id }] : [];
    }),
  );
}

interface Refunds {
  /** What is still to be refunded, in öre. */
  readonly left: number;
  /** Made, or under way. */
  readonly valid: readonly Stripe.Refund[];
  readonly hasFailed: boolean;
  /** The charge, if it does not name its notice yet. */
  readonly unnotedCharge: string | null;
}

async function refundsOf(stripe: Stripe, paymentId: string): Promise<Refunds> {
  const { amount_received, latest_charge: charge } = await stripe.paymentIntents.retrieve(
    paymentId,
    { expand: ["latest_charge"] },
  );
  const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
  const valid = data.filter((one) => !hasFailed(one));
  return {
    left: Math.max(0, amount_received - sumOf(valid)),
    valid,
    hasFailed: valid.length < data.length,
    unnotedCharge: typeof charge === "object" && isWithdrawn(charge) ? null : idOf(charge),
  };
}

/** Whether the bank has refused a refund, or it was cancelled. */
export function hasFailed({ status }: Stripe.Refund): boolean {
  return status === "failed" || status === "canceled";
}

function sumOf(refunds: readonly Stripe.Refund[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}

async function refund(stripe: Stripe, paymentId: string, noticeId: string): Promise<void> {
  const { left, hasFailed, unnotedCharge } = await refundsOf(stripe, paymentId);
  const metadata = { [WITHDRAWAL]: noticeId };
  try {
    if (left > 0 && !hasFailed) {
      await stripe.refunds.create(
        { payment_intent: paymentId, reason: "requested_by_customer", metadata },
        newKey(noticeId),
      );
    }
  } catch (error) {
    if (!isAlreadyRefunded(error)) throw error;
  } finally {
    // Whatever becomes of the refund, the purchase gives no plan any more.
    if (unnotedCharge !== null) {
      const note = () => stripe.charges.update(unnotedCharge, { metadata });
      // A call of its own has another key: to the same one Stripe repeats its failure.
      await note().catch(note);
    }
  }
}

async function writeCreditNote(
  stripe: Stripe,
  payment: PaidInvoice,
  noticeId: string,
): Promise<void> {
  if (payment.invoiceId === null) return;
  const { valid } = await refundsOf(stripe, payment.paymentId);
  const refunds = uncredited(valid, await creditNotesOf(stripe, payment));
  if (refunds.length === 0) return;
  await stripe.creditNotes.create(
    {
      invoice: payment.invoiceId,
      amount: sumOf(refunds),
      refunds: refunds.map(({ id, amount }) => ({ refund: id, amount_refunded: amount })),
      memo: "Ångrat köp",
      metadata: { [WITHDRAWAL]: noticeId },
    },
    newKey(noticeId),
  );
}

async function creditNotesOf(
  stripe: Stripe,
  { invoiceId }: PaidInvoice,
): Promise<readonly Stripe.CreditNote[]> {
  if (invoiceId === null) return [];
  const { data } = await stripe.creditNotes.list({ invoice: invoiceId, limit: 100 });
  return data.filter(({ status }) => status === "issued");
}

function uncredited(
  refunds: readonly Stripe.Refund[],
  notes: readonly Stripe.CreditNote[],
): readonly Stripe.Refund[] {
  const credited = new Set(notes.flatMap((note) => note.refunds.map((one) => idOf(one.refund))));
  return refunds.filter(({ id }) => !credited.has(id));
}

/**
 * A key for one call and its repetitions after lost answers. Not for later calls: Stripe would repeat
 * its first answer for a day, an error as well. It refunds and credits no more than was paid.
 */
function newKey(noticeId: string): Stripe.RequestOptions {
  return { idempotencyKey: `withdrawal-${noticeId}-${crypto.randomUUID()}` };
}
