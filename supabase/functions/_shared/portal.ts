import type Stripe from "npm:stripe@23.1.0";
import { siteUrl } from "./environment.ts";
import { awaitsCharge, isCancelled } from "./subscriptions.ts";

/** Creates a session of Stripe's customer portal and returns its address. */
export function createPortalUrl(stripe: Stripe, customerId: string): Promise<string> {
  return createUrl(stripe, customerId);
}

/**
 * Creates a session of the portal in which a customer switches a running subscription to another price, and
 * returns its address. Stripe's page says what is paid at once and when the next payment is, before the switch
 * is ordered.
 *
 * A cancellation, a switch that is ordered already and a missing payment come first: they are on the portal's own
 * page, and asking it to confirm a switch would be refused, or add to the one that is ordered.
 */
export function createSwitchUrl(
  stripe: Stripe,
  customerId: string,
  subscription: Stripe.Subscription,
  priceId: string,
): Promise<string> {
  const { id, items, schedule, status } = subscription;
  const item = items.data[0]?.id;
  const isReady =
    status === "active" &&
    schedule === null &&
    !isCancelled(subscription) &&
    !awaitsCharge(subscription);
  if (item === undefined || !isReady) return createPortalUrl(stripe, customerId);
  return createUrl(stripe, customerId, {
    type: "subscription_update_confirm",
    subscription_update_confirm: {
      subscription: id,
      items: [{ id: item, price: priceId, quantity: 1 }],
    },
    after_completion: { type: "redirect", redirect: { return_url: returnUrl() } },
  });
}

async function createUrl(
  stripe: Stripe,
  customerId: string,
  flow?: Stripe.BillingPortal.SessionCreateParams.FlowData,
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    locale: "sv",
    return_url: returnUrl(),
    ...(flow && { flow_data: flow }),
  });
  return url;
}

function returnUrl(): string {
  return `${siteUrl()}/premium`;
}
