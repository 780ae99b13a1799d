/** The invoices of subscriptions, and their payments. */
import { emit } from "../events.ts";
import { invoicePaymentOf } from "../find.ts";
import {
  type Account,
  type Invoice,
  newId,
  now,
  type Payment,
  type Subscription,
} from "../model.ts";
import { invoiceObject } from "../objects/invoices.ts";
import { priceOf } from "../prices.ts";
import { createPayment } from "./payments.ts";

/**
 * How long the invoice of a renewal is a draft. On Stripe about an hour
 * (https://docs.stripe.com/billing/invoices/subscription).
 */
export const DRAFT_SECONDS = 60 * 60;

/** Adds the invoice of the current period as a draft: nothing is charged yet. */
export function draftInvoice(
  account: Account,
  subscription: Subscription,
  reason: Invoice["reason"],
  amount = priceOf(subscription).amount,
): Invoice {
  const { customerId, periodStart } = subscription;
  const invoice: Invoice = {
    id: newId("in"),
    customerId,
    subscriptionId: subscription.id,
    paymentId: null,
    priceId: subscription.priceId,
    amount,
    advances: true,
    reason,
    created: periodStart,
    periodStart,
    periodEnd: periodStart,
  };
  subscription.latestInvoiceId = invoice.id;
  account.invoices.push(invoice);
  emit(account, "invoice.created", invoiceObject(account, invoice));
  return invoice;
}

/** Makes a payment for a period; its invoice may not exist yet. */
export function chargePeriod(
  account: Account,
  { customerId, priceId }: Pick<Subscription, "customerId" | "priceId">,
  description: string,
  status: Payment["status"],
): Payment {
  const { amount } = priceOf({ priceId });
  return createPayment(account, { customerId, amount, description, metadata: {} }, status);
}

/** Finalizes a draft with its payment, which may have been made before, and emits what became of it. */
export function finalizeInvoice(account: Account, invoice: Invoice, pay: () => Payment): void {
  emit(account, "invoice.finalized", { ...invoiceObject(account, invoice), status: "open" });
  invoice.paymentId = pay().id;
  emitPayment(account, invoice);
}

/** Emits what became of the payment of an invoice; nothing while it is processing. */
export function emitPayment(account: Account, invoice: Invoice): void {
  const status = invoicePaymentOf(account, invoice)?.status;
  const object = invoiceObject(account, invoice);
  if (status === "succeeded") emit(account, "invoice.paid", object);
  if (status === "requires_action") emit(account, "invoice.payment_action_required", object);
  if (status === "requires_action" || status === "requires_payment_method") {
    emit(account, "invoice.payment_failed", object);
  }
}

/** Whether Stripe finalizes a draft now, if nothing stops it. */
export function isDue({ advances, created, paymentId }: Invoice): boolean {
  return paymentId === null && advances && created + DRAFT_SECONDS <= now();
}
