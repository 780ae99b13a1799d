import { useStore } from "@nanostores/react";
import { type NamesState, type NamesStore, NO_NAMES } from "./names-store.ts";

/** The current names of a store; none while prerendering and hydrating. */
export function useNamesStore({ state }: NamesStore): NamesState {
  return useStore(state, { ssr: () => NO_NAMES });
}
