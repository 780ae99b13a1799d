/** What the functions read from their environment; each value is checked when it is asked for. */

/** A setting that is missing or cannot be right. The message names it and never tells its value. */
export class SettingError extends Error {}

function required(name: string, pattern: RegExp = /./): string {
  const value = Deno.env.get(name);
  if (!value) throw new SettingError(`The environment variable ${name} is not set`);
  if (!pattern.test(value)) {
    throw new SettingError(`The environment variable ${name} does not look like ${pattern}`);
  }
  return value;
}

/** Public address of the site, without a trailing slash: the one origin that may call. */
export function siteUrl(): string {
  return new URL(required("SITE_URL")).origin;
}

/** Where the database and the auth service answer, and the key that the caller's rights go with. */
export function backend(): { readonly url: string; readonly publishableKey: string } {
  return { url: required("SUPABASE_URL"), publishableKey: required("SUPABASE_ANON_KEY") };
}

/** The key that passes every policy. */
export function serviceRoleKey(): string {
  return required("SUPABASE_SERVICE_ROLE_KEY");
}

/**
 * Secret key of the payment provider.
 *
 * @throws SettingError when it is not set, or is no secret key
 */
export function stripeKey(): string {
  return required("STRIPE_SECRET_KEY", /^(sk|rk)_(test|live)_[A-Za-z0-9]+$/);
}

/** Where a stand-in for Stripe's API answers; null for Stripe itself. */
export function stripeApiUrl(): string | null {
  return Deno.env.get("STRIPE_API_URL") || null;
}

/**
 * Id of a price in Stripe.
 *
 * @throws SettingError when the variable is not set, or holds no price id
 */
export function stripePrice(variable: string): string {
  return required(variable, /^price_[A-Za-z0-9_]+$/);
}

/** Id of a price that need not be for sale; null when it is not set. */
export function optionalStripePrice(variable: string): string | null {
  return Deno.env.get(variable) || null;
}
