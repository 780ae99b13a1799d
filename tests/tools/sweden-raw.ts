/**
 * Sweden's figures of given names as the raw files have them, read without the import. As a program, it
 * draws a sample: tsx tests/tools/sweden-raw.ts <folder> > tests/tools/sweden-sample.json
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { givenNames } from "./world-raw.ts";

/** "F bearers 16184", "F age 36.9", "F 2022 603", "F 2025 569 rank 2". */
export type RawFigures = Readonly<Record<string, readonly string[]>>;

type Row = Readonly<Record<string, string>>;

/** Of each kind of file the newest. */
const FILES = [
  [/^se_bearers_\d+\.csv$/, ({ sex, bearers }) => `${sex} bearers ${bearers}`],
  [/^se_bearers_\d+\.csv$/, ({ sex, mean_age: age }) => (age ? `${sex} age ${age}` : null)],
  [/^newborns_\d+_\d+\.csv$/, ({ year, sex, n, rank }) => `${sex} ${year} ${n} rank ${rank}`],
  [
    /^newborns_\d+_\d+_min2\.csv$/,
    ({ year, sex, n }) => (Number(n) < 10 ? `${sex} ${year} ${n}` : null),
  ],
] satisfies [file: RegExp, figure: (row: Row) => string | null][];

/** What the raw files say of each of the names, in the order of the alphabet. */
export function readRawFigures(folder: string, names: readonly string[]): RawFigures {
  const figures = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const [pattern, figure] of FILES) {
    for (const row of rowsOf(folder, newest(folder, pattern))) {
      const text = figure(row);
      if (text !== null) figures.get(row.name ?? "")?.push(text);
    }
  }
  for (const { year, sex, name = "", n, rank } of skatteverketRows(folder)) {
    figures.get(name)?.push(`${sex} ${year} ${n} rank ${rank}`);
  }
  return Object.fromEntries([...figures].map(([name, texts]) => [name, texts.sort()]));
}

function newest(folder: string, pattern: RegExp): string {
  return (
    readdirSync(folder)
      .filter((file) => pattern.test(file))
      .sort()
      .at(-1) ?? `${pattern}`
  );
}

function rowsOf(folder: string, file: string, separator = ",", encoding = "utf-8"): Row[] {
  const text = new TextDecoder(encoding).decode(readFileSync(join(folder, file)));
  const [header = "", ...lines] = text.trim().split(/\r?\n/);
  const columns = header.split(separator);
  return lines.map((line) => {
    const cells = line.split(separator);
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
  });
}

/** The lists of Skatteverket: its own files, each of a year, and the twelve first names of the other years. */
function skatteverketRows(folder: string): Row[] {
  const own = readdirSync(folder)
    .filter((file) => file.endsWith(".csv"))
    .filter((file) => readFileSync(join(folder, file), "latin1").startsWith("RANGORDNING;"))
    .flatMap((file) => rowsOf(folder, file, ";", "windows-1252"))
    .filter(({ GRUPPERING, RANGORDNING }) => GRUPPERING === "Total" && Number(RANGORDNING) <= 100)
    .map((row) => ({
      year: row.FODELSEAR ?? "",
      sex: row.KÖN?.startsWith("K") ? "F" : "M",
      name: row.NAMN ?? "",
      n: row.ANTAL ?? "",
      rank: row.RANGORDNING ?? "",
    }));
  const years = new Set(own.map(({ year }) => year));
  const top = rowsOf(folder, newest(folder, /^se_newborns_\d+_\d+_top12\.csv$/));
  return [...top.filter(({ year = "" }) => !years.has(year)), ...own];
}

const [, program, folder] = process.argv;
if (program && folder && import.meta.url === pathToFileURL(program).href) {
  const all = givenNames();
  const spread = all.filter((_, i) => i % Math.floor(all.length / 70) === 1);
  const known = ["Astrid", "Anna", "Bo", "My", "Kim", "Vera", "Elsa", "Noah", "Maja", "Emma"];
  console.log(JSON.stringify(readRawFigures(folder, [...new Set([...known, ...spread])]), null, 2));
}
