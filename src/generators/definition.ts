import {
  type Candidate,
  type DrawOptions,
  drawNames,
  type Generation,
  type Random,
} from "./engine.ts";
import type { Choices, Filter } from "./filters.ts";

/** Whether a composed name may be used. A fantasy name is judged without its byname. */
export type Accepts = (name: string) => boolean;

/** A generator: its filters, and a function from the chosen options to candidates. */
export interface GeneratorDefinition {
  readonly filters: readonly Filter[];
  /** Names are composed for each draw, so the number of candidates means nothing to a visitor. */
  readonly isComposed?: true;
  /** What is suggested instead while no filter is chosen, until the visitor asks for all names. */
  readonly opening?: GeneratorDefinition;
  /** What its names are called in a sentence; "namn som passar filtren" unless stated. */
  readonly subject?: string;
  /** Names of an option that few choose: they are among the candidates once they are loaded. */
  readonly late?: {
    readonly isChosen: (choices: Choices) => boolean;
    readonly load: () => Promise<unknown>;
  };
  /** A line above the suggestions: what they are, where the labels of the choices do not say it. */
  caption?(choices: Choices): string;
  /** What a page says below the suggestions instead of their source, for some choices. */
  note?(choices: Choices): string | false | undefined;
  /**
   * Names that match every choice; no filter is ever ignored to fill a page.
   * @param accepts which composed names may be used; lists ignore it. Without any after a bounded
   * number of attempts, there are none.
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

/** Draws suggestions that match the choices. */
export function generate(
  definition: GeneratorDefinition,
  choices: Choices,
  options: DrawOptions,
): Generation {
  return drawNames(definition.candidates(choices, options.random), options);
}
