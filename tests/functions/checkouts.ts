/** The messages of create-checkout, and the checkouts that it has opened. */
import { stripe } from "./payments.ts";

export const SUBSCRIBED = "Du har redan en aktiv prenumeration.";
export const OUTAGE = "Betaltjänsten svarar inte just nu. Försök igen om en stund.";
export const NOT_SET_UP = "Det går inte att betala här än.";
export const IN_PROGRESS = "En betalning håller redan på att slutföras. Vänta en liten stund.";
export const OUT_OF_REACH =
  "Betaltjänsten går inte att nå just nu. Kontakta oss om det inte löser sig.";
export const TOO_MANY =
  "Du har gjort det här många gånger på kort tid. Vänta en stund och försök igen.";

/** A customer's checkouts, newest first. */
export async function sessionsOf(customer: string | null) {
  const { data } = await stripe.checkout.sessions.list({
    customer: customer ?? "",
    expand: ["data.line_items"],
  });
  return data;
}
