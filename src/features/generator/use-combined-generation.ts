import { useEffect, useEffectEvent, useState } from "react";
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

interface CombinedGeneration {
  /** Null until the button is pressed for these choices, except for shared names. */
  readonly names: readonly string[] | null;
  /** Every suggestion shown so far, oldest first. */
  readonly history: readonly string[];
  readonly isGenerating: boolean;
  generateNames(): void;
}

/**
 * Suggestions of the combined generator: drawn when the visitor asks for them, and without the
 * last twenty while enough others remain. A history entry that the visitor comes back to shows the
 * names that it showed.
 *
 * @param shared names to show until then
 */
export function useCombinedGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  childNames: ChildNameCache,
  hidden: readonly string[] = [],
  shared: readonly string[] | null = null,
): CombinedGeneration {
  const { key, kept, keep } = useEntry();
  const restored = () => (kept?.names ? { choices, names: kept.names } : null);
  const [history, setHistory] = useState<readonly string[]>(kept?.history ?? []);
  const [shown, setShown] = useState<{ choices: Choices; names: readonly string[] } | null>(
    restored,
  );
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setShown(restored() ?? shown);
  }
  const names = shown?.choices === choices ? shown.names : null;
  const [pending, setPending] = useState<Choices | null>(null);
  const isChild = choiceOf(choices, "kategori") === "barn";
  const sex = choiceOf(choices, "kon");

  function candidates(): readonly Candidate[] {
    const fromService = isChild ? childNames.namesFor(sex) : null;
    if (fromService) return fromService.map((name) => ({ name, weight: 1 }));
    return definition.candidates(choices, Math.random);
  }

  const finish = useEffectEvent(() => {
    const { names } = drawNames(candidates(), {
      count: COMBINED_SUGGESTIONS,
      random: Math.random,
      avoid: history.slice(-COMBINED_RECENT_MEMORY),
      exclude: hidden,
    });
    setShown({ choices, names });
    setHistory((earlier) => [...earlier, ...names]);
    setPending(null);
  });

  useEffect(() => {
    if (pending !== choices) return;
    const timer = setTimeout(finish, GENERATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending, choices]);

  useEffect(() => keep({ names, history }), [names, history, keep]);

  return {
    names: names ?? shared,
    history,
    isGenerating: pending === choices,
    generateNames() {
      // Requested now, the names may arrive before the delay is over.
      if (isChild) childNames.prefetch(sex);
      if (shared) {
        setShown({ choices, names: shared });
        setHistory((earlier) => [...earlier, ...shared]);
      }
      setPending(choices);
    },
  };
}
