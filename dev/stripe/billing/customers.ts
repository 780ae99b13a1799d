import { emit } from "../events.ts";
import type { Account, Customer } from "../model.ts";
import { customerObject } from "../objects/customers.ts";
import { cancelNow } from "./subscriptions.ts";

/** Deletes a customer, which cancels all subscriptions at once. */
export function deleteCustomer(account: Account, customer: Customer): void {
  if (customer.isDeleted) return;
  for (const subscription of account.subscriptions) {
    if (subscription.customerId === customer.id) cancelNow(account, subscription);
  }
  // The event has the customer as it was before.
  const before = customerObject(account, customer);
  customer.isDeleted = true;
  emit(account, "customer.deleted", before);
}
