import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "../_shared/clients.ts";
import type { Product } from "../_shared/commerce.ts";
import { findCustomerId, forgetCustomer, syncCustomer } from "../_shared/customers.ts";
import { RETRIES } from "../_shared/stripe.ts";
import { stripeAccount } from "../_shared/stripe-account.ts";
import { readSubscriber } from "../_shared/subscribers.ts";
import { withAttempt } from "./attempts.ts";
import { requireNotOwned } from "./owned-plan.ts";

/** The user's customer. A new one is stored before anything can be paid. */
export async function findOrCreateCustomer(
  stripe: Stripe,
  user: User,
  product: Product,
): Promise<string> {
  const stored = await findCustomerId(user.id);
  if (stored !== null) {
    if (await syncCustomer(stripe, stored, user.email)) return stored;
    await forgetCustomer(user.id, stored);
  }
  // Stripe has no payments of a new customer, but a deleted one may have left paid time.
  const subscriber = await readSubscriber(user.id);
  requireNotOwned(subscriber?.paidPlan ?? null, product);
  return createCustomer(stripe, user);
}

async function createCustomer(stripe: Stripe, user: User): Promise<string> {
  const account = await stripeAccount();
  const { id } = await withAttempt(user.id, (attempt) =>
    stripe.customers.create(
      {
        ...(user.email && { email: user.email }),
        metadata: { user_id: user.id },
        preferred_locales: ["sv"],
      },
      { idempotencyKey: `customer-${user.id}-${attempt}`, ...RETRIES },
    ),
  );
  const { error } = await serviceClient().from("stripe_customers").insert({
    user_id: user.id,
    account_id: account.id,
    is_live: account.isLive,
    customer_id: id,
  });
  if (error) throw error;
  return id;
}
