/** The benefits of SPEC section 1, by their keys in the table plan_features. */
export type FeatureKey =
  | "unlimited_searches"
  | "no_ads"
  | "priority_support"
  | "advanced_filters"
  | "unlimited_favorites"
  | "name_lists"
  | "export"
  | "popularity_graphs"
  | "domain_check"
  | "api_access"
  | "favorites_sync";
