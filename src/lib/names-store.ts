/** Why favourites are not, or not fully, in the browser's storage. */
export type FavoritesProblem = "damaged" | "unavailable";

export interface FavoritesState {
  readonly names: readonly string[];
  readonly problem: FavoritesProblem | null;
}

/** A list of favourites that components can follow. */
export interface FavoritesStore {
  subscribe(listener: () => void): () => void;
  getState(): FavoritesState;
  /** Replaces the list by what `change` makes of its newest state. */
  update(change: (names: readonly string[]) => readonly string[]): void;
}

const memoryStores = new Map<string, FavoritesStore>();

/** The favourites of one page, kept in memory until the site is closed or reloaded. */
export function memoryFavorites(pageId: string): FavoritesStore {
  const store = memoryStores.get(pageId) ?? createMemoryFavorites();
  memoryStores.set(pageId, store);
  return store;
}

function createMemoryFavorites(): FavoritesStore {
  const listeners = new Set<() => void>();
  let state: FavoritesState = { names: [], problem: null };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    update(change) {
      state = { names: change(state.names), problem: null };
      for (const listener of listeners) listener();
    },
  };
}
