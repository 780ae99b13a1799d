import { askForApproval, pay, payLater, settlePayment, startPayment } from "../billing/checkout.ts";
import { findCustomer, paymentOf } from "../find.ts";
import type { Account, CheckoutSession } from "../model.ts";
import { priceOf, TAX_RATE, taxOf } from "../prices.ts";
import type { StripeStore } from "../store.ts";
import {
  actionButton,
  escapeHtml,
  formatOre,
  formatPrice,
  missingPage,
  page,
  seeOther,
} from "./html.ts";

const METHODS = { card: "Kort", swish: "Swish" } as const;

const SUBMIT_LABELS = {
  auto: "Betala",
  book: "Boka",
  donate: "Ge",
  pay: "Betala",
  subscribe: "Prenumerera",
} as const;

const PAYMENTS = new Map<unknown, (account: Account, session: CheckoutSession) => void>([
  ["pay", pay],
  ["pay-later", payLater],
  ["start", startPayment],
  ["ask", askForApproval],
]);

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
  const account = store.accounts.find(({ sessions }) => sessions.some((entry) => entry.id === id));
  const session = account?.sessions.find((entry) => entry.id === id);
  if (!account || !session || !findCustomer(account, session.customerId)) return missingPage();
  if (session.status === "complete") {
    return page("Betalningen är klar", "<p>Den här beställningen är redan betald.</p>");
  }
  if (session.status === "expired") {
    return page("Länken gäller inte längre", "<p>Börja om från sidan du kom ifrån.</p>", 410);
  }
  const action = form?.get("action");
  if (session.paymentId !== null) {
    const { paymentId } = session;
    if (paymentOf(account, { paymentId }).status === "processing") {
      return page("Betalningen behandlas", "<p>Vänta på svar från banken.</p>");
    }
    return approvalPage(account, session, paymentId, action);
  }
  const start = PAYMENTS.get(action);
  if (!start)
    return openPage(session, action === "decline" ? "Kortet nekades. Inget är betalt." : null);
  session.hasAcceptedTerms = form?.get("terms") === "on";
  if (session.requiresTerms && !session.hasAcceptedTerms) {
    return openPage(session, "Du måste godkänna villkoren.");
  }
  start(account, session);
  return action === "start" || action === "ask" ? seeOther(session.url) : toSuccess(session);
}

/** Where the bank asks the buyer to approve the payment. */
function approvalPage(
  account: Account,
  session: CheckoutSession,
  paymentId: string,
  action: string | null | undefined,
): Response {
  const payment = paymentOf(account, { paymentId });
  if (action === "approve") {
    settlePayment(account, payment, "succeeded");
    return toSuccess(session);
  }
  if (action === "refuse") {
    settlePayment(account, payment, "requires_payment_method");
    return openPage(session, "Betalningen godkändes inte. Inget är betalt.");
  }
  return page(
    "Godkänn betalningen",
    `
      <p>Banken vill veta att det är du som betalar ${formatOre(payment.amount)}.</p>
      <form method="post">
        <button class="main" name="action" value="approve">Godkänn</button>
        ${actionButton("refuse", "Neka")}
      </form>`,
  );
}

function toSuccess(session: CheckoutSession): Response {
  return seeOther(session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id));
}

/** @param alert a message about the last attempt */
function openPage(session: CheckoutSession, alert: string | null): Response {
  const price = priceOf(session);
  const { cancelUrl, customText, purchase } = session;
  return page(
    `Betala ${price.name}`,
    `
      <p class="note">En låtsad kassa: inga riktiga pengar och inga riktiga kort.</p>
      ${alert === null ? "" : `<p role="alert">${alert}</p>`}
      <p class="price">${formatPrice(price)}</p>
      <p>${taxText(session)} ${price.interval ? "Förnyas tills du säger upp." : "Betalas en gång."}</p>
      ${textParagraph(purchase.description)}
      <form method="post">
        ${methodChoice(session.paymentMethods)}
        ${termsCheckbox(session)}
        ${textParagraph(customText.submit)}
        <button class="main" name="action" value="pay">${SUBMIT_LABELS[session.submitType ?? "auto"]}</button>
        ${cancelUrl === null ? "" : `<a class="button" href="${escapeHtml(cancelUrl)}">Avbryt</a>`}
      </form>
      ${textParagraph(customText.afterSubmit)}
      <form method="post" aria-label="Andra utfall">
        ${session.requiresTerms ? '<input type="hidden" name="terms" value="on" />' : ""}
        ${actionButton("decline", "Kortet nekas")}
        ${actionButton("ask", "Banken frågar först")}
        ${actionButton("start", "Betalningen behandlas")}
        ${actionButton("pay-later", "Banken bekräftar senare")}
      </form>`,
  );
}

function taxText(session: CheckoutSession): string {
  if (session.taxRateId === null) return "Moms ingår.";
  return `Varav moms ${TAX_RATE.percentage} %: ${formatOre(taxOf(session))}.`;
}

function termsCheckbox({ customText, requiresTerms }: CheckoutSession): string {
  if (!requiresTerms) return "";
  const text = customText.terms ?? "Jag godkänner villkoren.";
  return `
    <fieldset>
      <label><input type="checkbox" name="terms" required /> ${textWithLinks(text)}</label>
    </fieldset>`;
}

function textParagraph(text: string | null): string {
  return text === null ? "" : `<p>${textWithLinks(text)}</p>`;
}

/** Links are the part of Markdown that Stripe shows in these texts. */
function textWithLinks(text: string): string {
  return escapeHtml(text).replaceAll(
    /\[([^\]]+)\]\((https?:[^)\s]+)\)/g,
    '<a href="$2" target="_blank">$1</a>',
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
