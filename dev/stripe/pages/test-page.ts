/** A page for developers and tests: simulates the passage of time, refunds and outages. */
import { cancelNow, failRenewal, passPeriodEnd, passWeek } from "../billing.ts";
import { type Fault, type Faults, isFault } from "../faults.ts";
import type { Customer, Payment, Subscription } from "../model.ts";
import type { StripeStore } from "../store.ts";
import { actionButton, escapeHtml, formatPrice, page, seeOther, subscriptionText } from "./html.ts";

const SUBSCRIPTION_ACTIONS: readonly {
  readonly action: string;
  readonly label: string;
  readonly run: (subscription: Subscription) => void;
}[] = [
  { action: "pass-period", label: "Flytta förbi periodens slut", run: passPeriodEnd },
  { action: "pass-week", label: "Flytta en vecka", run: passWeek },
  { action: "fail-renewal", label: "Låt förnyelsen misslyckas", run: failRenewal },
  { action: "cancel-now", label: "Avsluta genast", run: cancelNow },
];

const FAULT_LABELS: readonly (readonly [Fault, string])[] = [
  ["none", "Svara som vanligt"],
  ["slow", "Svara inte"],
  ["down", "Var nere"],
  ["429", "Svara 429"],
  ["500", "Svara 500"],
];

/** @param form the submitted form, if the request has one */
export function testPage(
  store: StripeStore,
  faults: Faults,
  form: URLSearchParams | null,
  address: string,
): Response {
  if (form) {
    act(store, faults, form);
    return seeOther(address);
  }
  const { customers } = store.data;
  return page(
    "Stripe på låtsas",
    `
      <p class="note">Det som den lokala servern har sålt. Datumen flyttas i datan; klockan går som vanligt.</p>
      <form method="post" aria-label="Stripes svar">
        <input type="hidden" name="action" value="fault" />
        ${faultButtons(faults.current)}
      </form>
      ${
        customers
          .map((customer) => customerArticle(customer, store))
          .reverse()
          .join("") || "<p>Inga kunder än.</p>"
      }`,
  );
}

function act({ data }: StripeStore, faults: Faults, form: URLSearchParams): void {
  const action = form.get("action");
  const isNamed = ({ id }: { readonly id: string }) => id === form.get("id");
  const subscription = data.subscriptions.find(isNamed);
  if (subscription) SUBSCRIPTION_ACTIONS.find((one) => one.action === action)?.run(subscription);
  const payment = data.payments.find(isNamed);
  if (payment && action === "refund") payment.isRefunded = true;
  const customer = data.customers.find(isNamed);
  if (customer && action === "delete") {
    customer.isDeleted = true;
    // As in Stripe.
    data.subscriptions.filter(({ customerId }) => customerId === customer.id).forEach(cancelNow);
  }
  const fault = form.get("fault");
  if (action === "fault" && isFault(fault)) faults.current = fault;
}

function faultButtons(current: Fault): string {
  return FAULT_LABELS.map(
    ([fault, label]) =>
      `<button name="fault" value="${fault}" aria-pressed="${fault === current}">${label}</button>`,
  ).join("");
}

function customerArticle(customer: Customer, { data }: StripeStore): string {
  const isOfCustomer = ({ customerId }: { readonly customerId: string }) =>
    customerId === customer.id;
  const name = escapeHtml(customer.email ?? customer.id);
  return `
    <article aria-label="${name}">
      <h2>${name}</h2>
      <p class="note">${customer.id}</p>
      ${customer.isDeleted ? "<p>Borttagen.</p>" : form(customer.id, actionButton("delete", "Ta bort kunden"))}
      ${data.subscriptions.filter(isOfCustomer).map(subscriptionArticle).join("")}
      ${data.payments.filter(isOfCustomer).map(paymentArticle).join("")}
    </article>`;
}

function subscriptionArticle(subscription: Subscription): string {
  const buttons = SUBSCRIPTION_ACTIONS.map(({ action, label }) => actionButton(action, label));
  return `
    <article aria-label="Prenumeration">
      <h3>${subscription.id}</h3>
      ${subscriptionText(subscription)}
      ${form(subscription.id, buttons.join(""))}
    </article>`;
}

function paymentArticle({ id, amount, isRefunded }: Payment): string {
  return `
    <article aria-label="Betalning">
      <h3>${id}</h3>
      <p>${formatPrice({ amount, interval: null })}</p>
      ${isRefunded ? "<p>Återbetald.</p>" : form(id, actionButton("refund", "Återbetala"))}
    </article>`;
}

function form(id: string, buttons: string): string {
  return `<form method="post"><input type="hidden" name="id" value="${id}" />${buttons}</form>`;
}
