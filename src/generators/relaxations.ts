import type { GeneratorDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { type Choices, choiceOf, type Filter, type FilterOption } from "./filters.ts";

/** A change of one filter, and how many names would then match. */
interface Relaxation {
  readonly filter: Filter;
  readonly option: FilterOption;
  readonly matching: number;
}

/**
 * For choices that no name matches: the option of each filter that would match the most names,
 * excluded names not counted. Filters that would not help on their own are left out; the most
 * helpful change comes first.
 */
export function findRelaxations(
  definition: GeneratorDefinition,
  choices: Choices,
  { random, exclude = [] }: { random: Random; exclude?: Iterable<string> },
): Relaxation[] {
  const excluded = new Set(exclude);
  const bestChanges = definition.filters.flatMap((filter) => {
    const changes = filter.options
      .filter((option) => option.value !== choiceOf(choices, filter.id))
      .map((option) => ({
        filter,
        option,
        matching: countNames(
          definition.candidates({ ...choices, [filter.id]: option.value }, random),
          excluded,
        ),
      }));
    return byMatching(changes).slice(0, 1);
  });
  return byMatching(bestChanges).filter((change) => change.matching > 0);
}

function byMatching(changes: readonly Relaxation[]): Relaxation[] {
  return [...changes].sort((a, b) => b.matching - a.matching);
}

function countNames(candidates: readonly Candidate[], excluded: ReadonlySet<string>): number {
  const names = new Set(candidates.map((candidate) => candidate.name));
  for (const name of excluded) names.delete(name);
  return names.size;
}
