import { useCallback, useEffect, useRef, useState } from "react";
import { GENERATION_DELAY_MS, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, generate } from "@/generators/definition.ts";
import type { Generation, Random } from "@/generators/engine.ts";
import type { Choices } from "@/generators/filters.ts";

/** Suggestions, and the choices they were made for. */
interface ShownGeneration extends Generation {
  readonly choices: Choices;
}

interface GenerationState {
  /** Null until the first suggestions have come. */
  readonly generation: ShownGeneration | null;
  readonly isGenerating: boolean;
  generateAgain(): void;
}

/**
 * Suggestions for the choices: on load, on every change of them, and when asked again, each time
 * after the simulated delay (SPEC section 4). Names on show are not repeated while others remain.
 */
export function useGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  random: Random = Math.random,
): GenerationState {
  const [generation, setGeneration] = useState<ShownGeneration | null>(null);
  const [isGenerating, setIsGenerating] = useState(true);
  const [request, setRequest] = useState(0);
  const shown = useRef<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request generates again
  useEffect(() => {
    setIsGenerating(true);
    const timer = setTimeout(() => {
      const next = generate(definition, choices, {
        count: SUGGESTIONS_PER_PAGE,
        random,
        avoid: shown.current,
      });
      shown.current = next.names;
      setGeneration({ ...next, choices });
      setIsGenerating(false);
    }, GENERATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [definition, choices, random, request]);

  const generateAgain = useCallback(() => setRequest((count) => count + 1), []);
  return { generation, isGenerating, generateAgain };
}
