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
import { createPayment, isUnsettled, setPaymentStatus } from "./payments.ts";
import { failInvoice, payFirst, payInvoice, subscribe } from "./subscriptions.ts";

/** Pays an open checkout. */
export function pay(account: Account, session: CheckoutSession): void {
  deliver(account, session, charge(account, session, "succeeded"));
  complete(account, session);
}

/** Completes an open checkout with a payment that the bank confirms later. */
export function payLater(account: Account, session: CheckoutSession): void {
  deliver(account, session, charge(account, session, "processing"));
  complete(account, session);
}

/** Starts the payment of an open checkout, which stays open until the bank answers. */
export function startPayment(account: Account, session: CheckoutSession): void {
  charge(account, session, "processing");
}

/** Starts the payment of an open checkout, which the bank asks the buyer to approve (3-D Secure). */
export function askForApproval(account: Account, session: CheckoutSession): void {
  charge(account, session, "requires_action");
}

/** Expires an open checkout. A payment that is processing already can still succeed. */
export function expireCheckout(account: Account, session: CheckoutSession): void {
  session.status = "expired";
  const payment = account.payments.find(({ id }) => id === session.paymentId);
  if (payment?.status === "requires_action") setPaymentStatus(account, payment, "canceled");
  emit(account, "checkout.session.expired", sessionObject(account, session));
}

/** The outcome of a payment that is unsettled. */
export function settlePayment(
  account: Account,
  payment: Payment,
  status: "succeeded" | "requires_payment_method",
): void {
  if (!isUnsettled(payment)) return;
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
  } else if (session && isSucceeded) {
    deliver(account, session, payment);
    if (session.status === "open") complete(account, session);
  } else if (session?.status === "open") {
    // Another attempt can be made on the page.
    session.paymentId = null;
  }
}

/** Starts the payment alone: what it is for exists only afterwards. */
function charge(account: Account, session: CheckoutSession, status: Payment["status"]): Payment {
  const { customerId, purchase } = session;
  const payment =
    session.mode === "subscription"
      ? payFirst(account, session, status)
      : createPayment(
          account,
          { customerId, amount: priceOf(session).amount, ...purchase },
          status,
        );
  session.paymentId = payment.id;
  return payment;
}

/** Creates what was bought: the subscription, or the invoice of a one-time payment. */
function deliver(account: Account, session: CheckoutSession, payment: Payment): void {
  const { customerId, priceId, purchase, taxRateId } = session;
  if (session.mode === "subscription") {
    const subscription = subscribe(
      account,
      { customerId, priceId, taxRateId, ...purchase },
      payment,
    );
    session.subscriptionId = subscription.id;
    session.invoiceId = subscription.latestInvoiceId;
  } else if (session.createsInvoice) {
    session.invoiceId = newId("in");
    account.invoices.push({
      id: session.invoiceId,
      customerId,
      subscriptionId: null,
      paymentId: payment.id,
      amount: payment.amount,
      priceId,
      advances: true,
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
