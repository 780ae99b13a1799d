import type Stripe from "npm:stripe@23.1.0";
import { siteUrl } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http.ts";
import { priceIds } from "../_shared/paid-plan.ts";
import { PLANS, type PlanName } from "../_shared/plans.ts";
import { isKeyTaken, isRefused, RETRIES } from "../_shared/stripe.ts";

/** What someone is about to buy. */
export interface Order {
  readonly userId: string;
  readonly customerId: string;
  readonly planName: PlanName;
  readonly priceId: string;
}

/** What a customer has begun before. */
export interface EarlierCheckouts {
  /** Address of an open checkout of the same price. */
  readonly openUrl: string | null;
  /** The newest, open or not. */
  readonly newestId: string | null;
}

const PAYMENT_IN_PROGRESS = "En betalning håller redan på att slutföras. Vänta en liten stund.";

/**
 * Closes every open checkout but one of the same price: two that were open at once could both be
 * paid.
 *
 * @throws HttpError 409 when one of them is being paid just now
 */
export async function closeOtherCheckouts(
  stripe: Stripe,
  { customerId, priceId }: Order,
): Promise<EarlierCheckouts> {
  // The newest first. Any that is open is among them, since a customer has one at a time.
  const { data: sessions } = await stripe.checkout.sessions.list({
    customer: customerId,
    limit: 10,
    expand: ["data.line_items"],
  });
  const open = sessions.filter(({ status }) => status === "open");
  const same = open.find((session) => priceIds(session).includes(priceId));
  for (const session of open) {
    if (session === same) continue;
    try {
      await stripe.checkout.sessions.expire(session.id);
    } catch (error) {
      throw isRefused(error) ? new HttpError(409, PAYMENT_IN_PROGRESS) : error;
    }
  }
  return { openUrl: same?.url ?? null, newestId: sessions[0]?.id ?? null };
}

/**
 * Opens a checkout and answers its address. Of two calls at once both get the same one: they follow
 * the same earlier checkout, and so have the same idempotency key.
 *
 * @throws HttpError 409 when the other call is for another plan
 */
export async function openCheckout(
  stripe: Stripe,
  { userId, customerId, planName, priceId }: Order,
  newestId: string | null,
): Promise<string> {
  const { mode, paymentMethods } = PLANS[planName];
  // Tells the plan when its price has been replaced, and whose it is to someone looking in Stripe.
  const metadata = { plan: planName, user_id: userId };
  try {
    const { url } = await stripe.checkout.sessions.create(
      {
        mode,
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: priceId, quantity: 1 }],
        allowed_payment_method_types: [...paymentMethods],
        locale: "sv",
        success_url: `${siteUrl()}/tack?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${siteUrl()}/premium`,
        metadata,
        ...(mode === "subscription" && { subscription_data: { metadata } }),
      },
      { idempotencyKey: `checkout-${customerId}-after-${newestId ?? "none"}`, ...RETRIES },
    );
    if (url === null) throw new Error("Stripe opened a checkout without an address");
    return url;
  } catch (error) {
    throw isKeyTaken(error) ? new HttpError(409, PAYMENT_IN_PROGRESS) : error;
  }
}
