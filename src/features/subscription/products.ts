/** What is for sale, in both plan models: docs/specification.md, "Plans and prices". */
import {
  isPaidOnce,
  PERIODS,
  type PlanModel,
  PRODUCTS,
  type ProductId,
  SOLD_PRODUCTS,
} from "@/config/commerce.ts";
import { formatPrice } from "@/lib/format.ts";
import type { Subscription } from "./subscription.ts";

/** The price of a product with how often it is paid: "29 kr/månad". */
export function formatProductPrice(id: ProductId): string {
  const { price, period } = PRODUCTS[id];
  return formatPrice(price) + (period ? PERIODS[period].per : "");
}

/**
 * What a user can buy: on top of a plan that was paid once, a subscription; beside a subscription,
 * also one that has a problem, nothing.
 */
export function productsFor(
  model: PlanModel,
  { plan, problem }: Subscription,
): readonly ProductId[] {
  if (problem !== null) return [];
  const products = SOLD_PRODUCTS[model];
  if (plan === "Gratis") return products;
  return isPaidOnce(plan) ? products.filter((id) => PRODUCTS[id].period !== null) : [];
}

/** The plan of a subscription, as it is sold by another period; null when it is not, or a payment is missing. */
export function otherPeriodOf(
  model: PlanModel,
  { plan, period, problem }: Subscription,
): ProductId | null {
  if (period === null || problem !== null) return null;
  const products: readonly ProductId[] = SOLD_PRODUCTS[model];
  const other = products.find(
    (id) =>
      PRODUCTS[id].plan === plan && PRODUCTS[id].period !== null && PRODUCTS[id].period !== period,
  );
  return other ?? null;
}

/** No month is longer than that, so what is paid by the month and ends later is paid by the year until then. */
const LONGEST_MONTH_MS = 32 * 24 * 3_600_000;

/** Whether a switch from the year to the month is ordered, as far as the end of the paid time tells. */
export function hasOrderedSwitch({ period, end }: Subscription, now: Date): boolean {
  return period === "month" && end !== null && end.getTime() - now.getTime() > LONGEST_MONTH_MS;
}

/** The product with a stored id; where only one is for sale, any id means that one. */
export function productById(model: PlanModel, id: string | null): ProductId | null {
  if (id === null) return null;
  const products: readonly ProductId[] = SOLD_PRODUCTS[model];
  const [only] = products.length === 1 ? products : [];
  return products.find((product) => product === id) ?? only ?? null;
}
