/**
 * What the functions run with, as hashes: the doctor compares them with those of the operator's shell, and
 * neither tells the other a value. The key of the hashes is the job's secret, since a short password could be
 * guessed from a hash without a key.
 */
import { createHmac } from "node:crypto";
import { PRODUCTS } from "./commerce.ts";
import {
  clientAddressHeader,
  isLiveMode,
  jobSecret,
  releaseCommit,
  SettingError,
  siteUrl,
} from "./environment.ts";
import { OPERATOR } from "./operator.ts";
import { API_VERSION } from "./stripe.ts";

/** Compared as they are written. Supabase itself sets those that begin with SUPABASE_. */
const SECRETS = [
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "STRIPE_TAX_RATE",
  "STRIPE_API_URL",
  "SMTP_HOST",
  "SMTP_PORT",
  "SMTP_USER",
  "SMTP_PASSWORD",
  "SMTP_FROM",
  "HCAPTCHA_SECRET",
  "HCAPTCHA_VERIFY_URL",
  ...Object.values(PRODUCTS).map(({ priceVariable }) => priceVariable),
];

const SETTINGS: Readonly<Record<string, () => string | null>> = {
  SITE_URL: siteUrl,
  CLIENT_ADDRESS_HEADER: clientAddressHeader,
  ...Object.fromEntries(SECRETS.map((name) => [name, () => Deno.env.get(name) || null])),
};

const CODE: Readonly<Record<string, () => string>> = {
  "operator.ts": () => JSON.stringify(OPERATOR),
  "commerce.ts": () => JSON.stringify(PRODUCTS),
  "version of Stripe's API": () => API_VERSION,
};

/** By name; null for what is missing or malformed. */
type Fingerprints = Readonly<Record<string, string | null>>;

export interface FunctionState {
  readonly settings: Fingerprints;
  /** What the code has of what is compared apart from its commit. */
  readonly code: Fingerprints;
  readonly mode: string | null;
  readonly commit: string | null;
}

/**
 * The hashes for this process.
 *
 * @throws SettingError when there is no job's secret to make them with
 */
export function functionState(): FunctionState {
  return {
    settings: fingerprintsOf(SETTINGS),
    code: fingerprintsOf(CODE),
    mode: fingerprint(
      "mode",
      readOrNull(() => (isLiveMode() ? "live" : "test")),
    ),
    commit: fingerprint("commit", releaseCommit()),
  };
}

/** The hash of a value, which differs for the same value of another name. */
export function fingerprint(name: string, value: string | null): string | null {
  if (value === null) return null;
  return createHmac("sha256", jobSecret()).update(`${name}\n${value}`).digest("hex");
}

function fingerprintsOf(readers: Readonly<Record<string, () => string | null>>): Fingerprints {
  return Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, fingerprint(name, readOrNull(read))]),
  );
}

function readOrNull(read: () => string | null): string | null {
  try {
    return read();
  } catch (error) {
    // SITE_URL is parsed as an address.
    if (error instanceof SettingError || error instanceof TypeError) return null;
    throw error;
  }
}
