import Stripe from "npm:stripe@23.1.0";
import { SettingError, stripeApiUrl, stripeKey } from "./environment.ts";
import { HttpError } from "./http.ts";

/** The version that the SDK's types describe; change it only together with the SDK. */
export const API_VERSION = "2026-10-28.endive";

const STRIPE_HOST = "https://api.stripe.com";

/** Timeout of one request. A page is waiting for the answer. */
const TIMEOUT_MS = 4000;

/**
 * The pauses before a request is sent again that Stripe has refused since there were too many, or since
 * another one was changing the same object. Nothing was executed, and Stripe's client repeats only the latter.
 */
const REFUSED_PAUSES_MS = [300, 600, 1200];

/**
 * How often a request is sent again that was not answered. The client gives its POST requests a key, so
 * that none is executed twice. Stripe refuses one while another with the same key runs.
 */
export const RETRIES = { maxNetworkRetries: 2 };

/** A failed call to Stripe; the reason is in the log. */
export class StripeCallError extends HttpError {}

/**
 * Runs calls to Stripe and translates their errors. A failure is logged without Stripe's message,
 * which can contain personal data.
 *
 * @param retries for calls that no page waits for, or that must not fail for a moment's trouble
 * @throws StripeCallError 503 when Stripe does not answer, 500 when it refuses or is not set up
 */
export async function withStripe<Result>(
  run: (stripe: Stripe) => Promise<Result>,
  { maxNetworkRetries } = { maxNetworkRetries: 0 },
): Promise<Result> {
  try {
    return await run(newClient(maxNetworkRetries));
  } catch (error) {
    if (error instanceof SettingError) {
      console.error(`Payments are not set up: ${error.message}`);
      throw new StripeCallError(500, "Det går inte att betala här än.");
    }
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    console.error("Stripe failed:", { type, code, param, statusCode, requestId });
    throw isOutage(error)
      ? new StripeCallError(503, "Betaltjänsten svarar inte just nu. Försök igen om en stund.")
      : new StripeCallError(500, "Något gick fel. Försök igen.");
  }
}

/** Whether a call failed because the key may not make it. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Stripe.errors.StripePermissionError;
}

/** Whether a call failed because Stripe does not know the key, or has revoked it. */
export function isUnknownKey(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeAuthenticationError;
}

/** Whether a call failed because the requested object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Whether a refund failed because nothing is left to refund. */
export function isAlreadyRefunded(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "charge_already_refunded";
}

/** Whether Stripe rejected the request, for example because the object has changed its state. */
export function isInvalidRequest(
  error: unknown,
): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether Stripe does not accept an e-mail address. */
export function isInvalidEmail(error: unknown): boolean {
  return isInvalidRequest(error) && error.param === "email";
}

/** Whether another request with the same idempotency key is being executed right now. */
export function isKeyInUse(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "idempotency_key_in_use";
}

/** Whether Stripe may repeat this answer to the same idempotency key, for 24 hours. */
export function isRepeatable(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  // Without an answer, the same key finds what the request has created after all.
  return error.statusCode !== undefined && error.statusCode !== 429;
}

function isOutage(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  const { statusCode } = error;
  return statusCode === undefined || statusCode === 429 || statusCode >= 500;
}

function newClient(maxNetworkRetries: number): Stripe {
  const standIn = stripeApiUrl();
  return new Stripe(stripeKey(), {
    apiVersion: API_VERSION,
    timeout: TIMEOUT_MS,
    maxNetworkRetries,
    telemetry: false,
    // The SDK can use another host, but cannot put a path in front of its own paths.
    httpClient: Stripe.createFetchHttpClient((url, init) =>
      sendUntilTaken(standIn === null ? url : String(url).replace(STRIPE_HOST, standIn), init),
    ),
  });
}

/** All attempts together are within the time-out of one request. */
async function sendUntilTaken(...request: Parameters<typeof fetch>): Promise<Response> {
  for (const pause of REFUSED_PAUSES_MS) {
    const response = await fetch(...request);
    if (response.status !== 429) return response;
    await response.body?.cancel();
    // Not all at the same time.
    await new Promise((resolve) => setTimeout(resolve, pause * (0.5 + Math.random() / 2)));
  }
  return fetch(...request);
}
