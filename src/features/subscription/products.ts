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

/** The product with a stored id; where only one is for sale, any id means that one. */
export function productById(model: PlanModel, id: string | null): ProductId | null {
  if (id === null) return null;
  const products: readonly ProductId[] = SOLD_PRODUCTS[model];
  const [only] = products.length === 1 ? products : [];
  return products.find((product) => product === id) ?? only ?? null;
}
