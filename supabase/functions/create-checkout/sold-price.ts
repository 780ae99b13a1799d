import type Stripe from "npm:stripe@23.1.0";
import { PRODUCTS, type Product, type ProductId } from "../_shared/commerce.ts";
import { SettingError } from "../_shared/environment.ts";
import { requireRightMode } from "../_shared/prices.ts";

/** Ids of prices that agreed, for later calls of the same instance: an amount never changes. */
const agreed = new Set<string>();

/**
 * Makes sure that Stripe would charge what the site says.
 *
 * @throws SettingError when nothing may be sold, or the price differs
 */
export async function requireSoldPrice(
  stripe: Stripe,
  productId: ProductId,
  priceId: string,
): Promise<void> {
  requireRightMode();
  if (agreed.has(priceId)) return;
  const product = PRODUCTS[productId];
  const differences = differencesOf(await stripe.prices.retrieve(priceId), product);
  if (differences.length > 0) {
    throw new SettingError(
      `${product.priceVariable} is not the price of the site: ${differences.join("; ")}`,
    );
  }
  agreed.add(priceId);
}

/** What the price in Stripe has, instead of what the site says. */
function differencesOf(price: Stripe.Price, { price: kronor, period }: Product): string[] {
  const { recurring } = price;
  const interval = recurring && `${recurring.interval_count} ${recurring.interval}`;
  const compared: readonly (readonly [what: string, actual: unknown, wanted: unknown])[] = [
    ["amount in öre", price.unit_amount, kronor * 100],
    ["currency", price.currency, "sek"],
    ["interval", interval, period && `1 ${period}`],
    ["active", price.active, true],
    ["VAT is added to it", price.tax_behavior === "exclusive", false],
  ];
  return compared
    .filter(([, actual, wanted]) => actual !== wanted)
    .map(([what, actual, wanted]) => `${what}: ${actual} instead of ${wanted}`);
}
