import { cancelAtPeriodEnd, payRenewal, resume } from "../billing.ts";
import type { Subscription } from "../model.ts";
import type { StripeStore } from "../store.ts";
import { actionButton, escapeHtml, missingPage, page, seeOther, subscriptionText } from "./html.ts";

const ACTIONS = new Map<unknown, (subscription: Subscription) => void>([
  ["cancel", cancelAtPeriodEnd],
  ["resume", resume],
  ["pay", payRenewal],
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
  const session = store.data.portalSessions.find((candidate) => candidate.id === id);
  if (!session || !store.customer(session.customerId)) return missingPage();
  const subscriptions = store.data.subscriptions.filter(
    ({ customerId }) => customerId === session.customerId,
  );
  if (form) {
    const chosen = subscriptions.find(
      (subscription) => subscription.id === form.get("subscription"),
    );
    if (chosen) ACTIONS.get(form.get("action"))?.(chosen);
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

function buttons({ status, cancelAtPeriodEnd: isCancelled }: Subscription): string {
  if (status === "canceled") return "";
  const pay = status === "past_due" ? actionButton("pay", "Betala fakturan") : "";
  return (
    pay +
    (isCancelled
      ? actionButton("resume", "Ångra uppsägningen")
      : actionButton("cancel", "Avsluta prenumerationen"))
  );
}
