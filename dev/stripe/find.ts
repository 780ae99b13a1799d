/** Looks up what an account has stored. */
import type { Account, Customer, Invoice, Payment } from "./model.ts";

/** A customer that has not been deleted. */
export function findCustomer(account: Account, id: string): Customer | undefined {
  return account.customers.find((customer) => customer.id === id && !customer.isDeleted);
}

/** The payment of a stored object, which has been stored with it. */
export function paymentOf(
  account: Account,
  { paymentId }: { readonly paymentId: string },
): Payment {
  return find(account.payments, paymentId);
}

/** The payment of an invoice; null while that is a draft. */
export function invoicePaymentOf(account: Account, { paymentId }: Invoice): Payment | null {
  return paymentId === null ? null : paymentOf(account, { paymentId });
}

/** An invoice that a stored object refers to. */
export function invoiceOf(account: Account, id: string): Invoice {
  return find(account.invoices, id);
}

function find<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) throw new Error(`The payment stand-in has not stored ${id}`);
  return found;
}
