/** Prices in Swedish kronor, VAT included. Basic is paid once, Plus by the month or the year. */
export const PRICES = {
  premiumPricePerMonth: 29,
  basicPrice: 39,
  plusPricePerMonth: 29,
  plusPricePerYear: 199,
} as const;
