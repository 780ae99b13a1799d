import type Stripe from "stripe";
import type { Account, Customer, PortalSession } from "../model.ts";
import type { DeepPartial } from "./format.ts";

/** A deleted customer keeps its id and nothing else. */
export function customerObject(
  { isLive }: Account,
  { id, email, metadata, created, isDeleted }: Customer,
): DeepPartial<Stripe.Customer> | Stripe.DeletedCustomer {
  if (isDeleted) return { id, object: "customer", deleted: true };
  return { id, object: "customer", created, email, livemode: isLive, metadata };
}

/** @param url of the portal page */
export function portalSessionObject(
  { isLive }: Account,
  { id, customerId, returnUrl }: PortalSession,
  url: string,
): DeepPartial<Stripe.BillingPortal.Session> {
  return {
    id,
    object: "billing_portal.session",
    customer: customerId,
    livemode: isLive,
    return_url: returnUrl,
    url,
  };
}
