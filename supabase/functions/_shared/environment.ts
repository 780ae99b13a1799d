/** The environment variables of the functions; each is validated when it is read. */
import * as v from "npm:valibot@1.5.0";

/** A missing or malformed setting. The message contains its name, never its value. */
export class SettingError extends Error {}

function required(name: string, pattern: RegExp = /./): string {
  const value = Deno.env.get(name);
  if (!value) throw new SettingError(`The environment variable ${name} is not set`);
  if (!pattern.test(value)) {
    throw new SettingError(`The environment variable ${name} does not look like ${pattern}`);
  }
  return value;
}

const KEYS = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ default: v.pipe(v.string(), v.nonEmpty()) }),
);

/** The default one of the keys in a variable; null when the project has keys of the older kind. */
function defaultKey(name: string): string | null {
  const value = Deno.env.get(name);
  if (value === undefined) return null;
  const { success, output } = v.safeParse(KEYS, value);
  if (!success) throw new SettingError(`${name} is not a JSON object with a key "default"`);
  return output.default;
}

/** The site's public address without a trailing slash, and the only origin that may call. */
export function siteUrl(): string {
  return new URL(required("SITE_URL")).origin;
}

/** The address of the database and auth APIs. */
export function backendUrl(): string {
  return required("SUPABASE_URL");
}

/** The key that grants only the caller's rights. */
export function publishableKey(): string {
  return defaultKey("SUPABASE_PUBLISHABLE_KEYS") ?? required("SUPABASE_ANON_KEY");
}

/** The key that bypasses row level security. */
export function secretKey(): string {
  return defaultKey("SUPABASE_SECRET_KEYS") ?? required("SUPABASE_SERVICE_ROLE_KEY");
}

/**
 * The secret key of the Stripe account.
 *
 * @throws SettingError when it is not set or not a secret key
 */
export function stripeKey(): string {
  return required("STRIPE_SECRET_KEY", /^(sk|rk)_(test|live)_[A-Za-z0-9]+$/);
}

/** Whether the functions work with real money. */
export function isLiveMode(): boolean {
  return stripeKey().includes("_live_");
}

/** The secret with which Stripe signs the events that it sends to the webhook. */
export function webhookSecret(): string {
  return required("STRIPE_WEBHOOK_SECRET", /^whsec_\S+$/);
}

/** The address of a stand-in for Stripe's API; null when Stripe itself is used. */
export function stripeApiUrl(): string | null {
  return Deno.env.get("STRIPE_API_URL") || null;
}

/**
 * The id of a price in Stripe.
 *
 * @throws SettingError when the variable is not set or not a price id
 */
export function stripePrice(variable: string): string {
  return required(variable, /^price_[A-Za-z0-9_]+$/);
}

/** The id of a price that may not be for sale; null when it is not set. */
export function optionalStripePrice(variable: string): string | null {
  return Deno.env.get(variable) || null;
}

/**
 * The header in which the proxy in front of the functions says whose request it is. A client can send any
 * header but that one: the proxy replaces it, or adds to it. On hosted Supabase that is Cloudflare.
 */
export function clientAddressHeader(): string {
  if (!Deno.env.get("CLIENT_ADDRESS_HEADER")) return "cf-connecting-ip";
  return required("CLIENT_ADDRESS_HEADER", /^[A-Za-z-]+$/);
}

/** The secret with which hCaptcha's answer about a passed check is fetched. */
export function captchaSecret(): string {
  return required("HCAPTCHA_SECRET", /^\S{10,}$/);
}

/** Whether passed checks can be verified. */
export function hasCaptcha(): boolean {
  return Boolean(Deno.env.get("HCAPTCHA_SECRET"));
}

/** Where a passed check is verified: at hCaptcha, or at a stand-in. */
export function captchaVerifyUrl(): string {
  return Deno.env.get("HCAPTCHA_VERIFY_URL") || "https://api.hcaptcha.com/siteverify";
}

/** The secret with which the hourly job of the database calls the functions. */
export function jobSecret(): string {
  return required("JOB_SECRET", /^\S{32,}$/);
}

/** The commit that was deployed, as the operator has noted it; null when it was not noted. */
export function releaseCommit(): string | null {
  return Deno.env.get("RELEASE_COMMIT") || null;
}

/** The mail server, and who its mails are from. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** Null for a server that takes mail from everyone who reaches it, as the local one does. */
  readonly credentials: { readonly user: string; readonly pass: string } | null;
  readonly from: { readonly name: string; readonly address: string };
}

/** `Namnfynd <support@namnfynd.se>`, or only the address. */
const SENDER = /^(?:(?<name>[^<>\r\n]*)<)?(?<address>[^\s<>@]+@[^\s<>@]+)>?$/;

/**
 * @throws SettingError when one is missing or malformed, or the port is one that hosted functions
 *   may not use
 */
export function smtpSettings(): SmtpSettings {
  const port = Number(required("SMTP_PORT", /^\d{1,5}$/));
  if (port === 25 || port === 587) {
    throw new SettingError("SMTP_PORT must be 465 or 2465: hosted functions cannot use 25 and 587");
  }
  const user = Deno.env.get("SMTP_USER");
  const { name = "", address = "" } = SENDER.exec(required("SMTP_FROM", SENDER))?.groups ?? {};
  return {
    host: required("SMTP_HOST"),
    port,
    credentials: user ? { user, pass: required("SMTP_PASSWORD") } : null,
    from: { name: name.trim(), address },
  };
}

/**
 * The id of the tax rate for the VAT that the prices include; null when it is not set.
 *
 * @throws SettingError when the variable is not the id of a tax rate
 */
export function stripeTaxRate(): string | null {
  const variable = "STRIPE_TAX_RATE";
  return Deno.env.get(variable) ? required(variable, /^txr_[A-Za-z0-9_]+$/) : null;
}
