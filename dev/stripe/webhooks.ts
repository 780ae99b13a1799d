import { createHmac } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eventObject } from "./events.ts";
import type { StripeEvent } from "./model.ts";
import { now } from "./model.ts";
import type { StripeStore } from "./store.ts";

/** The pauses before a delivery is tried again. Stripe goes on for days; this for a minute. */
const PAUSES_MS = [1_000, 4_000, 15_000, 40_000];

const TIMEOUT_MS = 20_000;

/**
 * Sends the events of the main account to the site's webhook, in the background and in the order of
 * their creation. One that is not accepted is sent again later, while others overtake it.
 */
export class Webhooks {
  readonly #store: StripeStore;
  readonly #url: string;
  readonly #closed = new AbortController();
  /** The ids of the events that are on their way. */
  readonly #sending = new Set<string>();
  #last: Promise<unknown> = Promise.resolve();
  #isOn = false;

  /** @param url where the events are sent */
  constructor(store: StripeStore, url: string) {
    this.#store = store;
    this.#url = url;
  }

  get isOn(): boolean {
    return this.#isOn;
  }

  /**
   * Events that are created while this is off are never sent, as without a webhook in Stripe, nor are
   * those that it does not ask for.
   */
  set isOn(isOn: boolean) {
    this.#isOn = isOn;
    this.update();
  }

  /** Sends the events that were created since the last call. */
  update(): void {
    const { events, setup } = this.#store.main;
    const enabled = setup.webhookEndpoints.flatMap((endpoint) => endpoint.events);
    for (const event of events) {
      if (!event.isPending || this.#sending.has(event.id)) continue;
      if (!(this.#isOn && enabled.includes(event.type))) {
        event.isPending = false;
        continue;
      }
      this.#sending.add(event.id);
      const first = this.#last.then(() => this.#attempt(event));
      this.#last = first;
      first.then(() => this.#repeat(event));
    }
  }

  /** Stops sending. */
  close(): void {
    this.#closed.abort();
  }

  async #repeat(event: StripeEvent): Promise<void> {
    for (const pause of PAUSES_MS) {
      if (!event.isPending) break;
      try {
        await sleep(pause, undefined, { signal: this.#closed.signal, ref: false });
      } catch {
        return;
      }
      await this.#attempt(event);
    }
    event.isPending = false;
    this.#sending.delete(event.id);
    this.#store.save();
  }

  async #attempt(event: StripeEvent): Promise<void> {
    if (this.#closed.signal.aborted) return;
    const body = JSON.stringify(eventObject(this.#store.main, event));
    const isAccepted = await fetch(this.#url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": signature(body, this.#store.webhookSecret),
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
      },
      body,
      redirect: "manual",
      signal: AbortSignal.any([this.#closed.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok;
      },
      () => false,
    );
    if (isAccepted) event.isPending = false;
  }
}

/** The header with which the receiver verifies who has sent a body, and when. */
function signature(body: string, secret: string): string {
  const time = now();
  const hash = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
  return `t=${time},v1=${hash}`;
}
