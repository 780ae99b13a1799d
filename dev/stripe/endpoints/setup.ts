/** Lists of what the dashboard sets up. */
import type Stripe from "stripe";
import * as v from "valibot";
import { PORTAL_ID } from "../objects/setup.ts";
import { type Entries, flag, parseParameters } from "../parameters.ts";
import { PRICES } from "../prices.ts";
import type { Call } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const { created: _, ...undatedPageQuery } = pageQuery;

const datedQuery = v.strictObject(
  pageQuery satisfies Entries<Stripe.PriceListParams & Stripe.TaxRateListParams>,
);

const undatedQuery = v.strictObject(
  undatedPageQuery satisfies Entries<Stripe.TaxIdListParams & Stripe.WebhookEndpointListParams>,
);

const configurationQuery = v.strictObject({
  ...undatedPageQuery,
  active: v.optional(flag),
  is_default: v.optional(flag),
} satisfies Entries<Stripe.BillingPortal.ConfigurationListParams>);

export function listPrices(call: Call): object {
  return listPage(call, "/v1/prices", parseParameters(call.form, datedQuery), dated(PRICES));
}

export function listTaxRates(call: Call): object {
  const query = parseParameters(call.form, datedQuery);
  return listPage(call, "/v1/tax_rates", query, dated(call.account.setup.taxRates));
}

export function listTaxIds(call: Call): object {
  const query = parseParameters(call.form, undatedQuery);
  return listPage(call, "/v1/tax_ids", query, dated(call.account.setup.taxIds));
}

export function listWebhookEndpoints(call: Call): object {
  const query = parseParameters(call.form, undatedQuery);
  return listPage(call, "/v1/webhook_endpoints", query, dated(call.account.setup.webhookEndpoints));
}

/** The portal has one configuration, once it has been saved: the default one. */
export function listPortalConfigurations(call: Call): object {
  const { active, is_default, ...page } = parseParameters(call.form, configurationQuery);
  const isListed = call.account.setup.portal && active !== "false" && is_default !== "false";
  const found = isListed ? dated([{ id: PORTAL_ID }]) : [];
  return listPage(call, "/v1/billing_portal/configurations", page, found);
}

/** With the time that a list is sorted by: all of them have always been there. */
function dated(entries: readonly { readonly id: string }[]) {
  return entries.map(({ id }) => ({ id, created: 0 }));
}
