/**
 * Where the favourites of a page are: in the browser, or there and in the user's account. The code
 * for the account comes with the session; a visitor loads none of it.
 */
import { useMemo, useSyncExternalStore } from "react";
import type { NamesStore } from "@/lib/names-store.ts";

/** Gives the favourites of a page that has some in the browser as well. */
export type AccountFavorites = (page: string, local: NamesStore) => NamesStore;

let account: AccountFavorites | null = null;
const listeners = new Set<() => void>();

/** Called when somebody's favourites have been read, and with null when nobody is signed in. */
export function setAccountFavorites(next: AccountFavorites | null): void {
  account = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The favourites of a page, with those of the account when somebody is signed in.
 *
 * @param page what the account calls the page: its path without the slash
 * @param local the favourites in this browser
 */
export function useFavoritesStore(page: string, local: NamesStore): NamesStore {
  const current = useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  );
  return useMemo(() => current?.(page, local) ?? local, [current, page, local]);
}
