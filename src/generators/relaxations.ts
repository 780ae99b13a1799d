import type { GeneratorDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
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

/** The options of a filter that are not chosen, with the names that each would match with the other choices. */
export function countChanges(
  definition: GeneratorDefinition,
  filter: Filter,
  choices: Choices,
  { random, exclude = [] }: CountOptions,
): Change[] {
  const excluded = new Set(exclude);
  return filter.options
    .filter((option) => option.value !== choiceOf(choices, filter.id))
    .map((option) => ({
      filter,
      option,
      matching: countNames(
        definition.candidates({ ...choices, [filter.id]: option.value }, random),
        excluded,
      ),
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

function countNames(candidates: readonly Candidate[], excluded: ReadonlySet<string>): number {
  const names = new Set(candidates.map((candidate) => candidate.name));
  for (const name of excluded) names.delete(name);
  return names.size;
}
