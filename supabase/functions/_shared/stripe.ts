import Stripe from "npm:stripe@23.1.0";
import { SettingError, stripeApiUrl, stripeKey } from "./environment.ts";
import { HttpError } from "./http.ts";

/** The version that the SDK's types describe; a new SDK brings a new one, to be taken on purpose. */
const API_VERSION = "2026-10-28.endive";

const STRIPE_HOST = "https://api.stripe.com";

/** How long one request may take. A page waits for the answer. */
const TIMEOUT_MS = 4000;

/** For a request that goes on while another with its idempotency key does: Stripe says "not yet". */
export const RETRIES = { maxNetworkRetries: 2 };

/** Stripe did not do what it was asked, and the log says why. */
export class StripeFailure extends HttpError {}

/**
 * Asks Stripe something. What goes wrong there is logged without the message, which can quote
 * personal data.
 *
 * @throws StripeFailure 503 when Stripe does not answer, 500 when it refuses or is not set up
 */
export async function askStripe<Answer>(
  question: (stripe: Stripe) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(newClient());
  } catch (error) {
    if (error instanceof SettingError) {
      console.error(`Payments are not set up: ${error.message}`);
      throw new StripeFailure(500, "Betalningen är inte inställd än.");
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    console.error("Stripe failed:", { type, code, param, statusCode, requestId });
    throw isOutage(error)
      ? new StripeFailure(503, "Betaltjänsten svarar inte just nu. Försök igen om en stund.")
      : new StripeFailure(500, "Något gick fel. Försök igen.");
  }
}

/** Whether a call failed because what it names does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Whether Stripe refused the request itself, as when its object is no longer in that state. */
export function isRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether the idempotency key stands for another request, sent a moment ago. */
export function isKeyTaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

function isOutage(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { statusCode } = error;
  return statusCode === undefined || statusCode === 429 || statusCode >= 500;
}

function newClient(): Stripe {
  const standIn = stripeApiUrl();
  return new Stripe(stripeKey(), {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
    // The SDK takes another host, but no path in front of its own.
    httpClient: Stripe.createFetchHttpClient(
      standIn === null
        ? fetch
        : (url, init) => fetch(String(url).replace(STRIPE_HOST, standIn), init),
    ),
  });
}
