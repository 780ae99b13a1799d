import { describe, expect, test } from "vitest";
import type { GeneratorDefinition } from "@/generators/engine/definition.ts";
import { ALL, type Choices } from "@/generators/engine/filters.ts";
import { findRelaxations } from "@/generators/engine/relaxations.ts";
import { generator as childNameGenerator } from "@/generators/given-names/child-names.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { generator as givenNameGenerator } from "@/generators/given-names/given-names.ts";
import { generator as surnameGenerator } from "@/generators/surnames/surnames.ts";
import { childNames } from "@/words/child-names.ts";
import { LAST_LATEST_YEAR } from "@/words/statistics.ts";
import { candidateNames } from "./candidate-names.ts";
import { addressOf, wordListPages } from "./word-list-pages.ts";

/** Of so many empty combinations of a page relaxations are checked: each tries every option. */
const RELAXATION_SAMPLE = 100;

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"];

/** Values in addresses that people have stored, the default first: others may join them, none may go. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  "/fornamn": [
    "kon: alla pojkar flickor unisex",
    "stil: alla klassiskt modernt nordiskt",
    "generation: alla unga ungavuxna medelalders aldre",
    "langd: alla kort medel lang",
    `borjar: alla ${LETTERS.join(" ")}`,
    "ordning: blandat yngst aldst",
  ],
  "/efternamn": [
    "ursprung: alla svenska nordiska natur nybildade",
    "andelse: alla son berg strom",
    "langd: alla kort medel lang",
  ],
  "/barnnamn": [
    "kon: alla pojkar flickor",
    "popularitet: alla populara ovanliga",
    "tema: alla klassiska moderna natur",
    // A new year takes the place of the default, and the years before it stay.
    `ar: ${LAST_LATEST_YEAR} 2025 2024 2023 tidlosa alla`,
  ],
  "/andranamn": [
    "fornamn: ",
    "efternamn: ",
    "kon: alla pojkar flickor",
    "langd: alla kort medel lang",
    "stil: alla klassiskt modernt nordiskt",
    "namnsdag: alla annat",
  ],
  "/hundnamn": [
    "kon: alla hane tik",
    "storlek: alla sma medel stora",
    "personlighet: alla lekfull lugn modig kelig",
    "rasgrupp: alla nordiska jakthund herdehund terrier sallskap",
  ],
  "/kattnamn": [
    "kon: alla hane hona",
    "farg: alla svart vit orange gra brun flerfargad",
    "personlighet: alla lekfull mysig lugn nyfiken",
    "langd: alla kort medel lang",
  ],
  "/husdjursnamn": [
    "djurtyp: alla hund katt kanin fagel fisk",
    "stil: alla klassiska unika svenska sota tuffa",
    "personlighet: alla lekfull lugn modig kelig",
    "langd: alla kort medel lang",
  ],
  "/namngenerator?kategori=barn": ["kategori: barn", "kon: alla pojkar flickor"],
  "/namngenerator?kategori=hund": ["kategori: hund", "kon: alla hane tik"],
  "/namngenerator?kategori=katt": ["kategori: katt", "kon: alla hane hona"],
};

/**
 * A filter whose options are lists of their own, so that the others are compared within each: newly
 * formed surnames are in no other list, and a name of girls and boys has marks of each.
 */
const OWN_LISTS: Readonly<Record<string, string>> = {
  "/efternamn": "ursprung",
  "/barnnamn": "kon",
};

test("the filters take every value of a stored address, with the same defaults", () => {
  const refused = Object.entries(STORED).flatMap(([title, filters]) => {
    const { definition } = wordListPages.find((page) => page.title === title) ?? {};
    return filters.flatMap((filter) => {
      const [id, values = ""] = filter.split(": ");
      const { defaultValue, options = [] } =
        definition?.filters.find((offered) => offered.id === id) ?? {};
      const taken = ["", ...options.map(({ value }) => value)];
      const stored = values.split(" ");
      const isTaken = stored[0] === defaultValue && stored.every((value) => taken.includes(value));
      return isTaken ? [] : [`${title} ${filter}`];
    });
  });
  expect(refused).toEqual([]);
});

describe.each(wordListPages)("every combination of filters of $title", (page) => {
  const { title, definition, combinations, namesOf } = page;
  const ownList = OWN_LISTS[title];
  const { filters } = definition;

  test("matches the names that each of its choices matches", () => {
    const wrong = combinations.filter(({ choices, names }) => {
      const open = Object.fromEntries(
        filters.map(({ id, options }) => {
          const isOpen = id !== ownList && options.some(({ value }) => value === ALL);
          return [id, isOpen ? ALL : (choices[id] ?? "")];
        }),
      );
      // A sex at a time, where the names of girls and boys are two lists.
      if (ownList === "kon" && choices.kon === ALL) {
        const both = ["pojkar", "flickor"].flatMap((kon) => [...namesOf({ ...choices, kon })]);
        return new Set(both).size !== names.size || both.some((name) => !names.has(name));
      }
      const chosen = filters
        .filter(({ id }) => choices[id] !== open[id])
        .map(({ id }) => namesOf({ ...open, [id]: choices[id] ?? "" }));
      const [fewest = new Set(), ...others] = [namesOf(open), ...chosen].sort(
        (a, b) => a.size - b.size,
      );
      const matching = [...fewest].filter((name) => others.every((set) => set.has(name)));
      return matching.length !== names.size || matching.some((name) => !names.has(name));
    });
    expect(wrong.map(({ choices }) => addressOf(choices))).toEqual([]);
  });

  test("has names for each option with the other filters open", () => {
    const open = Object.fromEntries(
      filters.map(({ id, options, defaultValue }) => [
        id,
        options.some(({ value }) => value === ALL) ? ALL : defaultValue,
      ]),
    );
    const choosing = filters.filter(({ isOrder }) => !isOrder);
    const empty = choosing.flatMap(({ id, options }) =>
      options
        .filter(({ value }) => namesOf({ ...open, [id]: value }).size === 0)
        .map(({ value }) => `${id}=${value}`),
    );
    expect(empty).toEqual([]);
  });

  test("where empty, offers changes with the right number of names", () => {
    const empty = combinations.filter(({ names }) => names.size === 0);
    const step = Math.ceil(empty.length / RELAXATION_SAMPLE);
    const wrong = empty
      .filter((_, i) => i % step === 0)
      .flatMap(({ choices }) =>
        findRelaxations(definition, choices, { random: Math.random }).map((relaxation) => ({
          choices: { ...choices, [relaxation.filter.id]: relaxation.option.value },
          matching: relaxation.matching,
        })),
      )
      .filter(({ choices, matching }) => matching === 0 || matching !== namesOf(choices).size);
    expect(wrong).toEqual([]);
  });
});

describe.each([
  ["/fornamn", 4, 7],
  ["/efternamn", 6, 10],
  ["/andranamn", 4, 7],
  ["/kattnamn", 4, 7],
  ["/husdjursnamn", 4, 7],
])("the lengths of %s", (title, longestShort, longestMedium) => {
  test.each([
    ["kort", 1, longestShort],
    ["medel", longestShort + 1, longestMedium],
    ["lang", longestMedium + 1, Number.POSITIVE_INFINITY],
  ])("%s: all names of %i to %i letters", (langd, least, most) => {
    const { definition } = wordListPages.find((page) => page.title === title) ?? {};
    const namesFor = (choices: Choices) => (definition ? candidateNames(definition, choices) : []);
    const fitting = namesFor({}).filter(
      (name) => [...name].length >= least && [...name].length <= most,
    );
    expect(fitting).not.toEqual([]);
    expect(namesFor({ langd }).sort()).toEqual(fitting.sort());
  });
});

test.each([
  ["son", /son$/],
  ["berg", /berg$/],
  ["strom", /ström$/],
])(
  "the ending %s of /efternamn has all names with it, newly formed ones too",
  (andelse, ending) => {
    for (const ursprung of ["alla", "nybildade"]) {
      const all = candidateNames(surnameGenerator, { ursprung });
      const named = candidateNames(surnameGenerator, { ursprung, andelse });
      expect(named.sort()).toEqual(all.filter((name) => ending.test(name)).sort());
    }
  },
);

test.each([
  ["flickor", childNames.girls],
  ["pojkar", childNames.boys],
])("the popular names of %s are the fifty most given", (kon, { names }) => {
  const popular = candidateNames(childNameGenerator, { kon, popularitet: "populara", ar: ALL });
  expect(popular.sort()).toEqual(names.split(",").slice(0, 50).sort());
});

test.each(["/hundnamn", "/kattnamn", "/husdjursnamn"])(
  "any two choices of %s match at least two names",
  (title) => {
    const page = wordListPages.find((each) => each.title === title);
    const thin = (page?.combinations ?? [])
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

test("every given name is sorted under exactly one letter, which it begins with", () => {
  const byLetter = LETTERS.map((borjar) => candidateNames(givenNameGenerator, { borjar }));
  expect(byLetter.flat().sort()).toEqual(candidateNames(givenNameGenerator, {}).sort());
  const beginnings = new Map(LETTERS.map((letter, i) => [letter, byLetter[i] ?? []]));
  for (const [letter, names] of beginnings) {
    // É is sorted under E, but Å is a letter of its own.
    const other = names.filter(
      (name) => name[0] !== letter && name[0]?.normalize("NFD")[0] !== letter,
    );
    expect(other, letter).toEqual([]);
    expect(names.filter((name) => name[0] !== letter && LETTERS.includes(name[0] ?? ""))).toEqual(
      [],
    );
  }
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
  [givenNameGenerator, { kon: "pojkar", stil: "modernt" }, "Milo", true],
  // Young by the figures alone.
  [givenNameGenerator, { stil: "modernt" }, "Bosse", false],
  [givenNameGenerator, { stil: "modernt" }, "Cornelis", false],
  [givenNameGenerator, { stil: "modernt" }, "Todd", false],
  [givenNameGenerator, { stil: "klassiskt" }, "Milo", false],
  [givenNameGenerator, { stil: "nordiskt" }, "Maria", false],
  [givenNameGenerator, { kon: "unisex" }, "Kim", true],
  [givenNameGenerator, { kon: "pojkar", borjar: "Å" }, "Åke", true],
  [givenNameGenerator, { borjar: "A" }, "Åke", false],
  [givenNameGenerator, { borjar: "U" }, "Ümit", true],
  [givenNameGenerator, { generation: "unga" }, "Milo", true],
  [givenNameGenerator, { generation: "ungavuxna" }, "Milo", false],
  [givenNameGenerator, { generation: "ungavuxna" }, "Emma", true],
  [givenNameGenerator, { generation: "medelalders" }, "Ulrika", true],
  [givenNameGenerator, { generation: "aldre" }, "Ulrika", false],
  [givenNameGenerator, { generation: "aldre" }, "Gun", true],
  [surnameGenerator, { ursprung: "svenska" }, "Johansson", true],
  [surnameGenerator, { ursprung: "nordiska" }, "Johansson", false],
  [surnameGenerator, { ursprung: "nordiska" }, "Hansen", true],
  [surnameGenerator, { ursprung: "svenska" }, "Hansen", false],
  [surnameGenerator, { ursprung: "natur" }, "Björk", true],
  [surnameGenerator, { ursprung: "natur" }, "Johansson", false],
  [surnameGenerator, { andelse: "son", langd: "medel" }, "Andersson", true],
  [surnameGenerator, { andelse: "strom" }, "Lindström", true],
  [surnameGenerator, { andelse: "berg", langd: "kort" }, "Berg", false],
  [childNameGenerator, { kon: "flickor", popularitet: "populara" }, "Astrid", true],
  [childNameGenerator, { kon: "pojkar" }, "Astrid", false],
  [childNameGenerator, { ar: "tidlosa", tema: "klassiska" }, "Sara", true],
  [childNameGenerator, { ar: "tidlosa" }, "Julia", false],
  [childNameGenerator, { tema: "moderna" }, "Julia", false],
  [childNameGenerator, { ar: ALL, tema: "moderna" }, "Noah", true],
  [childNameGenerator, { ar: ALL, tema: "klassiska" }, "Noah", false],
  [childNameGenerator, { ar: ALL, tema: "natur" }, "Linnea", true],
  [childNameGenerator, { ar: ALL, tema: "natur" }, "Astrid", false],
  [childNameGenerator, { ar: ALL, tema: "natur" }, "Vilda", false],
  [childNameGenerator, { ar: ALL, tema: "natur" }, "Lyra", false],
  [childNameGenerator, { ar: ALL, popularitet: "ovanliga" }, "Eliette", true],
  [childNameGenerator, { ar: ALL, popularitet: "ovanliga" }, "Astrid", false],
  // Among the hundred most given, but not among the fifty.
  [childNameGenerator, { ar: ALL, popularitet: "ovanliga" }, "Sara", false],
  [childNameGenerator, { ar: ALL, popularitet: "populara" }, "Sara", false],
];

test("known names match where a Swede would look for them", () => {
  for (const [definition, choices, name, isMatch] of KNOWN_NAMES) {
    const description = `${name} for ${addressOf(choices)}`;
    expect(candidateNames(definition, choices).includes(name), description).toBe(isMatch);
  }
});
