import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type ExtendedDefinition,
  parseLetters,
  withAdvancedFilters,
} from "@/generators/engine/advanced-filters.ts";
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import {
  ALL,
  type Choices,
  choicesFromParams,
  defaultChoices,
} from "@/generators/engine/filters.ts";
import { countChanges, findRelaxations } from "@/generators/engine/relaxations.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { type GeneratorEntry, generators } from "@/generators/registry.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";
import { lookUpGivenName } from "@/names/facts/given-name-facts.ts";
import { lookUpSurname } from "@/names/facts/surname-facts.ts";
import { remembered } from "@/names/remembered.ts";
import { NameIndex } from "@/names/search/all-names.ts";
import { newbornTrendOf } from "@/names/series/newborn-trend.ts";
import { syllablesOf } from "@/names/sounds/syllables.ts";
import { decodeAbroad } from "@/names/world/abroad.ts";
import { COUNTRIES } from "@/names/world/countries.ts";
import { countryRows } from "@/names/world/rows.ts";
import { allGivenNames } from "@/words/all-names/given-names.ts";
import { allWorldNames } from "@/words/all-names/world.ts";

interface Subject {
  readonly id: string;
  /** The generator's own definition. */
  readonly own: GeneratorDefinition;
  readonly definition: ExtendedDefinition;
}

async function extended(entry: GeneratorEntry, own: GeneratorDefinition): Promise<Subject> {
  const { id, figures } = entry;
  return { id, own, definition: withAdvancedFilters(own, (await figures?.()) ?? {}, entry) };
}

const subjects: readonly Subject[] = [
  ...(await Promise.all(
    generators.map(async (entry) => extended(entry, await loadWholeGenerator(entry))),
  )),
];
const lists = subjects.filter(({ definition }) => !definition.isComposed);

function subjectOf(id: string): ExtendedDefinition {
  const subject = subjects.find((each) => each.id === id);
  if (!subject) throw new Error(`No generator "${id}"`);
  return subject.definition;
}

/** What is judged: of a fantasy name without its byname. */
function judgedPart(id: string, name: string): string {
  return id === "fantasy-namn" ? name.split(" ").slice(0, 1).join() : name;
}

/** The letters of a name as the visitor would type them. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-zåäö]/gu, (letter) => letter.normalize("NFD").charAt(0));
}

function bearersOf(id: string, name: string): number {
  if (id === "efternamn") return lookUpSurname(name).surnameBearers ?? 0;
  const { women = 0, men = 0 } = lookUpGivenName(name).bearers ?? {};
  return women + men;
}

function classOf(bearers: number): string {
  if (bearers >= 10_000) return "minst-10000";
  if (bearers >= 1000) return "1000-9999";
  return bearers >= 100 ? "100-999" : "under-100";
}

const abroad = new NameIndex(allWorldNames);
const givenNames = new NameIndex(allGivenNames);

/** Also of names that are too new for the facts of cards. */
const bearersOfAnyName = remembered((name) => {
  const [women = "", men = ""] = givenNames.find(name) ?? [];
  return [women, men].reduce((sum, digits) => sum + (Number.parseInt(digits, 36) || 0), 0);
});

/** What the page of a name has of other countries. */
const rowsOf = remembered((name) => countryRows(decodeAbroad(abroad.find(name) ?? [])));

/** The rule of /kallor, from the figures of the pages of names. */
function isUsedIn(name: string, country: string): boolean {
  return rowsOf(name).some((row) => {
    const isNordic = ["norge", "danmark", "finland"].includes(country);
    if (row.country.id !== country || (row.spelling !== null && !isNordic)) return false;
    const count = (row.women?.count ?? 0) + (row.men?.count ?? 0);
    return row.share === null ? count >= 5 : row.share >= 10;
  });
}

/** Used nowhere else, and in the Nordic countries with at most a tenth of Sweden's share. */
function isAlmostOnlySwedish(name: string): boolean {
  const swedish = (bearersOfAnyName(name) * 100_000) / 10_521_556;
  const shares = rowsOf(name).flatMap((row) =>
    ["norge", "danmark", "finland"].includes(row.country.id) ? (row.share ?? []) : [],
  );
  return (
    swedish > 0 &&
    COUNTRIES.every(({ id }) => !isUsedIn(name, id)) &&
    shares.every((share) => share <= 0.1 * swedish)
  );
}

/** The chosen filters that a name does not satisfy, found without the code of the filters. */
function violations({ id, definition }: Subject, choices: Choices, name: string): string[] {
  const judged = judgedPart(id, name);
  const letters = lettersOf(judged);
  const readAs = id === "efternamn" ? "surname" : "given name";
  const syllables = judged.split(" ").reduce((sum, word) => sum + syllablesOf(word, readAs), 0);
  const passed: Readonly<Record<string, (choice: string) => boolean>> = {
    innehaller: (text) => letters.includes(text),
    slutar: (text) => letters.slice(-text.length) === text,
    utan: (text) => [...letters].every((letter) => !text.includes(letter)),
    stavelser: (count) => (count === "5" ? syllables >= 5 : syllables === Number(count)),
    vanligt: (value) => classOf(bearersOf(id, name)) === value,
    trend: (value) => newbornTrendOf(name) === value,
    land: (value) => {
      if (value === "sverige") return isAlmostOnlySwedish(name);
      const countries = value === "norden" ? ["norge", "danmark", "finland"] : [value];
      return countries.every((country) => isUsedIn(name, country));
    },
    land2: (value) => isUsedIn(name, value),
  };
  return definition.advanced
    .filter((filter) => choices[filter.id] !== filter.defaultValue)
    .map((filter) => filter.id)
    .filter((filterId) => !passed[filterId]?.(choices[filterId] ?? ""));
}

const text = fc.oneof(
  { weight: 2, arbitrary: fc.constant("") },
  { weight: 3, arbitrary: fc.constantFrom("a", "e", "n", "li", "sö", "ar", "st") },
  { weight: 1, arbitrary: fc.string({ unit: fc.constantFrom(..."aeinrslåäö"), maxLength: 3 }) },
);

/** Choices of all filters, own and advanced. */
function anyChoices({ filters }: ExtendedDefinition): fc.Arbitrary<Choices> {
  return fc.record(
    Object.fromEntries(
      filters.map((filter) => [
        filter.id,
        filter.typing
          ? text
          : fc.oneof(
              { weight: 3, arbitrary: fc.constant(withoutLimit(filter.options)) },
              { weight: 1, arbitrary: fc.constantFrom(...filter.options.map((it) => it.value)) },
            ),
      ]),
    ),
  );
}

function withoutLimit(options: readonly { readonly value: string }[]): string {
  return options.find(({ value }) => value === ALL)?.value ?? options[0]?.value ?? "";
}

test.each(lists)("each option of $id fits a name", ({ definition }) => {
  const open = Object.fromEntries(
    definition.filters.map(({ id, options }) => [id, withoutLimit(options)]),
  );
  for (const { id, options } of definition.advanced) {
    for (const { value } of options) {
      const names = definition.candidates({ ...open, [id]: value }, Math.random);
      expect([id, value, names.length > 0]).toEqual([id, value, true]);
    }
  }
});

test.each([
  ["efternamn", "vanligt", ["Alla", "10\u00a0000 eller fler", "1\u00a0000–9\u00a0999", "100–999"]],
  ["kattnamn", "stavelser", ["Alla", "1", "2", "3", "4"]],
  ["fornamn", "stavelser", ["Alla", "1", "2", "3", "4", "5 eller fler"]],
])("an option that no name has is left out of %s: %s", (generator, id, labels) => {
  const filter = subjectOf(generator).advanced.find((each) => each.id === id);
  expect(filter?.options.map(({ label }) => label)).toEqual(labels);
});

describe.each(subjects)("advanced filters of $id", (subject) => {
  const { definition } = subject;

  test("are obeyed by every name, in any combination with the others", () => {
    fc.assert(
      fc.property(anyChoices(definition), fc.integer(), (choices, seed) => {
        const { names } = generate(definition, choices, { count: 12, random: seededRandom(seed) });
        for (const name of names)
          expect([name, violations(subject, choices, name)]).toEqual([name, []]);
      }),
      // Composed names have to be tried one by one.
      { numRuns: definition.isComposed ? 20 : 60 },
    );
  }, 60_000);

  test("change nothing while none is chosen", () => {
    const choices = defaultChoices(definition.filters);
    const draw = (drawn: GeneratorDefinition) =>
      generate(drawn, choices, { count: 12, random: seededRandom(1) });
    expect(draw(definition)).toEqual(draw(subject.own));
  });
});

describe.each(lists)("lists of $id", (subject) => {
  const { definition } = subject;
  const everyName = [
    ...new Set(
      definition
        .candidates(
          Object.fromEntries(
            definition.filters.map(({ id, options, typing }) => [
              id,
              typing ? "" : withoutLimit(options),
            ]),
          ),
          seededRandom(1),
        )
        .map(({ name }) => name),
    ),
  ];

  test("leave out no name that satisfies the choices", () => {
    const own = Object.fromEntries(
      definition.filters.map(({ id, options }) => [id, withoutLimit(options)]),
    );
    fc.assert(
      fc.property(anyChoices(definition), (drawn) => {
        const advanced = definition.advanced.map(({ id }) => [id, drawn[id] ?? ""]);
        const choices: Choices = { ...own, ...Object.fromEntries(advanced) };
        const matching = everyName.filter(
          (name) => violations(subject, choices, name).length === 0,
        );
        const all = generate(definition, choices, { count: 10_000, random: seededRandom(1) });
        expect(all.names.toSorted()).toEqual(matching.toSorted());
        expect(all.matching).toBe(matching.length);
      }),
      { numRuns: 8 },
    );
  });

  test("count as many names for each option as a draw of all finds", () => {
    const random = seededRandom(1);
    fc.assert(
      fc.property(
        anyChoices(definition),
        fc.constantFrom(...definition.advanced),
        (choices, filter) => {
          for (const { option, matching } of countChanges(definition, filter, choices, {
            random,
          })) {
            const changed = { ...choices, [filter.id]: option.value };
            const all = generate(definition, changed, { count: 10_000, random });
            expect(all.names).toHaveLength(matching);
          }
        },
      ),
      { numRuns: 10 },
    );
  });
});

const LETTER_FILTERS = ["innehaller", "slutar", "utan"];

test.each([
  ["fornamn", [...LETTER_FILTERS, "stavelser", "vanligt", "trend", "land", "land2"]],
  ["barnnamn", [...LETTER_FILTERS, "stavelser", "vanligt", "trend", "land", "land2"]],
  ["efternamn", [...LETTER_FILTERS, "stavelser", "vanligt"]],
  ["foretagsnamn", [...LETTER_FILTERS, "stavelser"]],
  ["hundnamn", [...LETTER_FILTERS, "stavelser"]],
  ["anvandarnamn", LETTER_FILTERS],
])("%s is filtered by what its row says of its names", (id, filters) => {
  expect(subjectOf(id).advanced.map((filter) => filter.id)).toEqual(filters);
});

test.each([
  // 15,815 of 5,627,400 people and 818 of 3,628,934 births, where 10 of 100,000 are enough.
  [
    "Astrid",
    { land: "norge", land2: "usa" },
    ["15815 kvinnor i Norge 2025", "818 flickor i USA 2024"],
  ],
  [
    "Björn",
    { land: "norden" },
    ["33777 män i Norge 2025 Bjørn", "6201 män i Danmark 2025 Bjørn", "1204 män i Finland 2025"],
  ],
  // 165 of 663,000, and 19 of 108,696.
  [
    "Astrid",
    { land: "frankrike", land2: "belgien" },
    ["165 flickor i Frankrike 2024", "19 flickor i Belgien 2025"],
  ],
])("%s passes %o, and its card says the figures", (name, asked, facts) => {
  const definition = subjectOf("fornamn");
  const choices = { ...defaultChoices(definition.filters), ...asked };
  expect(definition.candidates(choices, Math.random).map((each) => each.name)).toContain(name);
  const { abroad = [] } = definition.factsFor?.(choices, name) ?? {};
  expect(
    abroad.map(({ count, people, place, year, spelling }) =>
      [count, people, place, year, spelling].join(" ").trim(),
    ),
  ).toEqual(facts);
});

test("a name below the share of a country does not pass, and its card says nothing", () => {
  const definition = subjectOf("fornamn");
  // 2,412 of 48,619,695 people: 5 of 100,000.
  const choices = { ...defaultChoices(definition.filters), land: "spanien" };
  const names = definition.candidates(choices, Math.random).map(({ name }) => name);
  expect(names).not.toContain("Astrid");
  // It is written Marta in Spain, which is another name.
  expect(names).not.toContain("Märta");
  expect(definition.factsFor?.(choices, "Astrid")).toEqual({});
});

test("a name is almost only Swedish where no other Nordic country has a tenth of its share", () => {
  const definition = subjectOf("fornamn");
  const choices = { ...defaultChoices(definition.filters), land: "sverige" };
  const names = definition.candidates(choices, Math.random).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Håkan", "Olle", "Melker"]));
  // Common in Norway; Göran as Gøran.
  expect(names.filter((name) => ["Kjell", "Björn", "Göran"].includes(name))).toEqual([]);
});

test("a child name without a count of bearers is a new one, in the rarest class", () => {
  const definition = subjectOf("barnnamn");
  const params = new URLSearchParams({ ar: ALL, vanligt: "under-100" });
  const choices = choicesFromParams(definition.filters, params);
  const names = definition.candidates(choices, seededRandom(1)).map(({ name }) => name);
  expect(names).toContain("Eliette");
});

test("composed names that cannot be found are none, after a limited number of attempts", () => {
  for (const { definition } of subjects.filter((each) => each.definition.isComposed)) {
    const choices = { ...defaultChoices(definition.filters), utan: "aeiouyåäö" };
    expect(definition.candidates(choices, seededRandom(1))).toEqual([]);
  }
});

test("an empty combination offers the typed filter without its text", () => {
  const definition = subjectOf("fornamn");
  const choices = { ...defaultChoices(definition.filters), innehaller: "qqq" };
  const [change, ...others] = findRelaxations(definition, choices, { random: seededRandom(1) });
  expect(change).toMatchObject({ filter: { id: "innehaller" }, option: { value: "" } });
  expect(change?.matching).toBeGreaterThan(5000);
  expect(others).toEqual([]);
});

describe("typed letters", () => {
  test.each([
    ["LI", "li"],
    [" A-n 3!", "an"],
    ["Sjö", "sjö"],
    ["sjo\u0308", "sjö"],
    ["Renée", "renee"],
    ["<b>", "b"],
    ["[^]", ""],
    ["x".repeat(50), "x".repeat(20)],
    // Each of two code units.
    [`x${"𠮷".repeat(20)}`, `x${"𠮷".repeat(19)}`],
  ])("%j are read as %j", (typed, letters) => {
    expect(parseLetters(typed)).toBe(letters);
  });

  test("are read once: what is read is read as itself", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (typed) => {
        const letters = parseLetters(typed);
        expect(parseLetters(letters)).toBe(letters);
      }),
    );
  });

  test("find names with accents, and names with capitals", () => {
    const definition = subjectOf("fornamn");
    const choices = { ...defaultChoices(definition.filters), slutar: "andre" };
    const names = definition.candidates(choices, seededRandom(1)).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["André", "Andre"]));
  });
});
