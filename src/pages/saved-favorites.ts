import { useFavoritesStore } from "@/features/favorites/favorites-source.ts";
import { type Favorites, useFavorites } from "@/features/favorites/use-favorites.ts";
import { useHasFeature } from "@/features/plan-features/entitled-features.ts";
import { createStoredNames } from "@/lib/stored-names.ts";

/** The favourites of the combined generator, on its own page and on the home page (SPEC section 3). */
export const savedFavorites = createStoredNames("favorites");

/** What the account calls the combined generator, whose favourites the home page shares. */
export const SAVED_FAVORITES_PAGE = "namngenerator";

/** What is said when a visitor without a plan has no room left (SPEC section 8). */
const FREE_FAVORITES_FULL = "Du kan bara ha 5 favoriter i gratisversionen. Uppgradera för fler!";

/** The favourites of the combined generator, without a cap for a plan that has none. */
export function useSavedFavorites(): Favorites {
  const store = useFavoritesStore(SAVED_FAVORITES_PAGE, savedFavorites);
  return useFavorites(store, FREE_FAVORITES_FULL, useHasFeature("unlimited_favorites"));
}
