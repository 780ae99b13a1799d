/** Composed names, with advanced filters: a page is full while there are names, and none comes back. */
import { describe, expect, test } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generator as companies } from "@/generators/companies/companies.ts";
import { withAdvancedFilters } from "@/generators/engine/advanced-filters.ts";
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator as fantasy } from "@/generators/fantasy/fantasy.ts";
import { generator as usernames } from "@/generators/usernames/usernames.ts";

await Promise.all([usernames.late?.load(), fantasy.late?.load()]);

/** Draws of a thorough search. */
const SEARCHES = 3;

/** Presses on the button; pages with few names are used up by then. */
const PRESSES = 4;

const handles = withAdvancedFilters(usernames, {}, { areHandles: true });

/** Each with what is typed into its filters. */
const pages: readonly (readonly [string, GeneratorDefinition, Choices])[] = [
  ["/fantasy-namn", withAdvancedFilters(fantasy, {}), {}],
  ["/foretagsnamn", withAdvancedFilters(companies, {}), {}],
  ["/anvandarnamn", handles, {}],
  ["/anvandarnamn with a base name", handles, { basnamn: "astrid" }],
  ["/anvandarnamn with a name and a trade", handles, { basnamn: "Åsa Ek", yrke: "foto" }],
];

const advancedChoices: readonly Choices[] = [
  {},
  { innehaller: "q" },
  { slutar: "x" },
  { utan: "aeo" },
  { stavelser: "5" },
];

/** The defaults, and every other option with the others at their default, with each advanced choice. */
function someChoices({ filters }: GeneratorDefinition, typed: Choices): Choices[] {
  const defaults = { ...defaultChoices(filters), ...typed };
  const others = filters.flatMap(({ id, options, defaultValue }) =>
    options.filter(({ value }) => value !== defaultValue).map(({ value }) => ({ [id]: value })),
  );
  return [{}, ...others].flatMap((option) =>
    advancedChoices.map((advanced) => ({ ...defaults, ...option, ...advanced })),
  );
}

/** The names that many draws find, each without regard to the others, sought once for all tests of a definition. */
function searcher(definition: GeneratorDefinition): (choices: Choices) => ReadonlySet<string> {
  const searched = new Map<string, ReadonlySet<string>>();
  return (choices) => {
    const key = JSON.stringify(choices);
    const known = searched.get(key);
    if (known) return known;
    const random = seededRandom(1);
    const draws = Array.from({ length: SEARCHES }, () => definition.candidates(choices, random));
    const found = new Set(draws.flat().map(({ name }) => name));
    searched.set(key, found);
    return found;
  };
}

describe.each(pages)("%s", (_path, definition, typed) => {
  const search = searcher(definition);

  test.each([6, SUGGESTIONS_PER_PAGE])(
    "gives %i names at once if a thorough search finds as many",
    (count) => {
      for (const choices of someChoices(definition, typed)) {
        const { names } = generate(definition, choices, { count, random: seededRandom(2) });
        if (names.length === count) continue;
        const found = search(choices);
        const missing = [...found].filter((name) => !names.includes(name));
        expect(missing, JSON.stringify(choices)).toEqual([]);
      }
    },
  );

  test("repeats no name while a thorough search finds others", () => {
    for (const choices of someChoices(definition, typed)) {
      const random = seededRandom(3);
      const seen = new Map<string, "drawn">();
      for (let press = 0; press < PRESSES; press++) {
        const count = SUGGESTIONS_PER_PAGE;
        const { names, repeated } = generate(definition, choices, { count, random, seen });
        const others = names.slice(0, names.length - repeated);
        expect(
          others.filter((name) => seen.has(name)),
          JSON.stringify(choices),
        ).toEqual([]);
        for (const name of others) seen.set(name, "drawn");
        if (repeated === 0 && names.length === count) continue;
        const left = [...search(choices)].filter((name) => !seen.has(name));
        expect(left, JSON.stringify(choices)).toEqual([]);
        break;
      }
    }
  });
});
