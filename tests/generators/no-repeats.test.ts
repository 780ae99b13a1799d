/** No name comes back while others are left for the same filters. */
import { describe, expect, test } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generator as companies } from "@/generators/companies/companies.ts";
import { withAdvancedFilters } from "@/generators/engine/advanced-filters.ts";
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import type { SeenNames } from "@/generators/engine/engine.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator as fantasy } from "@/generators/fantasy/fantasy.ts";
import { generator as childNames } from "@/generators/given-names/child-names.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { generator as givenNames } from "@/generators/given-names/given-names.ts";
import { generator as usernames } from "@/generators/usernames/usernames.ts";

await Promise.all(
  [companies, givenNames, childNames, usernames, fantasy].map(({ late }) => late?.load()),
);

const PRESSES = 20;

/** Draws that together find every name of narrow filters, at most, and after how many without a new name all are found. */
const MOST_SEARCHES = 3000;
const SEARCHES_WITHOUT_NEW = 500;

/**
 * Every name that many draws find, each without regard to the others.
 *
 * @param enough stops the search when so many names are found
 */
function poolOf(
  definition: GeneratorDefinition,
  choices: Readonly<Record<string, string>>,
  enough = Number.POSITIVE_INFINITY,
) {
  const random = seededRandom(1);
  const names = new Set<string>();
  const searches = definition.isComposed ? MOST_SEARCHES : 1;
  let withoutNew = 0;
  for (let i = 0; i < searches && names.size < enough; i++) {
    const before = names.size;
    for (const { name } of definition.candidates(choices, random)) names.add(name);
    withoutNew = names.size > before ? 0 : withoutNew + 1;
    if (withoutNew === SEARCHES_WITHOUT_NEW) break;
  }
  return names;
}

const subjects: readonly [string, GeneratorDefinition, Record<string, string>][] = [
  ["Företag: Tech, Modern", companies, { bransch: "tech", ton: "modernt" }],
  ["Företag: Handel, kort", companies, { bransch: "handel", ton: "kreativ", langd: "kort" }],
  ["Företag: Konsult", companies, { bransch: "konsult", ton: "kreativ", stil: "sammansatt" }],
  ["Företag: Mat", companies, { bransch: "mat", ton: "kreativ", langd: "kort", stil: "unikt" }],
  ["Företag", companies, {}],
  ["Företag: Tech, på a", withAdvancedFilters(companies, {}), { bransch: "tech", slutar: "a" }],
  ["Användarnamn: Gaming, Enkel", usernames, { plattform: "gaming", stil: "enkel" }],
  ["Användarnamn: Fitness, Söt", usernames, { plattform: "fitness", stil: "sot" }],
  ["Användarnamn: siffror", usernames, { siffror: "ja" }],
  ["Användarnamn: astrid", usernames, { basnamn: "astrid", plattform: "gaming", stil: "cool" }],
  [
    "Användarnamn: Åsa Ek, foto",
    usernames,
    { basnamn: "Åsa Ek", yrke: "foto", plattform: "professionell" },
  ],
  ["Fantasy: drakar", fantasy, { kategori: "drake", ursprung: "keltisk" }],
  ["Förnamn på väg upp", givenNames.opening ?? givenNames, {}],
  ["Förnamn: Unisex", givenNames, { kon: "unisex", langd: "kort" }],
  ["Barnnamn: Natur", childNames, { tema: "natur", ar: "alla" }],
  ["Namngenerator", combinedGenerator("barn"), {}],
];

describe.each(subjects)("%s", (_title, definition, chosen) => {
  const choices = { ...defaultChoices(definition.filters), ...chosen };
  // With more names than the draws below show, any repetition is wrong.
  const pool = poolOf(definition, choices, PRESSES * SUGGESTIONS_PER_PAGE + 1);

  test("repeats nothing in twenty draws until all has been shown, and then the oldest", () => {
    const random = seededRandom(7);
    const seen = new Map<string, "drawn">();
    for (let press = 0; press < PRESSES; press++) {
      const before: SeenNames = new Map(seen);
      const drawn = generate(definition, choices, { count: SUGGESTIONS_PER_PAGE, random, seen });
      const { names, repeated } = drawn;
      const isAgain = names.map((name) => before.has(name));
      expect(isAgain.filter(Boolean)).toHaveLength(repeated);
      for (const name of names) {
        seen.delete(name);
        seen.set(name, "drawn");
      }
      if (repeated === 0) continue;
      expect([...pool].filter((name) => !seen.has(name))).toEqual([]);
      expect(drawn.matching).toBe(seen.size);
      expect(isAgain.slice(-repeated)).toEqual(Array(repeated).fill(true));
      const oldest = [...before.keys()].slice(0, repeated);
      expect(names.slice(-repeated).toSorted()).toEqual(oldest.toSorted());
    }
    expect(seen.size).toBeGreaterThanOrEqual(Math.min(pool.size, PRESSES * SUGGESTIONS_PER_PAGE));
  });
});

/** More than show every name of the letters below. */
const MOST_PRESSES = 500;

/** Composed names of letters that few of them have, which most draws without regard to them miss. */
const rare: readonly [string, GeneratorDefinition, Record<string, string>, RegExp][] = [
  ["Företag med x", companies, { innehaller: "x" }, /x/i],
  ["Företag på hus", companies, { slutar: "hus" }, /hus$/i],
  ["Användarnamn med q", usernames, { innehaller: "q" }, /q/i],
  ["Användarnamn med z", usernames, { innehaller: "z" }, /z/i],
  ["Gaming på a", usernames, { plattform: "gaming", slutar: "a" }, /a$/i],
  ["Siffror, med gry", usernames, { siffror: "ja", innehaller: "gry" }, /gry/i],
  ["Alver på q", fantasy, { kategori: "alv", slutar: "q" }, /q$/i],
];

describe.each(rare)("%s", (_title, definition, chosen, letters) => {
  const narrowed = withAdvancedFilters(definition, {});
  const choices = { ...defaultChoices(narrowed.filters), ...chosen };
  const pool = [...poolOf(definition, choices)].filter((name) => letters.test(name));

  test("comes again only when all have been shown", () => {
    const random = seededRandom(7);
    const seen = new Map<string, "drawn">();
    let repeated = 0;
    for (let press = 0; press < MOST_PRESSES && repeated === 0; press++) {
      const drawn = generate(narrowed, choices, { count: SUGGESTIONS_PER_PAGE, random, seen });
      if (drawn.names.length === 0) break;
      repeated = drawn.repeated;
      for (const name of drawn.names) seen.set(name, "drawn");
      if (repeated > 0) expect(drawn.matching).toBe(seen.size);
    }
    expect(pool.filter((name) => !seen.has(name))).toEqual([]);
    expect([...seen.keys()].filter((name) => !letters.test(name))).toEqual([]);
  });

  test("fills the first page of any length", () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { names } = generate(narrowed, choices, { count: 10, random: seededRandom(seed) });
      expect(new Set(names).size).toBeGreaterThanOrEqual(Math.min(10, pool.length));
      expect(names.length).toBeLessThanOrEqual(10);
    }
  });
});

test("a shared name is not composed, and never takes the place of one that matches", () => {
  const choices = { ...defaultChoices(usernames.filters), plattform: "gaming", stil: "enkel" };
  const [shared = "", ...others] = poolOf(usernames, choices);
  const seen: SeenNames = new Map([
    ["Inget Användarnamn", "shared"],
    [shared, "shared"],
    ...others.map((name) => [name, "drawn"] as const),
  ]);
  const random = seededRandom(7);
  const { names, repeated } = generate(usernames, choices, { count: 12, random, seen });
  expect(repeated).toBe(12);
  expect(names.toSorted()).toEqual(others.slice(0, 12).toSorted());
});

test("composed names that are hidden or on the page are not drawn", () => {
  const choices = { ...defaultChoices(usernames.filters), plattform: "gaming", stil: "enkel" };
  const [hidden = "", onPage = "", ...others] = poolOf(usernames, choices);
  const { names } = generate(usernames, choices, {
    count: others.length + 1,
    random: seededRandom(7),
    onPage: [onPage],
    exclude: [hidden],
  });
  expect(names.toSorted()).toEqual(others.toSorted());
});
