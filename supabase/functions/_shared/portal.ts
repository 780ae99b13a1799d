import type Stripe from "npm:stripe@23.1.0";
import { siteUrl } from "./environment.ts";

/** Address of Stripe's pages where a customer changes card, pays what is due, cancels or resumes. */
export async function portalUrl(stripe: Stripe, customerId: string): Promise<string> {
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customerId,
    locale: "sv",
    return_url: `${siteUrl()}/premium`,
  });
  return url;
}
