import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendarOfAllNames, calendarOfNames } from "@/names/days/name-day-file.ts";
import { nameDayOf } from "@/names/days/name-days.ts";

const SITE = "https://namn.example";

/** Reads a file as a calendar does. Throws where it is not valid. */
function eventsOf(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  return calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
}

function summaryOn(events: readonly ICAL.Event[], date: string): string | undefined {
  return events.find(({ startDate }) => startDate.toString() === date)?.summary;
}

describe("the calendar of all names", () => {
  const file = calendarOfAllNames([2027, 2028], SITE);
  const events = eventsOf(file);

  test("has an event for each day with names, on that day in both years", () => {
    // 366 days of the calendar, seven of them without names.
    expect(events).toHaveLength(2 * 359);
    expect(summaryOn(events, "2027-11-27")).toBe("Namnsdag: Asta, Astrid");
    expect(summaryOn(events, "2028-11-27")).toBe("Namnsdag: Asta, Astrid");
    expect(summaryOn(events, "2027-12-25")).toBeUndefined();
  });

  test("keeps the days around leap day where they are", () => {
    expect(summaryOn(events, "2028-02-28")).toBe("Namnsdag: Maja, Maria");
    expect(summaryOn(events, "2028-02-29")).toBeUndefined();
    expect(summaryOn(events, "2028-03-01")).toBe(summaryOn(events, "2027-03-01"));
  });

  test("has events that last all day, make nobody busy and have ids of their own", () => {
    for (const { component, startDate, endDate } of events) {
      expect(startDate.isDate).toBe(true);
      expect(endDate.subtractDate(startDate).toSeconds()).toBe(24 * 60 * 60);
      expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
    }
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  test("is the same when it is made again, and for a year in other company", () => {
    expect(calendarOfAllNames([2027, 2028], SITE)).toBe(file);
    const later = eventsOf(calendarOfAllNames([2028, 2029], SITE));
    const ids = new Set(events.map(({ uid }) => uid));
    expect(later.filter(({ uid }) => ids.has(uid))).toHaveLength(359);
  });

  test("lists the names of the latest revision from the year in which they are printed", () => {
    const listed = (year: number) =>
      eventsOf(calendarOfAllNames([year], SITE)).map(({ summary }) => summary);
    const added = listed(2027).join().split(",").length - listed(2026).join().split(",").length;
    expect(added).toBeGreaterThan(0);
    expect(listed(2028)).toEqual(listed(2027));
  });

  test("ends every line as the format demands", () => {
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });
});

describe("the calendar of some names", () => {
  /** In the afternoon of 27 November, the name day of Astrid. */
  const NOW = new Date(2026, 10, 27, 15);

  function fileOf(...names: string[]): string {
    const listed = names.map((name) => {
      const day = nameDayOf(name);
      if (!day) throw new Error(`${name} has no name day`);
      return { name, day };
    });
    return calendarOfNames(listed, NOW, SITE);
  }

  test("repeats each name day every year, from the next one", () => {
    const [astrid, maja] = eventsOf(fileOf("Astrid", "Maja"));
    const dates = (event: ICAL.Event | undefined) => {
      const iterator = event?.iterator();
      return [iterator?.next()?.toString(), iterator?.next()?.toString()];
    };
    expect(dates(astrid)).toEqual(["2026-11-27", "2027-11-27"]);
    expect(dates(maja)).toEqual(["2027-02-28", "2028-02-28"]);
  });

  test("reminds at nine in the morning of the day", () => {
    const [event] = eventsOf(fileOf("Astrid"));
    const trigger = event?.component
      .getFirstSubcomponent("valarm")
      ?.getFirstPropertyValue("trigger");
    expect(trigger).toBeInstanceOf(ICAL.Duration);
    expect(trigger?.toString()).toBe("PT9H");
  });

  test("says under which spelling a name is listed", () => {
    const [event] = eventsOf(fileOf("Linnéa"));
    expect(event?.summary).toBe("Namnsdag: Linnéa (som Linnea)");
    expect(event?.component.getFirstPropertyValue("url")).toBe(`${SITE}/namnsdag#05-13`);
  });

  test("keeps the id of a name when the file is made again", () => {
    const [first] = eventsOf(fileOf("Åsa"));
    const [again] = eventsOf(fileOf("Maja", "Åsa")).slice(1);
    expect(again?.uid).toBe(first?.uid);
  });
});
