/** What the plans give by default, for every page that compares them; the live matrix may differ. */
import { FREE_FAVORITES_CAP } from "./limits.ts";

/** A line of what a plan gives. */
export interface Benefit {
  readonly label: string;
  /** Where it works for those who have it, and others see what it does. */
  readonly place: string;
}

/** What everyone has, whatever the matrix says. */
export const FREE_BENEFITS: readonly Benefit[] = [
  { label: "Alla generatorer, utan att registrera dig", place: "/generatorer" },
  { label: "Grundläggande filter, som kön, stil och längd", place: "/fornamn" },
  { label: "Förnamn, efternamn och barnnamn med riktig statistik", place: "/kallor" },
  { label: "Länkar som delar dina filter", place: "/fornamn?kon=flickor&langd=kort" },
];

/** What everyone has without `unlimited_favorites`. */
export const CAPPED_FAVORITES: Benefit = {
  label: `${FREE_FAVORITES_CAP}\u00a0favoriter per generator, sparade i din webbläsare`,
  place: "/namngenerator",
};

const FROM_BASIC = { free_plan: false, basic_plan: true, plus_plan: true } as const;
const FROM_PLUS = { free_plan: false, basic_plan: false, plus_plan: true } as const;

/** The features by their keys in the table plan_features, with the matrix of the migration. */
export const BENEFITS = [
  {
    feature: "unlimited_searches",
    label: "Obegränsade sökningar",
    place: "/fornamn",
    columns: FROM_BASIC,
  },
  { feature: "no_ads", label: "Ingen reklam", place: "/namngenerator", columns: FROM_BASIC },
  {
    feature: "advanced_filters",
    label: "Avancerade filter",
    place: "/fornamn",
    columns: FROM_BASIC,
  },
  {
    feature: "unlimited_favorites",
    label: "Obegränsade favoriter",
    place: "/namngenerator",
    columns: FROM_BASIC,
  },
  { feature: "domain_check", label: "Domänkontroll", place: "/foretagsnamn", columns: FROM_BASIC },
  {
    feature: "name_lists",
    label: "Namnlistor att skapa och dela",
    place: "/namngenerator",
    ownPlace: "/namnlistor",
    columns: FROM_PLUS,
  },
  {
    feature: "favorites_sync",
    label: "Favoriter i molnet, på alla dina enheter",
    place: "/namngenerator",
    columns: FROM_PLUS,
  },
  { feature: "export", label: "Export till PDF och CSV", place: "/barnnamn", columns: FROM_PLUS },
  {
    feature: "popularity_graphs",
    label: "Popularitetsgrafer ur SCB:s statistik",
    place: "/namn/astrid",
    columns: FROM_PLUS,
  },
  {
    feature: "api_access",
    label: "API-åtkomst",
    place: "/api",
    ownPlace: "/konto",
    columns: FROM_PLUS,
  },
  {
    feature: "family_votes",
    label: "Familjens röster, och tio rum i Välj tillsammans",
    place: "/tillsammans",
    columns: FROM_PLUS,
  },
  {
    feature: "priority_support",
    label: "Prioriterad support",
    place: "/om#skriv",
    columns: FROM_PLUS,
  },
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
