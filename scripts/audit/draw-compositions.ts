import { allCombinations } from "../../src/generators/filters.ts";
import { generators } from "../../src/generators/registry.ts";
import { seededRandom } from "../../src/generators/sample.ts";
import { loadWholeGenerator } from "../../src/generators/whole-generator.ts";

interface Composition {
  readonly generator: string;
  readonly name: string;
}

/**
 * Draws composed names, as many from each generator that composes and as evenly as possible over the
 * combinations of its filters.
 */
export async function* drawCompositions(count: number, seed: number): AsyncGenerator<Composition> {
  const definitions = await Promise.all(
    generators.map(async (entry) => ({
      id: entry.id,
      definition: await loadWholeGenerator(entry),
    })),
  );
  const composing = definitions.filter(({ definition }) => definition.isComposed);
  const random = seededRandom(seed);
  for (const { id, definition } of composing) {
    const combinations = allCombinations(definition.filters);
    let left = Math.ceil(count / composing.length);
    for (let i = 0; left > 0; i++) {
      const choices = combinations[i % combinations.length] ?? {};
      const names = definition.candidates(choices, random).slice(0, left);
      for (const { name } of names) yield { generator: id, name };
      left -= names.length;
    }
  }
}
