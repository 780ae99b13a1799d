import { serviceClient } from "../_shared/clients.ts";

/** How long calls share a checkout page: impatient clicks do, a buyer who comes back does not. */
const SHARED_MS = 10_000;

/** The page to which the user was sent a moment ago for the same price; otherwise null. */
export async function readSharedPage(userId: string, priceId: string): Promise<string | null> {
  const { data, error } = await serviceClient()
    .from("billing_states")
    .select("checkout_url, checkout_price, checkout_at")
    .eq("user_id", userId)
    .single();
  if (error) throw error;
  const { checkout_url: url, checkout_price: price, checkout_at: createdAt } = data;
  const isShared =
    price === priceId && createdAt !== null && Date.parse(createdAt) > Date.now() - SHARED_MS;
  return isShared ? url : null;
}

/** Lets the user's other calls of the next seconds use the same page, without asking Stripe. */
export async function sharePage(userId: string, priceId: string, url: string): Promise<void> {
  const { error } = await serviceClient()
    .from("billing_states")
    .update({
      checkout_url: url,
      checkout_price: priceId,
      checkout_at: new Date().toISOString(),
    })
    .eq("user_id", userId);
  if (error) throw error;
}
