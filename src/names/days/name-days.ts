import { nameDays } from "../../words/name-days.ts";
import { ALMANAC_YEAR } from "../../words/statistics.ts";
import type { NameDay } from "../facts/facts.ts";

/** The calendar has the names of a leap year. */
export const LEAP_YEAR = 2024;

const printedLater = new Set(nameDays.printedLater.split(","));

/** The name days of the calendar's names and of their other spellings. */
export const nameDaysByName: ReadonlyMap<string, NameDay> = new Map(
  nameDays.days.split(";").flatMap((names, i) => {
    if (names === "") return [];
    const date = new Date(LEAP_YEAR, 0, i + 1);
    return names.split(",").flatMap((entry) => {
      const spellings = entry.split("=");
      const [listedAs = ""] = spellings;
      const nameDay: NameDay = {
        month: date.getMonth() + 1,
        day: date.getDate(),
        listedAs,
        ...(printedLater.has(listedAs) && { printedFrom: ALMANAC_YEAR }),
      };
      return spellings.map((name) => [name, nameDay] as const);
    });
  }),
);

/** The name day of a name, under its own or another spelling; undefined if it has none. */
export function nameDayOf(name: string): NameDay | undefined {
  return nameDaysByName.get(name);
}
