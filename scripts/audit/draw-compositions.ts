import { SUGGESTIONS_PER_PAGE } from "../../src/config/limits.ts";
import { generate, type PageDefinition } from "../../src/generators/engine/definition.ts";
import type { Random } from "../../src/generators/engine/engine.ts";
import {
  allCombinations,
  type Choices,
  defaultChoices,
} from "../../src/generators/engine/filters.ts";
import { seededRandom } from "../../src/generators/engine/sample.ts";
import { generators } from "../../src/generators/registry.ts";
import { loadWholeGenerator } from "../../src/generators/whole-generator.ts";

export interface Composition {
  readonly generator: string;
  readonly name: string;
  /** What it was composed for; an empty text if nothing was typed. */
  readonly typed: string;
}

/** Pages that are drawn for a typed text: the later ones are found by a search. */
const PRESSES = 3;

/**
 * Draws composed names, as many from each generator that composes and as evenly as possible over the
 * combinations of its filters.
 */
export async function* drawCompositions(count: number, seed: number): AsyncGenerator<Composition> {
  const composing = await loadComposing();
  const random = seededRandom(seed);
  for (const { id, definition } of composing) {
    const combinations = allCombinations(definition.filters);
    let left = Math.ceil(count / composing.length);
    for (let i = 0; left > 0; i++) {
      const choices = combinations[i % combinations.length] ?? {};
      const names = definition.candidates(choices, random).slice(0, left);
      for (const { name } of names) yield { generator: id, name, typed: "" };
      left -= names.length;
    }
  }
}

/**
 * Draws what a visitor sees who types a text into a filter, and presses the button a few times, for each text and filter.
 *
 * @param isDrawn which generators, by their ids
 */
export async function* drawForTyped(
  texts: readonly string[],
  seed: number,
  isDrawn: (id: string) => boolean = () => true,
): AsyncGenerator<Composition> {
  const random = seededRandom(seed);
  for (const { id, definition } of (await loadComposing()).filter(({ id }) => isDrawn(id))) {
    for (const { id: filter } of definition.filters.filter(({ typing }) => typing)) {
      for (const typed of texts) {
        const choices = { ...defaultChoices(definition.filters), [filter]: typed };
        const names = pagesOf(definition, choices, random);
        for (const name of names) yield { generator: id, name, typed };
      }
    }
  }
}

function pagesOf(definition: PageDefinition, choices: Choices, random: Random): Iterable<string> {
  const seen = new Map<string, "drawn">();
  for (let press = 0; press < PRESSES; press++) {
    const { names } = generate(definition, choices, { count: SUGGESTIONS_PER_PAGE, random, seen });
    for (const name of names) seen.set(name, "drawn");
  }
  return seen.keys();
}

async function loadComposing() {
  const definitions = await Promise.all(
    generators.map(async (entry) => ({
      id: entry.id,
      definition: await loadWholeGenerator(entry),
    })),
  );
  return definitions.filter(({ definition }) => definition.isComposed);
}
