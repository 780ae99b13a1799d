/** What the plans give by default, for every page that compares them; the live matrix may differ. */
import { FREE_FAVORITES_CAP } from "./limits.ts";

/** What everyone has, whatever the matrix says. */
export const FREE_BENEFITS: readonly string[] = [
  "Alla generatorer, utan att registrera dig",
  "Grundläggande filter, som kön, stil och längd",
  "Förnamn, efternamn och barnnamn med riktig statistik",
  "Länkar som delar dina filter",
];

/** What everyone has without `unlimited_favorites`. */
export const CAPPED_FAVORITES = `${FREE_FAVORITES_CAP}\u00a0favoriter per generator, sparade i din webbläsare`;

const FROM_BASIC = { free_plan: false, basic_plan: true, plus_plan: true } as const;
const FROM_PLUS = { free_plan: false, basic_plan: false, plus_plan: true } as const;

/** The features by their keys in the table plan_features, with the matrix of the migration. */
export const BENEFITS = [
  { feature: "unlimited_searches", label: "Obegränsade sökningar", plans: FROM_BASIC },
  { feature: "no_ads", label: "Ingen reklam", plans: FROM_BASIC },
  { feature: "advanced_filters", label: "Avancerade filter", plans: FROM_BASIC },
  { feature: "unlimited_favorites", label: "Obegränsade favoriter", plans: FROM_BASIC },
  { feature: "domain_check", label: "Domänkontroll", plans: FROM_BASIC },
  { feature: "name_lists", label: "Namnlistor att skapa och dela", plans: FROM_PLUS },
  {
    feature: "favorites_sync",
    label: "Favoriter i molnet, på alla dina enheter",
    plans: FROM_PLUS,
  },
  { feature: "export", label: "Export till PDF och CSV", plans: FROM_PLUS },
  {
    feature: "popularity_graphs",
    label: "Popularitetsgrafer ur SCB:s statistik",
    plans: FROM_PLUS,
  },
  { feature: "api_access", label: "API-åtkomst", plans: FROM_PLUS },
  { feature: "priority_support", label: "Prioriterad support", plans: FROM_PLUS },
] as const;

export type FeatureKey = (typeof BENEFITS)[number]["feature"];

/** The features that are tied to an account, also where the free plan has them. */
export const ACCOUNT_FEATURES: ReadonlySet<FeatureKey> = new Set([
  "name_lists",
  "favorites_sync",
  "api_access",
  "priority_support",
]);

/** The benefits of Premium that the home page shows. */
export const HIGHLIGHTED: ReadonlySet<FeatureKey> = new Set([
  "unlimited_favorites",
  "favorites_sync",
  "name_lists",
  "export",
  "popularity_graphs",
  "no_ads",
]);
