/** `npm run bench`: times a generation for every combination of filters of every generator. */
import { COMBINED_SUGGESTIONS, SUGGESTIONS_PER_PAGE } from "../src/config/limits.ts";
import { childNameGenerator } from "../src/generators/child-names.ts";
import { combinedGenerator } from "../src/generators/combined.ts";
import { type GeneratorDefinition, generate } from "../src/generators/definition.ts";
import type { Random } from "../src/generators/engine.ts";
import { allCombinations, type Choices } from "../src/generators/filters.ts";
import { givenNameGenerator } from "../src/generators/given-names.ts";
import { surnameGenerator } from "../src/generators/surnames.ts";

interface Subject {
  readonly label: string;
  readonly definition: GeneratorDefinition;
  readonly combinations: readonly Choices[];
  /** Names drawn at a time. */
  readonly count: number;
}

interface Timing {
  readonly choices: Choices;
  /** Milliseconds. */
  readonly median: number;
  readonly max: number;
}

const WARM_UP = 3;
const REPETITIONS = 15;
const SLOWEST_SHOWN = 3;
const SEED = 20_240_101;

function filterPage(definition: GeneratorDefinition): Subject {
  return {
    label: `/${definition.id}`,
    definition,
    combinations: allCombinations(definition.filters),
    count: SUGGESTIONS_PER_PAGE,
  };
}

function combinedPage(category: string): Subject {
  const definition = combinedGenerator(category);
  return {
    label: `/${definition.id}?kategori=${category}`,
    definition,
    combinations: allCombinations(definition.filters).filter(
      (choices) => choices.kategori === category,
    ),
    count: COMBINED_SUGGESTIONS,
  };
}

const subjects: readonly Subject[] = [
  filterPage(givenNameGenerator),
  filterPage(surnameGenerator),
  filterPage(childNameGenerator),
  ...["barn", "hund", "katt"].map(combinedPage),
];

/** Mulberry32: the same numbers in every run. */
function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function time({ definition, count }: Subject, choices: Choices, random: Random): Timing {
  const durations: number[] = [];
  let avoid: readonly string[] = [];
  for (let round = 0; round < WARM_UP + REPETITIONS; round += 1) {
    const start = performance.now();
    const { names } = generate(definition, choices, { count, random, avoid });
    if (round >= WARM_UP) durations.push(performance.now() - start);
    avoid = names;
  }
  durations.sort((a, b) => a - b);
  return {
    choices,
    median: durations[Math.floor(durations.length / 2)] ?? 0,
    max: durations.at(-1) ?? 0,
  };
}

function milliseconds(duration: number): string {
  return duration.toFixed(3).padStart(8);
}

for (const subject of subjects) {
  const random = seededRandom(SEED);
  const timings = subject.combinations.map((choices) => time(subject, choices, random));
  const slowest = timings.sort((a, b) => b.median - a.median).slice(0, SLOWEST_SHOWN);
  console.log(`\n${subject.label}: ${timings.length} combinations of filters`);
  console.log("  median      max   (ms, slowest first)");
  for (const { choices, median, max } of slowest) {
    const filters = Object.entries(choices).map(([filter, value]) => `${filter}=${value}`);
    console.log(`${milliseconds(median)} ${milliseconds(max)}   ${filters.join(" ")}`);
  }
}
