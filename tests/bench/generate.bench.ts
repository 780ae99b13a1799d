import { bench } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generator as companies } from "@/generators/companies/companies.ts";
import { withAdvancedFilters } from "@/generators/engine/advanced-filters.ts";
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import type { SeenNames } from "@/generators/engine/engine.ts";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { generators } from "@/generators/registry.ts";
import { generator as secondNames } from "@/generators/second-names/second-names.ts";
import { generator as usernames } from "@/generators/usernames/usernames.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";
import { testedCombinations } from "../generators/tested-combinations.ts";

const random = seededRandom(20_240_101);

/** Runs of each combination to find the slowest one. */
const TRIALS = 5;

function run(definition: GeneratorDefinition, choices: Choices, seen?: SeenNames): void {
  generate(definition, choices, { count: SUGGESTIONS_PER_PAGE, random, ...(seen && { seen }) });
}

/** What a long visit has shown: of narrow filters every name. */
function seenInVisit(definition: GeneratorDefinition, choices: Choices): SeenNames {
  const seen = new Map<string, "drawn">();
  for (let press = 0; press < 40; press++) {
    const options = { count: SUGGESTIONS_PER_PAGE, random, seen };
    for (const name of generate(definition, choices, options).names) seen.set(name, "drawn");
  }
  return seen;
}

/** The best time of a few runs, in milliseconds: the least disturbed by other work. */
function bestTime(definition: GeneratorDefinition, choices: Choices): number {
  const times = Array.from({ length: TRIALS }, () => {
    const start = performance.now();
    run(definition, choices);
    return performance.now() - start;
  });
  return Math.min(...times);
}

function slowestCombination(definition: GeneratorDefinition): Choices {
  const times = testedCombinations(definition.filters).map((choices) => ({
    choices,
    time: bestTime(definition, choices),
  }));
  return times.reduce((slowest, each) => (each.time > slowest.time ? each : slowest)).choices;
}

const subjects: (readonly [path: string, definition: GeneratorDefinition])[] = [
  ["/namngenerator", combinedGenerator("barn")],
];
for (const entry of generators) subjects.push([entry.path, await loadWholeGenerator(entry)]);

/** Choices that keep most names, few, and none; of the last, some pages lack the filter. */
const ADVANCED: readonly Choices[] = [
  { utan: "qx" },
  { innehaller: "li" },
  { slutar: "zq" },
  { innehaller: "e", utan: "å", stavelser: "2" },
  { stavelser: "1" },
  { vanligt: "100-999", trend: "faller" },
];

for (const entry of generators) {
  const { path, figures } = entry;
  const generator = await loadWholeGenerator(entry);
  const extended = withAdvancedFilters(generator, (await figures?.()) ?? {}, entry);
  for (const advanced of ADVANCED) {
    const choices = { ...defaultChoices(extended.filters), ...advanced };
    bench(`${path}?${new URLSearchParams(advanced)}`, () => run(extended, choices), { time: 100 });
  }
}

/** Names that are typed: a second name is ranked beside them, and a username composed with them. */
const TYPED: readonly (readonly [path: string, GeneratorDefinition, Choices])[] = [
  ["/andranamn", secondNames, { fornamn: "Astrid" }],
  ["/andranamn", secondNames, { fornamn: "Astrid", efternamn: "Lindqvist" }],
  ["/anvandarnamn", usernames, { basnamn: "astrid" }],
  ["/anvandarnamn", usernames, { basnamn: "Åsa Ek", yrke: "foto", plattform: "professionell" }],
];

for (const [path, definition, typed] of TYPED) {
  const choices = { ...defaultChoices(definition.filters), ...typed };
  bench(`${path}?${new URLSearchParams(typed)}`, () => run(definition, choices), { time: 100 });
}

/** Choices of composed names, of which a visit can see all. */
const NARROW: readonly (readonly [GeneratorDefinition, Choices])[] = [
  [companies, { bransch: "tech", ton: "modernt" }],
  [companies, { bransch: "konsult", ton: "kreativ", stil: "sammansatt" }],
  [usernames, { plattform: "gaming", stil: "enkel" }],
  [usernames, { basnamn: "astrid", plattform: "gaming", stil: "cool" }],
];

for (const [definition, narrow] of NARROW) {
  const choices = { ...defaultChoices(definition.filters), ...narrow };
  const seen = seenInVisit(definition, choices);
  const name = `${seen.size} names shown: ${new URLSearchParams(narrow)}`;
  bench(name, () => run(definition, choices, seen), { time: 200 });
}

for (const [path, definition] of subjects) {
  const slowest = slowestCombination(definition);
  bench(`${path}?${new URLSearchParams(slowest)}`, () => run(definition, slowest), { time: 200 });
}
