/**
 * The figures of other countries as the raw files have them, read without the import. As a program, it
 * draws a sample: tsx tests/tools/world-raw.ts <folder> > tests/tools/world-sample.json
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readNames } from "../../scripts/build/name-search/read-names.ts";

/** A figure as the page of a name says it: country, own spelling, people, count, rank. */
export type RawFigures = Readonly<Record<string, readonly string[]>>;

type RawRow = Readonly<Record<string, string>>;

/** How the page names a country, its file, its columns, and its columns in the file of own spellings. */
const COUNTRIES = [
  ["Norge", "no_bearers", "b2025", "", "no"],
  ["Danmark", "dk_bearers", "b2025", "", "dk"],
  ["Finland", "fi_bearers_2025", "bearers", "", "fi"],
  ["Spanien", "es_bearers_2024", "bearers", "", "es"],
  ["England och Wales", "ew_births", "y2024", "rank_2024", "ew"],
  ["Irland", "ie_births", "y2024", "rank_2024", "ie"],
  ["USA", "us_births", "y2024", "rank_2024", "us"],
  ["Berlin", "de_berlin_births", "y2023", "rank_2023", "de"],
  ["Frankrike", "fr_births", "y2024", "rank_2024", "fr"],
  ["Belgien", "be_births", "y2025", "rank_2025", "be"],
] as const;

type Words = readonly [one: string, several: string];

const PEOPLE: Readonly<Record<string, readonly [bearers: Words, births: Words]>> = {
  F: [
    ["kvinna", "kvinnor"],
    ["flicka", "flickor"],
  ],
  M: [
    ["man", "män"],
    ["pojke", "pojkar"],
  ],
};

/** What the raw files say of each of the names, in the order of the alphabet. */
export function readRawFigures(folder: string, names: readonly string[]): RawFigures {
  const wanted = new Set(names);
  const figures = new Map<string, Set<string>>(names.map((name) => [name, new Set()]));
  const abroad = rowsOf(folder, "names_abroad").filter(({ name = "" }) => wanted.has(name));
  for (const [country, file, count, rank, abbreviation] of COUNTRIES) {
    const rows = rowsOf(folder, file);
    const add = (name: string, spelling: string, sex: string, row: RawRow | undefined) => {
      const value = row?.[count] ?? "";
      if (value === "") return;
      const people = PEOPLE[sex]?.[rank === "" ? 0 : 1][value === "1" ? 0 : 1];
      figures
        .get(name)
        ?.add([country, spelling, people, value, rank === "" ? "" : row?.[rank]].join("|"));
    };
    const find = (name: string, sex: string) =>
      rows.find((row) => row.name === name && row.sex === sex);
    for (const name of names) for (const sex of ["F", "M"]) add(name, "", sex, find(name, sex));
    for (const row of abroad) {
      const { name = "", sex = "" } = row;
      const spelling = row[`${abbreviation}_as`] ?? "";
      const joined = {
        [count]: row[abbreviation] ?? "",
        [rank]: row[`${abbreviation}_rank`] ?? "",
      };
      if (spelling === "") add(name, "", sex, find(name, sex) ?? joined);
      else add(name, spelling, sex, find(spelling, sex) ?? joined);
    }
  }
  return Object.fromEntries([...figures].map(([name, lines]) => [name, [...lines].sort()]));
}

function rowsOf(folder: string, file: string): RawRow[] {
  const [header = "", ...lines] = readFileSync(join(folder, "world", `${file}.csv`), "utf8")
    .trim()
    .split(/\r?\n/);
  const columns = header.split(",");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ""]));
  });
}

/** Names of the project's own lists, those with another spelling somewhere, and any others, evenly spread. */
function sampleNames(folder: string): string[] {
  const abroad = rowsOf(folder, "names_abroad");
  const respelt = abroad.filter((row) => row.no_as || row.dk_as || row.us_as || row.es_as);
  const drawn = [...every(abroad, 40), ...every(respelt, 20)].map(({ name = "" }) => name);
  return [...new Set([...drawn, ...every(givenNames(), 40)])];
}

/** Every given name that has a page. */
export function givenNames(): string[] {
  return readNames()
    .filter(({ women, men, girls, boys }) => women + men > 0 || girls !== "" || boys !== "")
    .map(({ name }) => name);
}

function every<Row>(rows: readonly Row[], count: number): Row[] {
  return rows.filter((_, i) => i % Math.floor(rows.length / count) === 1);
}

const [, program, folder] = process.argv;
if (program && folder && import.meta.url === pathToFileURL(program).href) {
  console.log(JSON.stringify(readRawFigures(folder, sampleNames(folder)), null, 1));
}
