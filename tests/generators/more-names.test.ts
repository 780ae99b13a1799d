import { describe, expect, test } from "vitest";
import { generator as companies } from "@/generators/companies.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { defaultChoices } from "@/generators/filters.ts";
import { generateMore } from "@/generators/more-names.ts";
import { seededRandom } from "@/generators/sample.ts";
import { generator as usernames } from "@/generators/usernames.ts";

function definitionOf(names: readonly string[], isComposed?: true): GeneratorDefinition {
  const candidates = () => names.map((name) => ({ name, weight: 1 }));
  return isComposed ? { filters: [], isComposed, candidates } : { filters: [], candidates };
}

function numbered(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `Namn ${i}`);
}

describe("names of a list", () => {
  test("are drawn until none is left, none of them twice", () => {
    const all = numbered(30);
    const definition = definitionOf(all);
    const shown: string[] = [];
    const counts: number[] = [];
    for (let press = 0; press < 4; press++) {
      const more = generateMore(definition, {}, { count: 12, random: Math.random, exclude: shown });
      shown.push(...more);
      counts.push(more.length);
    }
    expect(counts).toEqual([12, 12, 6, 0]);
    expect(new Set(shown)).toEqual(new Set(all));
  });
});

describe("composed names", () => {
  test.each([
    ["company names", companies],
    ["usernames", usernames],
  ])("%s are others at every press, as often as one likes", (_title, definition) => {
    const choices = defaultChoices(definition.filters);
    const random = seededRandom(7);
    const shown: string[] = [];
    for (let press = 0; press < 20; press++) {
      const more = generateMore(definition, choices, { count: 12, random, exclude: shown });
      expect(more).toHaveLength(12);
      shown.push(...more);
    }
    expect(new Set(shown).size).toBe(240);
  });

  test("take several draws, and end when draws find nothing new", () => {
    let draws = 0;
    const all = numbered(20);
    const definition: GeneratorDefinition = {
      filters: [],
      isComposed: true,
      candidates() {
        draws++;
        const from = (draws % 4) * 5;
        return all.slice(from, from + 5).map((name) => ({ name, weight: 1 }));
      },
    };
    const more = generateMore(definition, {}, { count: 12, random: Math.random, exclude: [] });
    expect(new Set(more).size).toBe(12);
    const rest = generateMore(definition, {}, { count: 12, random: Math.random, exclude: more });
    expect(rest).toHaveLength(8);
    expect(draws).toBeLessThan(20);
  });

  test("end at once for a generator that always composes the same", () => {
    const definition = definitionOf(numbered(5), true);
    const more = generateMore(definition, {}, { count: 12, random: Math.random, exclude: [] });
    expect(more).toHaveLength(5);
  });
});
