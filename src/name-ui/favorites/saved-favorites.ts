import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import type { NamesStore } from "@/lib/names-store.ts";
import { createStoredNames } from "@/lib/stored-names.ts";
import { type Favorites, useFavorites } from "./use-favorites.ts";

/** The combined generator's key in the account. The home page shares its favourites. */
export const SAVED_FAVORITES_PAGE = "namngenerator";

const stores = new Map<string, NamesStore>();

/** The favourites of a page in the browser; always the same store for the same page. */
export function savedFavoritesOf(page: string): NamesStore {
  const key = page === SAVED_FAVORITES_PAGE ? "favorites" : `favorites-${page}`;
  const store = stores.get(page) ?? createStoredNames(key);
  stores.set(page, store);
  return store;
}

/**
 * The favourites of a generator.
 *
 * @param page its key in the account
 * @param isUnlimited whether the user's plan has no cap
 */
export function usePageFavorites(page: string, isUnlimited: boolean): Favorites {
  return useFavorites(page, savedFavoritesOf(page), {
    fullMessage:
      page === SAVED_FAVORITES_PAGE
        ? `Du kan bara ha ${FREE_FAVORITES_CAP} favoriter i gratisversionen. Uppgradera för fler!`
        : `Du kan bara spara ${FREE_FAVORITES_CAP} favoriter åt gången`,
    isUnlimited,
  });
}
