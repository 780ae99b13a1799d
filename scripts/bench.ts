/**
 * `npm run bench`: times a generation for every combination of filters of every generator, and
 * tests the block list on the names of those that compose theirs.
 */
import { COMBINED_SUGGESTIONS, SUGGESTIONS_PER_PAGE } from "../src/config/limits.ts";
import { isClean } from "../src/generators/block-list.ts";
import { generator as catGenerator } from "../src/generators/cats.ts";
import { generator as childNameGenerator } from "../src/generators/child-names.ts";
import { combinedGenerator } from "../src/generators/combined.ts";
import { generator as companyGenerator } from "../src/generators/companies.ts";
import { type GeneratorDefinition, generate } from "../src/generators/definition.ts";
import { generator as dogGenerator } from "../src/generators/dogs.ts";
import type { Random } from "../src/generators/engine.ts";
import { generator as fantasyGenerator } from "../src/generators/fantasy.ts";
import { allCombinations, type Choices } from "../src/generators/filters.ts";
import { generator as givenNameGenerator } from "../src/generators/given-names.ts";
import { generator as petGenerator } from "../src/generators/pets.ts";
import { seededRandom } from "../src/generators/sample.ts";
import { generator as surnameGenerator } from "../src/generators/surnames.ts";
import { usernameGenerator } from "../src/generators/usernames.ts";

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

/** Names composed by each generator for the test of the block list. */
const COMPOSED = 100_000;

/** Unclean names written out, of those that got past. */
const UNCLEAN_SHOWN = 20;

/** Clean words of different shapes; what a visitor writes is theirs, and not judged. */
const BASE_NAMES = [
  "astrid",
  "Maja",
  "Nisse",
  "kaffe",
  "Björn",
  "Solros",
  "mormor",
  "Åsa",
  "7even",
  "J.R",
  "tant_gron",
  "Ut",
  "Knäckebrödhult",
  "Zlatan10",
  "X",
] as const;

function filterPage(definition: GeneratorDefinition, note = ""): Subject {
  return {
    label: `/${definition.id}${note}`,
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
  filterPage(companyGenerator),
  filterPage(usernameGenerator("")),
  filterPage(usernameGenerator(BASE_NAMES[0]), ` with the base name ${BASE_NAMES[0]}`),
  filterPage(petGenerator),
  filterPage(dogGenerator),
  filterPage(catGenerator),
  filterPage(fantasyGenerator),
  ...["barn", "hund", "katt"].map(combinedPage),
];

interface Composer {
  readonly label: string;
  /** Names are composed by each in turn. */
  readonly definitions: readonly GeneratorDefinition[];
}

const composers: readonly Composer[] = [
  { label: "/foretagsnamn", definitions: [companyGenerator] },
  { label: "/anvandarnamn", definitions: [usernameGenerator("")] },
  {
    label: `/anvandarnamn with ${BASE_NAMES.length} base names`,
    definitions: BASE_NAMES.map(usernameGenerator),
  },
  { label: "/fantasy-namn", definitions: [fantasyGenerator] },
];

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

interface CleanCheck {
  readonly composed: number;
  readonly different: number;
  readonly unclean: readonly string[];
}

/** Composes names over all combinations of filters, round and round, and judges every one. */
function checkComposed({ definitions }: Composer, random: Random): CleanCheck {
  const kinds = definitions.flatMap((definition) =>
    allCombinations(definition.filters).map((choices) => ({ definition, choices })),
  );
  const different = new Set<string>();
  const unclean = new Set<string>();
  let composed = 0;
  while (composed < COMPOSED) {
    const before = composed;
    for (const { definition, choices } of kinds) {
      for (const { name } of definition.candidates(choices, random)) {
        if (composed === COMPOSED) break;
        composed += 1;
        different.add(name);
        if (!isClean(name)) unclean.add(name);
      }
    }
    if (composed === before) throw new Error("The generator composes nothing");
  }
  return { composed, different: different.size, unclean: [...unclean] };
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

console.log(`\nThe block list, on ${COMPOSED} composed names per generator:`);
for (const composer of composers) {
  const { composed, different, unclean } = checkComposed(composer, seededRandom(SEED));
  console.log(
    `  ${composer.label}: ${composed} names composed (${different} different), ` +
      `${unclean.length} unclean`,
  );
  for (const name of unclean.slice(0, UNCLEAN_SHOWN)) console.log(`    ${name}`);
  if (unclean.length > 0) process.exitCode = 1;
}
