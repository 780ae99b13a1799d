/** What subscribers can do in the customer portal. */
import type Stripe from "npm:stripe@23.1.0";
import { compared, type Finding, wrong } from "../finding.ts";

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
    "change plan",
    (features) => !features.subscription_update.enabled,
    "turn it off: the site sells one plan at a time",
  ],
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
  });
  const [configuration] = data;
  if (!configuration) {
    return [wrong("portal", "never saved, so it does not open", `${PLACE}: save it once`)];
  }
  const { features } = configuration;
  return WANTED.map(([setting, isRight, remedy]) =>
    compared(
      `portal: ${setting}`,
      isRight(features) ? [] : ["not as it should be"],
      `${PLACE}: ${remedy}`,
      "as it should be",
    ),
  );
}
