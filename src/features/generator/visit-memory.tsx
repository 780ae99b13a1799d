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
import { EMPTY, type KeptSuggestions, type Memory } from "./suggestions.ts";

/** What a generator showed when the visitor left it. */
interface Kept {
  readonly suggestions?: {
    /** What they are for: the entry may begin with another subject, until its filters have loaded. */
    readonly subjectKey: string;
    readonly kept: KeptSuggestions;
  };
  /** All suggestions since the page was opened. */
  readonly history?: readonly string[];
  /** What was typed or chosen outside the filters. */
  readonly input?: string;
}

class Visit {
  /** By the router's key of the history entry. */
  readonly entries = new Map<string, Kept>();
  shown: Memory = EMPTY.memory;
}

const VisitContext = createContext<Visit | null>(null);

/**
 * Keeps what the generators have shown: for every history entry, so that the back button shows it
 * again, and for every choice of filters, so that no name comes back while others are left. In
 * memory: a reload forgets it.
 */
export function VisitMemory({ children }: { children: ReactNode }) {
  return <VisitContext value={useState(() => new Visit())[0]}>{children}</VisitContext>;
}

interface CurrentEntry {
  /** The router's key of the history entry. */
  readonly key: string;
  /** What the entry showed last; undefined for a new one. */
  readonly kept: Kept | undefined;
  keep(changes: Kept): void;
  readonly visit: Visit;
}

export function useEntry(): CurrentEntry {
  const [own] = useState(() => new Visit());
  const visit = useContext(VisitContext) ?? own;
  const { key } = useLocation();
  const keep = useCallback(
    (changes: Kept) => void visit.entries.set(key, { ...visit.entries.get(key), ...changes }),
    [visit, key],
  );
  return useMemo(() => ({ key, kept: visit.entries.get(key), keep, visit }), [visit, key, keep]);
}

/** State of what a visitor types or chooses outside the filters, kept for the history entry. */
export function useKeptInput(initial: string): [string, (input: string) => void] {
  const { key, kept, keep } = useEntry();
  const [state, setState] = useState({ key, input: kept?.input ?? initial });
  const isMoved = state.key !== key;
  const input = isMoved ? (kept?.input ?? state.input) : state.input;
  if (isMoved) setState({ key, input });
  useEffect(() => keep({ input }), [keep, input]);
  const setInput = useCallback((input: string) => setState({ key, input }), [key]);
  return [input, setInput];
}
