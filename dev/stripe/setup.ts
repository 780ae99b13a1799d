/** What the operator has set up in the dashboard, of which the API tells some and changes none here. */
import * as v from "valibot";
import { OPERATOR } from "../../supabase/functions/_shared/operator.ts";
import { EVENT_TYPES } from "../../supabase/functions/stripe-webhook/event-types.ts";
import { API_VERSION } from "./api-version.ts";
import { priceOfProduct, TAX_RATE } from "./prices.ts";

const taxId = v.object({ id: v.string(), type: v.picklist(["eu_vat"]), value: v.string() });

const taxRate = v.object({
  id: v.string(),
  name: v.string(),
  percentage: v.number(),
  isActive: v.boolean(),
  isInclusive: v.boolean(),
  country: v.nullable(v.string()),
});

const webhookEndpoint = v.object({
  id: v.string(),
  url: v.string(),
  isEnabled: v.boolean(),
  apiVersion: v.nullable(v.string()),
  events: v.array(v.string()),
});

const portal = v.object({
  cancel: v.nullable(v.picklist(["at_period_end", "immediately"])),
  updatesPaymentMethod: v.boolean(),
  /** Null when no customer may switch to another price. */
  switches: v.nullable(
    v.object({
      prices: v.array(v.string()),
      proration: v.picklist(["always_invoice", "create_prorations", "none"]),
      shortens: v.picklist(["at_once", "at_period_end"]),
    }),
  ),
  pausesSubscription: v.boolean(),
  showsInvoices: v.boolean(),
});

export const setupData = v.object({
  isActivated: v.boolean(),
  country: v.string(),
  /** Of the public details. */
  supportEmail: v.nullable(v.string()),
  taxIds: v.array(taxId),
  /** The ids of those that are on every invoice. */
  defaultTaxIds: v.array(v.string()),
  taxRates: v.array(taxRate),
  /** Null until the settings of the portal have been saved. */
  portal: v.nullable(portal),
  webhookEndpoints: v.array(webhookEndpoint),
  /** The paths that the restricted key may not call, with all below them. */
  forbiddenPaths: v.array(v.string()),
});

export type Setup = v.InferOutput<typeof setupData>;
export type TaxId = v.InferOutput<typeof taxId>;
export type TaxRate = v.InferOutput<typeof taxRate>;
export type WebhookEndpoint = v.InferOutput<typeof webhookEndpoint>;
export type Portal = v.InferOutput<typeof portal>;

/** What docs/deployment.md asks for. */
export function completeSetup(webhookUrl: string): Setup {
  const { id, name, percentage } = TAX_RATE;
  const vatNumber = { id: "txi_local", type: "eu_vat", value: OPERATOR.vatNumber } as const;
  return {
    isActivated: true,
    country: "SE",
    supportEmail: "support@namnfynd.example",
    taxIds: [vatNumber],
    defaultTaxIds: [vatNumber.id],
    taxRates: [{ id, name, percentage, isActive: true, isInclusive: true, country: "SE" }],
    portal: {
      cancel: "at_period_end",
      updatesPaymentMethod: true,
      switches: {
        prices: [priceOfProduct("plus-month").id, priceOfProduct("plus-year").id],
        proration: "always_invoice",
        shortens: "at_period_end",
      },
      pausesSubscription: false,
      showsInvoices: true,
    },
    webhookEndpoints: [
      {
        id: "we_local",
        url: webhookUrl,
        isEnabled: true,
        apiVersion: API_VERSION,
        events: [...EVENT_TYPES],
      },
    ],
    forbiddenPaths: [],
  };
}
