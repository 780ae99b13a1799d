/** Customers, and what check-subscription returns for the plans that they have paid for. */
import { newUser, storedCustomer, type User } from "./backend.ts";
import { call, NOT_SUBSCRIBED, urlFrom } from "./calls.ts";
import { checkout, paymentsOf, stripe, submit, subscriptionOf } from "./payments.ts";

/** The response for Basic. */
export const BASIC = { ...NOT_SUBSCRIBED, subscribed: true, subscription_tier: "Basic" };

/** Creates a user with a customer who has paid for nothing. */
export async function newCustomer(): Promise<{ readonly user: User; readonly customer: string }> {
  const user = await newUser();
  await urlFrom(await checkout(user));
  return { user, customer: (await storedCustomer(user)) ?? "" };
}

/** The response for a subscription that renews at this end. */
export function renewing(subscription_tier: string | null, subscription_end: string) {
  return {
    subscribed: true,
    subscription_tier,
    subscription_end,
    renews: true,
    payment_failed: false,
    on_hold: null,
  };
}

/** The end of a subscription's period, formatted as by check-subscription. */
export async function periodEndOf(customer: string, id: string): Promise<string> {
  const list = stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  const found = (await Array.fromAsync(list)).find((subscription) => subscription.id === id);
  return new Date((found?.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
}

/** The id of the user's latest payment. */
export async function paymentOf(user: User): Promise<string> {
  const [latest] = await paymentsOf((await storedCustomer(user)) ?? "");
  return latest?.id ?? "";
}

/** Cancels or resumes the subscription in the customer portal. */
export async function submitInPortal(user: User, action: string): Promise<void> {
  const url = await urlFrom(await call("customer-portal", user));
  await submit(url, { action, subscription: await subscriptionOf(user) });
}
