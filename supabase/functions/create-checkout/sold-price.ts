import type Stripe from "npm:stripe@23.1.0";
import { PRODUCTS, type ProductId } from "../_shared/commerce.ts";
import { SettingError } from "../_shared/environment.ts";
import { priceDifferences, requireRightMode } from "../_shared/prices.ts";

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
  const differences = priceDifferences(await stripe.prices.retrieve(priceId), product);
  if (differences.length > 0) {
    throw new SettingError(
      `${product.priceVariable} is not the price of the site: ${differences.join("; ")}`,
    );
  }
  agreed.add(priceId);
}
