import type { NameFacts } from "../../names/facts/facts.ts";
import type { Candidate } from "../../names/word-list.ts";
import {
  type Draw,
  type DrawOptions,
  drawNames,
  NOTHING_SEEN,
  oldest,
  type Random,
  shuffled,
} from "./engine.ts";
import type { Choices, Filter } from "./filters.ts";

/** Whether a composed name may be used. A fantasy name is judged without its byname. */
export type Accepts = (name: string) => boolean;

/** Takes names of candidates without chance. */
export type TakeNames = (candidates: readonly Candidate[], options: DrawOptions) => Draw;

/** A generator: its filters, and a function from the chosen options to candidates. */
export interface GeneratorDefinition {
  readonly filters: readonly Filter[];
  /** Names are composed for each draw, so the number of candidates means nothing to a visitor. */
  readonly isComposed?: true;
  /** Takes names in the order that is chosen; undefined for choices whose names are drawn at random. */
  inOrder?(choices: Choices): TakeNames | undefined;
  /** The names with the greatest weight come first, and not in random order. */
  readonly isRanked?: true;
  /** What is suggested instead while no filter is chosen, until the visitor asks for all names. */
  readonly opening?: GeneratorDefinition;
  /** What its names are called in a sentence; "namn som passar filtren" unless stated. */
  readonly subject?: string;
  /** Names that the first page does without: they are among the candidates once they are loaded. */
  readonly late?: {
    /** Whether even a first page for these choices needs them. */
    readonly isNeeded: (choices: Choices) => boolean;
    /** @param choices what the names are needed for, to be ready for them; without, for any choices. */
    readonly load: (choices?: Choices) => Promise<unknown>;
    /** How many names of a list a first page does without; 0 once they are loaded. */
    readonly missing?: () => number;
  };
  /** A line above the suggestions: what they are, where the labels of the choices do not say it. */
  caption?(choices: Choices): string;
  /** What a page says below the suggestions instead of their source, for some choices. */
  note?(choices: Choices): string | false | undefined;
  /** Whether the facts about its names need two lines. */
  hasLongFacts?(choices: Choices): boolean;
  /** What the cards say of a name besides its own facts, for some choices. */
  factsFor?(choices: Choices, name: string): NameFacts;
  /**
   * Names that match every choice; no filter is ever ignored to fill a page.
   * @param accepts which composed names may be used; lists ignore it. With it, no candidates means
   * that every composition has been tried.
   */
  candidates(choices: Choices, random: Random, accepts?: Accepts): readonly Candidate[];
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

/** What search engines and shared links show of a generator's page. */
export interface GeneratorHead {
  /** Title of its document: 50 to 60 characters with the brand, which is added. */
  readonly title: string;
  /** In 120 to 155 characters. */
  readonly description: string;
  /** The line below the heading in its share picture. */
  readonly tagline: string;
}

/**
 * Draws suggestions that match the choices. Of composed names, `matching` is how many have been
 * shown when some of them are repeated, and otherwise means nothing.
 */
export function generate(
  definition: GeneratorDefinition,
  choices: Choices,
  options: DrawOptions,
): Draw {
  if (definition.isComposed) return composeNames(definition, choices, options);
  const candidates = definition.candidates(choices, options.random);
  const take = definition.inOrder?.(choices);
  const draw = take?.(candidates, options) ?? drawNames(candidates, options, definition.isRanked);
  return { ...draw, matching: draw.matching + (definition.late?.missing?.() ?? 0) };
}

/** Composes names that have not been shown; when there are no more of them, the oldest come again. */
function composeNames(
  definition: GeneratorDefinition,
  choices: Choices,
  { count, random, seen = NOTHING_SEEN, onPage = [], exclude = [] }: DrawOptions,
): Draw {
  const hidden = new Set(exclude);
  const taken = new Set([...hidden, ...onPage]);
  const found = new Set<string>();
  const isNew = (name: string) => !taken.has(name) && !seen.has(name) && !found.has(name);
  // Without a reason to refuse a name, the generator need not try every composition.
  let accepts = taken.size + seen.size === 0 ? undefined : isNew;
  while (found.size < count) {
    const candidates = definition
      .candidates(choices, random, accepts)
      .filter(({ name }) => isNew(name));
    const { names } = drawNames(candidates, { count: count - found.size, random });
    for (const name of names) found.add(name);
    if (accepts && names.length === 0) break;
    accepts = isNew;
  }
  const isDrawn = (name: string) => seen.get(name) === "drawn";
  const repeated = oldest(seen, count - found.size, (name) => isDrawn(name) && !taken.has(name));
  const names = [...found, ...shuffled(repeated, random)];
  const known = [...seen.keys()].filter((name) => isDrawn(name) && !hidden.has(name));
  return {
    names,
    matching: repeated.length > 0 ? known.length + found.size : names.length,
    repeated: repeated.length,
  };
}
