import { FREE_FAVORITES_CAP } from "@/config/limits.ts";
import { generators } from "@/generators/registry.ts";
import type { NamesStore } from "@/lib/names-store.ts";
import { createStoredNames } from "@/lib/stored-names.ts";
import { type Favorites, useFavorites } from "./use-favorites.ts";

/** The combined generator's favourites in the browser, which the home page shares. */
export const savedFavorites = createStoredNames("favorites");

/** Their key in the account. */
export const SAVED_FAVORITES_PAGE = "namngenerator";

const pageStores = new Map<string, NamesStore>();

/** The favourites in the browser of another page; always the same store for the same page. */
function savedFavoritesOf(page: string): NamesStore {
  const store = pageStores.get(page) ?? createStoredNames(`favorites-${page}`);
  pageStores.set(page, store);
  return store;
}

/** Everything that is saved in this browser, by page. */
export function savedFavoritesByPage(): Readonly<Record<string, readonly string[]>> {
  const pages = generators.map(({ id }) => [id, savedFavoritesOf(id).read()] as const);
  const all = [[SAVED_FAVORITES_PAGE, savedFavorites.read()] as const, ...pages];
  return Object.fromEntries(all.filter(([, names]) => names.length > 0));
}

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

/**
 * The favourites of any other generator.
 *
 * @param page its key in the account: the path without the slash
 * @param isUnlimited whether the user's plan has no cap
 */
export function usePageFavorites(page: string, isUnlimited: boolean): Favorites {
  return useFavorites(page, savedFavoritesOf(page), {
    fullMessage: `Du kan bara spara ${FREE_FAVORITES_CAP} favoriter åt gången`,
    isUnlimited,
  });
}
