/** The part of Stripe's API that the edge functions use: keys, versions, idempotency and routes. */
import { ApiError } from "./api-error.ts";
import { API_VERSION } from "./api-version.ts";
import { retrieveAccount } from "./endpoints/account.ts";
import { listBalanceTransactions } from "./endpoints/balance-transactions.ts";
import type { Call } from "./endpoints/call.ts";
import {
  createCheckoutSession,
  expireCheckoutSession,
  listCheckoutSessions,
} from "./endpoints/checkout-sessions.ts";
import { createCreditNote, listCreditNotes } from "./endpoints/credit-notes.ts";
import {
  createCustomer,
  listCustomers,
  removeCustomer,
  updateCustomer,
} from "./endpoints/customers.ts";
import { listEvents } from "./endpoints/events.ts";
import { listInvoicePayments, listInvoices, updateInvoice } from "./endpoints/invoices.ts";
import {
  createRefund,
  listCharges,
  listDisputes,
  listPaymentIntents,
  listRefunds,
  updateCharge,
} from "./endpoints/payments.ts";
import { createPortalSession } from "./endpoints/portal.ts";
import { retrieve } from "./endpoints/retrieve.ts";
import {
  listPortalConfigurations,
  listPrices,
  listTaxIds,
  listTaxRates,
  listWebhookEndpoints,
} from "./endpoints/setup.ts";
import {
  cancelSubscription,
  listSubscriptions,
  releaseSubscriptionSchedule,
  updateSubscription,
} from "./endpoints/subscriptions.ts";
import type { Faults } from "./faults.ts";
import { Idempotency } from "./idempotency.ts";
import { type Account, newId } from "./model.ts";
import { ObjectLocks } from "./object-locks.ts";
import type { RateLimits } from "./rate-limits.ts";
import type { StripeStore } from "./store.ts";

/** An asterisk stands for an id. */
const ROUTES: readonly (readonly [
  method: string,
  path: string,
  endpoint: (call: Call) => object,
])[] = [
  ["GET", "account", retrieveAccount],
  ["GET", "customers", listCustomers],
  ["POST", "customers", createCustomer],
  ["GET", "customers/*", retrieve("customer", "cus_")],
  ["POST", "customers/*", updateCustomer],
  ["DELETE", "customers/*", removeCustomer],
  ["GET", "subscriptions", listSubscriptions],
  ["GET", "subscriptions/*", retrieve("subscription", "sub_")],
  ["POST", "subscriptions/*", updateSubscription],
  ["DELETE", "subscriptions/*", cancelSubscription],
  ["GET", "subscription_schedules/*", retrieve("subscription_schedule", "sub_sched_")],
  ["POST", "subscription_schedules/*/release", releaseSubscriptionSchedule],
  ["GET", "invoices", listInvoices],
  ["GET", "invoices/*", retrieve("invoice", "in_")],
  ["POST", "invoices/*", updateInvoice],
  ["GET", "invoice_payments", listInvoicePayments],
  ["GET", "credit_notes", listCreditNotes],
  ["POST", "credit_notes", createCreditNote],
  ["GET", "credit_notes/*", retrieve("credit_note", "cn_")],
  ["GET", "prices", listPrices],
  ["GET", "prices/*", retrieve("price", "price_")],
  ["GET", "tax_rates", listTaxRates],
  ["GET", "tax_rates/*", retrieve("tax rate", "txr_")],
  ["GET", "tax_ids", listTaxIds],
  ["GET", "payment_intents", listPaymentIntents],
  ["GET", "payment_intents/*", retrieve("payment_intent", "pi_")],
  ["GET", "charges", listCharges],
  ["GET", "charges/*", retrieve("charge", "ch_")],
  ["POST", "charges/*", updateCharge],
  ["GET", "disputes", listDisputes],
  ["GET", "disputes/*", retrieve("dispute", "du_")],
  ["GET", "refunds", listRefunds],
  ["POST", "refunds", createRefund],
  ["GET", "refunds/*", retrieve("refund", "re_")],
  ["GET", "balance_transactions", listBalanceTransactions],
  ["GET", "checkout/sessions", listCheckoutSessions],
  ["POST", "checkout/sessions", createCheckoutSession],
  ["GET", "checkout/sessions/*", retrieve("checkout.session", "cs_")],
  ["POST", "checkout/sessions/*/expire", expireCheckoutSession],
  ["GET", "billing_portal/configurations", listPortalConfigurations],
  ["POST", "billing_portal/sessions", createPortalSession],
  ["GET", "webhook_endpoints", listWebhookEndpoints],
  ["GET", "events", listEvents],
  ["GET", "events/*", retrieve("event", "evt_")],
];

export class StripeApi {
  readonly #store: StripeStore;
  readonly #faults: Faults;
  /** Address of the stand-in's pages. */
  readonly #pages: string;
  readonly #limits: RateLimits | null;
  readonly #locks = new ObjectLocks();
  readonly #idempotency = new Idempotency();

  constructor(store: StripeStore, faults: Faults, pages: string, limits: RateLimits | null) {
    this.#store = store;
    this.#faults = faults;
    this.#pages = pages;
    this.#limits = limits;
  }

  /**
   * Handles a request.
   *
   * @param path the part after /v1/
   */
  async fetch(request: Request, path: string): Promise<Response> {
    const requestId = newId("req");
    const response = await this.#answer(request, path, requestId);
    response.headers.set("request-id", requestId);
    response.headers.set("stripe-version", API_VERSION);
    return response;
  }

  async #answer(request: Request, path: string, requestId: string): Promise<Response> {
    const faults = this.#faults;
    const name = `${request.method} ${path}`;
    const fault = faults.take(name);
    const refused = faults.refuse(fault);
    if (refused) return refused;
    try {
      const account = this.#accountOf(request, path);
      checkVersion(request);
      const { endpoint, id, name: endpointName } = findRoute(request.method, path);
      this.#limits?.count(account, endpointName);
      const isPost = request.method === "POST";
      const idempotencyKey = isPost ? request.headers.get("idempotency-key") : null;
      const body = isPost ? await request.text() : new URL(request.url).search.slice(1);
      const response = await this.#idempotency.respond(
        account,
        { key: idempotencyKey, id: requestId, content: `${path}\n${body}` },
        () => {
          const form = new URLSearchParams(body);
          const changed = request.method === "GET" ? null : changedObject(id, form);
          return this.#locks.change(changed, async () => {
            await faults.beforeExecution(fault);
            const earlier = account.events.length;
            const object = endpoint({ form, id, account, store: this.#store, pages: this.#pages });
            for (const event of account.events.slice(earlier)) {
              event.request = { id: requestId, idempotencyKey };
            }
            return object;
          });
        },
      );
      await faults.beforeAnswer(fault);
      return response;
    } catch (error) {
      if (error instanceof ApiError) return error.toResponse();
      throw error;
    }
  }

  /** @throws ApiError when there is no such key, or it may not call the path */
  #accountOf(request: Request, path: string): Account {
    const key = /^Bearer (\S+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    if (key === undefined) throw new ApiError(401, "You did not provide an API key.");
    const account = this.#store.accountOfKey(key);
    if (!account) throw new ApiError(401, "Invalid API Key provided.");
    const isIn = (forbidden: string) => `${path}/`.startsWith(`${forbidden}/`);
    if (key.startsWith("rk_") && account.setup.forbiddenPaths.some(isIn)) {
      throw new ApiError(
        403,
        `The provided key does not have the required permissions for this endpoint on account '${account.id}'.`,
      );
    }
    return account;
  }
}

function checkVersion(request: Request): void {
  const version = request.headers.get("stripe-version");
  if (version !== API_VERSION) {
    throw new ApiError(400, `The payment stand-in has the version ${API_VERSION}, not ${version}.`);
  }
}

/** The id of the object that a request changes; null when it makes one that changes no other. */
function changedObject(id: string, form: URLSearchParams): string | null {
  return id || (form.get("payment_intent") ?? form.get("invoice"));
}

function findRoute(method: string, path: string) {
  for (const [routeMethod, pattern, endpoint] of ROUTES) {
    if (routeMethod !== method) continue;
    const match = new RegExp(`^${pattern.replace("*", "(\\w+)")}$`).exec(path);
    if (match) return { endpoint, id: match[1] ?? "", name: `${method} ${pattern}` };
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: /v1/${path}).`);
}
