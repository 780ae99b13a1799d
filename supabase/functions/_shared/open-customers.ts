/** Settles the customers about whom something is open, for the hourly job: nobody has to visit for that. */
import { serviceClient } from "./clients.ts";
import { accountOfCustomer } from "./customers.ts";
import { settleCustomer } from "./settle-customer.ts";
import { stripeAccount } from "./stripe-account.ts";

/** A run must end before the platform ends it; the next one takes the rest. */
const MAX_CUSTOMERS = 20;
const MAX_MS = 45_000;

interface Settled {
  readonly settled: number;
  readonly unsettled: number;
}

/** @throws StripeCallError when Stripe does not say whose key it is */
export async function settleOpenCustomers(): Promise<Settled> {
  const started = Date.now();
  const { id, isLive } = await stripeAccount();
  const { data, error } = await serviceClient().rpc("customers_to_settle", {
    account: id,
    in_live_mode: isLive,
    most: MAX_CUSTOMERS,
  });
  if (error) throw error;
  let settled = 0;
  let unsettled = 0;
  for (const { customer_id: customer } of data) {
    if (Date.now() - started > MAX_MS) break;
    if (await settleOrLog(customer)) settled++;
    else unsettled++;
  }
  return { settled, unsettled };
}

/** One customer's trouble must not keep the others from being settled. */
async function settleOrLog(customer: string): Promise<boolean> {
  try {
    const account = await accountOfCustomer(customer);
    return account === null || (await settleCustomer(account, customer, { isShared: false }));
  } catch (error) {
    console.error(`The customer ${customer} was not settled:`, error);
    return false;
  }
}
