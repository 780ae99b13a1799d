import { pay } from "../billing.ts";
import type { CheckoutSession } from "../model.ts";
import { priceOf } from "../prices.ts";
import type { StripeStore } from "../store.ts";
import { escapeHtml, formatPrice, missingPage, page, seeOther } from "./html.ts";

const METHODS = { card: "Kort", swish: "Swish" } as const;

/**
 * The page of a checkout.
 *
 * @param form the submitted form, if the request has one
 */
export function checkoutPage(
  store: StripeStore,
  id: string,
  form: URLSearchParams | null,
): Response {
  const session = store.data.sessions.find((candidate) => candidate.id === id);
  if (!session || !store.customer(session.customerId)) return missingPage();
  if (session.status === "complete") {
    return page("Betalningen är klar", "<p>Den här beställningen är redan betald.</p>");
  }
  if (session.status === "expired") {
    return page("Länken gäller inte längre", "<p>Börja om från sidan du kom ifrån.</p>", 410);
  }
  if (form?.get("action") === "pay") {
    pay(store.data, session);
    return seeOther(session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
  }
  return openPage(session, form?.get("action") === "decline");
}

function openPage(session: CheckoutSession, isDeclined: boolean): Response {
  const price = priceOf(session);
  const { cancelUrl } = session;
  return page(
    `Betala ${price.name}`,
    `
      <p class="note">En låtsad kassa: inga riktiga pengar och inga riktiga kort.</p>
      ${isDeclined ? '<p role="alert">Kortet nekades. Inget är betalt.</p>' : ""}
      <p class="price">${formatPrice(price)}</p>
      <p>Moms ingår. ${price.interval ? "Förnyas tills du säger upp." : "Betalas en gång."}</p>
      <form method="post">
        ${methodChoice(session.paymentMethods)}
        <button class="main" name="action" value="pay">Betala</button>
        <button name="action" value="decline">Kortet nekas</button>
        ${cancelUrl === null ? "" : `<a class="button" href="${escapeHtml(cancelUrl)}">Avbryt</a>`}
      </form>`,
  );
}

function methodChoice(methods: CheckoutSession["paymentMethods"]): string {
  const choices = methods.map(
    (method, index) => `
      <label>
        <input type="radio" name="method" value="${method}"${index === 0 ? " checked" : ""} />
        ${METHODS[method]}
      </label>`,
  );
  return `<fieldset><legend>Betalsätt</legend>${choices.join("")}</fieldset>`;
}
