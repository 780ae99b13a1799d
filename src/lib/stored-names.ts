import { onStoredElsewhere, readStored, writeStored } from "@/lib/browser-storage.ts";
import type { FavoritesState, FavoritesStore } from "./favorites-store.ts";

/** Storage key of the combined generator's favourites: a JSON array of names (SPEC section 3). */
const KEY = "favorites";

/** Where content that could not be read is put aside before it is written over. */
const DAMAGED_KEY = "favorites-damaged";

/** What stands in storage: the readable names, and the raw text if it held anything else. */
interface Stored {
  readonly names: readonly string[];
  readonly damaged: string | null;
}

function parseFavorites(raw: string | null): Stored {
  if (raw === null) return { names: [], damaged: null };
  let content: unknown;
  try {
    content = JSON.parse(raw);
  } catch {
    return { names: [], damaged: raw };
  }
  if (!Array.isArray(content)) return { names: [], damaged: raw };
  const names = content.filter((item) => typeof item === "string" && item.trim() !== "");
  return { names: [...new Set(names)], damaged: names.length === content.length ? null : raw };
}

function readFavorites(): Stored | null {
  try {
    return parseFavorites(readStored(KEY));
  } catch {
    return null;
  }
}

function putAside(damaged: string): void {
  const earlier = readStored(DAMAGED_KEY);
  writeStored(DAMAGED_KEY, earlier === null ? damaged : `${earlier}\n${damaged}`);
}

/** What to show for what storage holds; names that could not be saved stay among them. */
function stateOf(stored: Stored | null, unsaved: readonly string[]): FavoritesState {
  if (!stored) return { names: unsaved, problem: "unavailable" };
  const names = [...new Set([...stored.names, ...unsaved])];
  if (unsaved.length > 0) return { names, problem: "unavailable" };
  return { names, problem: stored.damaged === null ? null : "damaged" };
}

/**
 * Favourites in the browser's storage, in step between tabs. What cannot be read is put aside, not
 * written over; where storage is blocked or full they stay in memory. Each time, `problem` says so.
 */
export function createStoredFavorites(): FavoritesStore {
  const listeners = new Set<() => void>();
  let state = stateOf(readFavorites(), []);
  let stopFollowing: (() => void) | null = null;

  function newestState(stored: Stored | null): FavoritesState {
    return stateOf(stored, state.problem === "unavailable" ? state.names : []);
  }

  function setState(next: FavoritesState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function save(stored: Stored, names: readonly string[]) {
    try {
      if (stored.damaged !== null) putAside(stored.damaged);
      writeStored(KEY, JSON.stringify(names));
      setState({ names, problem: null });
    } catch {
      setState({ names, problem: "unavailable" });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!stopFollowing) {
        stopFollowing = onStoredElsewhere(KEY, () => setState(newestState(readFavorites())));
        // Another tab may have written while nobody here was following.
        state = newestState(readFavorites());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopFollowing?.();
        stopFollowing = null;
      };
    },
    getState: () => state,
    update(change) {
      const stored = readFavorites();
      const names = change(newestState(stored).names);
      if (stored) save(stored, names);
      else setState({ names, problem: "unavailable" });
    },
  };
}
