/** What the dashboard sets up, as the API tells it. */
import type Stripe from "stripe";
import type { Account } from "../model.ts";
import type { Portal, TaxId, TaxRate, WebhookEndpoint } from "../setup.ts";
import type { DeepPartial } from "./format.ts";

export function accountObject({ id, setup }: Account): DeepPartial<Stripe.Account> {
  return {
    id,
    object: "account",
    business_profile: { name: "Namnfynd", support_email: setup.supportEmail },
    charges_enabled: setup.isActivated,
    country: setup.country,
    details_submitted: setup.isActivated,
    settings: { invoices: { default_account_tax_ids: setup.defaultTaxIds } },
    type: "standard",
  };
}

export function taxIdObject(
  { isLive }: Account,
  { id, type, value }: TaxId,
): DeepPartial<Stripe.TaxId> {
  return { id, object: "tax_id", country: "SE", livemode: isLive, type, value };
}

export function taxRateObject(
  { isLive }: Account,
  { id, name, percentage, isActive, isInclusive, country }: TaxRate,
): DeepPartial<Stripe.TaxRate> {
  return {
    id,
    object: "tax_rate",
    active: isActive,
    country,
    display_name: name,
    inclusive: isInclusive,
    livemode: isLive,
    percentage,
  };
}

export function webhookEndpointObject(
  { isLive }: Account,
  { id, url, isEnabled, apiVersion, events }: WebhookEndpoint,
): DeepPartial<Stripe.WebhookEndpoint> {
  return {
    id,
    object: "webhook_endpoint",
    api_version: apiVersion,
    enabled_events: events,
    livemode: isLive,
    status: isEnabled ? "enabled" : "disabled",
    url,
  };
}

/** The id of the only configuration of the portal. */
export const PORTAL_ID = "bpc_local";

export function portalConfigurationObject(
  { isLive }: Account,
  portal: Portal,
): DeepPartial<Stripe.BillingPortal.Configuration> {
  return {
    id: PORTAL_ID,
    object: "billing_portal.configuration",
    active: true,
    features: {
      invoice_history: { enabled: portal.showsInvoices },
      payment_method_update: { enabled: portal.updatesPaymentMethod },
      subscription_cancel: {
        enabled: portal.cancel !== null,
        mode: portal.cancel ?? "at_period_end",
      },
      subscription_pause: { enabled: portal.pausesSubscription },
      subscription_update: switchesOf(portal),
    },
    is_default: true,
    livemode: isLive,
  };
}

function switchesOf({
  switches,
}: Portal): DeepPartial<Stripe.BillingPortal.Configuration.Features.SubscriptionUpdate> {
  if (switches === null) {
    return {
      enabled: false,
      default_allowed_updates: [],
      products: null,
      proration_behavior: "none",
      schedule_at_period_end: { conditions: [] },
    };
  }
  const { prices, proration, shortens } = switches;
  return {
    enabled: true,
    default_allowed_updates: ["price"],
    products: [{ product: "prod_local", prices }],
    proration_behavior: proration,
    schedule_at_period_end: {
      conditions: shortens === "at_period_end" ? [{ type: "shortening_interval" }] : [],
    },
  };
}
