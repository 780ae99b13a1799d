import type { User } from "npm:@supabase/supabase-js@2.109.0";
import type Stripe from "npm:stripe@23.1.0";
import { serviceClient } from "../_shared/clients.ts";
import type { Product } from "../_shared/commerce.ts";
import { findCustomerId, forgetCustomer, syncCustomer } from "../_shared/customers.ts";
import { isInvalidEmail, RETRIES } from "../_shared/stripe.ts";
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
  return storeCustomer(user.id, await createCustomer(stripe, user));
}

async function createCustomer(stripe: Stripe, { id: userId, email }: User): Promise<string> {
  const create = async (address: string | undefined) => {
    const { id } = await withAttempt(userId, (attempt) =>
      stripe.customers.create(
        {
          ...(address && { email: address }),
          metadata: { user_id: userId },
          preferred_locales: ["sv"],
        },
        { idempotencyKey: `customer-${userId}-${attempt}`, ...RETRIES },
      ),
    );
    return id;
  };
  try {
    return await create(email);
  } catch (error) {
    if (!isInvalidEmail(error)) throw error;
    // Stripe's page asks for an address that Stripe accepts.
    console.error(`Stripe refused the e-mail address of the user ${userId}`);
    return create(undefined);
  }
}

async function storeCustomer(userId: string, customerId: string): Promise<string> {
  const account = await stripeAccount();
  const { error } = await serviceClient().from("stripe_customers").insert({
    user_id: userId,
    account_id: account.id,
    is_live: account.isLive,
    customer_id: customerId,
  });
  if (error) throw error;
  return customerId;
}
