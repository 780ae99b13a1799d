/** What Stripe's page says about an order before it is placed: Swedish, in Stripe's Markdown. */
import type Stripe from "npm:stripe@23.1.0";
import { siteUrl } from "../_shared/environment.ts";
import { PLANS, type Plan, type PlanName } from "../_shared/plans.ts";

type OrderTexts = Pick<
  Stripe.Checkout.SessionCreateParams,
  "consent_collection" | "custom_text" | "submit_type"
>;

/**
 * The texts beside the button, the consent that is required before it, and the word on it. The
 * right of withdrawal remains: within 14 days everything is refunded, used or not.
 */
export function orderTexts(planName: PlanName): OrderTexts {
  const plan = PLANS[planName];
  const terms = `${siteUrl()}/villkor`;
  const withdrawal = `${siteUrl()}/angra`;
  return {
    submit_type: plan.mode === "subscription" ? "subscribe" : "pay",
    consent_collection: { terms_of_service: "required" },
    custom_text: {
      submit: {
        message: `${descriptionOf(plan)} Läs [villkoren](${terms}) och [om ångerrätten](${withdrawal}).`,
      },
      terms_of_service_acceptance: {
        message: `Jag godkänner [villkoren](${terms}) och vill att tjänsten börjar direkt. Jag kan ändå [ångra köpet](${withdrawal}) inom 14\u00a0dagar och får då tillbaka allt jag har betalat.`,
      },
    },
  };
}

function descriptionOf({ tier, price, interval }: Plan): string {
  const name = `Namnfynd ${tier ?? "Premium"}`;
  const kronor = `${price}\u00a0kr`;
  if (interval === null) {
    return `Du köper ${name} för ${kronor} inklusive moms. Du betalar en gång, och inget förnyas.`;
  }
  const [period, every] = interval === "year" ? ["år", "varje år"] : ["månad", "varje månad"];
  return `Du köper ${name} för ${kronor} per ${period} inklusive moms. Prenumerationen förnyas automatiskt ${every} tills du avslutar den. Det gör du när du vill på ${siteUrl()}/premium under Hantera prenumeration, och då gäller den perioden ut.`;
}
