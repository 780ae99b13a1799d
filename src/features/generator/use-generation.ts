import { useCallback, useEffect, useRef, useState } from "react";
import { GENERATION_DELAY_MS, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, generate } from "@/generators/definition.ts";
import type { Generation, Random } from "@/generators/engine.ts";
import type { Choices } from "@/generators/filters.ts";
import { sampleGeneration } from "@/generators/sample.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";

/** Suggestions, and what they were made for. */
interface ShownGeneration extends Generation {
  readonly definition: GeneratorDefinition;
  readonly choices: Choices;
}

/** What a draw leaves out, as it is when the delay is over. */
interface NewestNames {
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

interface GenerationOptions {
  /** Suggestions at a time. */
  readonly count?: number;
  /** Names that are never drawn. */
  readonly hidden?: readonly string[];
  readonly random?: Random;
}

const NONE: readonly string[] = [];

interface GenerationState {
  /** Null until the first suggestions have come, unless a sample stands in their place. */
  readonly generation: ShownGeneration | null;
  /** Whether suggestions have been made for this visitor, and not just a sample by the build. */
  readonly hasGenerated: boolean;
  readonly isGenerating: boolean;
  /** Whether there are earlier suggestions for the same choices. */
  readonly hasEarlier: boolean;
  generateAgain(): void;
  /** Shows the earlier suggestions in place of the latest. */
  goBack(): void;
}

/**
 * Suggestions for the choices: on load, on every change of them, and when asked again, each time
 * after the simulated delay (SPEC section 4). Names on show are not repeated while others remain;
 * hidden names are never drawn.
 */
export function useGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  { count = SUGGESTIONS_PER_PAGE, hidden = NONE, random = Math.random }: GenerationOptions,
): GenerationState {
  const isHydrating = useIsHydrating();
  const [sample] = useState(() =>
    isHydrating ? { ...sampleGeneration(definition, choices, count), definition, choices } : null,
  );
  /** Those for the latest choices, newest last. */
  const [generations, setGenerations] = useState<readonly ShownGeneration[]>([]);
  const [isGenerating, setIsGenerating] = useState(true);
  const [request, setRequest] = useState(0);
  const newest = useRef<NewestNames>({ shown: [], hidden });

  useEffect(() => {
    newest.current = { shown: (generations.at(-1) ?? sample)?.names ?? [], hidden };
  }, [generations, sample, hidden]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request generates again
  useEffect(() => {
    setIsGenerating(true);
    const timer = setTimeout(() => {
      const next = generate(definition, choices, {
        count,
        random,
        avoid: newest.current.shown,
        exclude: newest.current.hidden,
      });
      setGenerations((earlier) => [
        ...earlier.filter((it) => it.choices === choices && it.definition === definition),
        { ...next, definition, choices },
      ]);
      setIsGenerating(false);
    }, GENERATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [definition, choices, count, random, request]);

  const generateAgain = useCallback(() => setRequest((count) => count + 1), []);
  const goBack = useCallback(() => setGenerations((all) => all.slice(0, -1)), []);

  return {
    generation: generations.at(-1) ?? sample,
    hasGenerated: generations.length > 0,
    isGenerating,
    hasEarlier: generations.length > 1,
    generateAgain,
    goBack,
  };
}
