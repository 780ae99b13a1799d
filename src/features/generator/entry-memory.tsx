import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import type { Generation } from "@/generators/engine.ts";
import type { Places } from "./places.ts";

/** What a generator showed when the visitor left it. */
interface Kept {
  /** Of filter pages: the suggestions for the choices, newest last. */
  readonly generations?: readonly (Generation & Places)[];
  /** Of the combined generator: the suggestions, and all those before them. */
  readonly places?: (Generation & Places) | null;
  readonly history?: readonly string[];
  /** What was typed or chosen outside the filters. */
  readonly input?: string;
}

const Entries = createContext<Map<string, Kept> | null>(null);

/**
 * Keeps for every history entry what its generator showed, so that the back button shows it again.
 * In memory: a reload forgets it.
 */
export function EntryMemory({ children }: { children: ReactNode }) {
  return <Entries value={useState(() => new Map<string, Kept>())[0]}>{children}</Entries>;
}

interface CurrentEntry {
  /** The router's key of the history entry. */
  readonly key: string;
  /** What the entry showed last; undefined for a new one. */
  readonly kept: Kept | undefined;
  keep(changes: Kept): void;
}

export function useEntry(): CurrentEntry {
  const entries = useContext(Entries);
  const { key } = useLocation();
  const keep = useCallback(
    (changes: Kept) => void entries?.set(key, { ...entries.get(key), ...changes }),
    [entries, key],
  );
  return useMemo(() => ({ key, kept: entries?.get(key), keep }), [entries, key, keep]);
}

/** State of what a visitor types or chooses outside the filters, kept for the history entry. */
export function useKeptInput(initial: string): [string, (input: string) => void] {
  const { kept, keep } = useEntry();
  const [input, setInput] = useState(kept?.input ?? initial);
  useEffect(() => keep({ input }), [keep, input]);
  return [input, setInput];
}
