import { useMemo } from "react";
import type { NamesStore } from "@/saved/names-store.ts";
import { createStoredNames } from "@/saved/stored-names.ts";
import { useNamesStore } from "@/saved/use-names-store.ts";

export interface HiddenNames {
  readonly names: readonly string[];
  readonly store: NamesStore;
}

/** The names a visitor never wants to see again on a page; stored in the browser only. */
export function hiddenNamesOf(pageId: string): NamesStore {
  return createStoredNames(`hidden-names-${pageId}`);
}

/** The same while they change; stored in the browser only. */
export function useHiddenNames(pageId: string): HiddenNames {
  const store = useMemo(() => hiddenNamesOf(pageId), [pageId]);
  const { names } = useNamesStore(store);
  return { names, store };
}
