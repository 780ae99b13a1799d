import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useState } from "react";
import { GENERATION_DELAY_MS, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import type { Random } from "@/generators/engine/engine.ts";
import { loadInAdvance } from "@/lib/load-in-advance.ts";
import { showError } from "@/ui/toast-store.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import {
  currentOf,
  EMPTY,
  isFor,
  keyOf,
  newSeed,
  reduce,
  type Subject,
  type Suggestions,
  withoutHidden,
} from "./suggestions.ts";
import type { SharedNames } from "./use-shared-names.ts";
import { useEntry } from "./visit-memory.tsx";

interface SuggestionsOptions extends Subject {
  /** Whether names are drawn on load and on every change of the choices, or only by the button. */
  readonly start: "load" | "button";
  /** Suggestions at a time. */
  readonly count: number;
  /** Names that are never drawn; suggestions keep those hidden since, with their substitutes. */
  readonly hidden?: readonly string[];
  /** Names to show instead of a draw; none are drawn while they load. */
  readonly shared?: SharedNames;
  /** Makes another choice when the names of this one cannot be loaded; without it, those there are drawn. */
  readonly onMissingNames?: () => void;
  readonly random?: Random;
}

/** What a generator shows, and what can be done with it. */
export interface SuggestionsState {
  /** Without hidden names; null until there are any for the choices or, drawn on load, for others. */
  readonly shown: Suggestions | null;
  /** What they were drawn for. */
  readonly subject: Subject | null;
  /** Whether they are those that the document contains. */
  readonly isPrinted: boolean;
  readonly isGenerating: boolean;
  readonly hasEarlier: boolean;
  readonly hasLater: boolean;
  /** Every suggestion shown since the page was opened, the oldest first. */
  readonly history: readonly string[];
  generate(): void;
  /** Adds names to the page. */
  add(): void;
  /** Goes back to the previous suggestions, or forward again. */
  goBack(): void;
  goForward(): void;
}

const NO_NAMES: readonly string[] = [];

/**
 * The suggestions of a generator, each draw after the simulated delay (docs/specification.md,
 * "Generating suggestions"). A history entry that the visitor comes back to shows what it showed.
 */
export function useSuggestions(options: SuggestionsOptions): SuggestionsState {
  const { page, definition, choices, start, count, hidden = NO_NAMES } = options;
  const { shared = null, random = Math.random, onMissingNames } = options;
  const subject = useMemo(() => ({ page, definition, choices }), [page, definition, choices]);
  const isHydrating = useIsHydrating();
  const { key, kept, keep, visit } = useEntry();
  const subjectKey = useMemo(() => keyOf(subject), [subject]);
  const isReturn = kept?.suggestions?.subjectKey === subjectKey;
  const returned = isReturn ? kept?.suggestions?.kept : undefined;
  const [state, dispatch] = useReducer(reduce, null, () => {
    const initial = { ...EMPTY, memory: visit.shown, history: kept?.history ?? NO_NAMES };
    if (returned) return reduce(initial, { type: "restore", subject, kept: returned });
    if (!isHydrating || start === "button") return initial;
    return reduce(initial, { type: "print", subject, count });
  });
  // Restored once the subject is that of the entry: its filters may have to load first.
  const isRestored = returned !== undefined;
  const [arrival, setArrival] = useState({ key, isRestored });
  if (arrival.key !== key || (isRestored && !arrival.isRestored)) {
    setArrival({ key, isRestored });
    if (returned) dispatch({ type: "restore", subject, kept: returned });
  }
  /** What the visitor has asked for by the button. */
  const [requested, setRequested] = useState<Subject | null>(null);
  const isCurrent = isFor(state, subject);
  // A document is prerendered without choices and shared names: its names are not what such an address asks for.
  const [wasHydrating, setWasHydrating] = useState(isHydrating);
  if (wasHydrating && !isHydrating) {
    setWasHydrating(false);
    if (!isCurrent || shared !== null) dispatch({ type: "discard" });
  }
  const isAsked = requested === subject;
  const isGenerating = isAsked || (start === "load" && !isCurrent);
  const current = start === "load" || isCurrent ? currentOf(state) : undefined;
  const shown = useMemo(() => (current ? withoutHidden(current, hidden) : null), [current, hidden]);

  const { generations, at, history, memory } = state;
  useEffect(() => {
    keep({ history, ...(isCurrent && { suggestions: { subjectKey, kept: { generations, at } } }) });
  }, [keep, isCurrent, subjectKey, generations, at, history]);
  useEffect(() => {
    visit.shown = memory;
  }, [visit, memory]);

  const shareable =
    shared === "loading" ? NO_NAMES : (shared ?? NO_NAMES).filter((name) => !hidden.includes(name));
  const isShareDue = shareable.length > 0 && !isCurrent;
  const share = useEffectEvent(() => dispatch({ type: "share", subject, names: shareable }));
  useLayoutEffect(() => {
    if (isShareDue) share();
  }, [isShareDue]);

  // An effect event: names hidden during the delay do not restart it, and are left out at its end.
  const finish = useEffectEvent(() => {
    dispatch({ type: "draw", subject, count, hidden, seed: newSeed(random) });
    setRequested(null);
  });
  // Only a first page does without the late names; hidden ones among them would be counted.
  const loadLate = useEffectEvent(({ definition: { late }, choices }: Subject) => {
    const isComplete = isCurrent || hidden.length > 0 || late?.isNeeded(choices);
    return late && isComplete ? outcomeOf(late.load(choices)) : null;
  });
  const fail = useEffectEvent((error: unknown) => {
    console.warn("The names of a choice could not be loaded", error);
    if (onMissingNames) {
      showError("Namnen kunde inte hämtas. Kontrollera nätet och försök igen.");
      onMissingNames();
    } else {
      showError("Namnen kunde inte laddas. Försök igen.");
      finish();
    }
  });
  useEffect(() => {
    if (!isGenerating || isShareDue || shared === "loading") return;
    const loading = loadLate(subject);
    let isAwaited = true;
    const timer = setTimeout(async () => {
      const failure = loading && (await loading);
      if (!isAwaited) return;
      if (failure) fail(failure.error);
      else finish();
    }, GENERATION_DELAY_MS);
    return () => {
      isAwaited = false;
      clearTimeout(timer);
    };
  }, [subject, isGenerating, isShareDue, shared]);

  // A button may be pressed long after the choice.
  const isAwaitingButton = start === "button" && !isAsked;
  useEffect(() => {
    const { late } = subject.definition;
    if (!isAwaitingButton || !late?.isNeeded(subject.choices)) return;
    let isAwaited = true;
    late.load(subject.choices).catch((error: unknown) => isAwaited && fail(error));
    return () => {
      isAwaited = false;
    };
  }, [subject, isAwaitingButton]);

  // The next page needs what the first one did without; if that is lost, the press reports it.
  useEffect(() => {
    const { late } = subject.definition;
    if (!isCurrent || !late || late.isNeeded(subject.choices)) return;
    loadInAdvance(() => late.load(subject.choices));
  }, [subject, isCurrent]);

  // Before the page is painted: the place of a name that has just been hidden is never empty.
  const refill = useEffectEvent((hidden: readonly string[]) =>
    dispatch({ type: "refill", hidden, seed: newSeed(random) }),
  );
  useLayoutEffect(() => {
    if (current && hidden.length > 0) refill(hidden);
  }, [current, hidden]);

  // Shared names may be there before the names that can take their places.
  const drawnFor = state.subject;
  useEffect(() => {
    if (!current || !drawnFor || hidden.length === 0) return;
    const { late } = drawnFor.definition;
    if (!late?.isNeeded(drawnFor.choices)) return;
    let isAwaited = true;
    late.load(drawnFor.choices).then(
      () => isAwaited && refill(hidden),
      (error: unknown) => console.warn("The names of a choice could not be loaded", error),
    );
    return () => {
      isAwaited = false;
    };
  }, [current, drawnFor, hidden]);

  return {
    shown,
    subject: state.subject,
    isPrinted: state.isPrinted,
    isGenerating,
    hasEarlier: current !== undefined && at > 0,
    hasLater: current !== undefined && at < generations.length - 1,
    history,
    generate: () => setRequested(subject),
    add: () =>
      dispatch({ type: "add", count: SUGGESTIONS_PER_PAGE, hidden, seed: newSeed(random) }),
    goBack: () => dispatch({ type: "back" }),
    goForward: () => dispatch({ type: "forward" }),
  };
}

/** Resolves to null once loaded, or to the error, so that a failure that nobody awaits yet is no unhandled rejection. */
function outcomeOf(loading: Promise<unknown>): Promise<{ readonly error: unknown } | null> {
  return loading.then(
    () => null,
    (error: unknown) => ({ error }),
  );
}
