import { onStoredElsewhere, readStored, writeStored } from "./browser-storage.ts";
import type { NamesState, NamesStore } from "./names-store.ts";

/** What stands in storage: the readable names, and the raw text if it held anything else. */
interface Stored {
  readonly names: readonly string[];
  readonly damaged: string | null;
}

function parseNames(raw: string | null): Stored {
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

function readNames(key: string): Stored | null {
  try {
    return parseNames(readStored(key));
  } catch {
    return null;
  }
}

/** Keeps content that could not be read, before its place is written over. */
function putAside(key: string, damaged: string): void {
  const damagedKey = `${key}-damaged`;
  const earlier = readStored(damagedKey);
  writeStored(damagedKey, earlier === null ? damaged : `${earlier}\n${damaged}`);
}

/** What to show for what storage holds; names that could not be saved stay among them. */
function stateOf(stored: Stored | null, unsaved: readonly string[]): NamesState {
  if (!stored) return { names: unsaved, problem: "unavailable" };
  const names = [...new Set([...stored.names, ...unsaved])];
  if (unsaved.length > 0) return { names, problem: "unavailable" };
  return { names, problem: stored.damaged === null ? null : "damaged" };
}

/**
 * A list of names in the browser's storage, a JSON array under the key, in step between tabs. What
 * cannot be read is put aside under `<key>-damaged`, not written over; where storage is blocked or
 * full the names stay in memory. Each time, `problem` says so.
 */
export function createStoredNames(key: string): NamesStore {
  const listeners = new Set<() => void>();
  let state = stateOf(readNames(key), []);
  let stopFollowing: (() => void) | null = null;

  function newestState(stored: Stored | null): NamesState {
    return stateOf(stored, state.problem === "unavailable" ? state.names : []);
  }

  function setState(next: NamesState) {
    state = next;
    for (const listener of listeners) listener();
  }

  function save(stored: Stored, names: readonly string[]) {
    try {
      if (stored.damaged !== null) putAside(key, stored.damaged);
      writeStored(key, JSON.stringify(names));
      setState({ names, problem: null });
    } catch {
      setState({ names, problem: "unavailable" });
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      if (!stopFollowing) {
        stopFollowing = onStoredElsewhere(key, () => setState(newestState(readNames(key))));
        // Another tab may have written while nobody here was following.
        state = newestState(readNames(key));
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
      const stored = readNames(key);
      const names = change(newestState(stored).names);
      if (stored) save(stored, names);
      else setState({ names, problem: "unavailable" });
    },
  };
}
