import { describe, expect, test } from "vitest";
import { generator as catGenerator } from "@/generators/cats.ts";
import { generate } from "@/generators/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { catNames } from "@/words/cat-names.ts";
import { petTopNames } from "@/words/pet-top-names.ts";
import { isListedAsEmpty } from "./listed-as-empty.ts";

const COLORS = {
  s: "svart",
  v: "vit",
  o: "orange",
  g: "gra",
  b: "brun",
  f: "flerfargad",
} as const;

/** The letters of the word list, filter by filter, in the order of its columns. */
const MEANINGS = [
  ["kon", { h: "hane", f: "hona" }],
  ["farg", COLORS],
  ["personlighet", { l: "lekfull", m: "mysig", g: "lugn", n: "nyfiken" }],
] as const;

const rows = catNames
  .trim()
  .split("\n")
  .map((row) => row.split(" "));

const cats = rows.map(([name = "", ...marks]) => ({
  name,
  bears: new Map<string, readonly string[]>([
    ...MEANINGS.map(
      ([filter, letters], column) =>
        [
          filter,
          Object.entries(letters).flatMap(([letter, value]) =>
            marks[column]?.includes(letter) ? [value] : [],
          ),
        ] as const,
    ),
    ["langd", [name.length < 5 ? "kort" : name.length < 8 ? "medel" : "lang"]],
  ]),
}));

const combinations = allCombinations(catGenerator.filters);
const random = seededRandom(8);

function expectedNames(choices: Choices): string[] {
  return cats
    .filter(({ bears }) =>
      Object.entries(choices).every(
        ([id, value]) => value === "alla" || bears.get(id)?.includes(value),
      ),
    )
    .map(({ name }) => name);
}

function candidateNames(choices: Choices): string[] {
  const all = { ...defaultChoices(catGenerator.filters), ...choices };
  return catGenerator.candidates(all, random).map(({ name }) => name);
}

function failing(isWrong: (choices: Choices) => boolean): string[] {
  return combinations.filter(isWrong).map((choices) => new URLSearchParams(choices).toString());
}

describe("the cat names", () => {
  test("are many, and each stands once", () => {
    const names = cats.map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("are written as names", () => {
    const names = cats.map(({ name }) => name);
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
  });

  test("bear known marks alone", () => {
    const known = [/^[hf]+$/, /^(-|[svogbf]+)$/, /^[lmgnd]+$/, /^[kusot]+$/];
    const wrong = rows.filter(
      ([, ...marks]) =>
        !known.every((pattern, column) => {
          const letters = marks[column] ?? "";
          return pattern.test(letters) && new Set(letters).size === letters.length;
        }),
    );
    expect(wrong).toEqual([]);
  });

  test.each(Object.values(COLORS))("are at least thirty for the colour %s", (farg) => {
    expect(candidateNames({ farg }).length).toBeGreaterThanOrEqual(30);
  });

  test("carry a colour only where they evoke one", () => {
    const colorless = cats.filter(({ bears }) => bears.get("farg")?.length === 0);
    const manyColored = cats.filter(({ bears }) => (bears.get("farg")?.length ?? 0) > 2);
    expect(colorless.length).toBeGreaterThan(100);
    expect(manyColored).toEqual([]);
  });

  test("weigh more for the published lists, and have the sex stated there", () => {
    const published = new Map(petTopNames.cats.map(({ name, sex }) => [String(name), sex]));
    for (const { name, weight } of catGenerator.candidates(
      defaultChoices(catGenerator.filters),
      random,
    )) {
      expect(weight, name).toBe(published.has(name) ? 2 : 1);
    }
    for (const [name, sex] of published) {
      const kon = sex === null ? "alla" : sex === "male" ? "hane" : "hona";
      expect(candidateNames({ kon }), name).toContain(name);
    }
  });
});

describe("every combination of filters of /kattnamn", () => {
  test("is made of the options of the specification", () => {
    const offered = catGenerator.filters.map(({ id, label, options }) => [
      id,
      label,
      ...options.map(({ value }) => value),
    ]);
    expect(offered).toEqual([
      ["kon", "Kön", "alla", "hane", "hona"],
      ["farg", "Färg/Mönster", "alla", ...Object.values(COLORS)],
      ["personlighet", "Personlighet", "alla", "lekfull", "mysig", "lugn", "nyfiken"],
      ["langd", "Längd", "alla", "kort", "medel", "lang"],
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
      const { names, matching } = generate(catGenerator, choices, { count: 12, random });
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
      (choices) => (candidateNames(choices).length === 0) !== isListedAsEmpty("kattnamn", choices),
    );
    expect(wrong).toEqual([]);
  });
});

test("known cats stand where a Swede would look for them", () => {
  for (const name of ["Sotis", "Lakrits", "Natta", "Panter"]) {
    expect(candidateNames({ farg: "svart" })).toContain(name);
  }
  expect(candidateNames({ farg: "vit" })).toContain("Snövit");
  expect(candidateNames({ farg: "vit" })).not.toContain("Sotis");
  expect(candidateNames({ farg: "orange", kon: "hane" })).toContain("Simba");
  expect(candidateNames({ farg: "gra" })).toContain("Grålle");
  expect(candidateNames({ farg: "brun" })).toContain("Kola");
  expect(candidateNames({ farg: "flerfargad" })).toContain("Fläcken");
  expect(candidateNames({ farg: "svart" })).not.toContain("Doris");
  expect(candidateNames({ kon: "hane", langd: "kort" })).toContain("Måns");
  expect(candidateNames({ personlighet: "nyfiken" })).toContain("Sherlock");
  expect(candidateNames({ personlighet: "mysig" })).toContain("Tusse");
  expect(candidateNames({ kon: "hona" })).not.toContain("Måns");
});
