/** The Swedish calendar of name days, day by day. */
import { MONTHS } from "../../config/months.ts";
import { nameDayCalendar } from "../../words/name-day-calendar.ts";
import { givenNameAddress } from "../search/name-addresses.ts";
import { LEAP_YEAR, nameDaysByName } from "./name-days.ts";

/** A name in the calendar. */
interface CalendarName {
  readonly name: string;
  /** Address of its page. */
  readonly path: string;
  /** Whether printed almanacs list it from the year of the next edition only. */
  readonly isPrintedLater: boolean;
}

/** A day of the calendar, which has the names of a leap year. */
export interface CalendarDay {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** None on a few days; these have a label. */
  readonly names: readonly CalendarName[];
  /** What a day without a name is called. */
  readonly label: string | null;
}

/** Where the build writes the whole calendar as a file for other calendars. */
export const NAME_DAY_FILE = "/namnsdagar.ics";

/** Names and labels by month and day in four digits. */
const names = new Map<string, CalendarName[]>();
const labels = new Map<string, string>();

for (const [name, { listedAs, month, day, printedFrom }] of nameDaysByName) {
  if (name !== listedAs) continue;
  const path = givenNameAddress(name, true);
  const digits = digitsOf(month, day);
  const isPrintedLater = printedFrom !== undefined;
  names.set(digits, [...(names.get(digits) ?? []), { name, path, isPrintedLater }]);
}

for (const [, day = "", label = ""] of nameDayCalendar.namelessDays.matchAll(/(\d{4})([^,]+)/g)) {
  labels.set(day, label);
}

/** A day of the calendar. */
export function calendarDay(month: number, day: number): CalendarDay {
  const digits = digitsOf(month, day);
  return { month, day, names: names.get(digits) ?? [], label: labels.get(digits) ?? null };
}

function digitsOf(month: number, day: number): string {
  return String(month * 100 + day).padStart(4, "0");
}

/** All days of a leap year, by month. */
export function calendarMonths(): readonly (readonly CalendarDay[])[] {
  return MONTHS.map((_, i) => {
    const days = new Date(LEAP_YEAR, i + 1, 0).getDate();
    return Array.from({ length: days }, (_day, j) => calendarDay(i + 1, j + 1));
  });
}

/** The calendar's day after a date. */
export function dayAfter(date: { year: number; month: number; day: number }): CalendarDay {
  const next = new Date(date.year, date.month - 1, date.day + 1);
  return calendarDay(next.getMonth() + 1, next.getDate());
}
