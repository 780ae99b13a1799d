/** A buyer who presses again when something failed, and the world around: Stripe's events, and time. */
import assert from "node:assert/strict";
import type Stripe from "npm:stripe@23.1.0";
import {
  billingLock,
  newUser,
  passBillingLock,
  passDayOfPlan,
  passSharedPage,
  storedConfirmations,
  storedCustomer,
  storedNotices,
  type User,
} from "../backend.ts";
import { call, type FunctionName } from "../calls.ts";
import { stripe, submit } from "../payments.ts";
import type { ReceivedMail } from "../smtp.ts";
import { deliver } from "../webhook.ts";
import type { Network } from "./network.ts";

/** More than the requests that one fault can make fail. */
const PRESSES = 3;

export class Buyer {
  readonly user: User;
  /** The addresses of checkouts to which the buyer was sent. */
  readonly pages = new Set<string>();
  readonly #mails: readonly ReceivedMail[];
  readonly #lastEvent: string | undefined;
  readonly #delivered = new Set<string>();
  #network: Network | null = null;

  private constructor(user: User, mails: readonly ReceivedMail[], lastEvent: string | undefined) {
    this.user = user;
    this.#mails = mails;
    this.#lastEvent = lastEvent;
  }

  /** @param mails those that the functions send */
  static async create(mails: readonly ReceivedMail[]): Promise<Buyer> {
    const { data } = await stripe.events.list({ limit: 1 });
    return new Buyer(await newUser(), mails, data[0]?.id);
  }

  /** Lets the buyer's calls use a network. */
  async on(network: Network, run: () => Promise<void>): Promise<void> {
    this.#network = network;
    try {
      await network.during(run);
    } finally {
      this.#network = null;
    }
  }

  /**
   * Makes a call until it succeeds, as a buyer does who is told to try again.
   *
   * @param wait what happens before each further call
   */
  async press(send: () => Promise<Response>, wait?: () => Promise<void>): Promise<Response> {
    let response = await this.#send(send);
    for (let press = 1; press < PRESSES && response.status >= 409; press++) {
      await response.body?.cancel();
      await wait?.();
      response = await this.#send(send);
    }
    return response;
  }

  async #send(send: () => Promise<Response>): Promise<Response> {
    const response = await send();
    await this.#network?.deliverLate();
    return response;
  }

  /** Presses "Köp", and returns where that leads; null when it is refused. */
  async order(product: string): Promise<string | null> {
    const body = JSON.stringify({ product });
    const url = await this.#urlOf("create-checkout", { body });
    if (url?.includes("/checkout/")) this.pages.add(url);
    return url;
  }

  /** Presses "Hantera prenumeration". */
  async openPortal(): Promise<string> {
    const url = await this.#urlOf("customer-portal");
    assert.ok(url, "The portal did not open");
    return url;
  }

  async #urlOf(name: FunctionName, init?: RequestInit): Promise<string | null> {
    const response = await this.press(() => call(name, this.user, init));
    const body: unknown = await response.json();
    if (typeof body !== "object" || body === null || !("url" in body)) return null;
    return String(body.url);
  }

  /** Pays on every page to which the buyer was sent, as nobody should. */
  async payEverywhere(): Promise<void> {
    for (const page of this.pages) await submit(page, { action: "pay" });
    await passSharedPage(this.user);
  }

  /** Comes back to the site after a day. */
  async visit(): Promise<void> {
    await passDayOfPlan(this.user);
    const response = await this.press(() => call("check-subscription", this.user));
    await response.body?.cancel();
    assert.equal(response.status, 200, "A visit fails");
  }

  /** What happens by itself: Stripe sends its events, and the buyer comes back. */
  async settle(): Promise<void> {
    await this.deliverEvents();
    await this.visit();
  }

  /** Everything that has happened in Stripe since the buyer came, oldest first. */
  async events(): Promise<readonly Stripe.Event[]> {
    const found: Stripe.Event[] = [];
    for await (const event of stripe.events.list({ limit: 100 })) {
      if (event.id === this.#lastEvent) break;
      found.push(event);
    }
    return found.reverse();
  }

  /** Sends each event to the webhook until it is accepted, as Stripe does, long after a lock has lapsed. */
  async deliverEvents(): Promise<void> {
    for (const event of await this.events()) {
      if (this.#delivered.has(event.id)) continue;
      const response = await this.press(
        () => deliver(event),
        () => passBillingLock(this.user),
      );
      await response.body?.cancel();
      assert.equal(response.status, 200, `The webhook does not accept ${event.type}`);
      this.#delivered.add(event.id);
    }
  }

  /** The successful payments, of whichever customer. */
  async payments(): Promise<readonly string[]> {
    return (await this.events())
      .filter(({ type }) => type === "payment_intent.succeeded")
      .map(({ data: { object } }) => ("id" in object ? String(object.id) : ""));
  }

  /** The subjects of the buyer's mails. */
  get subjects(): readonly string[] {
    return this.#mails
      .filter(({ recipients }) => recipients.includes(this.user.email))
      .map(({ subject }) => subject ?? "");
  }

  async assertNoLock(): Promise<void> {
    assert.equal(await billingLock(this.user), null, "A billing lock is left");
    for (const { sent_at } of await storedConfirmations(this.user)) {
      assert.ok(sent_at, "A confirmation is claimed and not sent");
    }
  }

  /** A checkout that is open after a purchase could be paid as well. */
  async assertNoOpenCheckout(): Promise<void> {
    const customer = await storedCustomer(this.user);
    if (customer === null) return;
    const { data } = await stripe.checkout.sessions.list({ customer, status: "open" });
    assert.deepEqual(
      data.map(({ id }) => id),
      [],
      "Open checkouts",
    );
  }

  async refundsOf(payment: string): Promise<readonly Stripe.Refund[]> {
    return (await stripe.refunds.list({ payment_intent: payment, limit: 100 })).data;
  }

  notices() {
    return storedNotices(this.user.email);
  }
}
