/** The one way to keep more than a word in the browser: docs/decisions/0004-favourites-storage.md. */
import { atom, onMount, type ReadableAtom } from "nanostores";
import { DAMAGED_TEXT_MAX_LENGTH } from "@/config/limits.ts";
import {
  onStoredElsewhere,
  readStored,
  removeStored,
  StorageUnavailableError,
  writeStored,
} from "./browser-storage.ts";

/** Why a list is not, or only partly, in the browser's storage. */
export type StorageProblem = "damaged" | "unavailable";

interface StoredState<Entry> {
  readonly entries: readonly Entry[];
  readonly problem: StorageProblem | null;
  /** Whether something of the list has been set aside. */
  readonly hasSetAside: boolean;
}

export interface StoredList<Entry> {
  readonly state: ReadableAtom<StoredState<Entry>>;
  /** The newest entries, including those of another tab that `state` does not have yet. */
  readonly read: () => readonly Entry[];
  /** Replaces the entries. */
  readonly write: (entries: readonly Entry[]) => void;
  /** Removes all entries, with what has been set aside. */
  readonly forget: () => void;
  /** Removes each item that has been set aside and has the text as a field, and the text itself from the rest. */
  readonly forgetDamaged: (text: string) => void;
}

interface StoredListOptions<Entry> {
  /**
   * The entry that an item of the stored array is, or null when it is none. It keeps fields that it does not
   * know, which a newer version may have added.
   */
  readonly parse: (item: unknown) => Entry | null;
  /** Of entries with the same id, the first counts. */
  readonly idOf: (entry: Entry) => string;
  /** Of the entries' format; null for a plain array, whose format never changes. */
  readonly version: number | null;
  /** The items of content from before there were versions; it is an array by default. */
  readonly unversionedItems?: (content: unknown) => unknown;
  /** What cannot be read is of no use to the visitor, and dropped. */
  readonly isDisposable?: boolean;
}

interface Content<Entry> {
  readonly entries: readonly Entry[];
  /** What cannot be read: items as JSON, or the whole text. */
  readonly damaged: readonly string[];
  /** Items that only a newer version can read. */
  readonly newer: readonly unknown[];
  /** What is stored beside the items, by a newer version. */
  readonly beside: object;
  /** Zero for content without one. */
  readonly version: number;
}

/**
 * A list in the browser's storage as JSON, kept in step between tabs. Each item is read by itself:
 *
 * - One that cannot be read is copied to `<key>-damaged` before it is overwritten, and the others are used.
 * - One that a newer version has written, in a tab or before a step back, is written back unchanged.
 *
 * What storage does not take stays in memory, and is shown with what is stored. `problem` says what is amiss.
 */
export function storedList<Entry>(
  key: string,
  options: StoredListOptions<Entry>,
): StoredList<Entry> {
  const { idOf, version, isDisposable = false } = options;
  const damagedKey = `${key}-damaged`;
  const state = atom<StoredState<Entry>>({ entries: [], problem: null, hasSetAside: false });
  /** What storage has not taken, and the ids that it had then; null when it has everything. */
  let unsaved: { readonly entries: readonly Entry[]; readonly stored: Set<string> } | null = null;

  function show({ entries, problem }: Omit<StoredState<Entry>, "hasSetAside">): void {
    state.set({ entries, problem, hasSetAside: hasSetAside() });
  }

  function hasSetAside(): boolean {
    try {
      return readStored(damagedKey) !== null;
    } catch {
      return false;
    }
  }

  function readState(): Omit<StoredState<Entry>, "hasSetAside"> {
    let stored: Content<Entry>;
    try {
      stored = decode(readStored(key), options);
    } catch {
      return { entries: (unsaved ?? state.value).entries, problem: "unavailable" };
    }
    if (!unsaved) {
      const isDamaged = stored.damaged.length > 0 && !isDisposable;
      return { entries: stored.entries, problem: isDamaged ? "damaged" : null };
    }
    const { entries, stored: earlier } = unsaved;
    // Those of another tab, since then.
    const others = stored.entries.filter((entry) => !earlier.has(idOf(entry)));
    return { entries: distinct([...entries, ...others], idOf), problem: "unavailable" };
  }

  function storedIds(): Set<string> {
    try {
      return new Set(decode(readStored(key), options).entries.map(idOf));
    } catch {
      return new Set();
    }
  }

  function store(entries: readonly Entry[]): void {
    const stored = decode(readStored(key), options);
    if (!isDisposable && stored.damaged.length > 0) setAside(stored.damaged);
    if (version === null) writeStored(key, JSON.stringify(entries));
    else writeVersioned([...entries, ...stored.newer], stored, version);
  }

  function writeVersioned(items: readonly unknown[], stored: Content<Entry>, own: number): void {
    const content = { ...stored.beside, version: Math.max(own, stored.version), entries: items };
    // index.html sees by a missing key that there is nothing.
    if (items.length === 0 && stored.version <= own) removeStored(key);
    else writeStored(key, JSON.stringify(content));
  }

  /** Appends: what has been set aside earlier may not have been restored yet. Throws when there is no room. */
  function setAside(damaged: readonly string[]): void {
    const earlier = readStored(damagedKey);
    const lines = [...new Set([...(earlier?.split("\n") ?? []), ...damaged])].join("\n");
    if (lines.length > DAMAGED_TEXT_MAX_LENGTH) {
      throw new StorageUnavailableError(`No room is left in "${damagedKey}"`);
    }
    if (lines !== earlier) writeStored(damagedKey, lines);
  }

  onMount(state, () => {
    // A page is prerendered without a browser.
    if (typeof window === "undefined") return;
    const refresh = () => show(readState());
    refresh();
    return onStoredElsewhere(key, refresh);
  });

  return {
    state,
    read: () => readState().entries,
    write(entries) {
      try {
        store(entries);
        unsaved = null;
      } catch (error) {
        console.warn(`"${key}" is kept in memory only`, error);
        unsaved = { entries, stored: storedIds() };
      }
      show({ entries, problem: unsaved && "unavailable" });
    },
    forget() {
      unsaved = null;
      try {
        removeStored(key);
        removeStored(damagedKey);
      } catch (error) {
        console.warn(`"${key}" cannot be removed`, error);
      }
      show({ entries: [], problem: null });
    },
    forgetDamaged(text) {
      try {
        const lines = readStored(damagedKey)?.split("\n") ?? [];
        // A line may be all that was stored, with the only copies of other entries.
        const kept = lines
          .filter((line) => !isItemWith(line, text))
          .map((line) => line.replaceAll(text, ""));
        if (kept.every((line) => line === "")) removeStored(damagedKey);
        else if (kept.join("\n") !== lines.join("\n")) writeStored(damagedKey, kept.join("\n"));
      } catch (error) {
        console.warn(`"${damagedKey}" cannot be changed`, error);
      }
      show(state.value);
    },
  };
}

/** @param text the stored one, or null when there is none */
function decode<Entry>(
  text: string | null,
  { parse, idOf, version: own, unversionedItems = (content) => content }: StoredListOptions<Entry>,
): Content<Entry> {
  const nothing = { entries: [], damaged: [], newer: [], beside: {}, version: 0 };
  if (text === null) return nothing;
  const { version, items, beside } = open(text, unversionedItems);
  // Also of a newer version: without a list, this one has no place for its own entries.
  if (!Array.isArray(items)) return { ...nothing, damaged: [text] };
  const read = items.map((item: unknown) => ({ item, entry: parse(item) }));
  const unread = read.filter(({ entry }) => entry === null).map(({ item }) => item);
  const isNewer = own !== null && version > own;
  return {
    entries: distinct(
      read.flatMap(({ entry }) => (entry === null ? [] : [entry])),
      idOf,
    ),
    damaged: isNewer ? [] : unread.map((item) => JSON.stringify(item)),
    newer: isNewer ? unread : [],
    beside,
    version,
  };
}

/** What a text contains; its items are undefined when it is no JSON. */
function open(text: string, unversionedItems: (content: unknown) => unknown) {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { version: 0, items: undefined, beside: {} };
  }
  if (isVersioned(content)) {
    const { version, entries: items, ...beside } = content;
    return { version, items, beside };
  }
  return { version: 0, items: unversionedItems(content), beside: {} };
}

/** Whether a line that has been set aside is a single item with the text as a field. */
function isItemWith(line: string, text: string): boolean {
  try {
    const item: unknown = JSON.parse(line);
    return typeof item === "object" && item !== null && Object.values(item).includes(text);
  } catch {
    return false;
  }
}

function isVersioned(content: unknown): content is { version: number; entries: unknown } {
  return (
    typeof content === "object" &&
    content !== null &&
    "entries" in content &&
    "version" in content &&
    typeof content.version === "number"
  );
}

function distinct<Entry>(
  entries: readonly Entry[],
  idOf: (entry: Entry) => string,
): readonly Entry[] {
  const known = new Set<string>();
  return entries.filter((entry) => {
    const id = idOf(entry);
    return !known.has(id) && known.add(id);
  });
}
