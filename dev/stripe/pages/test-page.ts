/** A page for developers and tests: simulates the passage of time, refunds and outages. */
import { isDraft } from "../billing/renewals.ts";
import { type Fault, type Faults, isFault } from "../faults.ts";
import { invoiceOf } from "../find.ts";
import type { Account, Customer, Dispute, Payment, Subscription } from "../model.ts";
import { refundedAmount } from "../objects/payments.ts";
import type { StripeStore } from "../store.ts";
import type { Webhooks } from "../webhooks.ts";
import { actionButton, escapeHtml, formatOre, page, seeOther, subscriptionText } from "./html.ts";
import {
  type Action,
  CUSTOMER_ACTIONS,
  PAYMENT_ACTIONS,
  SUBSCRIPTION_ACTIONS,
} from "./test-actions.ts";

const FAULT_LABELS: readonly (readonly [Fault, string])[] = [
  ["none", "Svara som vanligt"],
  ["slow", "Svara inte"],
  ["lost", "Utför utan att svara"],
  ["down", "Var nere"],
  ["429", "Svara 429"],
  ["500", "Svara 500"],
  ["wrong-key", "Känn inte igen nyckeln"],
];

/** @param form the submitted form, if the request has one */
export function testPage(
  store: StripeStore,
  faults: Faults,
  webhooks: Webhooks,
  form: URLSearchParams | null,
  address: string,
): Response {
  if (form) {
    if (act(store, faults, webhooks, form)) return seeOther(address);
    return page("Det går inte", "<p>Läget är ett annat än när sidan visades.</p>", 409);
  }
  const customers = store.accounts.flatMap((account) =>
    account.customers.map((customer) => customerArticle(customer, account)),
  );
  return page(
    "Stripe på låtsas",
    `
      <p class="note">Det som den lokala servern har sålt. Datumen flyttas i datan; klockan går som vanligt.</p>
      <form method="post" aria-label="Stripes svar">
        <input type="hidden" name="action" value="fault" />
        ${faultButtons(faults.current)}
      </form>
      <form method="post" aria-label="Händelser till webhooken">
        ${eventButton("send-events", "Skicka händelser", webhooks.isOn)}
        ${eventButton("stop-events", "Skicka inga händelser", !webhooks.isOn)}
      </form>
      ${customers.reverse().join("") || "<p>Inga kunder än.</p>"}`,
  );
}

/** Does what a form asks for; returns false if that is not possible. */
function act(
  store: StripeStore,
  faults: Faults,
  webhooks: Webhooks,
  form: URLSearchParams,
): boolean {
  const action = form.get("action");
  const id = form.get("id");
  const fault = form.get("fault");
  if (action === "fault" && isFault(fault)) {
    faults.set(fault, form.get("requests") ?? "", Number(form.get("times") ?? "Infinity"));
    return true;
  }
  if (action === "send-events" || action === "stop-events") {
    webhooks.isOn = action === "send-events";
    return true;
  }
  return store.accounts.some(
    (account) =>
      run(account, account.subscriptions, SUBSCRIPTION_ACTIONS, id, action) ||
      run(account, account.payments, PAYMENT_ACTIONS, id, action) ||
      run(account, account.customers, CUSTOMER_ACTIONS, id, action),
  );
}

function run<Entry extends { readonly id: string }>(
  account: Account,
  entries: readonly Entry[],
  actions: readonly Action<Entry>[],
  id: string | null,
  action: string | null,
): boolean {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) return false;
  const chosen = possible(actions, entry).find((one) => one.action === action);
  chosen?.run(account, entry);
  return chosen !== undefined;
}

function faultButtons(current: Fault): string {
  return FAULT_LABELS.map(
    ([fault, label]) =>
      `<button name="fault" value="${fault}" aria-pressed="${fault === current}">${label}</button>`,
  ).join("");
}

function eventButton(action: string, label: string, isPressed: boolean): string {
  return `<button name="action" value="${action}" aria-pressed="${isPressed}">${label}</button>`;
}

function customerArticle(customer: Customer, account: Account): string {
  const isOfCustomer = ({ customerId }: { readonly customerId: string }) =>
    customerId === customer.id;
  const name = escapeHtml(customer.email ?? customer.id);
  return `
    <article aria-label="${name}">
      <h2>${name}</h2>
      <p class="note">${customer.id}${account.isLive ? ", skarpt läge" : ""}</p>
      ${customer.isDeleted ? "<p>Borttagen.</p>" : ""}
      ${form(customer, CUSTOMER_ACTIONS)}
      ${account.subscriptions
        .filter(isOfCustomer)
        .map((subscription) => subscriptionArticle(account, subscription))
        .join("")}
      ${account.payments.filter(isOfCustomer).map(paymentArticle).join("")}
    </article>`;
}

function subscriptionArticle(account: Account, subscription: Subscription): string {
  return `
    <article aria-label="Prenumeration">
      <h3>${subscription.id}</h3>
      ${subscriptionText(subscription)}
      ${draftText(account, subscription)}
      ${form(subscription, SUBSCRIPTION_ACTIONS)}
    </article>`;
}

function draftText(account: Account, subscription: Subscription): string {
  if (!isDraft(account, subscription)) return "";
  const { advances } = invoiceOf(account, subscription.latestInvoiceId);
  return `<p>Fakturan är ett utkast. ${advances ? "Den betalas inom en timme." : "Den betalas aldrig."}</p>`;
}

function paymentArticle(payment: Payment): string {
  return `
    <article aria-label="Betalning">
      <h3>${payment.id}</h3>
      <p>${formatOre(payment.amount)}. ${paymentText(payment)}</p>
      ${form(payment, PAYMENT_ACTIONS)}
    </article>`;
}

const DISPUTE_TEXTS: Readonly<Record<Dispute["status"], string>> = {
  lost: "Bestriden, tvisten förlorad.",
  needs_response: "Bestriden.",
  under_review: "Bestriden, bevisen granskas.",
  warning_closed: "Betald, bankens fråga är besvarad.",
  warning_needs_response: "Betald, banken frågar.",
  won: "Bestriden, tvisten vunnen.",
};

function paymentText(payment: Payment): string {
  const { amount, dispute, status } = payment;
  if (status === "processing") return "Behandlas.";
  if (status === "requires_action") return "Väntar på köparens godkännande.";
  if (status === "requires_payment_method") return "Nekad.";
  if (status === "canceled") return "Avbruten.";
  if (dispute) return DISPUTE_TEXTS[dispute.status];
  const refunded = refundedAmount(payment);
  if (payment.refunds.some((refund) => refund.status === "pending")) return "Återbetalas.";
  if (refunded === 0) return payment.refunds.length > 0 ? "Återbetalningen nekad." : "Betald.";
  return refunded === amount ? "Återbetald." : `Delvis återbetald: ${formatOre(refunded)}.`;
}

function form<Entry extends { readonly id: string }>(
  entry: Entry,
  actions: readonly Action<Entry>[],
): string {
  const buttons = possible(actions, entry).map(({ action, label }) => actionButton(action, label));
  return `<form method="post"><input type="hidden" name="id" value="${entry.id}" />${buttons.join("")}</form>`;
}

function possible<Entry>(actions: readonly Action<Entry>[], entry: Entry) {
  return actions.filter(({ canRun }) => canRun?.(entry) ?? true);
}
