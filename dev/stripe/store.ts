import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { renew } from "./billing.ts";
import type { Customer, StripeData } from "./model.ts";
import { now } from "./model.ts";

/** How long Stripe gives the same answer to an idempotency key. */
const REPEAT_SECONDS = 24 * 60 * 60;

/** The data of the payment stand-in, kept in one file beside the database. */
export class StripeStore {
  readonly data: StripeData;
  readonly #file: string | null;

  /** @param folder where the file is; null keeps everything in memory */
  constructor(folder: string | null) {
    this.#file = folder && join(folder, "stripe.json");
    this.data = (this.#file && readData(this.#file)) || {
      key: `sk_test_local${randomBytes(16).toString("hex")}`,
      customers: [],
      sessions: [],
      subscriptions: [],
      payments: [],
      portalSessions: [],
      answers: {},
    };
    this.save();
  }

  /** Writes the file. Done at once, so that two requests cannot mix in it. */
  save(): void {
    if (this.#file) writeFileSync(this.#file, JSON.stringify(this.data), { mode: 0o600 });
  }

  /** Lets happen what time has brought: renewals, and the end of checkouts and kept answers. */
  catchUp(): void {
    const { sessions, subscriptions, answers } = this.data;
    for (const session of sessions) {
      if (session.status === "open" && session.expiresAt <= now()) session.status = "expired";
    }
    subscriptions.forEach(renew);
    for (const [key, { created }] of Object.entries(answers)) {
      if (created + REPEAT_SECONDS <= now()) delete answers[key];
    }
  }

  /** A customer that has not been deleted. */
  customer(id: string): Customer | undefined {
    return this.data.customers.find((customer) => customer.id === id && !customer.isDeleted);
  }
}

function readData(file: string): StripeData | null {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
