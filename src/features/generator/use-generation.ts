import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { GENERATION_DELAY_MS, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, generate } from "@/generators/definition.ts";
import type { Generation, Random } from "@/generators/engine.ts";
import type { Choices } from "@/generators/filters.ts";
import { sampleGeneration } from "@/generators/sample.ts";
import { showError } from "@/ui/toast-store.ts";
import { useIsHydrating } from "@/ui/use-is-hydrating.ts";
import { useEntry } from "./entry-memory.tsx";
import { fillPlaces, NO_SUBSTITUTES, type Places } from "./places.ts";
import type { SharedNames } from "./use-shared-names.ts";

/** Suggestions, and what they were generated for. */
export interface ShownGeneration extends Generation, Places {
  readonly definition: GeneratorDefinition;
  readonly choices: Choices;
  /** Whether these are names that somebody has shared, instead of drawn ones. */
  readonly isShared?: true;
  /** How many names the visitor added last. */
  readonly added?: number;
}

interface GenerationOptions {
  /** Suggestions at a time. */
  readonly count?: number;
  /** False while the names to draw from are loading. */
  readonly areNamesLoaded?: boolean;
  /** Names that are never drawn; the generation keeps those hidden since, with their substitutes. */
  readonly hidden?: readonly string[];
  /** Names to show instead of a draw; none are drawn while they load. */
  readonly shared?: SharedNames;
  readonly random?: Random;
}

interface GenerationState {
  /** Null until the first suggestions, except on a prerendered page, which starts with a sample. */
  readonly generation: ShownGeneration | null;
  /** Whether suggestions have been generated in this browser; false while the sample is shown. */
  readonly hasGenerated: boolean;
  readonly isGenerating: boolean;
  /** Whether there are earlier suggestions for the same choices. */
  readonly hasEarlier: boolean;
  generateAgain(): void;
  /** Adds names to the latest suggestions. */
  add(names: readonly string[]): void;
  /** Replaces the latest suggestions with those before them. */
  goBack(): void;
}

const NO_NAMES: readonly string[] = [];

/**
 * Suggestions for the choices: on load, on every change of the choices and on request, each time
 * after the simulated delay (docs/specification.md, "Generating suggestions"). The names shown are
 * not repeated while enough others remain; hidden names are never drawn, and a name that is hidden
 * later gets a substitute. A history entry that the visitor comes back to shows the suggestions that
 * it showed.
 */
export function useGeneration(
  definition: GeneratorDefinition,
  choices: Choices,
  options: GenerationOptions,
): GenerationState {
  const { count = SUGGESTIONS_PER_PAGE, hidden = NO_NAMES, random = Math.random } = options;
  const { shared = null, areNamesLoaded = true } = options;
  const isHydrating = useIsHydrating();
  const { key, kept, keep } = useEntry();
  const [sample] = useState(() =>
    isHydrating
      ? {
          ...sampleGeneration(definition, choices, count),
          substitutes: NO_SUBSTITUTES,
          definition,
          choices,
        }
      : null,
  );
  const restored = () => kept?.generations?.map((it) => ({ ...it, definition, choices }));
  /** Generations for the current choices, newest last. */
  const [generations, setGenerations] = useState<readonly ShownGeneration[]>(restored() ?? []);
  const [isRequested, setIsRequested] = useState(false);
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    setGenerations(restored() ?? generations);
  }
  const latest = generations.at(-1);
  const isCurrent = latest?.definition === definition && latest.choices === choices;
  const isGenerating = isRequested || !isCurrent;
  const generation = latest ?? sample;

  useEffect(() => {
    if (isCurrent) keep({ generations });
  }, [isCurrent, generations, keep]);

  // An effect event: names hidden during the delay do not restart it, and are left out at its end.
  const finish = useEffectEvent((definition: GeneratorDefinition, choices: Choices) => {
    const drawn =
      sharedGeneration(shared, hidden) ??
      generate(definition, choices, {
        count,
        random,
        avoid: generation?.names ?? NO_NAMES,
        exclude: hidden,
      });
    setGenerations((earlier) => [
      ...earlier.filter((it) => it.choices === choices && it.definition === definition),
      { ...drawn, substitutes: NO_SUBSTITUTES, definition, choices },
    ]);
    setIsRequested(false);
  });

  useEffect(() => {
    if (!isGenerating || !areNamesLoaded || shared === "loading") return;
    const { late } = definition;
    const loading = late?.isChosen(choices) ? late.load().catch(reportMissingNames) : null;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (loading) await loading;
      if (isCurrent) finish(definition, choices);
    }, GENERATION_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [definition, choices, isGenerating, areNamesLoaded, shared]);

  // Before the page is painted: the place of a name that has just been hidden is never empty.
  useLayoutEffect(() => {
    const last = generations.at(-1);
    if (!last) return;
    const filled = fillPlaces(
      last,
      hidden,
      (count, exclude) => generate(last.definition, last.choices, { count, random, exclude }).names,
    );
    if (filled !== last) setGenerations([...generations.slice(0, -1), { ...last, ...filled }]);
  }, [generations, hidden, random]);

  return {
    generation,
    hasGenerated: generations.length > 0,
    isGenerating,
    hasEarlier: generations.length > 1,
    generateAgain: () => setIsRequested(true),
    add: (names) =>
      setGenerations((all) =>
        all.map((it) =>
          it === all.at(-1) ? { ...it, names: [...it.names, ...names], added: names.length } : it,
        ),
      ),
    goBack: () => setGenerations((all) => all.slice(0, -1)),
  };
}

function reportMissingNames(): void {
  showError("Namnen kunde inte laddas. Försök igen.");
}

/** Null without a shared name that the visitor has not hidden. */
function sharedGeneration(shared: SharedNames, hidden: readonly string[]) {
  if (shared === null || shared === "loading") return null;
  const names = shared.filter((name) => !hidden.includes(name));
  return names.length > 0 ? { names, matching: names.length, isShared: true as const } : null;
}
