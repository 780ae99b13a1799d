/** What Stripe's page says about an order before it is placed: Swedish, in Stripe's Markdown. */
import type Stripe from "npm:stripe@23.1.0";
import {
  PERIODS,
  PRODUCTS,
  type Product,
  type ProductId,
  WITHDRAWAL_DAYS,
} from "../_shared/commerce.ts";
import { formatAmount } from "../_shared/contracts.ts";
import { siteUrl } from "../_shared/environment.ts";

type OrderTexts = Pick<
  Stripe.Checkout.SessionCreateParams,
  "consent_collection" | "custom_text" | "submit_type"
>;

/**
 * The text beside the button, the consent that it requires, and the word on it. The wish to begin
 * at once costs no right: within the days of withdrawal everything is refunded, used or not.
 */
export function orderTexts(productId: ProductId): OrderTexts {
  const product = PRODUCTS[productId];
  const terms = `[villkoren](${siteUrl()}/villkor)`;
  const withdrawal = `${siteUrl()}/angra`;
  return {
    // The button must say that it obliges to pay, and only its own words count (directive 2011/83/EU,
    // article 8(2); C-249/21). Stripe takes "pay" for subscriptions too: "Betala", not "Prenumerera".
    submit_type: "pay",
    consent_collection: { terms_of_service: "required" },
    custom_text: {
      submit: {
        message: `${describeOrder(product)} Läs ${terms} och [om ångerrätten](${withdrawal}).`,
      },
      terms_of_service_acceptance: {
        message: `Jag beställer med betalningsskyldighet, godkänner ${terms} och vill att tjänsten börjar direkt. Jag kan ändå [ångra köpet](${withdrawal}) inom ${WITHDRAWAL_DAYS}\u00a0dagar och får då tillbaka allt jag har betalat.`,
      },
    },
  };
}

function describeOrder({ name, price, period }: Product): string {
  const amount = formatAmount(price * 100) + (period ? PERIODS[period].per : "");
  const order = `Du köper Namnfynd ${name}. Priset är ${amount} inklusive moms.`;
  if (!period) return `${order} Det är ett engångsköp som inte förnyas.`;
  const reminder = period === "year" ? " Vi påminner dig med e-post minst en månad innan." : "";
  return `${order} Prenumerationen förnyas automatiskt ${PERIODS[period].renews} tills du säger upp den. Det gör du när du vill: logga in, öppna Mitt konto eller ${siteUrl()}/premium och välj ”Hantera prenumeration”. Du har kvar det du har betalat för till periodens slut.${reminder}`;
}
