import {
  type Candidate,
  type DrawOptions,
  drawNames,
  type Generation,
  type Random,
} from "./engine.ts";
import { type Choices, choiceOf, type Filter, type FilterOption } from "./filters.ts";

/** A generator: its filters, and a function from the chosen options to candidates. */
export interface GeneratorDefinition {
  readonly filters: readonly Filter[];
  /** Names are composed for each draw, so the number of candidates means nothing to a visitor. */
  readonly isComposed?: true;
  /** Names that match every choice; no filter is ever ignored to fill a page. */
  candidates(choices: Choices, random: Random): readonly Candidate[];
}

/** A text whose parts may link to other pages of the site. */
type PageText = string | readonly (string | { readonly text: string; readonly to: string })[];

/** A generator with a page of its own, and what that page says above and below the suggestions. */
export interface PageDefinition extends GeneratorDefinition {
  /** The paragraph below the heading. */
  readonly lead: PageText;
  /** Where the names and their facts come from, in a sentence or two. */
  readonly source: string;
}

/** Draws suggestions that match the choices. */
export function generate(
  definition: GeneratorDefinition,
  choices: Choices,
  options: DrawOptions,
): Generation {
  return drawNames(definition.candidates(choices, options.random), options);
}

/** A change of one filter, and how many names would then match. */
export interface Relaxation {
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
