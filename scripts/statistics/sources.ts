import * as v from "valibot";
import type { Years } from "../../src/names/series/years.ts";
import { count, optional, readCsv, text } from "./csv.ts";

/** The folder of the raw files; a test passes its own. */
export interface RawFolder {
  readonly files: readonly string[];
  /** The text of one of them. @param encoding UTF-8 unless another is given */
  readonly read: (name: string, encoding?: string) => string;
}

export const SEXES = ["F", "M"] as const;
export type Sex = (typeof SEXES)[number];

/** Newborns by year. A missing year means fewer than 10 children, not none. */
export type Series = ReadonlyMap<number, number>;

export interface Newborns {
  /** The first and the last year of the series. */
  readonly years: Years;
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
  /** The first year whose printed almanacs have it; null if today's have. */
  readonly printedFrom: number | null;
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

/** The edition of raw files whose name has years. */
export interface Edition {
  readonly file: string;
  /** As in the name: "newborns_1998_2022.csv" has 1998 and 2022. */
  readonly years: Years;
}

/** The files whose name is a pattern in which each # is a year: "newborns_#_#.csv". */
function findEditions({ files }: RawFolder, pattern: string): Edition[] {
  const named = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("#", "(\\d{4})")}$`);
  return files.flatMap((file) => {
    const [match, first, last = first] = named.exec(file) ?? [];
    return match ? [{ file, years: { first: Number(first), last: Number(last) } }] : [];
  });
}

/** The edition with the latest last year, of those with a name in the pattern; null if there is none. */
export function newestEdition(folder: RawFolder, pattern: string): Edition | null {
  const [newest = null] = findEditions(folder, pattern).sort(
    (left, right) => right.years.last - left.years.last,
  );
  return newest;
}

/**
 * The one file whose name is a pattern in which each # is a year.
 *
 * @throws Error unless the folder has one edition of the file
 */
export function findEdition(folder: RawFolder, pattern: string): Edition {
  const [edition, ...others] = findEditions(folder, pattern);
  if (edition === undefined || others.length > 0) {
    throw new Error(`Expected one ${pattern}, found ${others.length + (edition ? 1 : 0)}`);
  }
  return edition;
}

const sex = v.picklist(SEXES);
const month = v.pipe(count, v.minValue(1), v.maxValue(12));
const day = v.pipe(count, v.minValue(1), v.maxValue(31));

/** Persons by name, who were counted on 31 December of a year. */
export interface Persons {
  readonly byName: ReadonlyMap<string, number>;
  readonly year: number;
}

/**
 * Persons by name, from a file with the columns name and persons.
 *
 * @param pattern its name, with # for the year of the count
 * @throws Error when a name occurs twice
 */
export function readPersons(folder: RawFolder, pattern: string): Persons {
  const { file, years } = findEdition(folder, pattern);
  const byName = new Map<string, number>();
  const schema = v.object({ name: text, persons: count });
  for (const { fields, position } of readCsv(folder.read(file), file, schema)) {
    if (byName.has(fields.name)) throw new Error(`${position}: "${fields.name}" occurs twice`);
    byName.set(fields.name, fields.persons);
  }
  return { byName, year: years.first };
}

/** The persons of two files that count the same day. @throws Error when the years differ */
export function sameYear(one: Persons, other: Persons): number {
  if (one.year === other.year) return one.year;
  throw new Error(`Persons of ${one.year} beside persons of ${other.year}`);
}

/** The file of the newborns of all years. Source: SCB. */
export function newbornEdition(folder: RawFolder): Edition {
  return findEdition(folder, "newborns_#_#.csv");
}

/** The file of the newborns of the last years down to 2 children. Source: SCB. */
export function latestNewbornEdition(folder: RawFolder): Edition {
  return findEdition(folder, "newborns_#_#_min2.csv");
}

/** A year of the series. */
export function yearOf({ first, last }: Years) {
  return v.pipe(count, v.minValue(first), v.maxValue(last));
}

/** The newborns of every year (names with 10 children or more in a year). Source: SCB. */
export function readNewborns(folder: RawFolder): Newborns {
  const bySex = { F: new Map<string, Map<number, number>>(), M: new Map() };
  const lastRank = { F: new Map<string, number>(), M: new Map<string, number>() };
  const { file, years } = newbornEdition(folder);
  const schema = v.object({ year: yearOf(years), sex, name: text, n: count, rank: count });
  for (const { fields, position } of readCsv(folder.read(file), file, schema)) {
    const { year, name } = fields;
    const series: Map<number, number> = bySex[fields.sex].get(name) ?? new Map<number, number>();
    if (series.has(year)) throw new Error(`${position}: "${name}" occurs twice in ${year}`);
    series.set(year, fields.n);
    bySex[fields.sex].set(name, series);
    if (year === years.last) lastRank[fields.sex].set(name, fields.rank);
  }
  return { years, bySex, lastRank };
}

/** Newborns of the last years by name, for the names of one sex. */
export type LatestNewborns = ReadonlyMap<string, Series>;

/** The newborns of the last years (names with 2 children or more in the year). Source: SCB. */
export function readLatestNewborns(folder: RawFolder): Readonly<Record<Sex, LatestNewborns>> {
  const bySex = { F: new Map<string, Map<number, number>>(), M: new Map() };
  const { file, years } = latestNewbornEdition(folder);
  const schema = v.object({ year: yearOf(years), sex, name: text, n: count });
  for (const { year, sex, name, n } of readFields(folder, file, schema)) {
    const series: Map<number, number> = bySex[sex].get(name) ?? new Map<number, number>();
    bySex[sex].set(name, series.set(year, n));
  }
  return bySex;
}

/** "2018 or earlier", "2022" or "2025 (printed almanacs from 2027)". */
const SINCE = /^(\d{4})(?: or earlier| \(printed almanacs from (\d{4})\))?$/;

/** The Swedish name days. Source: Namnlängdskommittén. */
export function readNameDays(folder: RawFolder): NameDay[] {
  const since = v.pipe(v.string(), v.regex(SINCE));
  const schema = v.object({ month, day, name: text, in_list_since: since });
  return readFields(folder, "name_days.csv", schema).map(({ in_list_since: since, ...day }) => {
    const [, year, printed] = SINCE.exec(since) ?? [];
    return {
      ...day,
      addedIn: since.endsWith("earlier") ? null : Number(year),
      printedFrom: printed === undefined ? null : Number(printed),
    };
  });
}

/** The days without a name. Source: Namnlängdskommittén. */
export function readNamelessDays(folder: RawFolder): NamelessDay[] {
  return readFields(folder, "days_without_name.csv", v.object({ month, day, label: text }));
}

/** The five most given names of each sex in a year, spellings merged. Source: Skatteverket. */
export function readMergedTop(folder: RawFolder): PublishedRank[] {
  const { file, years } = findEdition(folder, "merged_spellings_#_top5.csv");
  const schema = v.object({
    year: yearOf(years),
    sex,
    rank: count,
    name: text,
    merged_with: optional(text),
    source_url: text,
  });
  return readFields(folder, file, schema).map(
    ({ merged_with: mergedWith, source_url: url, ...row }) => ({ ...row, mergedWith, url }),
  );
}

/** The twenty most common dog names of the register. Source: Jordbruksverket. */
export function readTopDogs(folder: RawFolder): TopDogRow[] {
  const schema = v.object({
    rank: count,
    name: text,
    dogs_in_register: count,
    as_of: v.pipe(v.string(), v.isoDate()),
    source_url: text,
  });
  const { file } = findEdition(folder, "dogs_sweden_top20_#.csv");
  return readFields(folder, file, schema).map(
    ({ dogs_in_register: dogs, as_of: asOf, source_url: url, ...row }) => ({
      ...row,
      dogs,
      asOf,
      url,
    }),
  );
}

/** Other lists of dog names, national and local. Source: Jordbruksverket, as reported. */
export function readOtherDogs(folder: RawFolder): DogRow[] {
  const schema = v.object({
    year: v.pipe(v.string(), v.regex(/^(?:\d{4}|undated)$/)),
    area: text,
    sex: optional(sex),
    name: text,
    dogs: optional(count),
    source_url: text,
  });
  return readFields(folder, "dogs_sweden_other.csv", schema).map(
    ({ year, source_url: url, ...row }) => ({
      ...row,
      year: year === "undated" ? null : Number(year),
      url,
    }),
  );
}

/** The known cat names, national and local. Source: Jordbruksverket, as reported. */
export function readCats(folder: RawFolder): CatRow[] {
  const schema = v.object({
    as_of: text,
    area: text,
    measure: text,
    name: text,
    cats: optional(count),
    source_url: text,
  });
  return readFields(folder, "cats_sweden.csv", schema).map(
    ({ as_of: asOf, source_url: url, ...row }) => ({
      ...row,
      asOf: /^\d{4}(-\d{2}){0,2}$/.test(asOf) ? asOf : null,
      url,
    }),
  );
}

function readFields<Fields>(
  { read }: RawFolder,
  file: string,
  schema: v.GenericSchema<unknown, Fields>,
): Fields[] {
  return readCsv(read(file), file, schema).map(({ fields }) => fields);
}
