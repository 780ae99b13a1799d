import { bench } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { type GeneratorDefinition, generate } from "@/generators/definition.ts";
import { allCombinations, type Choices } from "@/generators/filters.ts";
import { seededRandom } from "@/generators/sample.ts";
import { usernameGenerator } from "@/generators/usernames.ts";
import { generators } from "../../scripts/local-registry.ts";

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

const withBaseName = {
  path: "/anvandarnamn (base name)",
  load: async () => usernameGenerator("astrid"),
};

for (const { path, load } of [...generators, withBaseName]) {
  const definition = await load();
  const slowest = slowestCombination(definition);
  bench(`${path}?${new URLSearchParams(slowest)}`, () => run(definition, slowest), { time: 200 });
}
