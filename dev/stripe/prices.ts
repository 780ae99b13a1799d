import {
  PRODUCT_IDS,
  PRODUCTS,
  type ProductId,
} from "../../supabase/functions/_shared/commerce.ts";

export interface Price {
  readonly id: string;
  readonly name: string;
  /** In öre. */
  readonly amount: number;
  /** The billing interval; null for a one-time payment. */
  readonly interval: "month" | "year" | null;
}

/** The price of each product. */
export const PRICES: readonly Price[] = PRODUCT_IDS.map(priceOfProduct);

export function priceOfProduct(id: ProductId): Price {
  const { plan, price, period } = PRODUCTS[id];
  return {
    id: `price_local_${id.replaceAll("-", "_")}`,
    name: `Namnfynd ${plan}`,
    amount: price * 100,
    interval: period,
  };
}

/** The ids of the prices, by the environment variables that the functions read them from. */
export const PRICE_VARIABLES: Readonly<Record<string, string>> = Object.fromEntries(
  PRODUCT_IDS.map((id) => [PRODUCTS[id].priceVariable, priceOfProduct(id).id]),
);

/** Swedish VAT, included in the prices. */
export const TAX_RATE = { id: "txr_localVat", name: "Moms", percentage: 25 } as const;

export function findPrice(id: string): Price | undefined {
  return PRICES.find((price) => price.id === id);
}

/** The price of a stored object; it existed when the object was created. */
export function priceOf({ priceId }: { readonly priceId: string }): Price {
  const price = findPrice(priceId);
  if (!price) throw new Error(`The payment stand-in has stored an unknown price: ${priceId}`);
  return price;
}

/** The tax that a price includes, in öre. */
export function taxOf(sold: {
  readonly priceId: string;
  readonly taxRateId: string | null;
}): number {
  return taxIn(priceOf(sold).amount, sold);
}

/** The tax that an amount includes of something that was sold, in öre. */
export function taxIn(
  amount: number,
  { taxRateId }: { readonly taxRateId: string | null },
): number {
  if (taxRateId === null) return 0;
  const { percentage } = TAX_RATE;
  return Math.round((amount * percentage) / (100 + percentage));
}
