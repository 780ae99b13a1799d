/** What the plans give, for every page that compares them. */

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

/** A key of the table plan_features. */
type FeatureKey = (typeof BENEFITS)[number]["feature"];

interface Highlight {
  readonly label: string;
  /** The features that it sums up; none for what is free. */
  readonly features: readonly FeatureKey[];
}

/** The short comparison of the free site and Premium on the home page. */
export const HIGHLIGHTS: readonly Highlight[] = [
  { label: "Alla generatorer och filter", features: [] },
  { label: "Favoriter i webbläsaren", features: [] },
  {
    label: "Obegränsade sökningar och favoriter",
    features: ["unlimited_searches", "unlimited_favorites"],
  },
  { label: "Namnlistor att skapa och dela", features: ["name_lists"] },
  { label: "Export till PDF och CSV", features: ["export"] },
  { label: "Popularitetskurvor ur SCB:s statistik", features: ["popularity_graphs"] },
  { label: "Helt utan annonser", features: ["no_ads"] },
];
