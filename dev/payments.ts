/** Which payments the edge functions get: the stand-in, or Stripe itself with a test key. */
import type { PgliteConnection } from "@supabase/lite/pglite";
import { SEED_ACCOUNTS } from "./seed-accounts.ts";
import { PRICES } from "./stripe/prices.ts";
import { StripeStandIn } from "./stripe/stand-in.ts";

/** The payments of a local backend. */
export interface Payments {
  /** What the functions read; a name without a value is there too, since they may ask for it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Null when the functions talk to Stripe itself. */
  readonly standIn: StripeStandIn | null;
}

/**
 * Takes Stripe itself when the developer has set STRIPE_SECRET_KEY, and the stand-in otherwise.
 *
 * @param folder where the stand-in's data is kept; null keeps it in memory, as tests do, and they
 *   reach nothing outside
 * @throws Error when that key is not one for tests
 */
export function openPayments(folder: string | null, origin: string): Payments {
  const { STRIPE_SECRET_KEY } = process.env;
  if (!STRIPE_SECRET_KEY || folder === null) {
    const standIn = new StripeStandIn(folder, origin);
    return { environment: standIn.environment, standIn };
  }
  if (!/^(sk|rk)_test_/.test(STRIPE_SECRET_KEY)) {
    throw new Error("STRIPE_SECRET_KEY is not a test key; this backend takes no real money");
  }
  const prices = Object.keys(PRICES).map((name) => [name, process.env[name] ?? ""]);
  return {
    environment: { STRIPE_API_URL: "", STRIPE_SECRET_KEY, ...Object.fromEntries(prices) },
    standIn: null,
  };
}

/** Gives the account that supabase/seed.sql made a subscriber what it has paid for in the stand-in. */
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
      "insert into public.stripe_customers (user_id, customer_id) values ($1, $2)",
      [userId, customerId],
    );
  }
}
