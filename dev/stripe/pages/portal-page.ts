import {
  canSwitch,
  dueNow,
  otherPrices,
  releaseSchedule,
  switchPrice,
  waitsForPeriod,
} from "../billing/price-switches.ts";
import {
  cancelAtPeriodEnd,
  hasEnded,
  isCancelled,
  lacksPayment,
  payInvoice,
  resume,
} from "../billing/subscriptions.ts";
import { findCustomer } from "../find.ts";
import type { Account, PortalSession, Subscription } from "../model.ts";
import { findPrice, type Price } from "../prices.ts";
import type { StripeStore } from "../store.ts";
import {
  actionButton,
  escapeHtml,
  formatOre,
  formatPrice,
  missingPage,
  page,
  seeOther,
  subscriptionText,
} from "./html.ts";

const ACTIONS = new Map<unknown, (account: Account, subscription: Subscription) => void>([
  ["cancel", cancelAtPeriodEnd],
  ["resume", resume],
  ["pay", payInvoice],
  ["keep", releaseSchedule],
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
    if (!chosen) return seeOther(address);
    ACTIONS.get(form.get("action"))?.(account, chosen);
    const price = findPrice(form.get("switch") ?? "");
    if (!price || !isOffered(account, chosen, price)) return seeOther(address);
    switchPrice(account, chosen, price);
    return seeOther(session.confirms ? session.returnUrl : address);
  }
  const shown = session.confirms
    ? subscriptions.filter(({ id }) => id === session.confirms?.subscriptionId)
    : subscriptions;
  return page(
    "Hantera prenumeration",
    `
      <p class="note">En låtsad kundportal: inga riktiga pengar.</p>
      ${
        shown
          .map((entry) => article(account, session, entry))
          .reverse()
          .join("") || "<p>Du har ingen prenumeration.</p>"
      }
      <p><a class="button" href="${escapeHtml(session.returnUrl)}">Tillbaka</a></p>`,
  );
}

function isOffered(account: Account, subscription: Subscription, price: Price): boolean {
  const offered = canSwitch(subscription) ? otherPrices(account, subscription) : [];
  return offered.includes(price);
}

function article(account: Account, session: PortalSession, subscription: Subscription): string {
  return `
    <article aria-label="Prenumeration">
      ${subscriptionText(subscription)}
      <form method="post">
        <input type="hidden" name="subscription" value="${subscription.id}" />
        ${session.confirms ? "" : buttons(subscription)}
        ${switches(account, subscription)}
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

/** What a switch costs, and when, above the button that orders it. */
function switches(account: Account, subscription: Subscription): string {
  const { nextPriceId } = subscription;
  if (nextPriceId !== null) {
    const next = findPrice(nextPriceId);
    return `<p>Byter till ${next ? formatPrice(next) : ""} när perioden är slut.</p>${actionButton("keep", "Ångra bytet")}`;
  }
  if (!canSwitch(subscription)) return "";
  return otherPrices(account, subscription)
    .map((price) => {
      const what = waitsForPeriod(account, subscription, price)
        ? "Bytet sker när perioden är slut. Inget betalas nu."
        : `Att betala nu: ${formatOre(dueNow(subscription, price))}.`;
      return `<p>${what}</p><button name="switch" value="${price.id}">Byt till ${formatPrice(price)}</button>`;
    })
    .join("");
}
