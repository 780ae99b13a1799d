/**
 * A stand-in for Stripe: the part of its API that the edge functions use, a checkout page, a
 * customer portal, webhook events, and a page that simulates the passage of time and outages.
 */
import * as v from "valibot";
import { StripeApi } from "./api.ts";
import { payFirst, subscribe } from "./billing/subscriptions.ts";
import { Faults } from "./faults.ts";
import { newId, now } from "./model.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { missingPage } from "./pages/html.ts";
import { portalPage } from "./pages/portal-page.ts";
import { testPage } from "./pages/test-page.ts";
import { PRICE_VARIABLES, priceOfProduct, TAX_RATE } from "./prices.ts";
import type { RateLimits } from "./rate-limits.ts";
import { setupData } from "./setup.ts";
import { StripeStore } from "./store.ts";
import { Webhooks } from "./webhooks.ts";

/** The stand-in handles this path and all below it. */
export const STRIPE_PATH = "/_local/stripe";

const WEBHOOK_PATH = "/functions/v1/stripe-webhook";

/** A user who has paid for Premium. */
export interface PaidSeed {
  readonly userId: string;
  readonly email: string;
  /** End of the paid period, in seconds since 1970. */
  readonly end: number;
}

export class StripeStandIn {
  readonly #store: StripeStore;
  readonly #faults = new Faults();
  readonly #webhooks: Webhooks;
  readonly #api: StripeApi;
  /** Its address, without a trailing slash. */
  readonly #address: string;
  /** The requests to the API since the start, for example `GET customers/cus_1`. */
  readonly #requests: string[] = [];

  /**
   * @param folder for its data; null keeps it in memory
   * @param origin address of the local backend
   * @param limits null takes any number of requests
   */
  constructor(folder: string | null, origin: string, limits: RateLimits | null = null) {
    this.#store = new StripeStore(folder, origin + WEBHOOK_PATH);
    this.#address = origin + STRIPE_PATH;
    this.#webhooks = new Webhooks(this.#store, origin + WEBHOOK_PATH);
    this.#api = new StripeApi(this.#store, this.#faults, this.#address, limits);
  }

  /** The environment with which the edge functions use it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      STRIPE_API_URL: this.#address,
      STRIPE_SECRET_KEY: this.#store.mainKey,
      STRIPE_TAX_RATE: TAX_RATE.id,
      STRIPE_WEBHOOK_SECRET: this.#store.webhookSecret,
      ...PRICE_VARIABLES,
    };
  }

  /** Starts to send the events to the site's webhook. */
  sendEvents(): void {
    this.#webhooks.isOn = true;
  }

  close(): void {
    this.#webhooks.close();
  }

  /** Handles a request for the API or a page. */
  async fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(STRIPE_PATH.length);
    this.#store.update();
    const response = path.startsWith("/v1/")
      ? await this.#callApi(request, path.slice("/v1/".length))
      : await this.#page(request, path);
    this.#webhooks.update();
    this.#store.save();
    return response;
  }

  #callApi(request: Request, path: string): Promise<Response> {
    this.#requests.push(`${request.method} ${path}`);
    return this.#api.fetch(request, path);
  }

  async #page(request: Request, path: string): Promise<Response> {
    const form = request.method === "POST" ? new URLSearchParams(await request.text()) : null;
    const [, kind, id] = /^\/(checkout|portal)\/(\w+)$/.exec(path) ?? [];
    const address = this.#address + path;
    if (path === "" || path === "/") {
      return testPage(this.#store, this.#faults, this.#webhooks, form, address);
    }
    if (path === "/requests") return Response.json(this.#requests);
    if (path === "/setup") return this.#setUp(request);
    if (kind === "checkout" && id) return checkoutPage(this.#store, id, form);
    if (kind === "portal" && id) return portalPage(this.#store, id, form, address);
    return missingPage();
  }

  /** What is set up, which a request can change. */
  async #setUp(request: Request): Promise<Response> {
    if (request.method === "PUT") {
      const setup = v.parse(setupData, await request.json());
      for (const account of this.#store.accounts) account.setup = setup;
    }
    return Response.json(this.#store.main.setup);
  }

  /** The account that the functions use. */
  get accountId(): string {
    return this.#store.main.id;
  }

  /** Adds a customer with an active Premium subscription, and returns the customer's id. */
  addPaidCustomer({ userId, email, end }: PaidSeed): string {
    const account = this.#store.main;
    const customerId = newId("cus");
    account.customers.push({
      id: customerId,
      email,
      metadata: { user_id: userId },
      created: now(),
      isDeleted: false,
    });
    const start = {
      customerId,
      priceId: priceOfProduct("premium").id,
      taxRateId: TAX_RATE.id,
      metadata: { product: "premium", user_id: userId },
      description: null,
    };
    const subscription = subscribe(account, start, payFirst(account, start, "succeeded"));
    subscription.periodEnd = end;
    this.#webhooks.update();
    this.#store.save();
    return customerId;
  }
}
