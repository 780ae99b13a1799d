/** A price of the stand-in, in öre. */
export interface Price {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  /** How often it is charged; null for once. */
  readonly interval: "month" | "year" | null;
}

/** The prices of SPEC section 9, by the setting that names each to the functions. */
export const PRICES = {
  STRIPE_PRICE_PREMIUM: {
    id: "price_localPremium",
    name: "Namnfynd Premium",
    amount: 2900,
    interval: "month",
  },
  STRIPE_PRICE_BASIC: {
    id: "price_localBasic",
    name: "Namnfynd Basic",
    amount: 3900,
    interval: null,
  },
  STRIPE_PRICE_PLUS_MONTH: {
    id: "price_localPlusMonth",
    name: "Namnfynd Plus",
    amount: 2900,
    interval: "month",
  },
  STRIPE_PRICE_PLUS_YEAR: {
    id: "price_localPlusYear",
    name: "Namnfynd Plus",
    amount: 19900,
    interval: "year",
  },
} as const satisfies Record<string, Price>;

/** The price with this id, if there is one. */
export function findPrice(id: string): Price | undefined {
  return Object.values(PRICES).find((price) => price.id === id);
}

/** The price of something that is kept; it was checked when it was sold. */
export function priceOf({ priceId }: { readonly priceId: string }): Price {
  const price = findPrice(priceId);
  if (!price)
    throw new Error(`The payment stand-in keeps a price that it does not know: ${priceId}`);
  return price;
}
