/**
 * Sweden's figures of given names as the raw files have them, read without the import. As a program, it
 * draws a sample: tsx tests/tools/sweden-raw.ts <folder> > tests/tools/sweden-sample.json
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { givenNames } from "./world-raw.ts";

/** "F bearers 16184", "F age 36.9", "F 2022 603", "F 2025 569 rank 2". */
export type RawFigures = Readonly<Record<string, readonly string[]>>;

const FILES = [
  ["se_bearers_2022.csv", ({ sex, bearers }) => `${sex} bearers ${bearers}`],
  ["se_bearers_2022.csv", ({ sex, mean_age: age }) => (age ? `${sex} age ${age}` : null)],
  ["newborns_1998_2022.csv", ({ year, sex, n, rank }) => `${sex} ${year} ${n} rank ${rank}`],
  [
    "newborns_2021_2022_min2.csv",
    ({ year, sex, n }) => (Number(n) < 10 ? `${sex} ${year} ${n}` : null),
  ],
  [
    "se_newborns_2023_2025_top12.csv",
    ({ year, sex, n, rank }) => `${sex} ${year} ${n} rank ${rank}`,
  ],
] satisfies [file: string, figure: (row: Readonly<Record<string, string>>) => string | null][];

/** What the raw files say of each of the names, in the order of the alphabet. */
export function readRawFigures(folder: string, names: readonly string[]): RawFigures {
  const figures = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [file, figure] of FILES) {
    const [header = "", ...lines] = readFileSync(join(folder, file), "utf8").trim().split(/\r?\n/);
    const columns = header.split(",");
    for (const line of lines) {
      const cells = line.split(",");
      const row = Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
      const text = figure(row);
      if (text !== null) figures.get(row.name ?? "")?.push(text);
    }
  }
  return Object.fromEntries([...figures].map(([name, texts]) => [name, texts.sort()]));
}

const [, program, folder] = process.argv;
if (program && folder && import.meta.url === pathToFileURL(program).href) {
  const all = givenNames();
  const spread = all.filter((_, i) => i % Math.floor(all.length / 70) === 1);
  const known = ["Astrid", "Anna", "Bo", "My", "Kim", "Vera", "Elsa", "Noah", "Maja", "Emma"];
  console.log(JSON.stringify(readRawFigures(folder, [...new Set([...known, ...spread])]), null, 1));
}
