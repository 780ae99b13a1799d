import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "./clients.ts";
import { isMissing, RETRIES } from "./stripe.ts";

/** The id of the user's Stripe customer; null before the first checkout. */
export async function findCustomerId(userId: string): Promise<string | null> {
  const { data, error } = await serviceClient()
    .from("stripe_customers")
    .select("customer_id")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  return data?.customer_id ?? null;
}

/** Whether the customer still exists: neither deleted in Stripe nor from another Stripe account. */
export async function customerExists(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    const customer = await stripe.customers.retrieve(customerId);
    return !customer.deleted;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/**
 * Removes a customer that no longer exists, so that the next checkout creates a new one. The user
 * keeps what is paid for until its end, but it no longer renews.
 */
export async function forgetCustomer(userId: string, customerId: string): Promise<void> {
  const client = serviceClient();
  const deletion = await client.from("stripe_customers").delete().eq("customer_id", customerId);
  if (deletion.error) throw deletion.error;
  const update = await client.from("subscribers").update({ renews: false }).eq("user_id", userId);
  if (update.error) throw update.error;
}

/** Creates and stores the user's customer; concurrent calls get the same one. */
export async function createCustomer(stripe: Stripe, user: User): Promise<string> {
  const customerId = await createStripeCustomer(stripe, user, `customer-${user.id}`);
  const { error } = await serviceClient()
    .from("stripe_customers")
    .upsert(
      { user_id: user.id, customer_id: customerId },
      { onConflict: "user_id", ignoreDuplicates: true },
    );
  if (error) throw error;
  // A concurrent call may have stored another customer first.
  return (await findCustomerId(user.id)) ?? customerId;
}

async function createStripeCustomer(
  stripe: Stripe,
  user: User,
  idempotencyKey: string,
): Promise<string> {
  const { id } = await stripe.customers.create(
    {
      ...(user.email && { email: user.email }),
      metadata: { user_id: user.id },
      preferred_locales: ["sv"],
    },
    { idempotencyKey, ...RETRIES },
  );
  // For a day Stripe repeats its answer to a key, even if the customer has been deleted since.
  if (await customerExists(stripe, id)) return id;
  return createStripeCustomer(stripe, user, `customer-after-${id}`);
}
