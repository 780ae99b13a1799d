import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import { createStoredNames } from "@/lib/stored-names.ts";
import { type Favorites, useFavorites } from "./use-favorites.ts";

/** The combined generator's favourites in the browser, which the home page shares. */
export const savedFavorites = createStoredNames("favorites");

/** Their key in the account. */
export const SAVED_FAVORITES_PAGE = "namngenerator";

/**
 * The favourites of the combined generator.
 *
 * @param isUnlimited whether the user's plan has no cap
 */
export function useSavedFavorites(isUnlimited: boolean): Favorites {
  return useFavorites(SAVED_FAVORITES_PAGE, savedFavorites, {
    fullMessage: `Du kan bara ha ${FREE_FAVORITES_CAP} favoriter i gratisversionen. Uppgradera för fler!`,
    isUnlimited,
  });
}
