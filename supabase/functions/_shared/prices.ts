import type Stripe from "npm:stripe@23.1.0";
import { PRODUCT_IDS, PRODUCTS, type Product, type ProductId } from "./commerce.ts";
import {
  isLiveMode,
  optionalStripePrice,
  SettingError,
  siteUrl,
  stripePrice,
  stripeTaxRate,
} from "./environment.ts";
import { idOf } from "./returned-payments.ts";

/**
 * The product that was sold at one of these prices. A price that has since been replaced is no longer
 * in the environment: then the product is the one that checkout stored in the metadata.
 *
 * @returns null when neither identifies a product
 */
export function findSoldProduct(
  priceIds: readonly string[],
  metadata: Readonly<Record<string, string>> | null,
): ProductId | null {
  const byPrice = PRODUCT_IDS.findLast((id) => {
    const price = optionalStripePrice(PRODUCTS[id].priceVariable);
    return price !== null && priceIds.includes(price);
  });
  return byPrice ?? PRODUCT_IDS.find((id) => id === metadata?.product) ?? null;
}

/** The product that an invoice charges for; what it takes off, as after a switch, does not count. */
export function productOfInvoice(
  { lines }: Stripe.Invoice,
  metadata: Readonly<Record<string, string>> | null,
): ProductId | null {
  const charged = lines.data.filter(({ amount }) => amount > 0);
  const prices = charged.map(({ pricing }) => idOf(pricing?.price_details?.price));
  return findSoldProduct(
    prices.filter((id) => id !== null),
    metadata,
  );
}

/** What the price in Stripe has, instead of what the site says. */
export function priceDifferences(
  price: Stripe.Price,
  { price: kronor, period }: Product,
): readonly string[] {
  const { recurring } = price;
  const interval = recurring && `${recurring.interval_count} ${recurring.interval}`;
  return differences([
    ["amount in öre", price.unit_amount, kronor * 100],
    ["currency", price.currency, "sek"],
    ["interval", interval, period && `1 ${period}`],
    ["active", price.active, true],
    ["VAT is added to it", price.tax_behavior === "exclusive", false],
  ]);
}

/** What something in Stripe has, instead of what it should have. */
export function differences(
  compared: readonly (readonly [what: string, actual: unknown, wanted: unknown])[],
): readonly string[] {
  return compared
    .filter(([, actual, wanted]) => actual !== wanted)
    .map(([what, actual, wanted]) => `${what}: ${actual} instead of ${wanted}`);
}

/**
 * A public site with a test key would give its plans away.
 *
 * @throws SettingError when nothing may be sold
 */
export function requireRightMode(): void {
  if (!isLiveMode() && siteUrl().startsWith("https:")) {
    throw new SettingError("STRIPE_SECRET_KEY is a test key, and SITE_URL is public");
  }
}

/** @throws SettingError without it: invoices and receipts would say nothing of the VAT */
export function requireTaxRate(): void {
  if (stripeTaxRate() === null) throw new SettingError("STRIPE_TAX_RATE is not set");
}

/** Logs the settings without which nothing can be sold; called when a function starts. */
export function reportMissingSettings(): void {
  const checks = [
    requireRightMode,
    () => stripePrice(PRODUCTS.premium.priceVariable),
    requireTaxRate,
  ];
  for (const check of checks) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      console.error(`Payments are not set up: ${error.message}`);
    }
  }
}
