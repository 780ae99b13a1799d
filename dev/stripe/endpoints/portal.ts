import * as v from "valibot";
import { newId } from "../model.ts";
import { portalSessionObject } from "../objects/customers.ts";
import { parseParameters } from "../parameters.ts";
import { type Call, requireCustomer } from "./call.ts";

const newPortalSession = v.object({
  customer: v.string(),
  return_url: v.pipe(v.string(), v.url()),
});

export function createPortalSession(call: Call): object {
  const { account, form, pages } = call;
  const { customer, return_url: returnUrl } = parseParameters(form, newPortalSession);
  requireCustomer(call, customer);
  const session = { id: newId("bps"), customerId: customer, returnUrl };
  account.portalSessions.push(session);
  return portalSessionObject(account, session, `${pages}/portal/${session.id}`);
}
