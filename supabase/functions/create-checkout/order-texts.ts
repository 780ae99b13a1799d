/** What Stripe's page says about an order before it is placed: Swedish, in Stripe's Markdown. */
import type Stripe from "npm:stripe@23.1.0";
import { formatAmount, PLAN_TEXTS, WITHDRAWAL_DAYS } from "../_shared/contracts.ts";
import { siteUrl } from "../_shared/environment.ts";
import { PLANS, type PlanName } from "../_shared/plans.ts";

type OrderTexts = Pick<
  Stripe.Checkout.SessionCreateParams,
  "consent_collection" | "custom_text" | "submit_type"
>;

/**
 * The text beside the button, the consent that it requires, and the word on it. The wish to begin
 * at once costs no right: within 14 days everything is refunded, used or not.
 */
export function orderTexts(planName: PlanName): OrderTexts {
  const terms = `[villkoren](${siteUrl()}/villkor)`;
  const withdrawal = `${siteUrl()}/angra`;
  return {
    submit_type: PLANS[planName].mode === "subscription" ? "subscribe" : "pay",
    consent_collection: { terms_of_service: "required" },
    custom_text: {
      submit: {
        message: `${describeOrder(planName)} Läs ${terms} och [om ångerrätten](${withdrawal}).`,
      },
      terms_of_service_acceptance: {
        message: `Jag godkänner ${terms} och vill att tjänsten börjar direkt. Jag kan ändå [ångra köpet](${withdrawal}) inom ${WITHDRAWAL_DAYS}\u00a0dagar och får då tillbaka allt jag har betalat.`,
      },
    },
  };
}

function describeOrder(planName: PlanName): string {
  const { name, renewal } = PLAN_TEXTS[planName];
  const price = formatAmount(PLANS[planName].price * 100);
  const order = `Du köper Namnfynd ${name}. Priset är ${price}${renewal?.per ?? ""} inklusive moms.`;
  if (!renewal) return `${order} Det är ett engångsköp som inte förnyas.`;
  return `${order} Prenumerationen förnyas automatiskt ${renewal.every} tills du säger upp den. Det gör du när du vill: logga in, öppna Mitt konto eller ${siteUrl()}/premium och välj ”Hantera prenumeration”. Du har kvar det du har betalat för till periodens slut.`;
}
