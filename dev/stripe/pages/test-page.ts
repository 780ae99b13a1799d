/** A page for developers and tests: simulates the passage of time, refunds and outages. */
import { ApiError } from "../api-error.ts";
import { settlePayment } from "../billing/checkout.ts";
import { deleteCustomer } from "../billing/customers.ts";
import { closeDispute, openDispute, refund } from "../billing/payments.ts";
import {
  cancelAtPeriodEnd,
  cancelNow,
  catchUp,
  failForGood,
  failRenewal,
  lag,
  passPeriodEnd,
  payInvoice,
  resume,
  setStatus,
} from "../billing/subscriptions.ts";
import { passDays, passDaysOfCustomer } from "../billing/time.ts";
import { type Fault, type Faults, isFault } from "../faults.ts";
import type { Account, Customer, Payment, Subscription } from "../model.ts";
import { refundedAmount } from "../objects/payments.ts";
import type { StripeStore } from "../store.ts";
import type { Webhooks } from "../webhooks.ts";
import { actionButton, escapeHtml, formatOre, page, seeOther, subscriptionText } from "./html.ts";

/** What can happen to an entry. */
interface Action<Entry> {
  readonly action: string;
  readonly label: string;
  readonly run: (account: Account, entry: Entry) => void;
}

const SUBSCRIPTION_ACTIONS: readonly Action<Subscription>[] = [
  { action: "pass-period", label: "Flytta förbi periodens slut", run: passPeriodEnd },
  { action: "pass-week", label: "Flytta en vecka", run: (...entry) => passDays(...entry, 7) },
  { action: "lag", label: "Låt förnyelsen dröja", run: lag },
  { action: "catch-up", label: "Förnya nu", run: catchUp },
  { action: "fail-renewal", label: "Låt förnyelsen misslyckas", run: failRenewal },
  { action: "pay", label: "Betala fakturan", run: payInvoice },
  {
    action: "cancel-at",
    label: "Säg upp med bara cancel_at",
    run: (...entry) => cancelAtPeriodEnd(...entry, "cancel_at"),
  },
  {
    action: "cancel-at-period-end",
    label: "Säg upp med bara cancel_at_period_end",
    run: (...entry) => cancelAtPeriodEnd(...entry, "cancel_at_period_end"),
  },
  { action: "resume", label: "Ångra uppsägningen", run: resume },
  { action: "cancel-now", label: "Avsluta genast", run: cancelNow },
  { action: "trialing", label: "Prövotid", run: (...entry) => setStatus(...entry, "trialing") },
  {
    action: "incomplete",
    label: "Obetald start",
    run: (...entry) => setStatus(...entry, "incomplete"),
  },
  {
    action: "incomplete-expired",
    label: "Obetald start som gått ut",
    run: (...entry) => setStatus(...entry, "incomplete_expired"),
  },
  { action: "unpaid", label: "Låt alla försök misslyckas", run: failForGood },
  { action: "paused", label: "Pausad", run: (...entry) => setStatus(...entry, "paused") },
];

const PAYMENT_ACTIONS: readonly Action<Payment>[] = [
  {
    action: "succeed",
    label: "Banken bekräftar",
    run: (...entry) => settlePayment(...entry, "succeeded"),
  },
  {
    action: "fail",
    label: "Banken nekar",
    run: (...entry) => settlePayment(...entry, "requires_payment_method"),
  },
  { action: "refund", label: "Återbetala", run: (...entry) => refund(...entry, null) },
  { action: "refund-part", label: "Återbetala 10 kr", run: (...entry) => refund(...entry, 1000) },
  { action: "dispute", label: "Bestrid", run: openDispute },
  {
    action: "win-dispute",
    label: "Vinn tvisten",
    run: (...entry) => closeDispute(...entry, "won"),
  },
  {
    action: "lose-dispute",
    label: "Förlora tvisten",
    run: (...entry) => closeDispute(...entry, "lost"),
  },
];

const CUSTOMER_ACTIONS: readonly Action<Customer>[] = [
  {
    action: "pass-day",
    label: "Flytta allt ett dygn",
    run: (...entry) => passDaysOfCustomer(...entry, 1),
  },
  {
    action: "pass-two-weeks",
    label: "Flytta allt 14 dygn",
    run: (...entry) => passDaysOfCustomer(...entry, 14),
  },
  { action: "delete", label: "Ta bort kunden", run: deleteCustomer },
];

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
    act(store, faults, webhooks, form);
    return seeOther(address);
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

function act(store: StripeStore, faults: Faults, webhooks: Webhooks, form: URLSearchParams): void {
  const action = form.get("action");
  const id = form.get("id");
  const fault = form.get("fault");
  if (action === "fault" && isFault(fault)) faults.set(fault, form.get("requests") ?? "");
  if (action === "send-events") webhooks.isOn = true;
  if (action === "stop-events") webhooks.isOn = false;
  for (const account of store.accounts) {
    run(account, account.subscriptions, SUBSCRIPTION_ACTIONS, id, action);
    run(account, account.payments, PAYMENT_ACTIONS, id, action);
    run(account, account.customers, CUSTOMER_ACTIONS, id, action);
  }
}

function run<Entry extends { readonly id: string }>(
  account: Account,
  entries: readonly Entry[],
  actions: readonly Action<Entry>[],
  id: string | null,
  action: string | null,
): void {
  const entry = entries.find((candidate) => candidate.id === id);
  const chosen = actions.find((candidate) => candidate.action === action);
  if (!entry || !chosen) return;
  try {
    chosen.run(account, entry);
  } catch (error) {
    // The button does not suit the state.
    if (!(error instanceof ApiError)) throw error;
  }
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
      ${customer.isDeleted ? "<p>Borttagen.</p>" : form(customer.id, CUSTOMER_ACTIONS)}
      ${account.subscriptions.filter(isOfCustomer).map(subscriptionArticle).join("")}
      ${account.payments.filter(isOfCustomer).map(paymentArticle).join("")}
    </article>`;
}

function subscriptionArticle(subscription: Subscription): string {
  return `
    <article aria-label="Prenumeration">
      <h3>${subscription.id}</h3>
      ${subscriptionText(subscription)}
      ${form(subscription.id, SUBSCRIPTION_ACTIONS)}
    </article>`;
}

function paymentArticle(payment: Payment): string {
  return `
    <article aria-label="Betalning">
      <h3>${payment.id}</h3>
      <p>${formatOre(payment.amount)}. ${paymentText(payment)}</p>
      ${form(payment.id, PAYMENT_ACTIONS)}
    </article>`;
}

function paymentText(payment: Payment): string {
  const { amount, dispute, status } = payment;
  if (status === "processing") return "Behandlas.";
  if (status === "requires_payment_method") return "Nekad.";
  if (dispute?.status === "won") return "Bestriden, tvisten vunnen.";
  if (dispute) return dispute.status === "lost" ? "Bestriden, tvisten förlorad." : "Bestriden.";
  const refunded = refundedAmount(payment);
  if (refunded === 0) return "Betald.";
  return refunded === amount ? "Återbetald." : `Delvis återbetald: ${formatOre(refunded)}.`;
}

function form<Entry>(id: string, actions: readonly Action<Entry>[]): string {
  const buttons = actions.map(({ action, label }) => actionButton(action, label));
  return `<form method="post"><input type="hidden" name="id" value="${id}" />${buttons.join("")}</form>`;
}
