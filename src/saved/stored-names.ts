import { computed } from "nanostores";
import { storedList } from "@/lib/stored-list.ts";
import type { NamesStore } from "./names-store.ts";

/** Names in the browser's storage, a JSON array of strings under the key. */
export function createStoredNames(key: string): NamesStore {
  const { state, read, write } = storedList(key, {
    parse: (item) => (typeof item === "string" && item.trim() !== "" ? item : null),
    idOf: (name) => name,
    version: null,
  });
  return {
    state: computed(state, ({ entries, problem }) => ({ names: entries, problem })),
    read,
    write,
  };
}
