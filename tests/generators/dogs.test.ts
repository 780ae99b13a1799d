import { describe, expect, test } from "vitest";
import { generate } from "@/generators/definition.ts";
import { generator as dogGenerator } from "@/generators/dogs.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { dogNames } from "@/words/dog-names.ts";
import { petTopNames } from "@/words/pet-top-names.ts";
import { isListedAsEmpty } from "./listed-as-empty.ts";

/** The letters of the word list, filter by filter, in the order of its columns. */
const MEANINGS = [
  ["kon", { h: "hane", t: "tik" }],
  ["storlek", { s: "sma", m: "medel", l: "stora" }],
  ["personlighet", { l: "lekfull", g: "lugn", m: "modig", k: "kelig" }],
  ["rasgrupp", { n: "nordiska", j: "jakthund", h: "herdehund", t: "terrier", s: "sallskap" }],
] as const;

const rows = dogNames
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const dogs = rows.map(([name = "", ...marks]) => ({
  name,
  bears: new Map(
    MEANINGS.map(([filter, letters], column) => [
      filter,
      Object.entries(letters).flatMap(([letter, value]) =>
        marks[column]?.includes(letter) ? [value] : [],
      ),
    ]),
  ),
}));

const combinations = allCombinations(dogGenerator.filters);
const random = seededRandom(7);

function expectedNames(choices: Choices): string[] {
  return dogs
    .filter(({ bears }) =>
      MEANINGS.every(
        ([id]) => choices[id] === "alla" || bears.get(id)?.some((value) => value === choices[id]),
      ),
    )
    .map(({ name }) => name);
}

function candidateNames(choices: Choices): string[] {
  const all = { ...defaultChoices(dogGenerator.filters), ...choices };
  return dogGenerator.candidates(all, random).map(({ name }) => name);
}

function failing(isWrong: (choices: Choices) => boolean): string[] {
  return combinations.filter(isWrong).map((choices) => new URLSearchParams(choices).toString());
}

describe("the dog names", () => {
  test("are many, and each stands once", () => {
    const names = dogs.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("are written as names", () => {
    const names = dogs.map(({ name }) => name);
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)?$/u.test(name))).toEqual([]);
  });

  test("bear known marks alone, at least one of each kind", () => {
    const known = [/^[ht]+$/, /^[sml]+$/, /^[lgmk]+$/, /^[njhts]+$/, /^[kusot]+$/];
    const wrong = rows.filter(
      ([, ...marks]) =>
        !known.every((pattern, column) => {
          const letters = marks[column] ?? "";
          return pattern.test(letters) && new Set(letters).size === letters.length;
        }),
    );
    expect(wrong).toEqual([]);
  });

  test("weigh more for the published lists, and have the sex stated there", () => {
    const published = new Map(petTopNames.dogs.map(({ name, sex }) => [String(name), sex]));
    for (const { name, weight } of dogGenerator.candidates(
      defaultChoices(dogGenerator.filters),
      random,
    )) {
      expect(weight, name).toBe(published.has(name) ? 2 : 1);
    }
    for (const [name, sex] of published) {
      expect(candidateNames({ kon: sex === "male" ? "hane" : "tik" }), name).toContain(name);
    }
  });
});

describe("every combination of filters of /hundnamn", () => {
  test("is made of the options of the specification", () => {
    const offered = dogGenerator.filters.map(({ id, label, options }) => [
      id,
      label,
      ...options.map(({ value }) => value),
    ]);
    expect(offered).toEqual([
      ["kon", "Kön", "alla", "hane", "tik"],
      ["storlek", "Storlek", "alla", "sma", "medel", "stora"],
      ["personlighet", "Personlighet", "alla", "lekfull", "lugn", "modig", "kelig"],
      ["rasgrupp", "Rasgrupp", "alla", "nordiska", "jakthund", "herdehund", "terrier", "sallskap"],
    ]);
  });

  test("says how many kilograms a size is", () => {
    const size = dogGenerator.filters.find(({ id }) => id === "storlek");
    expect(size?.options.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
      "Alla",
      "Små (under 10 kg)",
      "Medel (10–25 kg)",
      "Stora (över 25 kg)",
    ]);
  });

  test("allows exactly the names that obey every filter", () => {
    const wrong = failing(
      (choices) => candidateNames(choices).join() !== expectedNames(choices).join(),
    );
    expect(wrong).toEqual([]);
  });

  test("draws as many different names as fit", () => {
    const wrong = failing((choices) => {
      const expected = expectedNames(choices);
      const { names, matching } = generate(dogGenerator, choices, { count: 12, random });
      return (
        matching !== expected.length ||
        names.length !== Math.min(12, matching) ||
        new Set(names).size !== names.length ||
        names.some((name) => !expected.includes(name))
      );
    });
    expect(wrong).toEqual([]);
  });

  test("is empty exactly where the table says so", () => {
    const wrong = failing(
      (choices) => (candidateNames(choices).length === 0) !== isListedAsEmpty("hundnamn", choices),
    );
    expect(wrong).toEqual([]);
  });
});

test("known dogs stand where a Swede would look for them", () => {
  expect(candidateNames({ kon: "hane", storlek: "stora", personlighet: "kelig" })).toContain(
    "Bamse",
  );
  expect(candidateNames({ kon: "tik", personlighet: "lugn" })).toContain("Doris");
  expect(candidateNames({ rasgrupp: "jakthund", personlighet: "modig" })).toContain("Klinga");
  expect(candidateNames({ rasgrupp: "nordiska", storlek: "stora" })).toContain("Oden");
  expect(candidateNames({ rasgrupp: "herdehund" })).toContain("Meg");
  expect(candidateNames({ rasgrupp: "terrier", storlek: "sma" })).toContain("Archie");
  expect(candidateNames({ rasgrupp: "sallskap", storlek: "sma" })).toContain("Sessan");
  expect(candidateNames({ storlek: "sma" })).not.toContain("Bamse");
  expect(candidateNames({ personlighet: "lugn" })).not.toContain("Turbo");
  expect(candidateNames({ kon: "tik" })).not.toContain("Ludde");
  expect(candidateNames({ kon: "tik" })).toContain("Lingon");
  expect(candidateNames({ kon: "hane" })).toContain("Lingon");
});
