/** The features that plans differ in, by their keys in the table plan_features. */
export const FEATURE_KEYS = [
  "unlimited_searches",
  "no_ads",
  "priority_support",
  "advanced_filters",
  "unlimited_favorites",
  "name_lists",
  "export",
  "popularity_graphs",
  "domain_check",
  "api_access",
  "favorites_sync",
] as const;

export type FeatureKey = (typeof FEATURE_KEYS)[number];
