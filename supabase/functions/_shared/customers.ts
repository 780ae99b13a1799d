import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "./service-client.ts";
import { isMissing, RETRIES } from "./stripe.ts";

/** Id of the customer that is this user; null before the first checkout. */
export async function storedCustomer(userId: string): Promise<string | null> {
  const { data, error } = await serviceClient()
    .from("stripe_customers")
    .select("customer_id")
    .eq("user_id", userId)
    .maybeSingle();
  if (error) throw error;
  return data?.customer_id ?? null;
}

/** Whether the customer can still buy: one deleted in Stripe cannot, nor one of another account. */
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
 * Forgets a customer that is gone, so that the next checkout makes a new one. What was paid stands
 * until its end, but nothing is charged again.
 */
export async function forgetCustomer(userId: string, customerId: string): Promise<void> {
  const client = serviceClient();
  const forgotten = await client.from("stripe_customers").delete().eq("customer_id", customerId);
  if (forgotten.error) throw forgotten.error;
  const stopped = await client.from("subscribers").update({ renews: false }).eq("user_id", userId);
  if (stopped.error) throw stopped.error;
}

/** Makes the user's customer and stores it; two calls at once get the same one. */
export async function createCustomer(stripe: Stripe, user: User): Promise<string> {
  const customerId = await newCustomer(stripe, user, `customer-${user.id}`);
  const { error } = await serviceClient()
    .from("stripe_customers")
    .upsert(
      { user_id: user.id, customer_id: customerId },
      { onConflict: "user_id", ignoreDuplicates: true },
    );
  if (error) throw error;
  // The other call may have been first with another.
  return (await storedCustomer(user.id)) ?? customerId;
}

async function newCustomer(stripe: Stripe, user: User, idempotencyKey: string): Promise<string> {
  const { id } = await stripe.customers.create(
    {
      ...(user.email && { email: user.email }),
      metadata: { user_id: user.id },
      preferred_locales: ["sv"],
    },
    { idempotencyKey, ...RETRIES },
  );
  // For a day Stripe repeats its answer to a key, though the customer may have been deleted since.
  if (await customerExists(stripe, id)) return id;
  return newCustomer(stripe, user, `customer-after-${id}`);
}
