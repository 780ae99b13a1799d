import { expect, test } from "vitest";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator } from "@/generators/given-names/given-names.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { meanAgeOfName } from "@/names/facts/given-name-ages.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { originGroups } from "@/names/origins/name-origins.ts";

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

test("the origins are those of the names' rows, and for others only that they are Nordic", () => {
  const namesOf = (ursprung: string) =>
    generate(
      generator,
      { ...defaultChoices(generator.filters), ursprung },
      { count: Infinity, random: seededRandom(1) },
    ).names;
  expect(namesOf("arabiskt")).toEqual(expect.arrayContaining(["Fatima", "Ali", "Yasmin"]));
  expect(namesOf("bibliskt")).toEqual(expect.arrayContaining(["Maria", "Elsa", "Noah"]));
  expect(namesOf("nordiskt")).toEqual(expect.arrayContaining(["Astrid", "Björn"]));
  expect(namesOf("bibliskt")).not.toContain("Astrid");
  // On the list of Nordic names, and not looked up.
  const nordic = givenNameList.filter(({ marks }) => (Number.parseInt(marks, 16) & 4) !== 0);
  const withoutRow = nordic.find(({ name }) => !originGroups.has(name));
  expect(withoutRow).toBeDefined();
  expect(namesOf("nordiskt")).toContain(withoutRow?.name);
});
