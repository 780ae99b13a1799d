/** The settings that the functions need: each is there and well-formed. */
import {
  PRODUCT_IDS,
  PRODUCTS,
  type ProductId,
  SOLD_PRODUCTS,
} from "../../supabase/functions/_shared/commerce.ts";
import {
  backendUrl,
  captchaSecret,
  jobSecret,
  publishableKey,
  SettingError,
  secretKey,
  siteUrl,
  smtpSettings,
  stripeKey,
  stripePrice,
  webhookSecret,
} from "../../supabase/functions/_shared/environment.ts";
import { requireTaxRate } from "../../supabase/functions/_shared/prices.ts";
import { byHand, type Finding, ok, wrong } from "./finding.ts";

const REMEDY = "set it, here and as a secret of the functions";

/** How each setting is read. */
const SETTINGS = {
  SITE_URL: siteUrl,
  SUPABASE_URL: backendUrl,
  SUPABASE_PUBLISHABLE_KEYS: publishableKey,
  SUPABASE_SECRET_KEYS: secretKey,
  STRIPE_SECRET_KEY: stripeKey,
  STRIPE_TAX_RATE: requireTaxRate,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  "SMTP_*": smtpSettings,
  HCAPTCHA_SECRET: captchaSecret,
} as const;

export type SettingName = keyof typeof SETTINGS;

export interface CheckedSettings {
  readonly findings: readonly Finding[];
  /** Those that cannot be used. */
  readonly unusable: ReadonlySet<string>;
}

export function checkSettings(): CheckedSettings {
  const results = Object.entries(SETTINGS).map(([name, read]) => ({
    name,
    problem: problemOf(read),
  }));
  return {
    findings: [
      ...results.map(({ name, problem }) =>
        problem === null ? ok(name, "set") : wrong(name, problem, REMEDY),
      ),
      ...PRODUCT_IDS.flatMap(priceProblem),
      jobProblem(),
      siteKey(),
    ],
    unusable: new Set(results.flatMap(({ name, problem }) => (problem === null ? [] : name))),
  };
}

/** The products with the id of a price: everyone can buy them, whether the site lists them or not. */
export function pricedProducts(): readonly ProductId[] {
  return PRODUCT_IDS.filter(
    (id) => problemOf(() => stripePrice(PRODUCTS[id].priceVariable)) === null,
  );
}

/** A price that is malformed, or missing although the site sells the product. */
function priceProblem(id: ProductId): readonly Finding[] {
  if (!isForSale(id)) return [];
  const { priceVariable } = PRODUCTS[id];
  const problem = problemOf(() => stripePrice(priceVariable));
  return problem === null ? [] : [wrong(priceVariable, problem, REMEDY)];
}

/** Without it nobody is reminded of a renewal, and the operator is told of nothing that is open. */
function jobProblem(): Finding {
  const problem = problemOf(jobSecret);
  return problem === null ? ok("JOB_SECRET", "set") : wrong("JOB_SECRET", problem, REMEDY);
}

/** Whether the site has a key of hCaptcha: with the public test key, nobody passes for a secret of one's own. */
function siteKey(): Finding {
  const name = "VITE_HCAPTCHA_SITE_KEY";
  return Deno.env.get(name)
    ? ok(name, "set")
    : byHand(name, "the variables of the build: the site key that belongs to HCAPTCHA_SECRET");
}

/** Whether the site lists the product, or a price for it is set. */
function isForSale(id: ProductId): boolean {
  const listed: readonly ProductId[] =
    SOLD_PRODUCTS[Deno.env.get("VITE_PLAN_MODEL") === "basic-plus" ? "basic-plus" : "premium"];
  return listed.includes(id) || Boolean(Deno.env.get(PRODUCTS[id].priceVariable));
}

function problemOf(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    // SITE_URL is parsed as an address.
    if (error instanceof TypeError) return "not an address";
    throw error;
  }
}
