import type { ReadableAtom } from "nanostores";
import type { StorageProblem } from "@/lib/stored-list.ts";

export interface NamesState {
  readonly names: readonly string[];
  readonly problem: StorageProblem | null;
}

/** A list of distinct names that components can subscribe to. */
export interface NamesStore {
  readonly state: ReadableAtom<NamesState>;
  /** The newest names, including what another tab has saved and this one has not shown yet. */
  readonly read: () => readonly string[];
  /** Replaces the names. */
  readonly write: (names: readonly string[]) => void;
}

export const NO_NAMES: NamesState = { names: [], problem: null };
