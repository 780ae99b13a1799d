import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "./clients.ts";
import { isInvalidRequest, isMissing, StripeCallError } from "./stripe.ts";
import { stripeAccount } from "./stripe-account.ts";

/** The customers of a user. */
interface Customers {
  /** The id of the one in the account and mode of the secret key; null before the first checkout there. */
  readonly ownId: string | null;
  /** Whether there is one in another account or mode, where this key sees nothing. */
  readonly hasOthers: boolean;
}

/** @throws StripeCallError when Stripe does not say whose key it is */
export async function findCustomers(userId: string): Promise<Customers> {
  const { data, error } = await serviceClient()
    .from("stripe_customers")
    .select("customer_id, account_id, is_live")
    .eq("user_id", userId);
  if (error) throw error;
  if (data.length === 0) return { ownId: null, hasOthers: false };
  const account = await stripeAccount();
  const own = data.find((row) => row.account_id === account.id && row.is_live === account.isLive);
  if (!own) {
    console.error(
      `The user ${userId} is a customer only of another account or mode of Stripe than that of STRIPE_SECRET_KEY (docs/deployment.md).`,
    );
  }
  return { ownId: own?.customer_id ?? null, hasOthers: data.length > (own ? 1 : 0) };
}

/** The user with a customer, and the address to sign in with; null when nobody has it. */
export async function accountOfCustomer(
  customer: string,
): Promise<{ readonly id: string; readonly email: string } | null> {
  const { data, error } = await serviceClient()
    .rpc("account_of_customer", { customer })
    .maybeSingle();
  if (error) throw error;
  return data && { id: data.user_id, email: data.email };
}

/** The id of the user's customer, like {@link findCustomers}. */
export async function findCustomerId(userId: string): Promise<string | null> {
  return (await findCustomers(userId)).ownId;
}

/**
 * Whether the customer still exists; false only if it was deleted in Stripe.
 *
 * @throws StripeCallError with the reason "customer-unknown" when Stripe has never had it
 */
export async function customerExists(stripe: Stripe, customerId: string): Promise<boolean> {
  return (await retrieveCustomer(stripe, customerId)) !== null;
}

/**
 * Whether the customer still exists, like `customerExists`. Gives it the address that the user signs
 * in with, since that may have changed and Stripe sends the receipts there.
 */
export async function syncCustomer(
  stripe: Stripe,
  customerId: string,
  email: string | undefined,
): Promise<boolean> {
  const customer = await retrieveCustomer(stripe, customerId);
  if (customer && email && customer.email !== email) {
    try {
      await stripe.customers.update(customerId, { email });
    } catch (error) {
      // An address that Stripe does not accept must not keep anyone from paying or cancelling.
      if (!isInvalidRequest(error)) throw error;
      console.error(`Stripe refused the e-mail address of the customer ${customerId}`);
    }
  }
  return customer !== null;
}

/** Null when the customer was deleted. */
async function retrieveCustomer(
  stripe: Stripe,
  customerId: string,
): Promise<Stripe.Customer | null> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return customer.deleted ? null : customer;
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Not a deleted customer: with the right key, everything is there again.
    console.error(
      `PAYMENTS ARE DOWN: the customer ${customerId} is unknown in the account and mode where it was created (docs/deployment.md).`,
    );
    throw new StripeCallError(
      500,
      "Betaltjänsten går inte att nå just nu. Kontakta oss om det inte löser sig.",
      { reason: "customer-unknown" },
    );
  }
}

/** An event of Stripe, as it is stored. */
export interface StoredEvent {
  readonly id: string;
  readonly type: string;
}

/**
 * Removes a customer that was deleted in Stripe, so that the next checkout creates a new one. The
 * user keeps what is paid for until its end, but it no longer renews.
 *
 * @param event that reported the deletion; it is stored together with its effect, once
 */
export async function forgetCustomer(
  userId: string,
  customerId: string,
  event?: StoredEvent,
): Promise<void> {
  const { error } = await serviceClient().rpc("forget_customer", {
    account: userId,
    customer: customerId,
    ...(event && { event_id: event.id, event_type: event.type }),
  });
  if (error) throw error;
}
