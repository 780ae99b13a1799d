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
  // Without it nobody is reminded of a renewal, and the operator is told of nothing that is open.
  JOB_SECRET: jobSecret,
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
      ...sharedPrices(),
      ...standIns(),
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

/** Products with one price: what was sold at it cannot be told from the price. */
function sharedPrices(): readonly Finding[] {
  const variables = PRODUCT_IDS.map((id) => PRODUCTS[id].priceVariable);
  return variables.flatMap((variable, index) => {
    const price = Deno.env.get(variable);
    const same = price && variables.slice(0, index).find((other) => Deno.env.get(other) === price);
    return same
      ? [wrong(variable, `the price of ${same} too`, `create a price for each, and ${REMEDY}`)]
      : [];
  });
}

/** Addresses of stand-ins that are set on a public site: its payments and captchas go there. */
function standIns(): readonly Finding[] {
  if (!Deno.env.get("SITE_URL")?.startsWith("https:")) return [];
  return ["STRIPE_API_URL", "HCAPTCHA_VERIFY_URL"]
    .filter((name) => Deno.env.get(name))
    .map((name) =>
      wrong(
        name,
        "the address of a stand-in, on a public site",
        "unset it, here and as a secret of the functions",
      ),
    );
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
