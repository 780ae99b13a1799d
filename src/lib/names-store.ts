/** Why a list of names is not, or not fully, in the browser's storage. */
export type StorageProblem = "damaged" | "unavailable";

export interface NamesState {
  readonly names: readonly string[];
  readonly problem: StorageProblem | null;
}

/** A list of names, each once, that components can follow. */
export interface NamesStore {
  subscribe(listener: () => void): () => void;
  getState(): NamesState;
  /** Replaces the list by what `change` makes of its newest state. */
  update(change: (names: readonly string[]) => readonly string[]): void;
}

const memoryStores = new Map<string, NamesStore>();

/** A list of names kept in memory until the site is closed or reloaded; one for each key. */
export function memoryNames(key: string): NamesStore {
  const store = memoryStores.get(key) ?? createMemoryNames();
  memoryStores.set(key, store);
  return store;
}

function createMemoryNames(): NamesStore {
  const listeners = new Set<() => void>();
  let state: NamesState = { names: [], problem: null };
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
