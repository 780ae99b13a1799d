import type { GeneratorDefinition } from "./definition.ts";
import type { Random } from "./engine.ts";
import { type Choices, choiceOf, type Filter, type FilterOption } from "./filters.ts";

/** A change of one filter, and how many names would then match. */
export interface Change {
  readonly filter: Filter;
  readonly option: FilterOption;
  readonly matching: number;
}

interface CountOptions {
  readonly random: Random;
  /** Names that are not counted. */
  readonly exclude?: Iterable<string>;
}

/** How many names match the choices. */
export function countMatching(
  definition: GeneratorDefinition,
  choices: Choices,
  { random, exclude = [] }: CountOptions,
): number {
  const names = new Set(definition.candidates(choices, random).map((candidate) => candidate.name));
  for (const name of exclude) names.delete(name);
  return names.size;
}

/** The options of a filter that are not chosen, with the names that each would match with the other choices. */
export function countChanges(
  definition: GeneratorDefinition,
  filter: Filter,
  choices: Choices,
  options: CountOptions,
): Change[] {
  return filter.options
    .filter((option) => option.value !== choiceOf(choices, filter.id))
    .map((option) => ({
      filter,
      option,
      matching: countMatching(definition, { ...choices, [filter.id]: option.value }, options),
    }));
}

/**
 * For choices that no name matches: the option of each filter that would match the most names.
 * Filters that would not help on their own are left out; the most helpful change comes first.
 */
export function findRelaxations(
  definition: GeneratorDefinition,
  choices: Choices,
  options: CountOptions,
): Change[] {
  const bestChanges = definition.filters.flatMap((filter) =>
    byMatching(countChanges(definition, filter, choices, options)).slice(0, 1),
  );
  return byMatching(bestChanges).filter((change) => change.matching > 0);
}

function byMatching(changes: readonly Change[]): Change[] {
  return [...changes].sort((a, b) => b.matching - a.matching);
}
