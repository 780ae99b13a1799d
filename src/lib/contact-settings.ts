/** The environment variables of the contact form and the human check; separate from env.ts, which every page loads. */
import { backendAddress } from "./env.ts";

const { VITE_CONTACT_ENDPOINT, VITE_HCAPTCHA_SITE_KEY, VITE_HCAPTCHA_HOST } = import.meta.env;

/** The hCaptcha site key; by default the public test key, with which everyone passes. */
export const hcaptchaSiteKey = VITE_HCAPTCHA_SITE_KEY || "10000000-ffff-ffff-ffff-000000000001";

/** Path of a stand-in for hCaptcha, which the local backend has; null for hCaptcha itself. */
export const hcaptchaHost = VITE_HCAPTCHA_HOST || null;

/** Whether a server can verify the human check: the public test key passes everyone. */
export const hasHumanCheck = Boolean(VITE_HCAPTCHA_SITE_KEY || VITE_HCAPTCHA_HOST);

/** An address that takes messages as JSON, or the edge function `contact`. */
export type ContactReceiver = { readonly url: string } | "function";

function readReceiver(): ContactReceiver | null {
  if (VITE_CONTACT_ENDPOINT) return { url: VITE_CONTACT_ENDPOINT };
  // The function verifies the check.
  return backendAddress && hasHumanCheck ? "function" : null;
}

/** Who receives the messages of the contact form; null if nobody does: then there is no form. */
export const contactReceiver = readReceiver();
