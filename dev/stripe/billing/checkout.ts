/** What happens on a checkout page and after it. */
import { emit } from "../events.ts";
import {
  type Account,
  type CheckoutSession,
  newId,
  now,
  type Payment,
  type Subscription,
} from "../model.ts";
import { sessionObject } from "../objects/checkout-sessions.ts";
import { priceOf } from "../prices.ts";
import { createPayment, setPaymentStatus } from "./payments.ts";
import { failInvoice, payInvoice, setStatus, subscribe } from "./subscriptions.ts";

/** Pays an open checkout. */
export function pay(account: Account, session: CheckoutSession): void {
  charge(account, session, "succeeded", "active");
  complete(account, session);
}

/** Completes an open checkout with a payment that the bank confirms later. */
export function payLater(account: Account, session: CheckoutSession): void {
  charge(account, session, "processing", "active");
  complete(account, session);
}

/** Starts the payment of an open checkout, which stays open until the bank answers. */
export function startPayment(account: Account, session: CheckoutSession): void {
  charge(account, session, "processing", "incomplete");
}

/** Expires an open checkout. A payment that is processing already can still succeed. */
export function expireCheckout(account: Account, session: CheckoutSession): void {
  session.status = "expired";
  emit(account, "checkout.session.expired", sessionObject(account, session));
}

/** The outcome of a pending payment. */
export function settlePayment(
  account: Account,
  payment: Payment,
  status: "succeeded" | "requires_payment_method",
): void {
  if (payment.status !== "processing") return;
  const isSucceeded = status === "succeeded";
  const subscription = subscriptionOf(account, payment);
  if (subscription) {
    const settle = isSucceeded ? payInvoice : failInvoice;
    settle(account, subscription);
  } else {
    setPaymentStatus(account, payment, status);
  }
  const session = account.sessions.find(({ paymentId }) => paymentId === payment.id);
  if (session?.status === "complete") {
    const outcome = isSucceeded ? "succeeded" : "failed";
    emit(account, `checkout.session.async_payment_${outcome}`, sessionObject(account, session));
  } else if (session?.status === "open") {
    if (isSucceeded) {
      complete(account, session);
    } else {
      // Another attempt can be made on the page.
      session.paymentId = null;
      session.subscriptionId = null;
      if (subscription) setStatus(account, subscription, "incomplete_expired");
    }
  }
}

function charge(
  account: Account,
  session: CheckoutSession,
  status: Payment["status"],
  subscriptionStatus: Subscription["status"],
): void {
  const { customerId, priceId, purchase, taxRateId } = session;
  if (session.mode === "subscription") {
    const subscription = subscribe(
      account,
      { customerId, priceId, taxRateId, ...purchase, status: subscriptionStatus },
      status,
    );
    const invoice = account.invoices.find(({ id }) => id === subscription.latestInvoiceId);
    session.subscriptionId = subscription.id;
    session.invoiceId = subscription.latestInvoiceId;
    session.paymentId = invoice?.paymentId ?? null;
    return;
  }
  const { amount } = priceOf(session);
  const payment = createPayment(account, { customerId, amount, ...purchase }, status);
  session.paymentId = payment.id;
  if (session.createsInvoice) {
    session.invoiceId = newId("in");
    account.invoices.push({
      id: session.invoiceId,
      customerId,
      subscriptionId: null,
      paymentId: payment.id,
      reason: "manual",
      created: now(),
      periodStart: now(),
      periodEnd: now(),
    });
  }
}

function complete(account: Account, session: CheckoutSession): void {
  session.status = "complete";
  emit(account, "checkout.session.completed", sessionObject(account, session));
}

function subscriptionOf(account: Account, { id }: Payment): Subscription | undefined {
  const invoice = account.invoices.find(({ paymentId }) => paymentId === id);
  return account.subscriptions.find((subscription) => subscription.id === invoice?.subscriptionId);
}
