import { decodeYears, type YearOfNewborns } from "../../../src/names/search/name-files.ts";
import {
  FULL_LIST_YEARS,
  LAST_TOP_RANK,
  type SpellingCount,
  type TopList,
  type TopName,
  topListFile,
} from "../../../src/names/search/name-lists.ts";
import { SPELLING_GROUPS } from "../../../src/names/search/spelling-groups.ts";
import { addYears } from "../../../src/names/search/together.ts";
import type { NameRow } from "./read-names.ts";

/** Fewest children of a name with a rank, as in the statistics. */
const FEWEST_RANKED = 10;

/** Newborns of one sex with a name, or with any of its spellings. */
interface Series {
  readonly name: string;
  readonly years: readonly YearOfNewborns[];
  /** Absent for a name that is counted by itself. */
  readonly spellings?: readonly Series[];
}

/** Two files of the most given names for each year: per spelling, and with spellings together. */
export function topListFiles(rows: readonly NameRow[]): [file: string, text: string][] {
  const girls = seriesOf(rows, "girls");
  const boys = seriesOf(rows, "boys");
  const girlsTogether = countTogether(girls);
  const boysTogether = countTogether(boys);
  return FULL_LIST_YEARS.flatMap((year) => [
    [topListFile(year, false), topListText(girls, boys, year)],
    [topListFile(year, true), topListText(girlsTogether, boysTogether, year)],
  ]);
}

function seriesOf(rows: readonly NameRow[], sex: "girls" | "boys"): Series[] {
  return rows
    .filter((row) => row[sex] !== "")
    .map((row) => ({ name: row.name, years: decodeYears(row[sex]) }));
}

/** The same names with their spellings added, and their own ranks. */
function countTogether(all: readonly Series[]): Series[] {
  const byName = new Map(all.map((series) => [series.name, series]));
  const grouped = new Set(SPELLING_GROUPS.flat());
  const groups = SPELLING_GROUPS.map(([name = "", ...others]) => {
    const spellings = [name, ...others].map(
      (spelling) => byName.get(spelling) ?? { name: spelling, years: [] },
    );
    return { name, spellings, years: addYears(spellings.map(({ years }) => years)) };
  });
  return withRanks([...groups, ...all.filter(({ name }) => !grouped.has(name))]);
}

/** With the rank of each year; names with the same number of children share it. */
function withRanks(all: readonly Series[]): Series[] {
  const counts = new Map<number, number[]>(FULL_LIST_YEARS.map((year) => [year, []]));
  for (const { year, children } of all.flatMap(({ years }) => years)) {
    counts.get(year)?.push(children);
  }
  for (const ofYear of counts.values()) ofYear.sort((left, right) => right - left);
  const rankOf = ({ year, children }: YearOfNewborns) =>
    (counts.get(year)?.indexOf(children) ?? 0) + 1;
  return all.map((series) => ({
    ...series,
    years: series.years.map((entry) =>
      entry.children < FEWEST_RANKED ? entry : { ...entry, rank: rankOf(entry) },
    ),
  }));
}

function topListText(girls: readonly Series[], boys: readonly Series[], year: number): string {
  const list: TopList = { girls: topNames(girls, year), boys: topNames(boys, year) };
  return JSON.stringify(list);
}

function topNames(all: readonly Series[], year: number): TopName[] {
  return all
    .flatMap(({ name, years, spellings = [] }) => {
      const { children = 0, rank, missing = 0 } = yearOf(years, year) ?? {};
      if (rank === undefined || rank > LAST_TOP_RANK) return [];
      const counts = countsOf(spellings, year);
      const [[mostGiven] = [name]] = counts;
      return [
        {
          name: mostGiven,
          children,
          rank,
          rankBefore: yearOf(years, year - 1)?.rank ?? null,
          spellings: counts.length > 1 ? counts : undefined,
          isMinimum: missing > 0 || undefined,
        },
      ];
    })
    .sort((left, right) => left.rank - right.rank || compareNames(left, right));
}

/** The spellings that were given in a year, the most given first. */
function countsOf(spellings: readonly Series[], year: number): SpellingCount[] {
  return spellings
    .flatMap(({ name, years }): SpellingCount[] => {
      const entry = yearOf(years, year);
      return entry ? [[name, entry.children]] : [];
    })
    .sort(([, left], [, right]) => right - left);
}

function yearOf(years: readonly YearOfNewborns[], year: number): YearOfNewborns | undefined {
  return years.find((each) => each.year === year);
}

const collator = new Intl.Collator("sv");

function compareNames(left: { readonly name: string }, right: { readonly name: string }): number {
  return collator.compare(left.name, right.name);
}
