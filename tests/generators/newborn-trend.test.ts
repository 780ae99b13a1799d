import { expect, test } from "vitest";
import { givenNameList } from "@/generators/given-name-list.ts";
import { newbornSeriesOf } from "@/generators/newborn-series.ts";
import { newbornTrendOf } from "@/generators/newborn-trend.ts";
import { hasMark } from "@/generators/word-list.ts";

/** Bit of a name that rises until 2022 by the rule of /barnnamn, in the lists that were imported. */
const RISING = 8;

/** Children of three years from the given one on, a missing year counted as so many. */
function childrenFrom(year: number, name: string, missing: number): number {
  const series = newbornSeriesOf(name);
  if (!series) throw new Error(`No series of ${name}`);
  const at = year - series.firstYear;
  return series.counts
    .slice(at, at + 3)
    .reduce<number>((sum, count) => sum + (count ?? missing), 0);
}

const names = givenNameList.map(({ name }) => name);
const rising = names.filter((name) => newbornTrendOf(name) === "stiger");
const falling = names.filter((name) => newbornTrendOf(name) === "faller");

test("hundreds of names rise and fall", () => {
  expect(rising.length).toBeGreaterThan(200);
  expect(falling.length).toBeGreaterThan(200);
});

test("a rising name was given to at least fifteen more children in three years", () => {
  // Even where the statistics leave years out, and though fewer children are born each year.
  for (const name of rising) {
    const gained = childrenFrom(2020, name, 0) - childrenFrom(2015, name, 9);
    expect([name, gained >= 10]).toEqual([name, true]);
  }
});

test("a falling name was given to fewer children, even if every missing year had nine", () => {
  for (const name of falling) {
    expect(childrenFrom(2020, name, 9)).toBeLessThanOrEqual(childrenFrom(2015, name, 0) - 15);
  }
});

test("no name that rises by the rule of /barnnamn falls", () => {
  const marked = givenNameList.filter(({ marks }) => hasMark(marks, RISING));
  expect(marked.length).toBeGreaterThan(100);
  expect(marked.filter(({ name }) => newbornTrendOf(name) === "faller")).toEqual([]);
});

test("a name without a series has no trend", () => {
  expect(newbornSeriesOf("Bengt-Ove")).toBeNull();
  expect(newbornTrendOf("Bengt-Ove")).toBeNull();
});
