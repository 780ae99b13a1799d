import { atom, onMount } from "nanostores";
import { onStoredElsewhere, readStored, writeStored } from "./browser-storage.ts";
import { type NamesState, type NamesStore, NO_NAMES } from "./names-store.ts";

/** The content of storage: the readable names, and the raw text if it held anything else. */
interface Stored {
  readonly names: readonly string[];
  readonly damaged: string | null;
}

/**
 * Names in the browser's storage, a JSON array under the key, kept in step between tabs. Content
 * that cannot be read is copied to `<key>-damaged` before it is overwritten; names that storage does
 * not take stay in memory. In both cases `problem` says so.
 */
export function createStoredNames(key: string): NamesStore {
  const state = atom(NO_NAMES);

  function readState(): NamesState {
    const { names, problem } = state.value;
    return toState(readStoredNames(key), problem === "unavailable" ? names : []);
  }

  onMount(state, () => {
    // A page is prerendered without a browser.
    if (typeof window === "undefined") return;
    const refresh = () => state.set(readState());
    refresh();
    return onStoredElsewhere(key, refresh);
  });

  return {
    state,
    read: () => readState().names,
    write(names) {
      let problem: NamesState["problem"] = null;
      try {
        const { damaged } = parseNames(readStored(key));
        if (damaged !== null) backUp(key, damaged);
        writeStored(key, JSON.stringify(names));
      } catch {
        problem = "unavailable";
      }
      state.set({ names, problem });
    },
  };
}

function parseNames(raw: string | null): Stored {
  let content: unknown;
  try {
    content = JSON.parse(raw ?? "[]");
  } catch {
    // Handled below, like any other content that is not a list.
  }
  if (!Array.isArray(content)) return { names: [], damaged: raw };
  const names = content.filter(isName);
  return { names: unique(names), damaged: names.length === content.length ? null : raw };
}

function isName(item: unknown): item is string {
  return typeof item === "string" && item.trim() !== "";
}

/** Null when storage is blocked. */
function readStoredNames(key: string): Stored | null {
  try {
    return parseNames(readStored(key));
  } catch {
    return null;
  }
}

/** Appends, since an earlier backup may not have been restored yet. */
function backUp(key: string, damaged: string): void {
  const backupKey = `${key}-damaged`;
  const earlier = readStored(backupKey);
  writeStored(backupKey, earlier === null ? damaged : `${earlier}\n${damaged}`);
}

/** @param unsaved names that storage had no room for, or did not take */
function toState(stored: Stored | null, unsaved: readonly string[]): NamesState {
  const names = unique([...(stored?.names ?? []), ...unsaved]);
  if (!stored || unsaved.length > 0) return { names, problem: "unavailable" };
  return { names, problem: stored.damaged === null ? null : "damaged" };
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
