import { isPrerenderedGivenName } from "../../../src/generators/name-search/name-addresses.ts";
import {
  decodeYears,
  type YearOfNewborns,
} from "../../../src/generators/name-search/name-files.ts";
import {
  LAST_TOP_RANK,
  LETTERS,
  type LetterName,
  letterFile,
  letterOf,
  TOP_LIST_YEARS,
  type TopList,
  type TopName,
  topListFile,
} from "../../../src/generators/name-search/name-lists.ts";
import type { NameRow } from "./read-names.ts";

interface Series {
  readonly name: string;
  readonly years: readonly YearOfNewborns[];
}

/** A file of the most given names for each year of the statistics. */
export function topListFiles(rows: readonly NameRow[]): [file: string, text: string][] {
  const girls = seriesOf(rows, "girls");
  const boys = seriesOf(rows, "boys");
  return TOP_LIST_YEARS.map((year) => {
    const list: TopList = { girls: topNames(girls, year), boys: topNames(boys, year) };
    return [topListFile(year), JSON.stringify(list)];
  });
}

function seriesOf(rows: readonly NameRow[], sex: "girls" | "boys"): Series[] {
  return rows
    .filter((row) => row[sex] !== "")
    .map((row) => ({ name: row.name, years: decodeYears(row[sex]) }));
}

function topNames(series: readonly Series[], year: number): TopName[] {
  return series
    .flatMap(({ name, years }) => {
      const { children = 0, rank } = years.find((each) => each.year === year) ?? {};
      if (rank === undefined || rank > LAST_TOP_RANK) return [];
      const rankBefore = years.find((each) => each.year === year - 1)?.rank ?? null;
      return [{ name, children, rank, rankBefore }];
    })
    .sort((left, right) => left.rank - right.rank || compareNames(left, right));
}

/** A file of the names with a document of their own for each letter that they begin with. */
export function letterFiles(rows: readonly NameRow[]): [file: string, text: string][] {
  const byLetter = new Map<string, LetterName[]>(LETTERS.map((letter) => [letter, []]));
  for (const { name, women, men, girls, boys } of rows) {
    const years = { girls: decodeYears(girls), boys: decodeYears(boys) };
    if (!isPrerenderedGivenName({ women, men, ...years })) continue;
    const ofLetter = byLetter.get(letterOf(name) ?? "");
    if (!ofLetter) throw new Error(`${name} begins with none of the letters ${LETTERS.join("")}`);
    ofLetter.push({ name, women, men });
  }
  return [...byLetter].map(([letter, names]) => [
    letterFile(letter),
    JSON.stringify(names.sort(compareNames)),
  ]);
}

const collator = new Intl.Collator("sv");

function compareNames(left: { readonly name: string }, right: { readonly name: string }): number {
  return collator.compare(left.name, right.name);
}
