import { type GeneratorDefinition, generate } from "./definition.ts";
import type { Random } from "./engine.ts";
import type { Choices } from "./filters.ts";

/** Draws in a row without a new name after which a generator that composes names is at its end. */
const MOST_EMPTY_DRAWS = 3;

interface MoreOptions {
  /** How many names to draw at most. */
  readonly count: number;
  readonly random: Random;
  /** Names that are shown or hidden: none of them is drawn. */
  readonly exclude: readonly string[];
}

/** Draws further suggestions; fewer than asked for when there are no others. */
export function generateMore(
  definition: GeneratorDefinition,
  choices: Choices,
  { count, random, exclude }: MoreOptions,
): readonly string[] {
  const found = new Set<string>();
  let emptyDraws = 0;
  while (found.size < count && emptyDraws < MOST_EMPTY_DRAWS) {
    const { names } = generate(definition, choices, {
      count: count - found.size,
      random,
      exclude: [...exclude, ...found],
    });
    for (const name of names) found.add(name);
    // One draw searches a whole list; composed names differ from draw to draw.
    if (!definition.isComposed) break;
    emptyDraws = names.length === 0 ? emptyDraws + 1 : 0;
  }
  return [...found];
}
