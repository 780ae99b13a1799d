import { describe, expect, it } from "vitest";
import {
  isGivenEveryYear,
  listChildNames,
  listNewNames,
  numberOne,
  rises,
  roseLately,
} from "../../../scripts/statistics/child-names.ts";
import type { Newborns } from "../../../scripts/statistics/sources.ts";
import { listYears, type Years } from "../../../src/names/series/years.ts";

const years: Years = { first: 1998, last: 2022 };
const even = (value: number) => new Map(listYears(years).map((year) => [year, value]));
const totals = even(40_000);
const changed = (value: number, changes: Record<number, number>) =>
  new Map([...even(value), ...Object.entries(changes).map(([y, n]) => [Number(y), n] as const)]);

describe("rises", () => {
  const series = (before: number, after: number) =>
    changed(before, { 2020: after, 2021: after, 2022: after });

  it("requires 15 per cent over the long span", () => {
    expect(rises(series(100, 115), totals, years)).toBe(true);
    expect(rises(series(100, 114), totals, years)).toBe(false);
  });

  it("is false for a name that was more common earlier in the series", () => {
    const comeback = changed(100, { 2020: 115, 2021: 115, 2022: 115 });
    expect(
      rises(new Map([...comeback, [1998, 115], [1999, 115], [2000, 115]]), totals, years),
    ).toBe(true);
    expect(
      rises(new Map([...comeback, [1998, 116], [1999, 115], [2000, 115]]), totals, years),
    ).toBe(false);
  });

  it("is false for a name that falls in the last year", () => {
    expect(rises(changed(100, { 2020: 120, 2021: 120, 2022: 120 }), totals, years)).toBe(true);
    expect(rises(changed(100, { 2020: 130, 2021: 120, 2022: 124 }), totals, years)).toBe(false);
  });

  it("counts a missing year as nine children, the highest possible number", () => {
    expect(
      rises(
        new Map([
          [2020, 14],
          [2021, 14],
          [2022, 14],
        ]),
        totals,
        years,
      ),
    ).toBe(true);
    expect(
      rises(
        new Map([
          [2020, 13],
          [2021, 13],
          [2022, 14],
        ]),
        totals,
        years,
      ),
    ).toBe(false);
  });

  it("is false for a name without children in the last year", () => {
    const gone = series(10, 500);
    gone.delete(2022);
    expect(rises(gone, totals, years)).toBe(false);
  });
});

describe("roseLately", () => {
  it("requires 5 per cent at the end of the series", () => {
    expect(roseLately(changed(2000, { 2022: 2100 }), totals, years)).toBe(true);
    expect(roseLately(changed(2000, { 2022: 2099 }), totals, years)).toBe(false);
  });

  it("requires a rise that is more than chance", () => {
    expect(roseLately(changed(12, { 2022: 17 }), totals, years)).toBe(false);
    expect(roseLately(changed(12, { 2022: 20 }), totals, years)).toBe(false);
    expect(roseLately(changed(12, { 2022: 21 }), totals, years)).toBe(true);
  });

  it("compares shares: a constant number in a year with fewer births is a rise", () => {
    const fewer = new Map([...totals, [2022, 36_000]]);
    expect(roseLately(even(1000), fewer, years)).toBe(true);
    expect(roseLately(even(1000), totals, years)).toBe(false);
  });

  it("is false for a name that only recovers from a fall", () => {
    const recovered = { 2019: 100, 2020: 100, 2021: 100, 2022: 150 };
    expect(roseLately(changed(150, recovered), totals, years)).toBe(true);
    expect(roseLately(changed(151, recovered), totals, years)).toBe(false);
  });
});

describe("isGivenEveryYear", () => {
  it("is false for a series with a missing year", () => {
    const gap = even(100);
    expect(isGivenEveryYear(gap, years)).toBe(true);
    gap.delete(2005);
    expect(isGivenEveryYear(gap, years)).toBe(false);
  });
});

describe("listNewNames", () => {
  it("lists the names that at most one person bore before, with the latest year of each, and no slips", () => {
    const latest = new Map([
      ["Öda", new Map([[2021, 6]])],
      [
        "Ynwa",
        new Map([
          [2021, 3],
          [2022, 2],
        ]),
      ],
      ["Ada", new Map([[2022, 50]])],
      ["AnaBelle", new Map([[2022, 3]])],
      ["SEVERIN", new Map([[2021, 2]])],
      ["Da\u00b4ud", new Map([[2021, 2]])],
      ["Ylva-Li", new Map([[2022, 2]])],
    ]);
    const bearers = {
      year: 2021,
      meanAges: { F: new Map(), M: new Map() },
      // One person named Öda, two named Ada and nobody named Ynwa were born before the children.
      women: new Map([
        ["Öda", 5],
        ["Ynwa", 3],
        ["Ada", 2],
      ]),
      men: new Map([["Öda", 2]]),
    };
    expect(listNewNames({ F: latest, M: new Map() }, bearers).F).toEqual([
      { name: "Ylva-Li", newborns: 2, year: 2022 },
      { name: "Ynwa", newborns: 2, year: 2022 },
      { name: "Öda", newborns: 6, year: 2021 },
    ]);
  });
});

describe("listChildNames and numberOne", () => {
  const no = () => false;
  const newborns = (names: Record<string, number>, ranks: Record<string, number>): Newborns => ({
    years,
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
    expect(listChildNames("F", born, no, no).map((child) => child.name)).toEqual([
      "Eva",
      "Ada",
      "Åsa",
      "Öda",
    ]);
  });

  it("lists a name as tidlös if its bearers allow it and it is counted every year", () => {
    const born: Newborns = {
      years,
      bySex: {
        F: new Map([
          ["Anna", even(50)],
          ["Lejla", even(50)],
          ["Nora", new Map([[2022, 30]])],
        ]),
        M: new Map(),
      },
      lastRank: { F: new Map(["Anna", "Lejla", "Nora"].map((name) => [name, 1])), M: new Map() },
    };
    const list = listChildNames("F", born, (name) => name !== "Lejla", no);
    expect(list.filter(({ years }) => years & 4).map(({ name }) => name)).toEqual(["Anna"]);
  });

  it("require a rank for every name and a single name in first place", () => {
    expect(() => listChildNames("F", newborns({ Eva: 30, Ada: 20 }, { Eva: 1 }), no, no)).toThrow(
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
