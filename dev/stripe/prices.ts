export interface Price {
  readonly id: string;
  readonly name: string;
  /** In öre. */
  readonly amount: number;
  /** The billing interval; null for a one-time payment. */
  readonly interval: "month" | "year" | null;
}

/** The prices by the environment variable that the functions read their ids from. */
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

/** Swedish VAT, included in the prices. */
export const TAX_RATE = { id: "txr_localVat", name: "Moms", percentage: 25 } as const;

export function findPrice(id: string): Price | undefined {
  return Object.values(PRICES).find((price) => price.id === id);
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
  if (sold.taxRateId === null) return 0;
  const { percentage } = TAX_RATE;
  return Math.round((priceOf(sold).amount * percentage) / (100 + percentage));
}
