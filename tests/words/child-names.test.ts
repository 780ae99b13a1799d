import { describe, expect, it } from "vitest";
import { childNames } from "@/words/child-names.ts";
import { givenNames } from "@/words/given-names.ts";
import { numberOnes } from "@/words/number-ones.ts";
import { publishedTop2024, publishedTop2024Source } from "@/words/published-top-2024.ts";
import { decodeNames, decodeNumbers, withMark } from "./decode.ts";

const lists = [
  { sex: "girls", list: childNames.girls, length: 638 },
  { sex: "boys", list: childNames.boys, length: 613 },
] as const;

describe.each(lists)("child names of $sex", ({ list, length }) => {
  const names = list.names.split(",");
  const newborns = decodeNumbers(list.newborns);
  const withYear = (bit: number) => withMark(names, list.years, bit);

  it("has every name of 2022 once, with figures of the same length", () => {
    expect(names).toHaveLength(length);
    expect(new Set(names).size).toBe(length);
    expect(newborns).toHaveLength(length);
    expect(list.marks).toHaveLength(length);
    expect(list.years).toHaveLength(length);
    expect(list.marks).toMatch(/^[01289a]+$/);
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
    const known = new Set(decodeNames(givenNames.names));
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  it("marks a large but distinct part of the list as the trend of each year", () => {
    const top = new Set(names.slice(0, 100));
    for (const bit of [1, 2]) {
      const marked = withYear(bit);
      const inTop = [...marked].filter((name) => top.has(name)).length;
      expect(inTop).toBeGreaterThanOrEqual(35);
      expect(inTop).toBeLessThanOrEqual(50);
      expect(marked.size - inTop).toBeGreaterThanOrEqual(80);
    }
    expect(withYear(4).size).toBeGreaterThanOrEqual(40);
    const different = [...withYear(1)].filter((name) => !withYear(2).has(name));
    expect(different.length).toBeGreaterThanOrEqual(50);
  });
});

describe("child names", () => {
  const newbornsOf = (list: { names: string; newborns: string }, name: string) =>
    decodeNumbers(list.newborns)[list.names.split(",").indexOf(name)];
  const yearsOf = (list: { names: string; years: string }, name: string) =>
    Number(list.years.charAt(list.names.split(",").indexOf(name)));

  it("has the counts of 2022 per spelling", () => {
    expect(newbornsOf(childNames.girls, "Astrid")).toBe(603);
    expect(newbornsOf(childNames.girls, "Maja")).toBe(448);
  });

  it("marks the published names of 2024, merged spellings too, as a trend of that year", () => {
    for (const { sex, name, mergedWith } of publishedTop2024) {
      for (const spelling of [name, mergedWith]) {
        if (spelling !== null) expect(yearsOf(childNames[sex], spelling) & 1).toBe(1);
      }
    }
  });

  it("does not mark a name published as falling as a trend", () => {
    expect(yearsOf(childNames.girls, "Felicia") & 2).toBe(0);
  });

  it("marks a steady name as tidlös, but not a rising one", () => {
    expect(yearsOf(childNames.girls, "Olivia") & 4).toBe(4);
    expect(yearsOf(childNames.boys, "Oliver") & 4).toBe(4);
    expect(yearsOf(childNames.girls, "Ellie") & 4).toBe(0);
  });
});

describe("the published list of 2024", () => {
  it("has five ranked names of each sex, with their source", () => {
    for (const sex of ["girls", "boys"]) {
      const rows = publishedTop2024.filter((row) => row.sex === sex);
      expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5]);
    }
    expect(publishedTop2024[0]).toEqual({ sex: "girls", rank: 1, name: "Alma", mergedWith: null });
    expect(publishedTop2024.find((row) => row.name === "Valter")?.mergedWith).toBe("Walter");
    expect(publishedTop2024Source.url).toMatch(/^https:\/\/www\.rotter\.se\//);
  });
});

describe("number ones", () => {
  it("has one girl's and one boy's name per year, 1998–2022", () => {
    expect(numberOnes.map(({ year }) => year)).toEqual(
      Array.from({ length: 25 }, (_, index) => 1998 + index),
    );
    expect(numberOnes[0].girl).toEqual({ name: "Emma", newborns: 1_467 });
    expect(numberOnes[24].girl.name).toBe(childNames.girls.names.split(",")[0]);
    expect(numberOnes[24].boy.name).toBe(childNames.boys.names.split(",")[0]);
  });
});
