import { describe, expect, test } from "vitest";
import { generator as childNameGenerator } from "@/generators/child-names.ts";
import { combinedGenerator } from "@/generators/combined.ts";
import type { GeneratorDefinition } from "@/generators/definition.ts";
import { ALL, type Choices } from "@/generators/filters.ts";
import { generator as givenNameGenerator } from "@/generators/given-names.ts";
import { findRelaxations } from "@/generators/relaxations.ts";
import { generator as surnameGenerator } from "@/generators/surnames.ts";
import { candidateNames, expectationsOf, LETTERS, wordListPages } from "./expected-names.ts";
import { isListedAsEmpty } from "./listed-as-empty.ts";

/** Relaxations are checked for one in so many empty combinations: each tries every option. */
const RELAXATION_SAMPLE = 20;

function addressOf(choices: Choices): string {
  return new URLSearchParams(choices).toString();
}

describe.each(wordListPages)("every combination of filters of $title", (page) => {
  const { definition } = page;
  const expectations = expectationsOf(page);

  test("consists of the options of the specification", () => {
    const offered = definition.filters.map(({ id, label, options }) => [
      id,
      label,
      ...options.map(({ value }) => value),
    ]);
    expect(offered).toEqual(page.filters);
  });

  test("matches exactly the names that have every chosen mark", () => {
    const wrong = expectations.filter(({ choices, names }) => {
      const matched = new Set(candidateNames(definition, choices));
      return matched.size !== names.size || [...matched].some((name) => !names.has(name));
    });
    expect(wrong.map(({ choices }) => addressOf(choices))).toEqual([]);
  });

  test("is empty exactly where the table of empty combinations says so", () => {
    const wrong = expectations.filter(
      ({ choices, names }) => (names.size === 0) !== isListedAsEmpty(page.title.slice(1), choices),
    );
    expect(wrong.map(({ choices }) => addressOf(choices))).toEqual([]);
  });

  test("where empty, offers changes with the right number of names", () => {
    const counts = new Map(
      expectations.map(({ choices, names }) => [addressOf(choices), names.size]),
    );
    const wrong = expectations
      .filter(({ names }) => names.size === 0)
      .filter((_, i) => i % RELAXATION_SAMPLE === 0)
      .flatMap(({ choices }) =>
        findRelaxations(definition, choices, { random: Math.random }).map((relaxation) => ({
          address: addressOf({ ...choices, [relaxation.filter.id]: relaxation.option.value }),
          matching: relaxation.matching,
        })),
      )
      .filter(({ address, matching }) => matching === 0 || matching !== counts.get(address));
    expect(wrong).toEqual([]);
  });
});

test.each(["/hundnamn", "/kattnamn", "/husdjursnamn"])(
  "any two choices of %s match at least two names",
  (title) => {
    const page = wordListPages.find((each) => each.title === title);
    const thin = (page ? expectationsOf(page) : [])
      .filter(({ choices }) => Object.values(choices).filter((value) => value !== ALL).length <= 2)
      .filter(({ names }) => names.size < 2);
    expect(page).toBeDefined();
    expect(thin.map(({ choices }) => addressOf(choices))).toEqual([]);
  },
);

describe("the combined generator", () => {
  test("falls back to children's names for an unknown category", () => {
    for (const unknown of ["orm", "", "toString"]) {
      const [category, sex] = combinedGenerator(unknown).filters;
      expect(category?.defaultValue).toBe("barn");
      expect(sex?.options.map(({ value }) => value)).toEqual(["alla", "pojkar", "flickor"]);
    }
  });
});

test("every given name is sorted under exactly one letter", () => {
  const byLetter = LETTERS.flatMap((borjar) => candidateNames(givenNameGenerator, { borjar }));
  expect(byLetter.sort()).toEqual(candidateNames(givenNameGenerator, {}).sort());
});

/** Names picked by hand, whose marks any Swede would agree with. */
const KNOWN_NAMES: readonly [
  definition: GeneratorDefinition,
  choices: Choices,
  name: string,
  isMatch: boolean,
][] = [
  [givenNameGenerator, { kon: "flickor", stil: "klassiskt", borjar: "A" }, "Astrid", true],
  [givenNameGenerator, { kon: "flickor", stil: "nordiskt" }, "Astrid", true],
  [givenNameGenerator, { stil: "modernt" }, "Astrid", false],
  [givenNameGenerator, { kon: "unisex" }, "Kim", true],
  [givenNameGenerator, { kon: "pojkar", borjar: "Å" }, "Åke", true],
  [givenNameGenerator, { borjar: "A" }, "Åke", false],
  [givenNameGenerator, { borjar: "U" }, "Ümit", true],
  [surnameGenerator, { andelse: "son", langd: "medel" }, "Andersson", true],
  [surnameGenerator, { andelse: "strom" }, "Lindström", true],
  [surnameGenerator, { andelse: "berg", langd: "kort" }, "Berg", false],
  [childNameGenerator, { kon: "flickor", popularitet: "populara" }, "Astrid", true],
  [childNameGenerator, { kon: "pojkar" }, "Astrid", false],
  [childNameGenerator, { ar: "tidlosa", tema: "klassiska" }, "Sara", true],
  [childNameGenerator, { ar: "tidlosa" }, "Julia", false],
  [childNameGenerator, { tema: "moderna" }, "Julia", false],
];

test("known names match where a Swede would look for them", () => {
  for (const [definition, choices, name, isMatch] of KNOWN_NAMES) {
    const description = `${name} for ${addressOf(choices)}`;
    expect(candidateNames(definition, choices).includes(name), description).toBe(isMatch);
  }
});
