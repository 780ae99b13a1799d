import { describe, expect, it } from "vitest";
import {
  figuresFrom,
  isClassic,
  isOfAllTimes,
  isYoung,
  marksOf,
  type NameFigures,
  selectGivenNames,
  sexOf,
  stylesOf,
  withoutDoubles,
} from "../../../scripts/statistics/given-names.ts";
import { buildCalendar } from "../../../scripts/statistics/name-day-file.ts";
import type { Newborns } from "../../../scripts/statistics/sources.ts";

/** An edition without mean ages. */
const NO_MEAN_AGES = { F: new Map(), M: new Map() };

function figures(some: Partial<NameFigures>): NameFigures {
  return {
    women: 0,
    men: 0,
    newbornsToBearersYear: 0,
    recentNewborns: 0,
    laterNewborns: 0,
    laterGirls: 0,
    laterBoys: 0,
    olderMeanAge: null,
    carriers: 0,
    dailyShare: 1,
    recentRatio: 0,
    ...some,
  };
}

function newborns(
  girls: Record<string, Record<number, number>>,
  boys: Record<string, Record<number, number>> = {},
): Newborns {
  const series = (names: Record<string, Record<number, number>>) =>
    new Map(
      Object.entries(names).map(([name, years]) => [
        name,
        new Map(Object.entries(years).map(([year, count]) => [Number(year), count])),
      ]),
    );
  return {
    years: { first: 1998, last: 2022 },
    bySex: { F: series(girls), M: series(boys) },
    lastRank: { F: new Map(), M: new Map() },
  };
}

describe("sexOf", () => {
  it.each([
    [15, 85, "u"],
    [14, 86, "p"],
    [85, 15, "u"],
    [86, 14, "f"],
    [1, 0, "f"],
  ])("for %i women and %i men is %s", (women, men, sex) => {
    expect(sexOf(figures({ women, men }))).toBe(sex);
  });

  it("uses the later newborns for a name that nobody had at the count", () => {
    expect(sexOf(figures({ laterBoys: 12 }))).toBe("p");
    expect(() => sexOf(figures({}))).toThrow();
  });
});

describe("isClassic", () => {
  it("requires at least 100 older bearers of a name in the calendar", () => {
    expect(isClassic("Xa", figures({ women: 150, newbornsToBearersYear: 50 }), "own")).toBe(true);
    expect(isClassic("Xa", figures({ women: 149, newbornsToBearersYear: 50 }), "own")).toBe(false);
  });

  it("requires at least 1 000 older bearers of another spelling of such a name", () => {
    const older = (women: number) => figures({ women, newbornsToBearersYear: 500 });
    expect(isClassic("Xa", older(1_500), "spelling")).toBe(true);
    expect(isClassic("Xa", older(1_499), "spelling")).toBe(false);
  });

  it("requires at least a third of all bearers to be older", () => {
    const older = (newbornsToBearersYear: number) => figures({ men: 6_000, newbornsToBearersYear });
    expect(isClassic("Xa", older(4_000), "own")).toBe(true);
    expect(isClassic("Xa", older(4_001), "own")).toBe(false);
  });

  it("requires that the name is of more than one time", () => {
    const fashion = { women: 5_000, olderMeanAge: 45, dailyShare: 0.8, recentRatio: 0.1 };
    const isOne = (some: Partial<NameFigures>) =>
      isClassic("Xa", figures({ ...fashion, ...some }), "own");
    expect(isOne({})).toBe(false);
    expect(isOne({ olderMeanAge: 68 })).toBe(true);
    expect(isOne({ dailyShare: 0.5 })).toBe(true);
    const given = { dailyShare: 0.7, recentRatio: 0.4 };
    expect(isOne(given)).toBe(true);
    expect(isOne({ ...given, recentRatio: 0.39 })).toBe(false);
    expect(isOne({ ...given, dailyShare: 0.71 })).toBe(false);
    expect(isOne({ ...given, olderMeanAge: 35 })).toBe(false);
  });

  it("takes a name without a mean age for no fashion", () => {
    expect(isClassic("Xa", figures({ women: 5_000, olderMeanAge: null }), "own")).toBe(true);
  });

  it("requires a name day", () => {
    expect(isClassic("Xa", figures({ women: 50_000 }), null)).toBe(false);
  });

  it("follows the curated lists where the figures cannot tell", () => {
    const young = figures({ women: 10_000, newbornsToBearersYear: 9_500 });
    expect(isClassic("Alma", young, "own")).toBe(true);
    expect(isClassic("William", young, "own")).toBe(false);
    expect(isClassic("Kenneth", figures({ men: 5_000 }), "own")).toBe(false);
  });
});

describe("isYoung", () => {
  it("requires half of all bearers, including those born after the count, to be recent", () => {
    const own = { women: 900, laterNewborns: 100 };
    expect(isYoung(figures({ ...own, recentNewborns: 500 }))).toBe(true);
    expect(isYoung(figures({ ...own, recentNewborns: 499 }))).toBe(false);
  });

  it("is false for a name without bearers", () => {
    expect(isYoung(figures({}))).toBe(false);
  });
});

describe("isOfAllTimes", () => {
  const anna: Partial<NameFigures> = {
    women: 1_000,
    newbornsToBearersYear: 499,
    olderMeanAge: 50,
    carriers: 15_000,
    dailyShare: 0.3,
    recentRatio: 0.1,
  };

  it.each<[boolean, string, Partial<NameFigures>]>([
    [true, "borne in all ages, and by more as another given name", {}],
    [false, "borne by as many young people as older ones", { newbornsToBearersYear: 500 }],
    [false, "of an unknown mean age", { olderMeanAge: null }],
    [false, "of young adults", { olderMeanAge: 35 }],
    [false, "of the old", { olderMeanAge: 68 }],
    [false, "that few carry", { carriers: 14_999 }],
    [false, "that has returned", { recentRatio: 2.1 }],
    [false, "that most go by, and hardly any child is given", { dailyShare: 0.5 }],
    [true, "that most go by, and children are still given", { dailyShare: 0.5, recentRatio: 0.5 }],
  ])("is %s for a name %s", (isTrue, _, some) => {
    expect(isOfAllTimes(figures({ ...anna, ...some }))).toBe(isTrue);
  });
});

describe("stylesOf", () => {
  const bearers = {
    year: 2020,
    meanAges: NO_MEAN_AGES,
    women: new Map(),
    men: new Map([
      ["Noah", 100],
      ["Walther", 100],
    ]),
  };
  const born = newborns({}, { Noah: { 2020: 90 }, Walther: { 2020: 90 } });
  const calendar = buildCalendar(
    ["Noah", "Walther"],
    [
      { name: "Noa", month: 12, day: 23, addedIn: 2022, printedFrom: null },
      { name: "Valter", month: 7, day: 19, addedIn: null, printedFrom: null },
    ],
  );

  it("has a young name as modern, unless it is another spelling of a classic", () => {
    const { isModern } = stylesOf({ bearers, newborns: born, carried: new Map() }, calendar);
    expect(isModern("Noah")).toBe(true);
    expect(isModern("Walther")).toBe(false);
  });
});

describe("marksOf", () => {
  const no = () => false;

  it("sums the marks", () => {
    const classic = { isClassic: () => true, isModern: no };
    expect(marksOf("Björn", classic, () => true)).toBe(1 | 4 | 8);
    expect(marksOf("Nils", classic, no)).toBe(1);
    const modern = { isClassic: no, isModern: () => true };
    expect(marksOf("Nova", modern, () => true)).toBe(2 | 8);
  });

  it("marks a double name as Nordic when every part is", () => {
    const neither = { isClassic: no, isModern: no };
    expect(marksOf("Sven-Erik", neither, no)).toBe(4);
    expect(marksOf("Bo Gunnar", neither, no)).toBe(4);
    expect(marksOf("Lars-Erik", neither, no)).toBe(0);
  });
});

describe("withoutDoubles", () => {
  const persons = new Map([
    ["Anna-Karin", 900],
    ["Anna Carin", 200],
    ["AnnaKarin", 50],
    ["Annakarin", 60],
    ["Marianne", 800],
    ["Mari-Anne", 70],
    ["Mariane", 10],
    ["Inga-Lill", 500],
    ["Ingalill", 90],
    ["Carl-Gustaf", 40],
    ["Karl Gustav", 30],
    ["Hanna", 20],
    ["Hannah", 10],
  ]);

  it("leaves one spelling of a double name, and all spellings of other names", () => {
    const left = withoutDoubles(
      persons.keys(),
      (name) => persons.get(name) ?? 0,
      (name) => name === "Ingalill",
    );
    expect([...left].sort()).toEqual(
      ["Anna-Karin", "Marianne", "Mariane", "Ingalill", "Carl-Gustaf", "Hanna", "Hannah"].sort(),
    );
  });
});

describe("figuresFrom", () => {
  it("takes the newborns from the mean age, and compares the newborns with the older people", () => {
    const figuresOf = figuresFrom({
      bearers: {
        year: 2022,
        women: new Map([
          ["Anna", 100],
          ["Eva", 300],
        ]),
        men: new Map([["Anna", 3]]),
        meanAges: { F: new Map([["Anna", 40]]), M: new Map() },
      },
      newborns: newborns({ Anna: { 2012: 10, 2022: 10 }, Eva: { 2022: 30 } }),
      carried: new Map([["Anna", { F: { all: 400, daily: 100 }, M: { all: 9, daily: 9 } }]]),
    });
    // 100 women of 40 years on average are 4 000 years old in all, the newborns 100 and 0.
    expect(figuresOf("Anna")).toMatchObject({
      olderMeanAge: (4_000 - 100) / 80,
      carriers: 400,
      dailyShare: 0.25,
      // A quarter of the newborns of the last five years, and 80 of 350 older women.
      recentRatio: expect.closeTo(0.25 / (80 / 350)),
    });
    expect(figuresOf("Eva")).toMatchObject({ olderMeanAge: null, dailyShare: 1 });
  });

  it("sums both sexes over the right years", () => {
    const bearers = {
      year: 2020,
      meanAges: NO_MEAN_AGES,
      women: new Map([["Kim", 40]]),
      men: new Map([["Kim", 60]]),
    };
    const born = newborns(
      { Kim: { 1998: 10, 2013: 11, 2021: 12 } },
      { Kim: { 2020: 20, 2022: 30 } },
    );
    const figuresOf = figuresFrom({ bearers, newborns: born, carried: new Map() });
    expect(figuresOf("Kim")).toMatchObject({
      women: 40,
      men: 60,
      newbornsToBearersYear: 41,
      recentNewborns: 73,
      laterNewborns: 42,
      laterGirls: 12,
      laterBoys: 30,
    });
  });
});

describe("selectGivenNames", () => {
  const bearers = {
    year: 2020,
    meanAges: NO_MEAN_AGES,
    women: new Map([
      ["Anna", 100],
      ["Qamar", 20],
      ["Qali", 19],
      ["Storm", 11],
      ["Syster", 300],
    ]),
    men: new Map([
      ["Bo", 99],
      ["Storm", 47],
      ["Karl", 5_000],
    ]),
  };
  const born = newborns({ Nova: { 2012: 90 }, Meya: { 2013: 10 }, Thi: { 2020: 12 } });
  const noDay = () => false;

  it("selects by bearers of one sex, recent newborns, rare letters and curated lists, but no titles", () => {
    expect(selectGivenNames(bearers, born, noDay).names).toEqual([
      "Anna",
      "Bo",
      "Karl",
      "Meya",
      "Qamar",
      "Storm",
    ]);
  });

  it("selects rarer names only for letters with fewer than 30", () => {
    const many = Array.from(
      { length: 30 },
      (_, index) => `B${"abcdefghij".charAt(index % 10)}${"xyz".charAt(index / 10)}`,
    );
    const women = new Map(many.map((name) => [name, 100]));
    const bearers = { year: 2020, meanAges: NO_MEAN_AGES, women, men: new Map([["Bu", 99]]) };
    expect(selectGivenNames(bearers, born, noDay).names).not.toContain("Bu");
    women.delete("Baz") || women.delete("Bax");
    expect(selectGivenNames(bearers, born, noDay).names).toContain("Bu");
  });
});
