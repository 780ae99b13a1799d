import { isLiveMode, stripeKey } from "./environment.ts";
import { withStripe } from "./stripe.ts";

/** An account of Stripe in one mode: nothing is visible from another account or the other mode. */
export interface StripeAccount {
  readonly id: string;
  readonly isLive: boolean;
}

/** Kept for later calls of the same instance. */
let known: { readonly key: string; readonly id: string } | null = null;

/**
 * The account and mode of the secret key.
 *
 * @throws StripeCallError when Stripe does not say it
 */
export async function stripeAccount(): Promise<StripeAccount> {
  return withStripe(async (stripe) => {
    const key = stripeKey();
    if (known?.key !== key) known = { key, id: (await stripe.accounts.retrieveCurrent()).id };
    return { id: known.id, isLive: isLiveMode() };
  });
}
