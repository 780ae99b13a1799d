import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import {
  COMBINED_RECENT_MEMORY,
  COMBINED_SUGGESTIONS,
  GENERATION_DELAY_MS,
} from "@/config/limits.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { type Candidate, drawNames } from "@/generators/engine.ts";
import { type Choices, choiceOf } from "@/generators/filters.ts";
import type { ChildNameCache } from "./child-name-cache.ts";
import { useEntry } from "./entry-memory.tsx";
import { fillPlaces, NO_SUBSTITUTES, withoutHidden } from "./places.ts";
import type { ShownGeneration } from "./use-generation.ts";

type Shown = Omit<ShownGeneration, "definition">;

const NO_NAMES: readonly string[] = [];

interface CombinedOptions {
  /** False while the names to draw from are loading. */
  readonly areNamesLoaded?: boolean;
  readonly hidden?: readonly string[];
  /** Names to show until the visitor asks for some. */
  readonly shared?: readonly string[] | null;
}

interface CombinedGeneration {
  /** Null until the button is pressed for these choices, except for shared names. */
  readonly shown: ShownGeneration | null;
  /** Every suggestion shown so far, oldest first. */
  readonly history: readonly string[];
  readonly isGenerating: boolean;
  generateNames(): void;
  /** Adds names to the suggestions. */
  add(names: readonly string[]): void;
}

/**
 * Suggestions of the combined generator: drawn when the visitor asks for them, and without the
 * last twenty while enough others remain. A history entry that the visitor comes back to shows the
 * names that it showed.
 */
export function useCombinedGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  childNames: ChildNameCache,
  options: CombinedOptions = {},
): CombinedGeneration {
  const { areNamesLoaded = true, hidden = NO_NAMES, shared = null } = options;
  const { key, kept, keep } = useEntry();
  const restored = () => (kept?.places ? { ...kept.places, choices } : null);
  const [history, setHistory] = useState<readonly string[]>(kept?.history ?? []);
  const [drawn, setDrawn] = useState<Shown | null>(restored);
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setDrawn(restored() ?? drawn);
  }
  const [pending, setPending] = useState<Choices | null>(null);
  const isChild = choiceOf(choices, "kategori") === "barn";
  const sex = choiceOf(choices, "kon");
  const isDrawn = drawn?.choices === choices;
  const shown = useMemo(
    () => (isDrawn ? drawn : shared && sharedGeneration(shared, choices)),
    [isDrawn, drawn, shared, choices],
  );
  const historyWithShared = isDrawn || !shared ? history : [...history, ...shared];

  function candidates(): readonly Candidate[] {
    const fromService = isChild ? childNames.namesFor(sex) : null;
    if (fromService) return fromService.map((name) => ({ name, weight: 1 }));
    return definition.candidates(choices, Math.random);
  }

  const finish = useEffectEvent(() => {
    const generation = drawNames(candidates(), {
      count: COMBINED_SUGGESTIONS,
      random: Math.random,
      avoid: history.slice(-COMBINED_RECENT_MEMORY),
      exclude: hidden,
    });
    setDrawn({ ...generation, choices, substitutes: NO_SUBSTITUTES });
    setHistory((earlier) => [...earlier, ...generation.names]);
    setPending(null);
  });

  const fill = useEffectEvent((shown: Shown, hidden: readonly string[]) => {
    let added: readonly string[] = [];
    const filled = fillPlaces(shown, hidden, (count, exclude) => {
      const avoid = history.slice(-COMBINED_RECENT_MEMORY);
      added = drawNames(candidates(), { count, random: Math.random, avoid, exclude }).names;
      return added;
    });
    if (filled === shown) return;
    setDrawn({ ...shown, ...filled });
    setHistory([...historyWithShared, ...added]);
  });

  // Before the page is painted: the place of a name that has just been hidden is never empty.
  useLayoutEffect(() => {
    if (shown && areNamesLoaded) fill(shown, hidden);
  }, [shown, hidden, areNamesLoaded]);

  useEffect(() => {
    if (pending !== choices || !areNamesLoaded) return;
    const timer = setTimeout(finish, GENERATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending, choices, areNamesLoaded]);

  const places = isDrawn ? drawn : null;
  useEffect(() => keep({ places, history }), [places, history, keep]);

  const visible = useMemo(() => shown && withoutHidden(shown, hidden), [shown, hidden]);

  return {
    shown: visible && { ...visible, definition: { ...definition, candidates } },
    history,
    isGenerating: pending === choices,
    generateNames() {
      // Requested now, the names may arrive before the delay is over.
      if (isChild) childNames.prefetch(sex);
      // Shared names stay while the first ones are drawn.
      setDrawn(shown);
      setHistory(historyWithShared);
      setPending(choices);
    },
    add(names) {
      if (!shown) return;
      setDrawn({ ...shown, names: [...shown.names, ...names], added: names.length });
      setHistory([...history, ...names]);
    },
  };
}

function sharedGeneration(names: readonly string[], choices: Choices): Shown {
  return {
    names,
    matching: names.length,
    substitutes: NO_SUBSTITUTES,
    choices,
    isShared: true,
  };
}
