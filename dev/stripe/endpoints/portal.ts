import type Stripe from "stripe";
import * as v from "valibot";
import { newId } from "../model.ts";
import { portalSessionObject } from "../objects/customers.ts";
import { type Entries, parseParameters, text, url } from "../parameters.ts";
import { type Call, requireCustomer } from "./call.ts";

const newPortalSession = v.strictObject({
  customer: text(),
  locale: v.optional(v.picklist(["auto", "en", "sv"])),
  return_url: url,
} satisfies Entries<Stripe.BillingPortal.SessionCreateParams>);

export function createPortalSession(call: Call): object {
  const { account, form, pages } = call;
  const { customer, return_url: returnUrl } = parseParameters(form, newPortalSession);
  requireCustomer(call, customer);
  const session = { id: newId("bps"), customerId: customer, returnUrl };
  account.portalSessions.push(session);
  return portalSessionObject(account, session, `${pages}/portal/${session.id}`);
}
