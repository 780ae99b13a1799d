import {
  type Candidate,
  type DrawOptions,
  drawNames,
  type Generation,
  type Random,
} from "./engine.ts";
import { type Choices, choiceOf, type Filter, type FilterOption } from "./filters.ts";

/** A generator: its filters, and the names that a set of choices allows. */
export interface GeneratorDefinition {
  readonly id: string;
  readonly filters: readonly Filter[];
  /** The names are put together for each draw, so that the number of candidates says nothing. */
  readonly isComposed?: true;
  /** Every candidate obeys every choice; no filter is ever relaxed to fill a page. */
  candidates(choices: Choices, random: Random): readonly Candidate[];
}

/** A text whose parts may link to other pages of the site. */
export type PageText =
  | string
  | readonly (string | { readonly text: string; readonly to: string })[];

/** A generator with a page of its own, and what that page says above and below the suggestions. */
export interface PageDefinition extends GeneratorDefinition {
  /** The paragraph below the heading. */
  readonly lead: PageText;
  /** Where the names and their facts come from, in a sentence or two. */
  readonly source: string;
}

/** Draws suggestions for the choices. */
export function generate(
  definition: GeneratorDefinition,
  choices: Choices,
  options: DrawOptions,
): Generation {
  return drawNames(definition.candidates(choices, options.random), options);
}

/** A change of one filter that would give names, and how many. */
export interface Loosening {
  readonly filter: Filter;
  readonly option: FilterOption;
  readonly matching: number;
}

/**
 * For choices that no name matches: per filter, the one other option that allows the most names,
 * not counting the excluded ones.
 * Filters that do not help alone are left out; the most helpful change comes first.
 */
export function loosenings(
  definition: GeneratorDefinition,
  choices: Choices,
  { random, exclude = [] }: { random: Random; exclude?: Iterable<string> },
): Loosening[] {
  const excluded = new Set(exclude);
  const changes = definition.filters.flatMap((filter) => {
    const outcomes = filter.options
      .filter((option) => option.value !== choiceOf(choices, filter.id))
      .map((option) => ({
        filter,
        option,
        matching: countNames(
          definition.candidates({ ...choices, [filter.id]: option.value }, random),
          excluded,
        ),
      }));
    return mostMatching(outcomes).slice(0, 1);
  });
  return mostMatching(changes).filter((change) => change.matching > 0);
}

function mostMatching(changes: readonly Loosening[]): Loosening[] {
  return [...changes].sort((a, b) => b.matching - a.matching);
}

function countNames(candidates: readonly Candidate[], excluded: ReadonlySet<string>): number {
  const names = new Set(candidates.map((candidate) => candidate.name));
  for (const name of excluded) names.delete(name);
  return names.size;
}
