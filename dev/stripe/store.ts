import { randomBytes } from "node:crypto";
import { join } from "node:path";
import * as v from "valibot";
import { readJson, writeJson } from "../json-file.ts";
import { expireCheckout } from "./billing/checkout.ts";
import { renew } from "./billing/renewals.ts";
import { type Account, type AccountData, accountData, now } from "./model.ts";
import { completeSetup } from "./setup.ts";

/** How long Stripe repeats its answer to an idempotency key. */
const IDEMPOTENCY_SECONDS = 24 * 60 * 60;

/** The start of the key to each account: two modes of one, and the test mode of another one. */
const KEY_PREFIXES = {
  test: "sk_test_local",
  live: "sk_live_local",
  other: "sk_test_other",
} as const;

type AccountName = keyof typeof KEY_PREFIXES;

const ACCOUNT_NAMES: readonly AccountName[] = ["test", "live", "other"];

const stripeData = v.object({
  /** What all keys end with. */
  secret: v.string(),
  webhookSecret: v.string(),
  test: accountData,
  live: accountData,
  other: accountData,
});

function emptyAccount(): AccountData {
  return {
    customers: [],
    sessions: [],
    subscriptions: [],
    invoices: [],
    payments: [],
    creditNotes: [],
    portalSessions: [],
    events: [],
    answers: {},
  };
}

/** The data of the payment stand-in, stored in one file beside the database. */
export class StripeStore {
  readonly #data: v.InferOutput<typeof stripeData>;
  /** The same arrays and records as in the data. */
  readonly #accounts: Readonly<Record<AccountName, Account>>;
  readonly #file: string | null;

  /**
   * @param folder of the file; null keeps the data in memory
   * @param webhookUrl where the events are sent
   */
  constructor(folder: string | null, webhookUrl: string) {
    this.#file = folder && join(folder, "stripe.json");
    this.#data = (this.#file && readJson(this.#file, stripeData)) || {
      secret: randomBytes(16).toString("hex"),
      webhookSecret: `whsec_${randomBytes(24).toString("base64url").replaceAll(/[-_]/g, "x")}`,
      test: emptyAccount(),
      live: emptyAccount(),
      other: emptyAccount(),
    };
    const { test, live, other } = this.#data;
    this.#accounts = {
      test: { ...test, id: "acct_local", isLive: false, setup: completeSetup(webhookUrl) },
      live: { ...live, id: "acct_local", isLive: true, setup: completeSetup(webhookUrl) },
      other: { ...other, id: "acct_other", isLive: false, setup: completeSetup(webhookUrl) },
    };
    this.save();
  }

  save(): void {
    if (this.#file) writeJson(this.#file, this.#data);
  }

  /** The account that the functions use. */
  get main(): Account {
    return this.#accounts.test;
  }

  get mainKey(): string {
    return KEY_PREFIXES.test + this.#data.secret;
  }

  get webhookSecret(): string {
    return this.#data.webhookSecret;
  }

  get accounts(): readonly Account[] {
    return Object.values(this.#accounts);
  }

  /** The account of a secret key, or of the restricted one, which differs in its first letter. */
  accountOfKey(key: string): Account | null {
    const secretKey = key.replace(/^rk_/, "sk_");
    const name = ACCOUNT_NAMES.find((one) => KEY_PREFIXES[one] + this.#data.secret === secretKey);
    return name ? this.#accounts[name] : null;
  }

  /** The other mode of the same account; the third account has only one. */
  otherMode(account: Account): Account | null {
    const { test, live } = this.#accounts;
    if (account === test) return live;
    return account === live ? test : null;
  }

  /** Applies what happens with time: renewals, drafts, and expired checkouts and stored answers. */
  update(): void {
    for (const account of this.accounts) {
      for (const session of account.sessions) {
        if (session.status === "open" && session.expiresAt <= now()) {
          expireCheckout(account, session);
        }
      }
      for (const subscription of account.subscriptions) renew(account, subscription);
      for (const [key, { created }] of Object.entries(account.answers)) {
        if (created + IDEMPOTENCY_SECONDS <= now()) delete account.answers[key];
      }
    }
  }
}
