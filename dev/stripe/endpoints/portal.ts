import type Stripe from "stripe";
import * as v from "valibot";
import { ApiError } from "../api-error.ts";
import { canSwitch, otherPrices } from "../billing/price-switches.ts";
import { newId, type PortalSession } from "../model.ts";
import { portalSessionObject } from "../objects/customers.ts";
import { type Entries, integer, list, parseParameters, text, url } from "../parameters.ts";
import { type Call, noSuch, requireCustomer } from "./call.ts";

const confirmedSwitch = v.strictObject({
  items: v.pipe(
    list(
      v.strictObject({
        id: text(),
        price: text(),
        quantity: integer(1, 1),
      } satisfies Entries<Stripe.BillingPortal.SessionCreateParams.FlowData.SubscriptionUpdateConfirm.Item>),
    ),
    v.length(1, "A subscription has one item here."),
  ),
  subscription: text(),
} satisfies Entries<Stripe.BillingPortal.SessionCreateParams.FlowData.SubscriptionUpdateConfirm>);

const flow = v.strictObject({
  after_completion: v.optional(
    v.strictObject({
      redirect: v.strictObject({
        return_url: url,
      } satisfies Entries<Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion.Redirect>),
      type: v.literal("redirect"),
    } satisfies Entries<Stripe.BillingPortal.SessionCreateParams.FlowData.AfterCompletion>),
  ),
  subscription_update_confirm: confirmedSwitch,
  type: v.literal("subscription_update_confirm"),
} satisfies Entries<Stripe.BillingPortal.SessionCreateParams.FlowData>);

const newPortalSession = v.strictObject({
  customer: text(),
  flow_data: v.optional(flow),
  locale: v.optional(v.picklist(["auto", "en", "sv"])),
  return_url: url,
} satisfies Entries<Stripe.BillingPortal.SessionCreateParams>);

export function createPortalSession(call: Call): object {
  const { account, form, pages } = call;
  const parameters = parseParameters(form, newPortalSession);
  requireCustomer(call, parameters.customer);
  const session = {
    id: newId("bps"),
    customerId: parameters.customer,
    returnUrl: parameters.return_url,
    confirms: parameters.flow_data ? switchOf(call, parameters.flow_data) : null,
  };
  account.portalSessions.push(session);
  return portalSessionObject(account, session, `${pages}/portal/${session.id}`);
}

/** @throws ApiError when the portal does not offer the switch, or the subscription cannot be switched now */
function switchOf(
  call: Call,
  { subscription_update_confirm: { items, subscription: id } }: v.InferOutput<typeof flow>,
): PortalSession["confirms"] {
  const subscription = call.account.subscriptions.find((entry) => entry.id === id);
  if (!subscription) throw noSuch(call, "subscription", id, "subscription");
  const wanted = items[0]?.price;
  const price = otherPrices(call.account, subscription).find((other) => other.id === wanted);
  if (!price || !canSwitch(subscription)) {
    throw new ApiError(
      400,
      `The subscription ${id} cannot be updated to ${wanted} in the portal.`,
      {
        param: "flow_data[subscription_update_confirm]",
      },
    );
  }
  return { subscriptionId: id, priceId: price.id };
}
