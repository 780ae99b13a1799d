import type { NamesStore } from "@/saved/names-store.ts";
import { createStoredNames } from "@/saved/stored-names.ts";

/** The combined generator's key in the account. The home page shares its favourites. */
export const SAVED_FAVORITES_PAGE = "namngenerator";

/** The generators whose favourites the names of people belong to, wherever they are listed. */
export const FAVORITES_OF_NAMES = {
  "given name": "fornamn",
  surname: "efternamn",
} as const;

/** Generators whose favourites may be names of children. */
export const CHILD_NAME_PAGES: readonly string[] = [SAVED_FAVORITES_PAGE, "barnnamn", "fornamn"];

const stores = new Map<string, NamesStore>();

/** The favourites of a page in the browser; always the same store for the same page. */
export function savedFavoritesOf(page: string): NamesStore {
  const key = page === SAVED_FAVORITES_PAGE ? "favorites" : `favorites-${page}`;
  const store = stores.get(page) ?? createStoredNames(key);
  stores.set(page, store);
  return store;
}
