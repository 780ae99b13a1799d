/** What subscribers can do in the customer portal. */
import type Stripe from "npm:stripe@23.1.0";
import { PRODUCTS } from "../../../supabase/functions/_shared/commerce.ts";
import { stripePrice } from "../../../supabase/functions/_shared/environment.ts";
import { differences } from "../../../supabase/functions/_shared/prices.ts";
import { compared, type Finding, wrong } from "../finding.ts";
import { pricedProducts } from "../settings.ts";

const PLACE = "Settings → Billing → Customer portal";

type Features = Stripe.BillingPortal.Configuration["features"];

/** What each setting must be, and what to do otherwise. */
const WANTED: readonly (readonly [
  setting: string,
  isRight: (features: Features) => boolean,
  remedy: string,
])[] = [
  [
    "cancel",
    ({ subscription_cancel: { enabled, mode } }) => enabled && mode === "at_period_end",
    "let customers cancel, at the end of the period",
  ],
  ["change card", (features) => features.payment_method_update.enabled, "let customers do it"],
  [
    "pause",
    (features) => !features.subscription_pause.enabled,
    "turn it off: the site calls a pause the operator's",
  ],
  [
    "invoice history",
    (features) => features.invoice_history.enabled,
    "turn it on: that is where buyers find their invoices",
  ],
];

export async function checkPortal(stripe: Stripe): Promise<readonly Finding[]> {
  const { data } = await stripe.billingPortal.configurations.list({
    active: true,
    is_default: true,
    limit: 1,
    expand: ["data.features.subscription_update.products"],
  });
  const [configuration] = data;
  if (!configuration) {
    return [wrong("portal", "never saved, so it does not open", `${PLACE}: save it once`)];
  }
  const { features } = configuration;
  return [
    ...WANTED.map(([setting, isRight, remedy]) =>
      compared(
        `portal: ${setting}`,
        isRight(features) ? [] : ["not as it should be"],
        `${PLACE}: ${remedy}`,
        "as it should be",
      ),
    ),
    checkSwitches(features.subscription_update),
  ];
}

/** Whether exactly the products of one plan that are paid by different periods can be switched between. */
function checkSwitches(update: Features["subscription_update"]): Finding {
  const wanted = switchedPrices();
  if (wanted.length < 2) {
    return compared(
      "portal: change plan",
      update.enabled ? ["on, and nothing can be switched to"] : [],
      `${PLACE}: turn it off`,
      "off",
    );
  }
  const offered = (update.products ?? []).flatMap(({ prices }) => prices);
  const conditions = update.schedule_at_period_end.conditions.map(({ type }) => type);
  const problems = differences([
    ["enabled", update.enabled, true],
    ["what can be changed", update.default_allowed_updates.join(), "price"],
    ["prices", offered.toSorted().join(), wanted.toSorted().join()],
    ["prorations", update.proration_behavior, "always_invoice"],
    ["at the end of the period", conditions.join(), "shortening_interval"],
  ]);
  return compared(
    "portal: change plan",
    problems,
    `${PLACE}: let customers switch between the monthly and the yearly price, as docs/deployment.md says`,
    "as it should be",
  );
}

/** The prices of the subscriptions whose plan is sold by more than one period. */
function switchedPrices(): readonly string[] {
  const subscriptions = pricedProducts()
    .map((id) => PRODUCTS[id])
    .filter(({ period }) => period !== null);
  return subscriptions
    .filter(({ plan }) => subscriptions.filter((other) => other.plan === plan).length > 1)
    .map(({ priceVariable }) => stripePrice(priceVariable));
}
