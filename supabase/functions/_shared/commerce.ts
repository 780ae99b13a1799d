/**
 * What is sold, for how much, what it gives, and within which days it can be undone. Data and no
 * imports: the site, the edge functions, the payment stand-in and the tests read the same. The words
 * product, plan and column are those of docs/glossary.md.
 */

/** The columns of the table plan_features: what the plans with each may use. */
export const COLUMNS = ["free_plan", "basic_plan", "plus_plan"] as const;

export type Column = (typeof COLUMNS)[number];

/** The columns as an administrator sees them. */
export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  free_plan: "Gratis",
  basic_plan: "Basic",
  plus_plan: "Plus",
};

/** What a user has, by the name that the site shows. */
export type Plan = "Gratis" | "Basic" | "Plus" | "Premium";

export type PaidPlanName = Exclude<Plan, "Gratis">;

export const TIERS = ["Basic", "Plus"] as const;

/** The plan as the table subscribers stores it; null is Premium. */
export type Tier = (typeof TIERS)[number] | null;

/** The column of each plan; the SQL function account_has_feature decides the same on the server. */
export const COLUMN_OF_PLAN = {
  Gratis: "free_plan",
  Basic: "basic_plan",
  Plus: "plus_plan",
  Premium: "plus_plan",
} as const satisfies Record<Plan, Column>;

/** The plan that an active row in subscribers stands for. */
export function planOfTier(tier: Tier): PaidPlanName {
  return tier ?? "Premium";
}

export function tierOfPlan(plan: PaidPlanName): Tier {
  return plan === "Premium" ? null : plan;
}

/** How often a subscription is paid, in the words that follow a price, and how it renews. */
export const PERIODS = {
  month: { per: "/månad", renews: "varje månad", months: 1 },
  year: { per: "/år", renews: "varje år", months: 12 },
} as const;

export type Period = keyof typeof PERIODS;

/** Something that can be bought. */
export interface Product {
  /** What the buyer then has. */
  readonly plan: PaidPlanName;
  /** In kronor, VAT included; Stripe has its own, see docs/deployment.md. */
  readonly price: number;
  /** How often it is paid; null for a one-time purchase, which never ends. */
  readonly period: Period | null;
  /** The environment variable with the id of its price in Stripe. */
  readonly priceVariable: string;
  /** In an order, its confirmation and a withdrawal. */
  readonly name: string;
  /** Its heading, the line below the price, and the button that starts the purchase, on /premium. */
  readonly heading: string;
  readonly note: string;
  readonly action: string;
}

/** What `create-checkout` takes as `product`. */
export const PRODUCT_IDS = ["premium", "basic", "plus-month", "plus-year"] as const;

export type ProductId = (typeof PRODUCT_IDS)[number];

export const PRODUCTS: Readonly<Record<ProductId, Product>> = {
  premium: {
    plan: "Premium",
    price: 29,
    period: "month",
    priceVariable: "STRIPE_PRICE_PREMIUM",
    name: "Premium",
    heading: "Premium",
    note: "Inklusive moms. Betalas med kort, månad för månad.",
    action: "Starta prenumeration",
  },
  basic: {
    plan: "Basic",
    price: 39,
    period: null,
    priceVariable: "STRIPE_PRICE_BASIC",
    name: "Basic",
    heading: "Basic",
    note: "Inklusive moms. Engångsbetalning med kort eller Swish.",
    action: "Köp Basic",
  },
  "plus-month": {
    plan: "Plus",
    price: 29,
    period: "month",
    priceVariable: "STRIPE_PRICE_PLUS_MONTH",
    name: "Plus, månad för månad",
    heading: "Plus",
    note: "Inklusive moms. Betalas med kort, månad för månad.",
    action: "Starta prenumeration",
  },
  "plus-year": {
    plan: "Plus",
    price: 199,
    period: "year",
    priceVariable: "STRIPE_PRICE_PLUS_YEAR",
    name: "Plus, ett år i taget",
    heading: "Plus, hela året",
    note: "Inklusive moms. Betalas med kort, ett år i taget.",
    action: "Starta årsprenumeration",
  },
};

/** What /premium sells under each value of VITE_PLAN_MODEL. */
export const SOLD_PRODUCTS = {
  premium: ["premium"],
  "basic-plus": ["basic", "plus-month", "plus-year"],
} as const satisfies Record<string, readonly ProductId[]>;

export type PlanModel = keyof typeof SOLD_PRODUCTS;

/** Whether the plan is bought once and never ends: a subscription can be bought on top of it. */
export function isPaidOnce(plan: Plan): boolean {
  return Object.values(PRODUCTS).some(
    (product) => product.plan === plan && product.period === null,
  );
}

/** The statutory right of withdrawal from a distance purchase, in days after the day of purchase. */
export const WITHDRAWAL_DAYS = 14;

/** After so many withdrawals within a year the buyer has to write before the next purchase. */
export const WITHDRAWALS_BEFORE_QUESTION = 2;

/** The statutory time for the refund after a withdrawal, in days from the notice. */
export const WITHDRAWAL_REFUND_DAYS = 14;

/** The site's own guarantee, in days after the day of purchase. */
export const GUARANTEE_DAYS = 30;

/** The time that a refund by the guarantee takes, in working days. */
export const GUARANTEE_REFUND_WORKING_DAYS = { from: 5, to: 10 } as const;

/** Notice by e-mail to subscribers before changed terms apply, in days. */
export const TERMS_NOTICE_DAYS = 30;
