import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { readJson, writeJson } from "../json-file.ts";
import { renew } from "./billing.ts";
import { type Customer, now, type StripeData, stripeData } from "./model.ts";

/** How long Stripe repeats its response to an idempotency key. */
const IDEMPOTENCY_SECONDS = 24 * 60 * 60;

/** The data of the payment stand-in, stored in one file beside the database. */
export class StripeStore {
  readonly data: StripeData;
  readonly #file: string | null;

  /** @param folder of the file; null keeps the data in memory */
  constructor(folder: string | null) {
    this.#file = folder && join(folder, "stripe.json");
    this.data = (this.#file && readJson(this.#file, stripeData)) || {
      key: `sk_test_local${randomBytes(16).toString("hex")}`,
      customers: [],
      sessions: [],
      subscriptions: [],
      payments: [],
      portalSessions: [],
      responses: {},
    };
    this.save();
  }

  save(): void {
    if (this.#file) writeJson(this.#file, this.data);
  }

  /** Applies what happens with time: renewals, and expired checkouts and stored responses. */
  update(): void {
    const { sessions, subscriptions, responses } = this.data;
    for (const session of sessions) {
      if (session.status === "open" && session.expiresAt <= now()) session.status = "expired";
    }
    subscriptions.forEach(renew);
    for (const [key, { created }] of Object.entries(responses)) {
      if (created + IDEMPOTENCY_SECONDS <= now()) delete responses[key];
    }
  }

  /** A customer that has not been deleted. */
  customer(id: string): Customer | undefined {
    return this.data.customers.find((customer) => customer.id === id && !customer.isDeleted);
  }
}
