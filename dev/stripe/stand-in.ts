/**
 * A stand-in for Stripe: the part of its API that the edge functions use, a checkout page, a
 * customer portal, and a page that simulates the passage of time and outages.
 */
import { handleApiRequest } from "./api.ts";
import { subscribe } from "./billing.ts";
import { Faults } from "./faults.ts";
import { newId, now } from "./model.ts";
import { checkoutPage } from "./pages/checkout-page.ts";
import { missingPage } from "./pages/html.ts";
import { portalPage } from "./pages/portal-page.ts";
import { testPage } from "./pages/test-page.ts";
import { PRICES } from "./prices.ts";
import { StripeStore } from "./store.ts";

/** The stand-in handles this path and all below it. */
export const STRIPE_PATH = "/_local/stripe";

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
  /** Its address, without a trailing slash. */
  readonly #address: string;

  /**
   * @param folder for its data; null keeps it in memory
   * @param origin address of the local backend
   */
  constructor(folder: string | null, origin: string) {
    this.#store = new StripeStore(folder);
    this.#address = origin + STRIPE_PATH;
  }

  /** The environment with which the edge functions use it. */
  get environment(): Readonly<Record<string, string>> {
    return {
      STRIPE_API_URL: this.#address,
      STRIPE_SECRET_KEY: this.#store.data.key,
      ...Object.fromEntries(Object.entries(PRICES).map(([name, { id }]) => [name, id])),
    };
  }

  /** Handles a request for the API or a page. */
  async fetch(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.slice(STRIPE_PATH.length);
    this.#store.update();
    const response = path.startsWith("/v1/")
      ? ((await this.#faults.respond()) ??
        (await handleApiRequest(request, path.slice("/v1/".length), this.#store, this.#address)))
      : await this.#page(request, path);
    this.#store.save();
    return response;
  }

  async #page(request: Request, path: string): Promise<Response> {
    const form = request.method === "POST" ? new URLSearchParams(await request.text()) : null;
    const [, kind, id] = /^\/(checkout|portal)\/(\w+)$/.exec(path) ?? [];
    const address = this.#address + path;
    if (path === "" || path === "/") return testPage(this.#store, this.#faults, form, address);
    if (kind === "checkout" && id) return checkoutPage(this.#store, id, form);
    if (kind === "portal" && id) return portalPage(this.#store, id, form, address);
    return missingPage();
  }

  /** Adds a customer with an active Premium subscription, and returns the customer's id. */
  addPaidCustomer({ userId, email, end }: PaidSeed): string {
    const customerId = newId("cus");
    this.#store.data.customers.push({
      id: customerId,
      email,
      metadata: { user_id: userId },
      created: now(),
      isDeleted: false,
    });
    const subscription = subscribe(this.#store.data, {
      customerId,
      priceId: PRICES.STRIPE_PRICE_PREMIUM.id,
      metadata: { plan: "premium", user_id: userId },
    });
    subscription.periodEnd = end;
    this.#store.save();
    return customerId;
  }
}
