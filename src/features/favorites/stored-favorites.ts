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

/**
 * Favourites in the browser's storage, in step between tabs. What cannot be read is put aside, not
 * written over; where storage is blocked or full they stay in memory. Each time, `problem` says so.
 */
export function createStoredFavorites(): FavoritesStore {
  const listeners = new Set<() => void>();
  let state = stateOf(read());

  function read(): Stored | null {
    try {
      return parseFavorites(readStored(KEY));
    } catch {
      return null;
    }
  }

  function stateOf(stored: Stored | null): FavoritesState {
    if (!stored) return { names: state?.names ?? [], problem: "unavailable" };
    return { names: stored.names, problem: stored.damaged === null ? null : "damaged" };
  }

  function setState(next: FavoritesState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function refresh() {
    setState(stateOf(read()));
  }

  let stopFollowing: (() => void) | null = null;

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!stopFollowing) {
        stopFollowing = onStoredElsewhere(KEY, refresh);
        // Another tab may have written while nobody here was following.
        if (state.problem !== "unavailable") state = stateOf(read());
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          stopFollowing?.();
          stopFollowing = null;
        }
      };
    },
    getState: () => state,
    update(change) {
      const stored = state.problem === "unavailable" ? null : read();
      const names = change(stored?.names ?? state.names);
      try {
        if (stored?.damaged) writeStored(DAMAGED_KEY, stored.damaged);
        writeStored(KEY, JSON.stringify(names));
        setState({ names, problem: null });
      } catch {
        setState({ names, problem: "unavailable" });
      }
    },
  };
}
