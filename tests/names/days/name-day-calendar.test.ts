import { describe, expect, test } from "vitest";
import {
  type CalendarDay,
  calendarDay,
  calendarMonths,
  dayAfter,
} from "@/names/days/name-day-calendar.ts";

function namesOf({ names }: CalendarDay): string[] {
  return names.map(({ name }) => name);
}

describe("the calendar", () => {
  test("has the days of a leap year, and every name once", () => {
    expect(calendarMonths().map((days) => days.length)).toEqual([
      31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
    const names = calendarMonths().flat().flatMap(namesOf);
    expect(names).toHaveLength(633);
    expect(new Set(names).size).toBe(633);
  });

  // Read off the calendar by hand.
  test.each([
    [1, 6, ["Baltsar", "Kasper", "Melker"]],
    [2, 28, ["Maja", "Maria"]],
    [7, 3, ["Aurora"]],
    [11, 27, ["Asta", "Astrid"]],
    [12, 13, ["Lucia"]],
    [12, 31, ["Sylvester"]],
  ])("month %i, day %i has %j", (month, day, names) => {
    expect(namesOf(calendarDay(month, day))).toEqual(names);
  });

  test("says what the days without a name are called, leap day among them", () => {
    const nameless = calendarMonths()
      .flat()
      .filter(({ names }) => names.length === 0);
    expect(nameless.map(({ month, day, label }) => `${day}/${month} ${label}`)).toEqual([
      "1/1 Nyårsdagen",
      "2/2 Kyndelsmässodagen",
      "29/2 Skottdagen",
      "25/3 Marie bebådelsedag",
      "24/6 Johannes Döparens dag",
      "1/11 Allhelgonadagen",
      "25/12 Juldagen",
    ]);
  });

  test("marks the names that almanacs print from 2027", () => {
    const later = calendarMonths()
      .flat()
      .flatMap(({ month, day, names }) =>
        names.filter(({ isPrintedLater }) => isPrintedLater).map(({ name }) => [name, day, month]),
      );
    expect(later).toEqual([
      ["Eira", 24, 1],
      ["Mio", 5, 6],
      ["Vilgot", 30, 7],
      ["Cassandra", 20, 10],
      ["Flora", 29, 10],
      ["Zackarias", 19, 12],
    ]);
  });

  test("links a name to its own document", () => {
    expect(calendarDay(9, 12).names).toContainEqual(
      expect.objectContaining({ name: "Åsa", path: "/namn/åsa" }),
    );
    expect(calendarDay(11, 6).names.map(({ path }) => path)).toContain("/namn/gustav_adolf");
  });
});

describe("the day after", () => {
  test.each([
    ["within a month", { year: 2026, month: 11, day: 26 }, [11, 27]],
    ["the end of a month", { year: 2026, month: 4, day: 30 }, [5, 1]],
    ["28 February", { year: 2027, month: 2, day: 28 }, [3, 1]],
    ["28 February of a leap year", { year: 2028, month: 2, day: 28 }, [2, 29]],
    ["leap day", { year: 2028, month: 2, day: 29 }, [3, 1]],
    ["New Year's Eve", { year: 2026, month: 12, day: 31 }, [1, 1]],
  ])("%s", (_title, date, [month, day]) => {
    expect(dayAfter(date)).toMatchObject({ month, day });
  });
});
