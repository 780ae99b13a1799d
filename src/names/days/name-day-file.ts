/** Name days as files for calendars (RFC 5545). */
import { generateIcsCalendar, type IcsCalendar, type IcsEvent } from "ts-ics";
import { ALMANAC_YEAR, NAME_DAYS_REVISED } from "../../words/statistics.ts";
import type { NameDay } from "../facts/facts.ts";
import { nameDayPath } from "../search/name-addresses.ts";
import { calendarMonths } from "./name-day-calendar.ts";

/** When the reminder of a name day comes, in hours after the day has begun. */
const REMINDER_HOUR = 9;

/**
 * All name days of some years, one event per day. The same years give the same file, so that a calendar which
 * subscribes to it keeps its events.
 *
 * @param years names that are printed later are left out of the years before
 * @param siteUrl address of the site, without a trailing slash
 */
export function calendarOfAllNames(years: readonly number[], siteUrl: string): string {
  const days = calendarMonths().flat();
  const events = years.flatMap((year) =>
    days.flatMap((day) => {
      const names = day.names
        .filter(({ isPrintedLater }) => !isPrintedLater || year >= ALMANAC_YEAR)
        .map(({ name }) => name);
      if (names.length === 0) return [];
      const date = dateOf(year, day);
      return {
        ...eventOn(date, names.join(", "), `${siteUrl}${nameDayPath(day)}`),
        uid: `${isoDate(date)}@namnsdagar.namnfynd`,
        stamp: { date: new Date(Date.UTC(NAME_DAYS_REVISED, 0, 1)) },
      };
    }),
  );
  return generateIcsCalendar(calendarWith(events));
}

/** A name, and its day. */
export interface NameWithDay {
  readonly name: string;
  readonly day: NameDay;
}

/**
 * The name days of some names, each repeated every year from its next one, with a reminder in the morning.
 *
 * @param now the moment at which the file is made
 * @param siteUrl address of the site, without a trailing slash
 */
export function calendarOfNames(names: readonly NameWithDay[], now: Date, siteUrl: string): string {
  return generateIcsCalendar(
    calendarWith(
      names.map(({ name, day }) => {
        const label = day.listedAs === name ? name : `${name} (som ${day.listedAs})`;
        return {
          ...eventOn(nextDate(day, now), label, `${siteUrl}${nameDayPath(day)}`),
          uid: `${encodeURIComponent(name.toLowerCase())}@namnsdag.namnfynd`,
          stamp: { date: now },
          recurrenceRule: { frequency: "YEARLY" },
          alarms: [
            {
              action: "DISPLAY",
              description: `${name} har namnsdag`,
              trigger: { type: "relative", value: { hours: REMINDER_HOUR } },
            },
          ],
        } satisfies IcsEvent;
      }),
    ),
  );
}

function calendarWith(events: IcsEvent[]): IcsCalendar {
  return { version: "2.0", prodId: "-//Namnfynd//Namnsdagar//SV", name: "Namnsdagar", events };
}

/** What the events of both files have in common. They last all day, and nobody is busy then. */
function eventOn(date: Date, names: string, url: string) {
  return {
    summary: `Namnsdag: ${names}`,
    start: { type: "DATE", date },
    duration: { days: 1 },
    timeTransparent: "TRANSPARENT",
    url,
  } as const;
}

/** The first date of a name day from the visitor's date on, and not before it is printed. */
function nextDate(day: NameDay, now: Date): Date {
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const year = Math.max(now.getFullYear(), day.printedFrom ?? 0);
  const date = dateOf(year, day);
  return date.getTime() >= today ? date : dateOf(year + 1, day);
}

/** A date as the library reads it: midnight of universal time. */
function dateOf(year: number, { month, day }: { month: number; day: number }): Date {
  return new Date(Date.UTC(year, month - 1, day));
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
