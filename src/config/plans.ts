/** What the plans give, for every page that compares them. */
import { FREE_FAVORITES_CAP } from "./limits.ts";

/** What everyone has, without an account. */
export const FREE_BENEFITS: readonly string[] = [
  "Alla generatorer, utan att registrera dig",
  "Grundläggande filter, som kön, stil och längd",
  "Förnamn, efternamn och barnnamn med riktig statistik",
  `${FREE_FAVORITES_CAP} favoriter per generator, sparade i din webbläsare`,
  "Länkar som delar dina filter",
];

/**
 * What can be bought, by its key in the table plan_features. The free site has none of it; Premium
 * and Plus have all of it.
 */
export const BENEFITS = [
  { feature: "unlimited_searches", label: "Obegränsade sökningar", isInBasic: true },
  { feature: "no_ads", label: "Ingen reklam", isInBasic: true },
  { feature: "advanced_filters", label: "Avancerade filter", isInBasic: true },
  { feature: "unlimited_favorites", label: "Obegränsade favoriter", isInBasic: true },
  { feature: "domain_check", label: "Domänkontroll", isInBasic: true },
  { feature: "name_lists", label: "Namnlistor att skapa och dela", isInBasic: false },
  {
    feature: "favorites_sync",
    label: "Favoriter i molnet, på alla dina enheter",
    isInBasic: false,
  },
  { feature: "export", label: "Export till PDF och CSV", isInBasic: false },
  {
    feature: "popularity_graphs",
    label: "Popularitetsgrafer ur SCB:s statistik",
    isInBasic: false,
  },
  { feature: "api_access", label: "API-åtkomst", isInBasic: false },
  { feature: "priority_support", label: "Prioriterad support", isInBasic: false },
] as const;

type FeatureKey = (typeof BENEFITS)[number]["feature"];

const HIGHLIGHTED: readonly FeatureKey[] = [
  "unlimited_favorites",
  "favorites_sync",
  "name_lists",
  "export",
  "popularity_graphs",
  "no_ads",
];

/** The benefits of Premium that the home page shows. */
export const HIGHLIGHTS = BENEFITS.filter(({ feature }) => HIGHLIGHTED.includes(feature));
