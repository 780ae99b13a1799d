import { decodeYears, type YearOfNewborns } from "../../../src/names/search/name-files.ts";
import { LAST_TOP_RANK } from "../../../src/names/search/name-lists.ts";
import { SPELLING_GROUPS } from "../../../src/names/search/spelling-groups.ts";
import { LATEST_LISTS } from "../../../src/names/series/latest-newborns.ts";
import type {
  AddedSpellings,
  ListYear,
  NameCount,
  NameYear,
  NameYears,
} from "../../../src/names/series/name-year.ts";
import { listYears } from "../../../src/names/series/years.ts";
import { isUsedIn } from "../../../src/names/world/names-abroad.ts";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "../../../src/words/statistics.ts";
import type { NameRow } from "../name-search/read-names.ts";

/** How many names an article lists. */
const LISTED = 3;

/** The first names of a list, which are compared with other countries. */
const FIRST_NAMES = 10;

/** Children by name, the most given first. */
type Counts = ReadonlyMap<string, number>;

interface SexSeries {
  /** Every published number, by year. */
  readonly counts: ReadonlyMap<number, Counts>;
  /** The last rank of a list. */
  readonly length: number;
}

/** What the articles say of the last year of SCB's statistics, and of Skatteverket's. */
export function nameYearsOf(rows: readonly NameRow[]): NameYears {
  const girls = { counts: countsOf(rows, "girls"), length: LAST_TOP_RANK };
  const boys = { counts: countsOf(rows, "boys"), length: LAST_TOP_RANK };
  const [{ year: since } = { year: 0 }] = LATEST_LISTS;
  const { year = 0 } = LATEST_LISTS.at(-1) ?? {};
  return {
    full: {
      ...yearOf(LAST_NEWBORN_YEAR, FIRST_NEWBORN_YEAR, girls, boys),
      added: addedSpellings([girls, boys].map(({ counts }) => counts.get(LAST_NEWBORN_YEAR))),
    },
    latest: yearOf(year, since, latestSeries("girls"), latestSeries("boys")),
  };
}

function yearOf(year: number, since: number, girls: SexSeries, boys: SexSeries): NameYear {
  return {
    year,
    since,
    length: girls.length,
    girls: listYear(year, girls),
    boys: listYear(year, boys),
  };
}

function countsOf(rows: readonly NameRow[], sex: "girls" | "boys"): ReadonlyMap<number, Counts> {
  const series = rows
    .filter((row) => row[sex] !== "")
    .map((row) => ({ name: row.name, years: decodeYears(row[sex]) }));
  const years = listYears({ first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR });
  return new Map(
    years.map((year) => {
      const ofYear = series.flatMap(({ name, years: all }) => countIn(all, year, name));
      return [year, sorted(ofYear)];
    }),
  );
}

function countIn(years: readonly YearOfNewborns[], year: number, name: string): NameCount[] {
  const entry = years.find((each) => each.year === year);
  return entry ? [{ name, children: entry.children }] : [];
}

function latestSeries(sex: "girls" | "boys"): SexSeries {
  const lists = LATEST_LISTS.map((list) => ({ year: list.year, names: list[sex] }));
  return {
    counts: new Map(lists.map(({ year, names }) => [year, sorted(names)])),
    // Of a longer list, the names after those of a shorter one are not known to be new.
    length: Math.min(...lists.map(({ names }) => names.length)),
  };
}

function sorted(names: readonly NameCount[]): Counts {
  return new Map(
    [...names]
      .sort((left, right) => right.children - left.children || (left.name < right.name ? -1 : 1))
      .map(({ name, children }) => [name, children]),
  );
}

function listYear(year: number, { counts, length }: SexSeries): ListYear {
  const lists = new Map([...counts].map(([each, all]) => [each, listOf(all, length)]));
  const now = lists.get(year) ?? [];
  const before = lists.get(year - 1) ?? [];
  const [first] = now;
  const [firstBefore] = before;
  if (!first || !firstBefore) throw new Error(`No newborns of ${year} or the year before`);
  const countsBefore = counts.get(year - 1);
  const changes = [...(counts.get(year) ?? [])].flatMap(([name, children]) => {
    const earlier = countsBefore?.get(name);
    return earlier === undefined ? [] : [{ name, children, before: earlier }];
  });
  const byChange = changes.sort(
    (left, right) => right.children - right.before - (left.children - left.before),
  );
  const entered = now.filter(({ name }) => !before.some((other) => other.name === name));
  const lastYears = entered.map((entry) => ({
    ...entry,
    last: lastYearOf(entry.name, lists, year),
  }));
  return {
    first,
    firstBefore,
    risen: byChange.slice(0, LISTED).filter(({ children, before: past }) => children > past),
    fallen: byChange
      .slice(-LISTED)
      .reverse()
      .filter(({ children, before: past }) => children < past),
    fresh: lastYears
      .filter(({ last }) => last === null)
      .map(({ name, children }) => ({ name, children })),
    returned: lastYears.flatMap(({ last, ...entry }) =>
      last === null ? [] : [{ ...entry, last }],
    ),
    neighbours: now.slice(0, FIRST_NAMES).filter(isUsedInNeighbours).length,
  };
}

/** The names of a list, with those that share its last rank. */
function listOf(counts: Counts, length: number): NameCount[] {
  const names = [...counts].map(([name, children]) => ({ name, children }));
  const fewest = names[length - 1]?.children ?? 0;
  return names.filter(({ children }) => children >= fewest);
}

function lastYearOf(
  name: string,
  lists: ReadonlyMap<number, readonly NameCount[]>,
  before: number,
): number | null {
  const years = [...lists]
    .filter(([year, list]) => year < before && list.some((other) => other.name === name))
    .map(([year]) => year);
  return years.length > 0 ? Math.max(...years) : null;
}

function isUsedInNeighbours({ name }: NameCount): boolean {
  return (["norge", "danmark", "finland"] as const).every((country) => isUsedIn(name, country));
}

function addedSpellings(sexes: readonly (Counts | undefined)[]): AddedSpellings {
  const groups = sexes.flatMap((counts) =>
    SPELLING_GROUPS.map((group) => {
      const given = group
        .flatMap((name) => ({ name, children: counts?.get(name) ?? 0 }))
        .filter(({ children }) => children > 0)
        .sort((left, right) => right.children - left.children);
      const [{ name, children } = { name: "", children: 0 }, ...others] = given;
      const together = given.reduce((sum, spelling) => sum + spelling.children, 0);
      return { name, children, together, spellings: others.map((other) => other.name) };
    }),
  );
  return groups.reduce((most, group) =>
    group.together - group.children > most.together - most.children ? group : most,
  );
}
