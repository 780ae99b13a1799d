import { PRODUCT_IDS, PRODUCTS, type ProductId } from "./commerce.ts";
import { optionalStripePrice, SettingError, stripeKey, stripePrice } from "./environment.ts";

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

/** Logs the settings without which nothing can be sold; called when a function starts. */
export function reportMissingSettings(): void {
  for (const check of [stripeKey, () => stripePrice(PRODUCTS.premium.priceVariable)]) {
    try {
      check();
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      console.error(`Payments are not set up: ${error.message}`);
    }
  }
}
