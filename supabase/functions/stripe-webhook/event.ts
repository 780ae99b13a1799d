import Stripe from "npm:stripe@23.1.0";
import * as v from "npm:valibot@1.5.0";
import { webhookSecret } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http.ts";
import { readBytes } from "../_shared/request-body.ts";

/** Far more than the events that are read here have. */
const MAX_EVENT_BYTES = 256 * 1024;

/** How old a signature may be; an event that is sent again gets a new one. Stripe's own advice. */
const TOLERANCE_SECONDS = 300;

const idOfObject = v.pipe(
  v.union([v.string(), v.object({ id: v.string() })]),
  v.transform((object) => (typeof object === "string" ? object : object.id)),
);

/** What is read from an event. Everything else is fetched, since a payload may be old. */
const EVENT = v.object({
  id: v.string(),
  type: v.string(),
  livemode: v.boolean(),
  data: v.object({
    object: v.object({
      id: v.optional(v.string(), ""),
      customer: v.nullish(idOfObject, null),
      charge: v.nullish(idOfObject, null),
    }),
  }),
});

export type StripeEvent = v.InferOutput<typeof EVENT>;

/** What Stripe sends to an event destination for thin events: a type and an id, without the object. */
const THIN_EVENT = v.object({
  object: v.literal("v2.core.event"),
  id: v.string(),
  type: v.string(),
});

/**
 * The event in a request, once its signature has been verified; null for a thin one, which no plan depends on.
 *
 * @throws HttpError 400 when the signature is missing, wrong or too old, 413 when the body is too large
 */
export async function readEvent(request: Request): Promise<StripeEvent | null> {
  const secret = webhookSecret();
  // The signature is that of the bytes, so they must not be decoded and encoded again.
  const body = await readBytes(request, MAX_EVENT_BYTES);
  const signature = request.headers.get("stripe-signature") ?? "";
  const verifier = Stripe.webhooks.signature;
  if (!verifier) throw new Error("Stripe's client verifies no signatures");
  try {
    // Not constructEventAsync, which fails for a thin event.
    await verifier.verifyHeaderAsync(
      body,
      signature,
      secret,
      TOLERANCE_SECONDS,
      Stripe.createSubtleCryptoProvider(),
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    console.error("An event for the webhook has no valid signature");
    throw new HttpError(400, "Signaturen stämmer inte.");
  }
  const event: unknown = JSON.parse(new TextDecoder().decode(body));
  const thin = v.safeParse(THIN_EVENT, event);
  if (!thin.success) return v.parse(EVENT, event);
  const { id, type } = thin.output;
  console.error(
    `The event ${id} (${type}) is a thin one: the webhook needs the payload style "snapshot"`,
  );
  return null;
}
