/** What is for sale, in both plan models: docs/specification.md, "Plans and prices". */
import { PRICES } from "@/config/prices.ts";
import type { PlanModel } from "@/lib/env.ts";
import { formatPrice } from "@/lib/format.ts";
import { isPaidOnce, type Subscription } from "./subscription.ts";

/** The name of an offer in calls to create-checkout, which takes "premium" as its default. */
export type OfferId = "premium" | "basic" | "plus-month" | "plus-year";

export interface Offer {
  readonly id: OfferId;
  readonly name: string;
  /** What the buyer then has. */
  readonly plan: "Premium" | "Basic" | "Plus";
  /** Price in Swedish kronor, VAT included. */
  readonly kronor: number;
  /** How often the price is paid; null for a one-time payment. */
  readonly period: "month" | "year" | null;
  /** "29 kr/månad". */
  readonly price: string;
  readonly note: string;
  /** The label of the button that starts the purchase. */
  readonly action: string;
}

const { premiumPricePerMonth, basicPrice, plusPricePerMonth, plusPricePerYear } = PRICES;

const OFFERS: Readonly<Record<PlanModel, readonly Offer[]>> = {
  premium: [
    {
      id: "premium",
      name: "Premium",
      plan: "Premium",
      kronor: premiumPricePerMonth,
      period: "month",
      price: `${formatPrice(premiumPricePerMonth)}/månad`,
      note: "Inklusive moms. Betalas med kort, månad för månad.",
      action: "Starta prenumeration",
    },
  ],
  "basic-plus": [
    {
      id: "basic",
      name: "Basic",
      plan: "Basic",
      kronor: basicPrice,
      period: null,
      price: formatPrice(basicPrice),
      note: "Inklusive moms. Engångsbetalning med kort eller Swish.",
      action: "Köp Basic",
    },
    {
      id: "plus-month",
      name: "Plus",
      plan: "Plus",
      kronor: plusPricePerMonth,
      period: "month",
      price: `${formatPrice(plusPricePerMonth)}/månad`,
      note: "Inklusive moms. Betalas med kort, månad för månad.",
      action: "Starta prenumeration",
    },
    {
      id: "plus-year",
      name: "Plus, hela året",
      plan: "Plus",
      kronor: plusPricePerYear,
      period: "year",
      price: `${formatPrice(plusPricePerYear)}/år`,
      note: "Inklusive moms. Betalas med kort, ett år i taget.",
      action: "Starta årsprenumeration",
    },
  ],
};

/** The offers of a plan model. */
export function offersOf(model: PlanModel): readonly Offer[] {
  return OFFERS[model];
}

/**
 * What a user can buy: on top of a plan that was paid once, a subscription; beside a subscription,
 * also one that lacks a payment, nothing.
 */
export function offersFor(model: PlanModel, subscription: Subscription): readonly Offer[] {
  if (subscription.hasPaymentFailed) return [];
  if (!subscription.isSubscribed) return OFFERS[model];
  return isPaidOnce(subscription) ? OFFERS[model].filter(({ period }) => period !== null) : [];
}

/** The offer with a stored id; where only one is for sale, any id means that one. */
export function offerById(model: PlanModel, id: string | null): Offer | null {
  if (id === null) return null;
  const offers = OFFERS[model];
  const [only] = offers.length === 1 ? offers : [];
  return offers.find((offer) => offer.id === id) ?? only ?? null;
}
