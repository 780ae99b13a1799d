/** What the key may read; what it may write cannot be tried without changing anything. */
import type Stripe from "npm:stripe@23.1.0";
import { isForbidden, isUnknownKey } from "../../../supabase/functions/_shared/stripe.ts";
import { byHand, type Finding, ok, wrong } from "../finding.ts";

/** The rights of a restricted key, by their names in the dashboard, and a request that needs each. */
const RIGHTS = {
  "Own account": (stripe: Stripe) => stripe.accounts.retrieveCurrent(),
  Customers: (stripe: Stripe) => stripe.customers.list({ limit: 1 }),
  "Checkout Sessions": (stripe: Stripe) => stripe.checkout.sessions.list({ limit: 1 }),
  "Customer portal": (stripe: Stripe) => stripe.billingPortal.configurations.list({ limit: 1 }),
  Subscriptions: (stripe: Stripe) => stripe.subscriptions.list({ limit: 1 }),
  Charges: (stripe: Stripe) => stripe.charges.list({ limit: 1 }),
  Refunds: (stripe: Stripe) => stripe.refunds.list({ limit: 1 }),
  "Credit notes": (stripe: Stripe) => stripe.creditNotes.list({ limit: 1 }),
  Invoices: (stripe: Stripe) => stripe.invoices.list({ limit: 1 }),
  Prices: (stripe: Stripe) => stripe.prices.list({ limit: 1 }),
  "Tax Rates": (stripe: Stripe) => stripe.taxRates.list({ limit: 1 }),
  "Payment Intents": (stripe: Stripe) => stripe.paymentIntents.list({ limit: 1 }),
  Disputes: (stripe: Stripe) => stripe.disputes.list({ limit: 1 }),
  "Balance transactions": (stripe: Stripe) => stripe.balanceTransactions.list({ limit: 1 }),
  "Tax IDs": (stripe: Stripe) => stripe.taxIds.list({ limit: 1 }),
  "Webhook Endpoints": (stripe: Stripe) => stripe.webhookEndpoints.list({ limit: 1 }),
} as const;

export type Right = keyof typeof RIGHTS;

/** What the site works without, and what is not seen then. */
const OPTIONAL: Partial<Readonly<Record<string, string>>> = {
  "Balance transactions": "needed for the book-keeper's file",
  "Tax IDs": "look whether the VAT number is on invoices (docs/deployment.md, section 3)",
  "Webhook Endpoints": "look at the webhook's address, events, version and status",
};

export interface Rights {
  readonly findings: readonly Finding[];
  /** Null when nothing can be asked. */
  readonly missing: ReadonlySet<string> | null;
}

const UNKNOWN_KEY: Rights = {
  findings: [
    wrong(
      "STRIPE_SECRET_KEY",
      "Stripe does not accept the key: PAYMENTS ARE DOWN",
      "set a key that is in Developers → API keys",
    ),
  ],
  missing: null,
};

/** Tries every right. */
export async function checkRights(stripe: Stripe): Promise<Rights> {
  const missing = new Set<string>();
  for (const [right, read] of Object.entries(RIGHTS)) {
    try {
      await read(stripe);
    } catch (error) {
      if (isUnknownKey(error)) return UNKNOWN_KEY;
      if (!isForbidden(error)) throw error;
      missing.add(right);
    }
  }
  return {
    findings: missing.size === 0 ? [ok("rights", "it may read all")] : [...missing].map(lacking),
    missing,
  };
}

function lacking(right: string): Finding {
  const subject = `right to read ${right}`;
  const optional = OPTIONAL[right];
  if (optional !== undefined) return byHand(subject, `the key lacks it; ${optional}`);
  return wrong(
    subject,
    "the key lacks it, and the functions need it",
    right === "Own account"
      ? "give the key the right that Stripe's log names (Developers → Logs), or use the secret key"
      : "give it to the key (Developers → API keys), or use the secret key",
  );
}

export function byHandRights(key: string): readonly Finding[] {
  if (!key.startsWith("rk_")) return [];
  return [
    byHand(
      "rights to write",
      "Developers → API keys: Customers, Checkout Sessions, Customer portal, Subscriptions, Invoices, Charges and Refunds, Credit notes",
    ),
  ];
}
