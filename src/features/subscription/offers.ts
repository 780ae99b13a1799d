/** What is for sale, in both readings of SPEC section 1. */
import { site } from "@/config/site.ts";
import type { PlanModel } from "@/lib/env.ts";
import { formatPrice } from "@/lib/format.ts";

/** An offer by the name that create-checkout knows it by; "premium" is sold without one. */
export type OfferId = "premium" | "basic" | "plus-month" | "plus-year";

export interface Offer {
  readonly id: OfferId;
  readonly name: string;
  /** Price in Swedish kronor, VAT included. */
  readonly kronor: number;
  /** What the price is paid for, again and again; null when it is paid once. */
  readonly period: "month" | "year" | null;
  /** "29 kr/månad". */
  readonly price: string;
  readonly note: string;
  /** What the button says that starts the purchase. */
  readonly action: string;
}

const { premiumPricePerMonth, basicPrice, plusPricePerMonth, plusPricePerYear } = site;

const OFFERS: Readonly<Record<PlanModel, readonly Offer[]>> = {
  premium: [
    {
      id: "premium",
      name: "Premium",
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
      kronor: basicPrice,
      period: null,
      price: formatPrice(basicPrice),
      note: "Inklusive moms. Engångsbetalning med kort eller Swish.",
      action: "Köp Basic",
    },
    {
      id: "plus-month",
      name: "Plus",
      kronor: plusPricePerMonth,
      period: "month",
      price: `${formatPrice(plusPricePerMonth)}/månad`,
      note: "Inklusive moms. Betalas med kort, månad för månad.",
      action: "Starta prenumeration",
    },
    {
      id: "plus-year",
      name: "Plus, hela året",
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

/** The offer that was about to be bought; whatever is remembered means the one that is for sale. */
export function offerById(model: PlanModel, id: string | null): Offer | null {
  if (id === null) return null;
  const offers = OFFERS[model];
  const [only] = offers.length === 1 ? offers : [];
  return offers.find((offer) => offer.id === id) ?? only ?? null;
}

/** The benefits of SPEC section 1, and which offers have them; the free site has none of them. */
export const BENEFITS: readonly { readonly label: string; readonly isInBasic: boolean }[] = [
  { label: "Obegränsade sökningar", isInBasic: true },
  { label: "Ingen reklam", isInBasic: true },
  { label: "Avancerade filter", isInBasic: true },
  { label: "Obegränsade favoriter", isInBasic: true },
  { label: "Domänkontroll", isInBasic: true },
  { label: "Namnlistor att skapa och dela", isInBasic: false },
  { label: "Favoriter i molnet, på alla dina enheter", isInBasic: false },
  { label: "Export till PDF och CSV", isInBasic: false },
  { label: "Popularitetsgrafer ur SCB:s statistik", isInBasic: false },
  { label: "API-åtkomst", isInBasic: false },
  { label: "Prioriterad support", isInBasic: false },
];
