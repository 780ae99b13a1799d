import { type CsvRow, count, oneOf, optionalCount, optionalText, parseCsv, text } from "./csv.ts";

/** Reads one raw file by name. The only way in for data, so that a test can hand in its own. */
export type ReadFile = (name: string) => string;

export const SEXES = ["F", "M"] as const;
export type Sex = (typeof SEXES)[number];

export const FIRST_YEAR = 1998;
export const LAST_YEAR = 2022;

/** Newborns by year: a year that is missing had fewer than 10 children, not none. */
export type Series = ReadonlyMap<number, number>;

export interface Newborns {
  readonly bySex: Readonly<Record<Sex, ReadonlyMap<string, Series>>>;
  /** SCB's rank of a name in the last year; names with the same number share a rank. */
  readonly lastRank: Readonly<Record<Sex, ReadonlyMap<string, number>>>;
}

export interface NameDay {
  readonly name: string;
  readonly month: number;
  readonly day: number;
  /** The year the name came into the calendar, where the source gives one after 2018. */
  readonly addedIn: number | null;
}

export interface PublishedRank {
  readonly year: number;
  readonly sex: Sex;
  readonly rank: number;
  readonly name: string;
  readonly mergedWith: string | null;
  readonly url: string;
}

export interface DogRow {
  readonly year: number | null;
  readonly area: string;
  readonly sex: Sex | null;
  readonly rank: number | null;
  readonly name: string;
  readonly dogs: number | null;
  readonly url: string;
}

export interface TopDogRow {
  readonly rank: number;
  readonly name: string;
  readonly dogs: number;
  readonly asOf: string;
  readonly url: string;
}

export interface CatRow {
  readonly asOf: string | null;
  readonly area: string;
  readonly measure: string;
  readonly rank: number | null;
  readonly name: string;
  readonly cats: number | null;
  readonly url: string;
}

function rows(read: ReadFile, file: string, columns: readonly string[]): CsvRow[] {
  return parseCsv(read(file), file, columns);
}

function fail(row: CsvRow, message: string): never {
  throw new Error(`${row.file}:${row.line}: ${message}`);
}

/**
 * Persons by name, from a file with the columns name and persons.
 *
 * @throws Error when a name stands twice.
 */
export function readPersons(read: ReadFile, file: string): Map<string, number> {
  const persons = new Map<string, number>();
  for (const row of rows(read, file, ["name", "persons"])) {
    const name = text(row, "name");
    if (persons.has(name)) fail(row, `"${name}" stands twice`);
    persons.set(name, count(row, "persons"));
  }
  return persons;
}

/** The newborns of 1998–2022 (names with 10 children or more in a year). Source: SCB. */
export function readNewborns(read: ReadFile): Newborns {
  const bySex = { F: new Map<string, Map<number, number>>(), M: new Map() };
  const lastRank = { F: new Map<string, number>(), M: new Map<string, number>() };
  const columns = ["year", "sex", "name", "n", "rank"];
  for (const row of rows(read, "newborns_1998_2022.csv", columns)) {
    const year = count(row, "year");
    if (year < FIRST_YEAR || year > LAST_YEAR) fail(row, `year ${year} is outside the series`);
    const sex = oneOf(row, "sex", SEXES);
    const name = text(row, "name");
    const series: Map<number, number> = bySex[sex].get(name) ?? new Map<number, number>();
    if (series.has(year)) fail(row, `"${name}" stands twice in ${year}`);
    series.set(year, count(row, "n"));
    bySex[sex].set(name, series);
    if (year === LAST_YEAR) lastRank[sex].set(name, count(row, "rank"));
  }
  return { bySex, lastRank };
}

/** The Swedish name days. Source: Namnlängdskommittén. */
export function readNameDays(read: ReadFile): NameDay[] {
  return rows(read, "name_days.csv", ["month", "day", "name", "in_list_since"]).map((row) => {
    const month = count(row, "month");
    const day = count(row, "day");
    if (month < 1 || month > 12 || day < 1 || day > 31) fail(row, "no day of the year");
    const since = text(row, "in_list_since");
    const year = /^(\d{4})( \(.*\))?$/.exec(since)?.[1];
    if (year === undefined && since !== "2018 or earlier") fail(row, `unknown "${since}"`);
    return { name: text(row, "name"), month, day, addedIn: year ? Number(year) : null };
  });
}

/** The five most given names of each sex in 2024, spellings merged. Source: Skatteverket. */
export function readMergedTop2024(read: ReadFile): PublishedRank[] {
  const columns = ["year", "sex", "rank", "name", "merged_with", "source_url"];
  return rows(read, "merged_spellings_2024_top5.csv", columns).map((row) => ({
    year: count(row, "year"),
    sex: oneOf(row, "sex", SEXES),
    rank: count(row, "rank"),
    name: text(row, "name"),
    mergedWith: optionalText(row, "merged_with") || null,
    url: text(row, "source_url"),
  }));
}

/** Scattered ranks of 2023 to 2025. Source: Skatteverket, as reported. */
export function readPartialRanks(read: ReadFile): PublishedRank[] {
  const columns = ["year", "sex", "rank", "name", "source_url"];
  return rows(read, "skatteverket_2023_2025_partial.csv", columns).map((row) => ({
    year: count(row, "year"),
    sex: oneOf(row, "sex", SEXES),
    rank: count(row, "rank"),
    name: text(row, "name"),
    mergedWith: null,
    url: text(row, "source_url"),
  }));
}

/** The twenty most common dog names of the register. Source: Jordbruksverket. */
export function readTopDogs(read: ReadFile): TopDogRow[] {
  const columns = ["rank", "name", "dogs_in_register", "as_of", "source_url"];
  return rows(read, "dogs_sweden_top20_2022.csv", columns).map((row) => ({
    rank: count(row, "rank"),
    name: text(row, "name"),
    dogs: count(row, "dogs_in_register"),
    asOf: text(row, "as_of"),
    url: text(row, "source_url"),
  }));
}

/** Other lists of dog names, national and local. Source: Jordbruksverket, as reported. */
export function readOtherDogs(read: ReadFile): DogRow[] {
  const columns = ["year", "area", "sex", "rank", "name", "dogs", "source_url"];
  return rows(read, "dogs_sweden_other.csv", columns).map((row) => {
    const year = text(row, "year");
    if (!/^(\d{4}|undated)$/.test(year)) fail(row, `unknown year "${year}"`);
    const sex = oneOf(row, "sex", ["", ...SEXES]);
    return {
      year: year === "undated" ? null : Number(year),
      area: text(row, "area"),
      sex: sex === "" ? null : sex,
      rank: optionalCount(row, "rank"),
      name: text(row, "name"),
      dogs: optionalCount(row, "dogs"),
      url: text(row, "source_url"),
    };
  });
}

/** The known cat names, national and local. Source: Jordbruksverket, as reported. */
export function readCats(read: ReadFile): CatRow[] {
  const columns = ["as_of", "area", "measure", "rank", "name", "cats", "source_url"];
  return rows(read, "cats_sweden.csv", columns).map((row) => {
    const asOf = text(row, "as_of");
    return {
      asOf: /^\d{4}(-\d{2}){0,2}$/.test(asOf) ? asOf : null,
      area: text(row, "area"),
      measure: text(row, "measure"),
      rank: optionalCount(row, "rank"),
      name: text(row, "name"),
      cats: optionalCount(row, "cats"),
      url: text(row, "source_url"),
    };
  });
}
