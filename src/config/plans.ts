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
  { label: "Dela dina filter med en länk", place: "/fornamn?kon=flickor&langd=kort" },
];

/** What everyone has without `unlimited_favorites`. */
export const CAPPED_FAVORITES: Benefit = {
  label: `${FREE_FAVORITES_CAP}\u00a0favoriter per generator, sparade i din webbläsare`,
  place: "/namngenerator",
};

const FROM_BASIC = { free_plan: false, basic_plan: true, plus_plan: true } as const;
const FROM_PLUS = { free_plan: false, basic_plan: false, plus_plan: true } as const;

/**
 * The features by their keys in the table plan_features, with the matrix of the migration: what each lets one do, in
 * the order in which pages list them.
 */
export const BENEFITS = [
  {
    feature: "domain_check",
    label: "Se om .se, .nu och .com verkar lediga",
    place: "/foretagsnamn",
    columns: FROM_BASIC,
  },
  {
    feature: "advanced_filters",
    label: "Filtrera på stavelser, ändelse och hur vanligt namnet är",
    place: "/fornamn",
    columns: FROM_BASIC,
  },
  {
    feature: "popularity_graphs",
    label: "Se hela SCB:s kurva, med upp till fyra namn i samma diagram",
    place: "/namn/astrid",
    columns: FROM_PLUS,
  },
  {
    feature: "name_lists",
    label: "Samla namn i listor och dela dem",
    place: "/namngenerator",
    ownPlace: "/namnlistor",
    columns: FROM_PLUS,
  },
  {
    feature: "unlimited_favorites",
    label: "Spara hur många favoriter du vill",
    place: "/namngenerator",
    columns: FROM_BASIC,
  },
  {
    feature: "favorites_sync",
    label: "Ha favoriterna med dig på alla dina enheter",
    place: "/namngenerator",
    columns: FROM_PLUS,
  },
  {
    feature: "unlimited_searches",
    label: "Visa fler namn på samma sida",
    place: "/fornamn",
    columns: FROM_BASIC,
  },
  {
    feature: "export",
    label: "Spara namnen som PDF eller CSV",
    place: "/barnnamn",
    columns: FROM_PLUS,
  },
  {
    feature: "family_votes",
    label: "Låt familjen svara, och ha upp till tio rum i Välj tillsammans",
    place: "/tillsammans",
    columns: FROM_PLUS,
  },
  {
    feature: "api_access",
    label: "Hämta namn till egna program",
    place: "/api",
    ownPlace: "/konto",
    columns: FROM_PLUS,
  },
  { feature: "no_ads", label: "Slipp reklam", place: "/namngenerator", columns: FROM_BASIC },
  {
    feature: "priority_support",
    label: "Få svar på dina frågor före andra",
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
  "domain_check",
  "advanced_filters",
  "popularity_graphs",
  "name_lists",
  "unlimited_favorites",
  "favorites_sync",
]);
