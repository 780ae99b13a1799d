import { PRODUCTS, SOLD_PRODUCTS } from "@/config/commerce.ts";
import { planModel } from "@/lib/env.ts";
import { formatPrice } from "@/lib/format.ts";

const products = SOLD_PRODUCTS[planModel].map((id) => PRODUCTS[id]);

export const sellsByTheYear = products.some(({ period }) => period === "year");

/** Whether a plan is bought once, and not renewed. */
export const sellsOnce = products.some(({ period }) => period === null);

const price = (id: keyof typeof PRODUCTS) => formatPrice(PRODUCTS[id].price);

/** What the plans of this site cost, in a sentence. */
export const PRICES_TEXT = {
  premium: `Premium kostar ${price("premium")} i månaden inklusive moms.`,
  "basic-plus": `Basic kostar ${price("basic")} en gång och Plus ${price("plus-month")} i månaden eller ${price("plus-year")} om året, inklusive moms.`,
}[planModel];
