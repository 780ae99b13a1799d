/** What Stripe has, compared with what the code needs. Only reads. */
import type Stripe from "npm:stripe@23.1.0";
import { stripeKey } from "../../supabase/functions/_shared/environment.ts";
import type { Operator } from "../../supabase/functions/_shared/operator.ts";
import { RETRIES, withStripe } from "../../supabase/functions/_shared/stripe.ts";
import { ask, unasked } from "./ask.ts";
import type { Finding } from "./finding.ts";
import { checkAccount, checkMode, checkTaxId } from "./stripe/account.ts";
import { UNTOLD } from "./stripe/by-hand.ts";
import { checkPrices, checkTaxRate } from "./stripe/catalogue.ts";
import { checkPortal } from "./stripe/portal.ts";
import { byHandRights, checkRights, type Right, type Rights } from "./stripe/rights.ts";
import { checkWebhook } from "./stripe/webhook.ts";

type Check = (stripe: Stripe, operator: Operator) => Promise<readonly Finding[]>;

/** Each check with the rights that it needs. */
const CHECKS: readonly (readonly [subject: string, check: Check, ...rights: readonly Right[]])[] = [
  ["account", checkAccount, "Own account"],
  ["VAT number on invoices", checkTaxId, "Own account", "Tax IDs"],
  ["prices", checkPrices, "Prices"],
  ["tax rate", checkTaxRate, "Tax Rates"],
  ["portal", checkPortal, "Customer portal"],
  ["webhook", checkWebhook, "Webhook Endpoints"],
];

export async function checkStripe(operator: Operator): Promise<readonly Finding[]> {
  const { findings, missing } = await rightsOfKey();
  const compared = missing === null ? [] : await compare(operator, missing);
  return [checkMode(), ...findings, ...byHandRights(stripeKey()), ...compared, ...UNTOLD];
}

async function rightsOfKey(): Promise<Rights> {
  try {
    return await withStripe(checkRights, RETRIES);
  } catch (error) {
    return { findings: [unasked("Stripe", error)], missing: null };
  }
}

async function compare(
  operator: Operator,
  missing: ReadonlySet<string>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [subject, check, ...needed] of CHECKS) {
    if (needed.some((right) => missing.has(right))) continue;
    const run = (stripe: Stripe) => check(stripe, operator);
    findings.push(...(await ask(subject, () => withStripe(run, RETRIES))));
  }
  return findings;
}
