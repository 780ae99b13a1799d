import type { ReadableAtom } from "nanostores";

/** Why a list of names is not, or only partly, in the browser's storage. */
export type StorageProblem = "damaged" | "unavailable";

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
