/**
 * Where the favourites of a page come from: only the browser, or the browser and the user's account
 * together. The account runtime provides the latter, so a visitor loads none of its code.
 */
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useMemo } from "react";
import type { NamesStore } from "@/saved/names-store.ts";

/** Combines the favourites of a page in the browser with those in the account. */
export type AccountFavorites = (page: string, local: NamesStore) => NamesStore;

/** Favourites of every page that only the browser has, and the user's account could have too. */
export interface UnsavedFavorites {
  readonly count: number;
  /** Moves them to the account, each when it is saved there. */
  readonly save: () => void;
}

/** What to ask a signed-in user about; null without such favourites, and without the feature. */
export const unsavedFavorites = atom<UnsavedFavorites | null>(null);

/** Null while nobody is signed in, and until the account's favourites have been fetched. */
export const accountFavorites = atom<AccountFavorites | null>(null);

/**
 * The favourites of a page.
 *
 * @param page its key in the account: the path without the slash
 * @param local the favourites in this browser
 */
export function useFavoritesStore(page: string, local: NamesStore): NamesStore {
  const withAccount = useStore(accountFavorites, { ssr: "initial" });
  return useMemo(() => withAccount?.(page, local) ?? local, [withAccount, page, local]);
}
