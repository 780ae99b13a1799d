/** What is sold: Stripe has the prices of the site, and the tax rate. */
import type Stripe from "npm:stripe@23.1.0";
import { PRODUCTS, type ProductId } from "../../../supabase/functions/_shared/commerce.ts";
import { stripePrice, stripeTaxRate } from "../../../supabase/functions/_shared/environment.ts";
import { differences, priceDifferences } from "../../../supabase/functions/_shared/prices.ts";
import { isMissing } from "../../../supabase/functions/_shared/stripe.ts";
import { compared, type Finding } from "../finding.ts";
import { pricedProducts } from "../settings.ts";

/** Swedish VAT on electronic services, in per cent. */
const VAT_PERCENTAGE = 25;

export function checkPrices(stripe: Stripe): Promise<readonly Finding[]> {
  return Promise.all(pricedProducts().map((id) => checkPrice(stripe, id)));
}

async function checkPrice(stripe: Stripe, productId: ProductId): Promise<Finding> {
  const product = PRODUCTS[productId];
  const id = stripePrice(product.priceVariable);
  const price = await orMissing(stripe.prices.retrieve(id));
  return compared(
    product.priceVariable,
    price ? priceDifferences(price, product) : [`Stripe has no ${id}`],
    "create a price as the site has it in Product catalogue, and set its id",
    `${product.price} kr`,
  );
}

export async function checkTaxRate(stripe: Stripe): Promise<readonly Finding[]> {
  const id = stripeTaxRate();
  if (id === null) return [];
  const rate = await orMissing(stripe.taxRates.retrieve(id));
  const problems = rate
    ? differences([
        ["percentage", rate.percentage, VAT_PERCENTAGE],
        ["inclusive", rate.inclusive, true],
        ["country", rate.country, "SE"],
        ["active", rate.active, true],
      ])
    : [`Stripe has no ${id}`];
  return [
    compared(
      "tax rate",
      problems,
      "create one in Product catalogue → Tax rates (25 %, inclusive, Sweden), and set STRIPE_TAX_RATE",
      `${VAT_PERCENTAGE} %, inclusive`,
    ),
  ];
}

/** An object, or null when this account and mode have none of that id. */
async function orMissing<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
