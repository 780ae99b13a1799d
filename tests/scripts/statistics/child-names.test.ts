import { describe, expect, it } from "vitest";
import {
  hasRisen,
  isPublished,
  isTimeless,
  LONG_RISE,
  listChildNames,
  numberOne,
  SHORT_RISE,
} from "../../../scripts/statistics/child-names.ts";
import type { Newborns, PublishedRank } from "../../../scripts/statistics/sources.ts";

const years = Array.from({ length: 25 }, (_, index) => 1998 + index);
const even = (value: number) => new Map(years.map((year) => [year, value]));
const totals = even(40_000);

describe("hasRisen", () => {
  const series = (before: number, after: number) =>
    new Map(years.map((year) => [year, year >= 2020 ? after : before]));

  it("requires 15 per cent over the long span", () => {
    expect(hasRisen(series(100, 115), totals, LONG_RISE)).toBe(true);
    expect(hasRisen(series(100, 114), totals, LONG_RISE)).toBe(false);
  });

  it("requires 5 per cent at the end of the series", () => {
    const last = (value: number) => new Map([...even(200), [2022, value]]);
    expect(hasRisen(last(210), totals, SHORT_RISE)).toBe(true);
    expect(hasRisen(last(209), totals, SHORT_RISE)).toBe(false);
  });

  it("requires five more children, so that a rare name does not rise by chance", () => {
    const last = (value: number) => new Map([...even(12), [2022, value]]);
    expect(hasRisen(last(16), totals, SHORT_RISE)).toBe(false);
    expect(hasRisen(last(17), totals, SHORT_RISE)).toBe(true);
  });

  it("counts a missing year as nine children, the highest possible number", () => {
    const appeared = new Map([[2022, 13]]);
    expect(hasRisen(appeared, totals, SHORT_RISE)).toBe(false);
    expect(hasRisen(new Map([[2022, 14]]), totals, SHORT_RISE)).toBe(true);
  });

  it("compares shares: a constant number in a year with fewer births is a rise", () => {
    const fewer = new Map([...totals, [2022, 36_000]]);
    expect(hasRisen(even(100), fewer, SHORT_RISE)).toBe(true);
  });

  it("is false for a name without children in the last year", () => {
    const gone = series(10, 500);
    gone.delete(2022);
    expect(hasRisen(gone, totals, LONG_RISE)).toBe(false);
  });
});

describe("isTimeless", () => {
  const alternating = (low: number, high: number) =>
    new Map(years.map((year, index) => [year, index % 2 === 0 ? low : high]));

  it("is true for a series that varies by at most 35 per cent", () => {
    expect(isTimeless(even(10))).toBe(true);
    expect(isTimeless(alternating(66, 134))).toBe(true);
    expect(isTimeless(alternating(60, 140))).toBe(false);
  });

  it("is false for a series with a missing year", () => {
    const gap = even(100);
    gap.delete(2005);
    expect(isTimeless(gap)).toBe(false);
  });
});

describe("isPublished", () => {
  const rank = (some: Partial<PublishedRank>): PublishedRank => ({
    year: 2024,
    sex: "F",
    rank: 2,
    name: "Freja",
    mergedWith: "Freya",
    url: "https://example.se",
    ...some,
  });

  it("matches a name and the spelling merged with it, and no other", () => {
    expect(isPublished("Freja", "F", 2024, [rank({})])).toBe(true);
    expect(isPublished("Freya", "F", 2024, [rank({})])).toBe(true);
    expect(isPublished("Freija", "F", 2024, [rank({})])).toBe(false);
    expect(isPublished("Freja", "M", 2024, [rank({})])).toBe(false);
    expect(isPublished("Freja", "F", 2023, [rank({})])).toBe(false);
  });

  it("ignores ranks above 100, which are published for names that fell or later rose", () => {
    expect(isPublished("Freja", "F", 2024, [rank({ rank: 100 })])).toBe(true);
    expect(isPublished("Freja", "F", 2024, [rank({ rank: 101 })])).toBe(false);
  });
});

describe("listChildNames and numberOne", () => {
  const newborns = (names: Record<string, number>, ranks: Record<string, number>): Newborns => ({
    bySex: {
      F: new Map(Object.entries(names).map(([name, count]) => [name, new Map([[2022, count]])])),
      M: new Map(),
    },
    lastRank: { F: new Map(Object.entries(ranks)), M: new Map() },
  });

  it("order by rank, then alphabetically in Swedish where a rank is shared", () => {
    const born = newborns(
      { Öda: 20, Åsa: 20, Ada: 20, Eva: 30, Rar: 9 },
      { Eva: 1, Ada: 2, Åsa: 2, Öda: 2, Rar: 5 },
    );
    expect(listChildNames("F", born, []).map((child) => child.name)).toEqual([
      "Eva",
      "Ada",
      "Åsa",
      "Öda",
    ]);
  });

  it("require a rank for every name and a single name in first place", () => {
    expect(() => listChildNames("F", newborns({ Eva: 30, Ada: 20 }, { Eva: 1 }), [])).toThrow(
      "Ada",
    );
    expect(numberOne("F", 2022, newborns({ Eva: 30, Ada: 20 }, {}))).toEqual({
      name: "Eva",
      newborns: 30,
    });
    expect(() => numberOne("F", 2022, newborns({ Eva: 30, Ada: 30 }, {}))).toThrow();
    expect(() => numberOne("F", 2021, newborns({ Eva: 30 }, {}))).toThrow();
  });
});
