/** The Swedish calendar of name days, day by day. */
import { MONTHS } from "../config/months.ts";
import { nameDayCalendar } from "../words/name-day-calendar.ts";
import { nameDays } from "../words/name-days.ts";
import { givenNameAddress } from "./name-search/name-addresses.ts";

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

/** A year with 29 February. */
const LEAP_YEAR = 2024;

const later = new Set(nameDays.printedLater.split(","));
const uncommon = new Set(nameDayCalendar.uncommonNames.split(","));

/** Names and labels by month and day in four digits. */
const names = new Map<string, CalendarName[]>();
const labels = new Map<string, string>();

for (const [, name = "", day = ""] of nameDays.days.matchAll(/([^\d,]+)(\d{4})/g)) {
  const path = givenNameAddress(name, !uncommon.has(name));
  const ofDay = names.get(day) ?? [];
  names.set(day, [...ofDay, { name, path, isPrintedLater: later.has(name) }]);
}

for (const [, day = "", label = ""] of nameDayCalendar.namelessDays.matchAll(/(\d{4})([^,]+)/g)) {
  labels.set(day, label);
}

/** A day of the calendar. */
export function calendarDay(month: number, day: number): CalendarDay {
  const digits = String(month * 100 + day).padStart(4, "0");
  return { month, day, names: names.get(digits) ?? [], label: labels.get(digits) ?? null };
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
