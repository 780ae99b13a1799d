import { bench } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { loadNameFigures, withAdvancedFilters } from "@/generators/advanced-filters.ts";
import { combinedGenerator } from "@/generators/combined.ts";
import { type GeneratorDefinition, generate } from "@/generators/definition.ts";
import { allCombinations, type Choices, defaultChoices } from "@/generators/filters.ts";
import { generators } from "@/generators/registry.ts";
import { seededRandom } from "@/generators/sample.ts";
import { usernameGenerator } from "@/generators/usernames.ts";

const random = seededRandom(20_240_101);

/** Runs of each combination to find the slowest one. */
const TRIALS = 5;

function run(definition: GeneratorDefinition, choices: Choices): void {
  generate(definition, choices, { count: SUGGESTIONS_PER_PAGE, random });
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
  const times = allCombinations(definition.filters).map((choices) => ({
    choices,
    time: bestTime(definition, choices),
  }));
  return times.reduce((slowest, each) => (each.time > slowest.time ? each : slowest)).choices;
}

const subjects: (readonly [path: string, definition: GeneratorDefinition])[] = [
  ["/anvandarnamn (base name)", usernameGenerator("astrid")],
  ["/namngenerator", combinedGenerator("barn")],
];
for (const { path, load } of generators) {
  const { generator } = await load();
  await generator.late?.load();
  subjects.push([path, generator]);
}

/** Choices that keep most names, few, and none; of the last, some pages lack the filter. */
const ADVANCED: readonly Choices[] = [
  { utan: "qx" },
  { innehaller: "li" },
  { slutar: "zq" },
  { innehaller: "e", utan: "å", stavelser: "2" },
  { stavelser: "1" },
  { vanligt: "100-999", trend: "faller" },
];

for (const { id, path, load } of generators) {
  const { generator } = await load();
  const extended = withAdvancedFilters(generator, await loadNameFigures(id), id !== "anvandarnamn");
  for (const advanced of ADVANCED) {
    const choices = { ...defaultChoices(extended.filters), ...advanced };
    bench(`${path}?${new URLSearchParams(advanced)}`, () => run(extended, choices), { time: 100 });
  }
}

for (const [path, definition] of subjects) {
  const slowest = slowestCombination(definition);
  bench(`${path}?${new URLSearchParams(slowest)}`, () => run(definition, slowest), { time: 200 });
}
