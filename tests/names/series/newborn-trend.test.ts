import { expect, test } from "vitest";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { newbornSeriesOf } from "@/names/series/newborn-series.ts";
import { newbornCourseOf, newbornTrendOf } from "@/names/series/newborn-trend.ts";
import { hasMark } from "@/names/word-list.ts";
import { listedYears, yearsOf } from "../../words/latest-lists.ts";

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

const courses = names.map((name) => ({ name, course: newbornCourseOf(name) }));

test("a name that rises or falls has that course", () => {
  for (const { name, course } of courses) {
    const trend = newbornTrendOf(name);
    if (trend) expect([name, course?.kind]).toEqual([name, trend]);
  }
});

test("a name that Skatteverket has counted clearly more or fewer of since has that course, and not the other trend", () => {
  const listedFor = (sex: "girls" | "boys") =>
    new Set(listedYears.flatMap((year) => year[sex].map(({ name }) => name)));
  const sexes = { girls: listedFor("girls"), boys: listedFor("boys") };
  const changed = (["girls", "boys"] as const).flatMap((sex) =>
    [...sexes[sex]]
      // Of a name on both lists, the longer one counts.
      .filter((name) => !(sexes.girls.has(name) && sexes.boys.has(name)))
      .flatMap((name) => {
        const years = yearsOf(name, sex);
        const [last = 0, first = 0] = [years[0]?.children, years.at(-1)?.children];
        // Two standard deviations: alike numbers may differ by chance.
        const isClear = Math.abs(last - first) > 2 * Math.sqrt(first + last);
        const span = { first: years.at(-1)?.year, last: years[0]?.year };
        return isClear ? [{ name, kind: last > first ? "stiger" : "faller", years: span }] : [];
      }),
  );
  expect(changed).not.toEqual([]);
  for (const { name, kind, years } of changed) {
    expect({ name, ...newbornCourseOf(name) }).toEqual({ name, kind, years });
    expect([kind, null], name).toContain(newbornTrendOf(name));
  }
});

test("a steady name has every year, and no three years far from the others", () => {
  const steady = courses.filter(({ course }) => course?.kind === "stadigt");
  expect(steady.length).toBeGreaterThan(100);
  for (const { name } of steady) {
    const { counts = [] } = newbornSeriesOf(name) ?? {};
    expect([name, counts.includes(null)]).toEqual([name, false]);
    const mean = childrenFrom(2013, name, 0) / 3;
    // Fewer children were born in the last years, by less than a tenth.
    const last = childrenFrom(2020, name, 0) / 3;
    const isNear = Math.abs(last - mean) < 0.3 * mean || Math.abs(last - mean) < 10;
    expect([name, mean, last, isNear]).toEqual([name, mean, last, true]);
  }
});

test("a name that went up and down between is not steady", () => {
  // 762 girls in 2013, 864 in 2015, 529 in 2017, 650 in 2021.
  expect(newbornTrendOf("Elsa")).toBeNull();
  expect(newbornCourseOf("Elsa")?.years.first).not.toBe(2013);
});

test("a name with a missing year, or without a series, has no course", () => {
  expect(newbornSeriesOf("Kim")?.counts).toContain(null);
  expect(newbornCourseOf("Kim")).toBeNull();
  expect(newbornCourseOf("Bengt-Ove")).toBeNull();
});

test("Vanessa was given as often in each part of the ten years", () => {
  // 259 girls in 2013–2015, 233 in 2017–2019, 242 in 2020–2022: too few for the lists of the years since.
  expect(newbornCourseOf("Vanessa")?.kind).toBe("stadigt");
});
