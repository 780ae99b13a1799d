import { useCallback, useEffect, useMemo, useState } from "react";
import {
  COMBINED_RECENT_MEMORY,
  COMBINED_SUGGESTIONS,
  GENERATION_DELAY_MS,
} from "@/config/limits.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { type Candidate, drawNames, type Random } from "@/generators/engine.ts";
import { type Choices, choiceOf } from "@/generators/filters.ts";
import type { ChildNameSource } from "./child-name-source.ts";

interface CombinedGeneration {
  /** Null until the button is pressed for these choices. */
  readonly names: readonly string[] | null;
  /** Every suggestion shown so far, oldest first (SPEC section 3, generated history). */
  readonly history: readonly string[];
  readonly isGenerating: boolean;
  generateNames(): void;
}

interface CombinedOptions {
  /** Names that are never drawn. */
  readonly hidden?: readonly string[];
  readonly random?: Random;
}

const NONE: readonly string[] = [];

/** Suggestions of the combined generator: only when asked for, and none of the last twenty. */
export function useCombinedGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  childNames: ChildNameSource,
  { hidden = NONE, random = Math.random }: CombinedOptions = {},
): CombinedGeneration {
  const [history, setHistory] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<{ choices: Choices; names: readonly string[] } | null>(null);
  const [pending, setPending] = useState<Choices | null>(null);

  const candidates = useCallback((): readonly Candidate[] => {
    const isChild = choiceOf(choices, "kategori") === "barn";
    const fromService = isChild ? childNames.namesFor(choiceOf(choices, "kon")) : null;
    if (fromService) return fromService.map((name) => ({ name, weight: 1 }));
    return definition.candidates(choices, random);
  }, [definition, choices, childNames, random]);

  useEffect(() => {
    if (pending !== choices) return;
    const timer = setTimeout(() => {
      const { names } = drawNames(candidates(), {
        count: COMBINED_SUGGESTIONS,
        random,
        avoid: history.slice(-COMBINED_RECENT_MEMORY),
        exclude: hidden,
      });
      setShown({ choices, names });
      setHistory((earlier) => [...earlier, ...names]);
      setPending(null);
    }, GENERATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [pending, choices, candidates, random, history, hidden]);

  const generateNames = useCallback(() => {
    // Asked for here, the service's names may come within the wait.
    candidates();
    setPending(choices);
  }, [candidates, choices]);

  return useMemo(
    () => ({
      names: shown?.choices === choices ? shown.names : null,
      history,
      isGenerating: pending === choices,
      generateNames,
    }),
    [shown, choices, history, pending, generateNames],
  );
}
