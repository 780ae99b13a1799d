/** The payment provider of the edge functions: the stand-in, or Stripe itself with a test key. */
import type { PgliteConnection } from "@supabase/lite/pglite";
import { SEED_ACCOUNTS } from "./seed-accounts.ts";
import { PRICE_VARIABLES } from "./stripe/prices.ts";
import { RateLimits } from "./stripe/rate-limits.ts";
import { StripeStandIn } from "./stripe/stand-in.ts";

export interface Payments {
  /** Environment of the functions. Unset variables are empty, since the functions may read them. */
  readonly environment: Readonly<Record<string, string>>;
  /** Null when the functions talk to Stripe itself. */
  readonly standIn: StripeStandIn | null;
}

/**
 * Uses Stripe itself if STRIPE_SECRET_KEY is set, and the stand-in otherwise.
 *
 * @param folder for the data of the stand-in; null keeps it in memory and always uses the stand-in,
 *   since tests must not depend on outside services
 * @param isLimited whether the stand-in refuses too many requests, as Stripe does
 * @throws Error when the key is not a test key
 */
export function openPayments(folder: string | null, origin: string, isLimited = false): Payments {
  const { STRIPE_SECRET_KEY, STRIPE_TAX_RATE = "", STRIPE_WEBHOOK_SECRET = "" } = process.env;
  if (!STRIPE_SECRET_KEY || folder === null) {
    const standIn = new StripeStandIn(folder, origin, isLimited ? new RateLimits(Date.now) : null);
    return { environment: standIn.environment, standIn };
  }
  if (!/^(sk|rk)_test_/.test(STRIPE_SECRET_KEY)) {
    throw new Error("STRIPE_SECRET_KEY is not a test key; this backend takes no real money");
  }
  const prices = Object.keys(PRICE_VARIABLES).map((name) => [name, process.env[name] ?? ""]);
  return {
    environment: {
      STRIPE_API_URL: "",
      STRIPE_SECRET_KEY,
      STRIPE_TAX_RATE,
      STRIPE_WEBHOOK_SECRET,
      ...Object.fromEntries(prices),
    },
    standIn: null,
  };
}

/** Adds the subscription of the subscriber in supabase/seed.sql to the stand-in. */
export async function seedPayments(
  connection: PgliteConnection,
  standIn: StripeStandIn,
): Promise<void> {
  const { rows } = await connection.driver.query<{ user_id: string; end: number }>(
    `select user_id, extract(epoch from subscription_end)::int as end
     from public.subscribers join auth.users on id = user_id where email = $1`,
    [SEED_ACCOUNTS.premium],
  );
  for (const { user_id: userId, end } of rows) {
    const customerId = standIn.addPaidCustomer({ userId, email: SEED_ACCOUNTS.premium, end });
    await connection.driver.query(
      `insert into public.stripe_customers (user_id, account_id, is_live, customer_id)
       values ($1, $2, false, $3)`,
      [userId, standIn.accountId, customerId],
    );
  }
}
