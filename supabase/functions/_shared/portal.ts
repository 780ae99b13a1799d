import type Stripe from "npm:stripe@23.1.0";
import { siteUrl } from "./environment.ts";

/** Creates a session of Stripe's customer portal and returns its address. */
export async function createPortalUrl(stripe: Stripe, customerId: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    locale: "sv",
    return_url: `${siteUrl()}/premium`,
  });
  return url;
}
