import { describe, expect, it } from "vitest";
import { listYears } from "@/names/series/years.ts";
import { childNames } from "@/words/child-names.ts";
import { givenNames } from "@/words/given-names.ts";
import { numberOnes } from "@/words/number-ones.ts";
import { publishedTop, publishedTopSource } from "@/words/published-top.ts";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import { withMark } from "./decode.ts";

const lists = [
  { sex: "girls", list: childNames.girls, length: 638, newLength: 52 },
  { sex: "boys", list: childNames.boys, length: 613, newLength: 60 },
] as const;

describe.each(lists)("child names of $sex", ({ list, length, newLength }) => {
  const names = list.names.split(",");
  const newborns = list.newborns.split(",").map(Number);
  const withYear = (bit: number) => withMark(names, list.years, bit);

  it("has every name of 2022 once, with figures of the same length", () => {
    expect(names).toHaveLength(length);
    expect(new Set(names).size).toBe(length);
    expect(newborns).toHaveLength(length);
    expect(list.marks).toHaveLength(length);
    expect(list.years).toHaveLength(length);
    expect(list.marks).toMatch(/^[01245689acde]+$/);
    expect(list.years).toMatch(/^[0-7]+$/);
  });

  it("is sorted by newborns, and alphabetically in Swedish where these are equal", () => {
    const { compare } = new Intl.Collator("sv");
    names.slice(1).forEach((name, index) => {
      const before = newborns[index] ?? 0;
      const own = newborns[index + 1] ?? 0;
      expect(before).toBeGreaterThanOrEqual(own);
      if (before === own) expect(compare(names[index] ?? "", name)).toBeLessThan(0);
    });
    expect(newborns.at(-1)).toBe(10);
  });

  it("has only given names", () => {
    const known = new Set(givenNames.names.split(","));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it("marks a distinct part of the list as the trend of each year", () => {
    const top = new Set(names.slice(0, 100));
    for (const bit of [1, 2]) {
      const marked = withYear(bit);
      const inTop = [...marked].filter((name) => top.has(name)).length;
      expect(inTop).toBeGreaterThanOrEqual(20);
      expect(inTop).toBeLessThanOrEqual(50);
      expect(marked.size - inTop).toBeGreaterThanOrEqual(30);
    }
    const different = [...withYear(1)].filter((name) => !withYear(2).has(name));
    expect(different.length).toBeGreaterThanOrEqual(20);
  });

  it("has only klassiska names as tidlösa", () => {
    const classic = withMark(names, list.marks, 1);
    const timeless = withYear(4);
    expect([...timeless].filter((name) => !classic.has(name))).toEqual([]);
    // Enough to fill a page.
    expect(timeless.size).toBeGreaterThanOrEqual(12);
  });

  it("has enough klassiska names among the fifty most given to fill a page", () => {
    const classic = withMark(names, list.marks, 1);
    expect(names.slice(0, 50).filter((name) => classic.has(name)).length).toBeGreaterThanOrEqual(
      12,
    );
  });

  it("has the new names apart, each with the children of its year", () => {
    const newNames = list.newNames.split(",");
    expect(newNames).toHaveLength(newLength);
    expect(newNames.filter((name) => names.includes(name))).toEqual([]);
    expect(Math.min(...list.newNewborns.split(",").map(Number))).toBe(2);
    expect(list.newYears).toMatch(/^[01]+$/);
    expect(list.newYears).toHaveLength(newLength);
  });
});

describe("child names", () => {
  const newbornsOf = (list: { names: string; newborns: string }, name: string) =>
    list.newborns.split(",").map(Number)[list.names.split(",").indexOf(name)];
  const yearsOf = (list: { names: string; years: string }, name: string) =>
    Number.parseInt(list.years.charAt(list.names.split(",").indexOf(name)), 16);

  it("has the counts of 2022 per spelling", () => {
    expect(newbornsOf(childNames.girls, "Astrid")).toBe(603);
    expect(newbornsOf(childNames.girls, "Maja")).toBe(448);
  });

  it("marks rising names, but none that falls", () => {
    for (const name of ["Astrid", "Alma", "Vera"]) {
      expect(yearsOf(childNames.girls, name) & 1, name).toBe(1);
    }
    for (const name of ["August", "Tage"]) {
      expect(yearsOf(childNames.boys, name) & 1, name).toBe(1);
    }
    for (const name of ["Thomas", "Mikael", "Lucas"]) {
      expect(yearsOf(childNames.boys, name) & 3, name).toBe(0);
    }
  });

  it("does not mark a name published as falling as a trend", () => {
    expect(yearsOf(childNames.girls, "Felicia") & 3).toBe(0);
  });

  it("marks classics of every year that are borne in all ages as tidlösa", () => {
    for (const name of ["Anna", "Emma", "Karin"]) {
      expect(yearsOf(childNames.girls, name) & 4, name).toBe(4);
    }
    for (const name of ["Erik", "Johan"]) {
      expect(yearsOf(childNames.boys, name) & 4, name).toBe(4);
    }
    for (const name of [
      "Lejla",
      "Stephanie",
      "Ellie",
      "Alma",
      "Edith",
      "Hedda",
      "Linda",
      "Märta",
    ]) {
      expect(yearsOf(childNames.girls, name) & 4, name).toBe(0);
    }
    expect(yearsOf(childNames.boys, "Anthony") & 4).toBe(0);
  });
});

describe("the published list", () => {
  it("has five ranked names of each sex, with their source", () => {
    for (const sex of ["girls", "boys"]) {
      const rows = publishedTop.filter((row) => row.sex === sex);
      expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5]);
    }
    expect(publishedTop[0]).toEqual({ sex: "girls", rank: 1, name: "Alma", mergedWith: null });
    expect(publishedTop.find((row) => row.name === "Valter")?.mergedWith).toBe("Walter");
    expect(publishedTopSource.url).toMatch(/^https:\/\/www\.rotter\.se\//);
  });
});

describe("number ones", () => {
  it("has one girl's and one boy's name for every year", () => {
    expect(numberOnes.map(({ year }) => year)).toEqual(
      listYears({ first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR }),
    );
    expect(numberOnes[0].girl).toEqual({ name: "Emma", newborns: 1_467 });
    const last = numberOnes.at(-1);
    expect(last?.girl.name).toBe(childNames.girls.names.split(",")[0]);
    expect(last?.boy.name).toBe(childNames.boys.names.split(",")[0]);
  });
});
