import type Stripe from "npm:stripe@23.1.0";
import { expireCheckouts } from "../_shared/checkouts.ts";
import { PRODUCTS, type ProductId } from "../_shared/commerce.ts";
import { siteUrl, stripeTaxRate } from "../_shared/environment.ts";
import { priceIds } from "../_shared/paid-plan.ts";
import { RETRIES } from "../_shared/stripe.ts";
import { withAttempt } from "./attempts.ts";
import { orderTexts } from "./order-texts.ts";

/** A purchase that is about to start. */
export interface Order {
  readonly userId: string;
  readonly customerId: string;
  readonly productId: ProductId;
  readonly priceId: string;
}

/** The customer's earlier checkout sessions. */
export interface EarlierCheckouts {
  /** Address of an open session for the same price. */
  readonly openUrl: string | null;
  /** The most recent session, open or not. */
  readonly newestId: string | null;
  /** Whether something may have been bought in one of them. */
  readonly hasPurchase: boolean;
}

/**
 * Expires every open checkout session except one for the same price: two sessions that are open at
 * the same time could both be paid.
 *
 * @throws HttpError 409 when a payment is in progress
 */
export async function expireOtherCheckouts(
  stripe: Stripe,
  { customerId, priceId }: Order,
): Promise<EarlierCheckouts> {
  // Newest first.
  const sessions = await Array.fromAsync(
    stripe.checkout.sessions.list({
      customer: customerId,
      limit: 100,
      expand: ["data.line_items"],
    }),
  );
  const open = sessions.filter(({ status }) => status === "open");
  const same = open.find((session) => priceIds(session).includes(priceId));
  const others = open.filter((session) => session !== same);
  await expireCheckouts(stripe, customerId, others);
  return {
    openUrl: same?.url ?? null,
    newestId: sessions[0]?.id ?? null,
    // A payment can succeed after its session has expired.
    hasPurchase: sessions.some(
      ({ status, payment_intent }) => status === "complete" || payment_intent !== null,
    ),
  };
}

/** Creates a checkout session and returns its address. */
export async function createCheckoutUrl(
  stripe: Stripe,
  { userId, customerId, productId, priceId }: Order,
  newestId: string | null,
): Promise<string> {
  const parameters = {
    ...purchaseParameters(productId, priceId, userId),
    ...orderTexts(productId),
    customer: customerId,
    client_reference_id: userId,
    locale: "sv",
    // The site says the price in kronor.
    adaptive_pricing: { enabled: false },
    success_url: `${siteUrl()}/tack?session_id={CHECKOUT_SESSION_ID}&product=${productId}`,
    cancel_url: `${siteUrl()}/premium?avbrutet`,
  } as const;
  const { url } = await withAttempt(userId, (attempt) =>
    stripe.checkout.sessions.create(parameters, {
      idempotencyKey: `checkout-${customerId}-${priceId}-after-${newestId ?? "none"}-${attempt}`,
      ...RETRIES,
    }),
  );
  if (url === null) throw new Error("Stripe created a checkout session without an address");
  return url;
}

/** What is sold, and with which VAT. */
function purchaseParameters(productId: ProductId, priceId: string, userId: string) {
  // Identifies the product after its price has been replaced, and the user in Stripe's dashboard.
  const metadata = { product: productId, user_id: userId };
  const item = { price: priceId, quantity: 1 };
  const taxRate = stripeTaxRate();
  if (PRODUCTS[productId].period !== null) {
    return {
      mode: "subscription",
      // Swish allows no automatic renewals.
      allowed_payment_method_types: ["card"],
      metadata,
      line_items: [item],
      subscription_data: { metadata, ...(taxRate && { default_tax_rates: [taxRate] }) },
    } satisfies Stripe.Checkout.SessionCreateParams;
  }
  return {
    mode: "payment",
    allowed_payment_method_types: ["card", "swish"],
    metadata,
    line_items: [{ ...item, ...(taxRate && { tax_rates: [taxRate] }) }],
    payment_intent_data: { metadata },
    // Only an invoice shows the VAT. Subscriptions have them, one-time payments have to ask.
    ...(taxRate && { invoice_creation: { enabled: true } }),
  } satisfies Stripe.Checkout.SessionCreateParams;
}
