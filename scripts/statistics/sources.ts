import * as v from "valibot";
import { count, optional, readCsv, text } from "./csv.ts";

/** Reads one raw file by name; a test passes its own. */
export type ReadFile = (name: string) => string;

export const SEXES = ["F", "M"] as const;
export type Sex = (typeof SEXES)[number];

export const FIRST_YEAR = 1998;
export const LAST_YEAR = 2022;

/** Newborns by year. A missing year means fewer than 10 children, not none. */
export type Series = ReadonlyMap<number, number>;

export interface Newborns {
  readonly bySex: Readonly<Record<Sex, ReadonlyMap<string, Series>>>;
  /** SCB's rank of a name in the last year; names with the same count share a rank. */
  readonly lastRank: Readonly<Record<Sex, ReadonlyMap<string, number>>>;
}

export interface NameDay {
  readonly name: string;
  readonly month: number;
  readonly day: number;
  /** The year the name was added to the calendar, if that was after 2018. */
  readonly addedIn: number | null;
}

/** A day of the calendar that carries no name. */
export interface NamelessDay {
  readonly month: number;
  readonly day: number;
  /** What the day is called instead. */
  readonly label: string;
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
  readonly name: string;
  readonly cats: number | null;
  readonly url: string;
}

const sex = v.picklist(SEXES);
const month = v.pipe(count, v.minValue(1), v.maxValue(12));
const day = v.pipe(count, v.minValue(1), v.maxValue(31));

/**
 * Persons by name, from a file with the columns name and persons.
 *
 * @throws Error when a name occurs twice
 */
export function readPersons(read: ReadFile, file: string): Map<string, number> {
  const persons = new Map<string, number>();
  const schema = v.object({ name: text, persons: count });
  for (const { fields, position } of readCsv(read(file), file, schema)) {
    if (persons.has(fields.name)) throw new Error(`${position}: "${fields.name}" occurs twice`);
    persons.set(fields.name, fields.persons);
  }
  return persons;
}

/** The newborns of 1998–2022 (names with 10 children or more in a year). Source: SCB. */
export function readNewborns(read: ReadFile): Newborns {
  const bySex = { F: new Map<string, Map<number, number>>(), M: new Map() };
  const lastRank = { F: new Map<string, number>(), M: new Map<string, number>() };
  const file = "newborns_1998_2022.csv";
  const schema = v.object({
    year: v.pipe(count, v.minValue(FIRST_YEAR), v.maxValue(LAST_YEAR)),
    sex,
    name: text,
    n: count,
    rank: count,
  });
  for (const { fields, position } of readCsv(read(file), file, schema)) {
    const { year, name } = fields;
    const series: Map<number, number> = bySex[fields.sex].get(name) ?? new Map<number, number>();
    if (series.has(year)) throw new Error(`${position}: "${name}" occurs twice in ${year}`);
    series.set(year, fields.n);
    bySex[fields.sex].set(name, series);
    if (year === LAST_YEAR) lastRank[fields.sex].set(name, fields.rank);
  }
  return { bySex, lastRank };
}

/** Newborns of the last two years by name, for the names of one sex. */
export type LatestNewborns = ReadonlyMap<string, Series>;

/** The newborns of 2021 and 2022 (names with 2 children or more in the year). Source: SCB. */
export function readLatestNewborns(read: ReadFile): Readonly<Record<Sex, LatestNewborns>> {
  const bySex = { F: new Map<string, Map<number, number>>(), M: new Map() };
  const schema = v.object({ year: count, sex, name: text, n: count });
  for (const { year, sex, name, n } of readFields(read, "newborns_2021_2022_min2.csv", schema)) {
    const series: Map<number, number> = bySex[sex].get(name) ?? new Map<number, number>();
    bySex[sex].set(name, series.set(year, n));
  }
  return bySex;
}

/** The Swedish name days. Source: Namnlängdskommittén. */
export function readNameDays(read: ReadFile): NameDay[] {
  const schema = v.object({
    month,
    day,
    name: text,
    in_list_since: v.pipe(v.string(), v.regex(/^(?:2018 or earlier|\d{4}(?: \(.*\))?)$/)),
  });
  return readFields(read, "name_days.csv", schema).map(({ in_list_since: since, ...day }) => ({
    ...day,
    addedIn: since === "2018 or earlier" ? null : Number(since.slice(0, 4)),
  }));
}

/** The days without a name. Source: Namnlängdskommittén. */
export function readNamelessDays(read: ReadFile): NamelessDay[] {
  return readFields(read, "days_without_name.csv", v.object({ month, day, label: text }));
}

/** The five most given names of each sex in 2024, spellings merged. Source: Skatteverket. */
export function readMergedTop2024(read: ReadFile): PublishedRank[] {
  const schema = v.object({
    year: count,
    sex,
    rank: count,
    name: text,
    merged_with: optional(text),
    source_url: text,
  });
  return readFields(read, "merged_spellings_2024_top5.csv", schema).map(
    ({ merged_with: mergedWith, source_url: url, ...row }) => ({ ...row, mergedWith, url }),
  );
}

/** The twenty most common dog names of the register. Source: Jordbruksverket. */
export function readTopDogs(read: ReadFile): TopDogRow[] {
  const schema = v.object({
    rank: count,
    name: text,
    dogs_in_register: count,
    as_of: text,
    source_url: text,
  });
  return readFields(read, "dogs_sweden_top20_2022.csv", schema).map(
    ({ dogs_in_register: dogs, as_of: asOf, source_url: url, ...row }) => ({
      ...row,
      dogs,
      asOf,
      url,
    }),
  );
}

/** Other lists of dog names, national and local. Source: Jordbruksverket, as reported. */
export function readOtherDogs(read: ReadFile): DogRow[] {
  const schema = v.object({
    year: v.pipe(v.string(), v.regex(/^(?:\d{4}|undated)$/)),
    area: text,
    sex: optional(sex),
    name: text,
    dogs: optional(count),
    source_url: text,
  });
  return readFields(read, "dogs_sweden_other.csv", schema).map(
    ({ year, source_url: url, ...row }) => ({
      ...row,
      year: year === "undated" ? null : Number(year),
      url,
    }),
  );
}

/** The known cat names, national and local. Source: Jordbruksverket, as reported. */
export function readCats(read: ReadFile): CatRow[] {
  const schema = v.object({
    as_of: text,
    area: text,
    measure: text,
    name: text,
    cats: optional(count),
    source_url: text,
  });
  return readFields(read, "cats_sweden.csv", schema).map(
    ({ as_of: asOf, source_url: url, ...row }) => ({
      ...row,
      asOf: /^\d{4}(-\d{2}){0,2}$/.test(asOf) ? asOf : null,
      url,
    }),
  );
}

function readFields<Fields>(
  read: ReadFile,
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
): Fields[] {
  return readCsv(read(file), file, schema).map(({ fields }) => fields);
}
