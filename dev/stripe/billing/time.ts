/** Simulates the passage of time by moving dates back; the clock runs as usual. */
import type { Account, Customer, Subscription } from "../model.ts";
import { renew } from "./renewals.ts";
import { moveSubscription } from "./subscriptions.ts";

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;

export function passHour(account: Account, subscription: Subscription): void {
  moveSubscription(account, subscription, HOUR_SECONDS);
  renew(account, subscription);
}

export function passDays(account: Account, subscription: Subscription, days: number): void {
  moveSubscription(account, subscription, days * DAY_SECONDS);
  renew(account, subscription);
}

/** Moves everything of a customer: purchases, payments and subscriptions. */
export function passDaysOfCustomer(account: Account, customer: Customer, days: number): void {
  const seconds = days * DAY_SECONDS;
  const isOfCustomer = ({ customerId }: { readonly customerId: string }) =>
    customerId === customer.id;
  const moved = new Set<string>();
  customer.created -= seconds;
  for (const subscription of account.subscriptions.filter(isOfCustomer)) {
    moved.add(subscription.id);
    passDays(account, subscription, days);
  }
  const paidByInvoice = new Set<string>();
  for (const invoice of account.invoices.filter(isOfCustomer)) {
    if (invoice.subscriptionId === null) invoice.created -= seconds;
    else if (invoice.paymentId !== null) paidByInvoice.add(invoice.paymentId);
  }
  for (const session of account.sessions.filter(isOfCustomer)) {
    if (session.subscriptionId !== null && moved.has(session.subscriptionId)) continue;
    session.created -= seconds;
    session.expiresAt -= seconds;
  }
  for (const payment of account.payments.filter(isOfCustomer)) {
    if (!paidByInvoice.has(payment.id)) payment.created -= seconds;
  }
}
