import type Stripe from "npm:stripe@23.1.0";
import { siteUrl } from "../_shared/environment.ts";
import { HttpError } from "../_shared/http.ts";
import { priceIds } from "../_shared/paid-plan.ts";
import { PLANS, type PlanName } from "../_shared/plans.ts";
import { isInvalidRequest, isKeyConflict, RETRIES } from "../_shared/stripe.ts";

/** A purchase that is about to start. */
export interface Order {
  readonly userId: string;
  readonly customerId: string;
  readonly planName: PlanName;
  readonly priceId: string;
}

/** The customer's earlier checkout sessions. */
export interface EarlierCheckouts {
  /** Address of an open session for the same price. */
  readonly openUrl: string | null;
  /** The most recent session, open or not. */
  readonly newestId: string | null;
}

const PAYMENT_IN_PROGRESS = "En betalning håller redan på att slutföras. Vänta en liten stund.";

/**
 * Expires every open checkout session except one for the same price: two sessions that are open at
 * the same time could both be paid.
 *
 * @throws HttpError 409 when one of them is being paid right now
 */
export async function expireOtherCheckouts(
  stripe: Stripe,
  { customerId, priceId }: Order,
): Promise<EarlierCheckouts> {
  // Newest first. A customer has one open session at a time, so it is among the latest.
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
      throw isInvalidRequest(error) ? new HttpError(409, PAYMENT_IN_PROGRESS) : error;
    }
  }
  return { openUrl: same?.url ?? null, newestId: sessions[0]?.id ?? null };
}

/**
 * Creates a checkout session and returns its address. Concurrent calls get the same session: they
 * see the same latest session, and so use the same idempotency key.
 *
 * @throws HttpError 409 when a concurrent call is for another plan
 */
export async function createCheckoutUrl(
  stripe: Stripe,
  { userId, customerId, planName, priceId }: Order,
  newestId: string | null,
): Promise<string> {
  const { mode, paymentMethods } = PLANS[planName];
  // Identifies the plan after its price has been replaced, and the user in Stripe's dashboard.
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
    if (url === null) throw new Error("Stripe created a checkout session without an address");
    return url;
  } catch (error) {
    throw isKeyConflict(error) ? new HttpError(409, PAYMENT_IN_PROGRESS) : error;
  }
}
