import {
  cancelAtPeriodEnd,
  hasEnded,
  isCancelled,
  lacksPayment,
  payInvoice,
  resume,
} from "../billing/subscriptions.ts";
import { findCustomer } from "../find.ts";
import type { Account, Subscription } from "../model.ts";
import type { StripeStore } from "../store.ts";
import { actionButton, escapeHtml, missingPage, page, seeOther, subscriptionText } from "./html.ts";

const ACTIONS = new Map<unknown, (account: Account, subscription: Subscription) => void>([
  ["cancel", cancelAtPeriodEnd],
  ["resume", resume],
  ["pay", payInvoice],
]);

/**
 * The page where a customer manages their subscriptions.
 *
 * @param form the submitted form, if the request has one
 */
export function portalPage(
  store: StripeStore,
  id: string,
  form: URLSearchParams | null,
  address: string,
): Response {
  const account = store.accounts.find(({ portalSessions }) =>
    portalSessions.some((entry) => entry.id === id),
  );
  const session = account?.portalSessions.find((entry) => entry.id === id);
  if (!account || !session || !findCustomer(account, session.customerId)) return missingPage();
  const subscriptions = account.subscriptions.filter(
    ({ customerId }) => customerId === session.customerId,
  );
  if (form) {
    const chosen = subscriptions.find(
      (subscription) => subscription.id === form.get("subscription"),
    );
    if (chosen) ACTIONS.get(form.get("action"))?.(account, chosen);
    return seeOther(address);
  }
  return page(
    "Hantera prenumeration",
    `
      <p class="note">En låtsad kundportal: inga riktiga pengar.</p>
      ${subscriptions.map(article).reverse().join("") || "<p>Du har ingen prenumeration.</p>"}
      <p><a class="button" href="${escapeHtml(session.returnUrl)}">Tillbaka</a></p>`,
  );
}

function article(subscription: Subscription): string {
  return `
    <article aria-label="Prenumeration">
      ${subscriptionText(subscription)}
      <form method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        ${buttons(subscription)}
      </form>
    </article>`;
}

function buttons(subscription: Subscription): string {
  if (hasEnded(subscription)) return "";
  return (
    (lacksPayment(subscription) ? actionButton("pay", "Betala fakturan") : "") +
    (isCancelled(subscription)
      ? actionButton("resume", "Ångra uppsägningen")
      : actionButton("cancel", "Avsluta prenumerationen"))
  );
}
