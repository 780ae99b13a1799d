import type { Years } from "../../src/names/series/years.ts";
import type { NameDay, PublishedRank, TopDogRow } from "./sources.ts";

/** What the raw files cover. */
export interface Coverage {
  readonly newborns: Years;
  /** The years whose newborns are counted down to two children. */
  readonly latestNewborns: Years;
  /** Bearers were counted on 31 December of these years. */
  readonly givenNames: number;
  readonly surnames: number;
  /** All given names were counted then, and those who go by them. */
  readonly carriedNames: number;
  /** Years of newborns that another authority has counted. */
  readonly latestYears: readonly number[];
  readonly topDogs: readonly TopDogRow[];
  readonly published: readonly PublishedRank[];
  readonly nameDays: readonly NameDay[];
}

/** The record of the statistics, as src/words/statistics.ts exports it. */
export type Statistics = ReturnType<typeof statisticsOf>;

/** @throws Error when a source covers several days or years, or none, or a year is missing between two */
export function statisticsOf(coverage: Coverage) {
  const { newborns, latestNewborns, givenNames, surnames, carriedNames } = coverage;
  if (latestNewborns.last !== newborns.last) {
    throw new Error(`Newborns until ${latestNewborns.last} beside newborns until ${newborns.last}`);
  }
  if (Math.min(...coverage.latestYears) !== newborns.last + 1) {
    throw new Error(
      `Newborns until ${newborns.last} and again from ${coverage.latestYears.join()}`,
    );
  }
  const dogs = only("day of the dogs", coverage.topDogs, ({ asOf }) => asOf);
  const revised = coverage.nameDays.filter(({ printedFrom }) => printedFrom !== null);
  return {
    FIRST_NEWBORN_YEAR: newborns.first,
    LAST_NEWBORN_YEAR: newborns.last,
    FIRST_YEAR_FROM_TWO: latestNewborns.first,
    GIVEN_NAMES_YEAR: givenNames,
    GIVEN_NAMES_DATE: lastDayOf(givenNames),
    GIVEN_NAMES_DAY: dayText(lastDayOf(givenNames)),
    SURNAMES_YEAR: surnames,
    SURNAMES_DATE: lastDayOf(surnames),
    SURNAMES_DAY: dayText(lastDayOf(surnames)),
    CARRIED_NAMES_YEAR: carriedNames,
    CARRIED_NAMES_DATE: lastDayOf(carriedNames),
    CARRIED_NAMES_DAY: dayText(lastDayOf(carriedNames)),
    DOGS_YEAR: Number(dogs.slice(0, 4)),
    DOGS_DATE: dogs,
    DOGS_DAY: dayText(dogs),
    FIRST_LATEST_YEAR: Math.min(...coverage.latestYears),
    LAST_LATEST_YEAR: Math.max(...coverage.latestYears),
    TOP_FIVE_YEAR: only("year of the published ranks", coverage.published, ({ year }) => year),
    NAME_DAYS_REVISED: only("revision of the name days", revised, ({ addedIn }) => addedIn),
    ALMANAC_YEAR: only("year of the almanacs", revised, ({ printedFrom }) => printedFrom),
  };
}

/** The value that all rows have. */
function only<Row, Value>(
  what: string,
  rows: readonly Row[],
  read: (row: Row) => Value | null,
): Value {
  const [value = null, ...others] = new Set(rows.map(read));
  if (value !== null && others.length === 0) return value;
  throw new Error(`Expected one ${what}, found ${value === null ? "none" : others.length + 1}`);
}

function lastDayOf(year: number): string {
  return `${year}-12-31`;
}

const dayAndMonth = new Intl.DateTimeFormat("sv-SE", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

/** "2020-12-31" → "31 december 2020", with a non-breaking space after the day. */
function dayText(date: string): string {
  const text = dayAndMonth.format(new Date(date)).replace(" ", "\u00a0");
  return `${text} ${date.slice(0, 4)}`;
}
