import { useSyncExternalStore } from "react";
import type { NamesState, NamesStore } from "@/lib/names-store.ts";

const NONE: NamesState = { names: [], problem: null };

/** The newest state of a list of names; none where a page is prerendered, which knows no visitor. */
export function useNames(store: NamesStore): NamesState {
  return useSyncExternalStore(store.subscribe, store.getState, () => NONE);
}
