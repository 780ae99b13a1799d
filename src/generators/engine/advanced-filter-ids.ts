/**
 * Keys of the filters under "Fler filter" in the address. A page looks for them before it loads the filters themselves
 * (`advanced-filters.ts`).
 */
export const ADVANCED_FILTER_IDS = [
  "innehaller",
  "slutar",
  "utan",
  "stavelser",
  "vanligt",
  "trend",
  "land",
  "land2",
] as const;

export type AdvancedFilterId = (typeof ADVANCED_FILTER_IDS)[number];
