import { expect, test } from "vitest";
import { generate } from "@/generators/definition.ts";
import { defaultChoices } from "@/generators/filters.ts";
import { meanAgeOfName } from "@/generators/given-name-ages.ts";
import { givenNameList } from "@/generators/given-name-list.ts";
import { generator } from "@/generators/given-names.ts";
import { nameDayOf } from "@/generators/name-days.ts";
import { seededRandom } from "@/generators/sample.ts";

await generator.late?.load();

const PAGES = 500;
const COUNT = 12;

const marked = new Set(givenNameList.filter(({ marks }) => marks !== "0").map(({ name }) => name));

function isInformative(name: string): boolean {
  return marked.has(name) || nameDayOf(name) !== undefined;
}

test("two of three names of an open page have a name day or a mark, and the others come up too", () => {
  const random = seededRandom(2026);
  const choices = defaultChoices(generator.filters);
  const pages = Array.from(
    { length: PAGES },
    () => generate(generator, choices, { count: COUNT, random }).names,
  );
  const poor = pages.filter((names) => names.filter(isInformative).length < (COUNT * 2) / 3);
  expect(poor.length).toBeLessThanOrEqual(PAGES * 0.03);

  const others = pages.flat().filter((name) => !isInformative(name));
  expect(others.length).toBeGreaterThan(PAGES);
  // They are four thousand, and no few of them crowd out the rest.
  expect(new Set(others).size).toBeGreaterThan(others.length * 0.6);
});

test.each([
  ["yngst", 1],
  ["aldst", -1],
])("in the order %s all names come by age, those without one last", (ordning, sign) => {
  const choices = { ...defaultChoices(generator.filters), ordning };
  const { names } = generate(generator, choices, { count: Infinity, random: seededRandom(1) });
  expect(new Set(names)).toEqual(new Set(givenNameList.map(({ name }) => name)));
  const ranks = names.map((name) => (meanAgeOfName(name) ?? Infinity * sign) * sign);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(ranks.at(-1)).toBe(Infinity);
});
