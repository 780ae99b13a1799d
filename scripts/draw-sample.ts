/**
 * Draws names for a blind reading, as docs/name-quality.md describes it:
 *
 *   npx tsx scripts/draw-sample.ts <generator> <names per option> <seed> <folder> [filter to show]
 *
 * sample.csv has the names in random order, without what they were drawn for. A filter to show gets a
 * random option for each name, which the reader sees: a company name is judged for its industry.
 * key.csv says which option of which filter each name was drawn for; it is opened after the reading.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generate } from "@/generators/definition.ts";
import { shuffled } from "@/generators/engine.ts";
import { ALL, defaultChoices, type Filter } from "@/generators/filters.ts";
import { generatorById } from "@/generators/registry.ts";
import { seededRandom } from "@/generators/sample.ts";
import { loadWholeGenerator } from "@/generators/whole-generator.ts";

interface Drawn {
  readonly name: string;
  readonly filter: string;
  readonly option: string;
  /** Label of the shown filter's option; empty without one. */
  readonly shown: string;
}

const [id = "", perOption = "", seed = "", folder = "", shownFilter = ""] = process.argv.slice(2);
const count = Number(perOption);
if (!id || !(count > 0) || !seed || !folder) {
  throw new Error("Usage: draw-sample.ts <generator> <names per option> <seed> <folder> [filter]");
}

const generator = await loadWholeGenerator(generatorById(id));
const random = seededRandom(Number(seed));
const shownOptions = settableOptions(generator.filters.find((filter) => filter.id === shownFilter));
const drawn = generator.filters
  .filter((filter) => filter.id !== shownFilter)
  .flatMap((filter) => settableOptions(filter).flatMap(({ value }) => draw(filter, value)));
const rows = shuffled(drawn, random);

mkdirSync(folder, { recursive: true });
write("sample.csv", ["nr;filter;name;shown", ...rows.map(sampleRow)]);
write("key.csv", ["nr;filter;option;name", ...rows.map(keyRow)]);

function settableOptions(filter: Filter | undefined) {
  return filter?.options.filter(({ value }) => value !== ALL) ?? [];
}

/** Different names that have the option, each drawn with a new option of the shown filter. */
function draw(filter: Filter, option: string): Drawn[] {
  const names = new Map<string, Drawn>();
  // Three times as many draws as names, since consecutive draws may repeat a name.
  for (let i = 0; i < count * 3 && names.size < count; i++) {
    const shown = shownOptions[Math.floor(random() * shownOptions.length)];
    const choices = { ...defaultChoices(generator.filters), [filter.id]: option };
    const [name] = generate(
      generator,
      shown ? { ...choices, [shownFilter]: shown.value } : choices,
      { count: 1, random, exclude: names.keys() },
    ).names;
    if (name) names.set(name, { name, filter: filter.id, option, shown: shown?.label ?? "" });
  }
  return [...names.values()];
}

function sampleRow({ name, filter, shown }: Drawn, index: number): string {
  return `${index + 1};${filter};${name};${shown}`;
}

function keyRow({ name, filter, option }: Drawn, index: number): string {
  return `${index + 1};${filter};${option};${name}`;
}

function write(file: string, lines: readonly string[]): void {
  writeFileSync(path.join(folder, file), `${lines.join("\n")}\n`);
}
