import { describe, expect, test } from "vitest";
import { type DescribedName, sentencesOf } from "@/features/compare/sentences.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import type { NameRecord } from "@/names/search/name-files.ts";
import { latestOf } from "@/names/series/latest-newborns.ts";
import { type Course, newbornCourseOf } from "@/names/series/newborn-trend.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

interface Figures {
  readonly women?: number;
  readonly men?: number;
  readonly age?: number;
  /** Girls of the last year. */
  readonly girls?: number | undefined;
}

function named(
  name: string,
  { women = 0, men = 0, age, girls }: Figures,
  course: Course["kind"] | null = null,
): DescribedName {
  const record: NameRecord = {
    name,
    women,
    men,
    meanAge: { women: age ?? null, men: null },
    surnameBearers: 0,
    surnameRank: null,
    hasGivenNameDocument: false,
    hasSurnameDocument: false,
    girls: girls === undefined ? [] : [{ year: LAST_NEWBORN_YEAR, children: girls }],
    boys: [],
    spellings: [],
  };
  return { record, course: course && { kind: course, years: { first: 2013, last: 2022 } } };
}

function sentences(...names: readonly DescribedName[]): string[] {
  return sentencesOf(names).map((sentence) => sentence.replaceAll("\u00a0", " "));
}

describe("the most common name", () => {
  test.each([
    ["stadigt", "Astrid är vanligast av de tre och låg stadigt bland nyfödda 2013–2022."],
    ["stiger", "Astrid är vanligast av de tre och ökade bland nyfödda fram till 2022."],
    ["faller", "Astrid är vanligast av de tre, men minskade bland nyfödda fram till 2022."],
    [null, "Astrid är vanligast av de tre."],
  ] as const)("is first, with its course %s", (course, sentence) => {
    const names = [
      named("Sigrid", { women: 5 }),
      named("Astrid", { women: 9 }, course),
      named("Ester", { women: 2, men: 2 }),
    ];
    expect(sentences(...names)[0]).toBe(sentence);
  });

  test("of two is named beside the other", () => {
    expect(sentences(named("Bo", { men: 3 }), named("Frej", { men: 7 }))[0]).toBe(
      "Frej är vanligare än Bo.",
    );
  });

  test("is not claimed of names with as many bearers", () => {
    const [ada, bo, cleo] = [7, 7, 3].map((women, i) =>
      named(["Ada", "Bo", "Cleo"][i] ?? "", { women }),
    );
    if (!ada || !bo || !cleo) throw new Error("Too few names");
    expect(sentences(ada, bo)[0]).toBe("Ada och Bo är lika vanliga.");
    expect(sentences(ada, bo, cleo)[0]).toBe("Ada och Bo är lika vanliga, och vanligast.");
  });

  test("is unknown where nobody bears any of them", () => {
    expect(sentences(named("Ada", {}), named("Bo", {}))[0]).toBe("Färre än två bär Ada eller Bo.");
  });
});

test("the courses of the others follow, those that rise first", () => {
  const names = [
    named("Astrid", { women: 9 }, "stiger"),
    named("Emma", { women: 8 }, "faller"),
    named("Vera", { women: 7 }, "stiger"),
    named("Alma", { women: 6 }, "stiger"),
    named("Kim", { women: 5 }),
    named("Stella", { women: 4 }, "stadigt"),
  ];
  expect(sentences(...names)[1]).toBe(
    "Bland nyfödda: Vera och Alma ökade fram till 2022, Emma minskade fram till 2022, Stella låg stadigt 2013–2022.",
  );
});

test("no course of any name is told as of now, or against the newest figures", () => {
  const last = named("Zzz", { women: 1e9 });
  let told = 0;
  for (const { name } of givenNameList) {
    const course = newbornCourseOf(name);
    const { record } = named(name, { women: 5 });
    const text = sentencesOf([{ record, course }, last]).join(" ");
    const [, verb, first, until] =
      / (ökade|minskade|låg stadigt) (?:(\d{4})–|fram till )(\d{4})/.exec(text) ?? [];
    expect([name, verb !== undefined]).toEqual([name, course !== null]);
    expect(text).not.toMatch(/ökar|minskar|ligger/);
    const [known = []] = [latestOf(name, "girls"), latestOf(name, "boys")].sort(
      (a, b) => b.length - a.length,
    );
    const difference = (known.at(-1)?.children ?? 0) - (known[0]?.children ?? 0);
    if (verb === "ökade") expect([name, difference > -60]).toEqual([name, true]);
    if (verb === "minskade") expect([name, difference < 60]).toEqual([name, true]);
    if (Number(until) > LAST_NEWBORN_YEAR) {
      told += 1;
      expect([name, known[0]?.year, known.at(-1)?.year]).toEqual([
        name,
        Number(first),
        Number(until),
      ]);
    }
  }
  expect(told).toBeGreaterThan(3);
});

describe("the ages", () => {
  const ages = (...years: readonly number[]) =>
    sentences(...years.map((age, i) => named(`Namn${i}`, { women: 100 + i, age }))).find((it) =>
      it.includes("äldst"),
    );

  test("name the youngest and the oldest", () => {
    expect(ages(37.4, 14.7, 68.2)).toBe(
      "De som heter Namn1 är yngst, i snitt 15 år, och de som heter Namn2 äldst, 68 år.",
    );
  });

  test("are left out when they are near, or shared by several", () => {
    expect(ages(37, 41)).toBeUndefined();
    expect(ages(15.1, 14.9, 68)).toBeUndefined();
    expect(ages(15, 67.9, 68.1)).toBeUndefined();
  });
});

describe("the chance of a namesake in the class", () => {
  const chance = (...girls: readonly (number | undefined)[]) =>
    sentences(...girls.map((count, i) => named(`Namn${i}`, { women: 100 + i, girls: count }))).find(
      (it) => it.includes("klass"),
    );

  test("is that of the name with the largest", () => {
    expect(chance(292, 603)).toBe(
      "I en klass på 25 födda 2022 är chansen störst att någon till heter Namn1: 13 %.",
    );
  });

  test("is left out when two have the same", () => {
    expect(chance(603, 602)).toBeUndefined();
  });

  test("is said to be small for names that few are given", () => {
    expect(chance(12, undefined)).toBe(
      "I en klass på 25 födda 2022 är chansen mindre än 1 % för vart och ett av namnen att någon till heter så.",
    );
  });
});

test("a name of both sexes is said to be one beside names that are not", () => {
  const kim = named("Kim", { women: 26, men: 83 });
  expect(sentences(kim, named("Bo", { men: 500 }))).toContain("Kim bärs av både kvinnor och män.");
  expect(sentences(kim, named("Robin", { women: 30, men: 70 })).join()).not.toContain("både");
});

test("there are at most four sentences, and none of a single name", () => {
  const names = [
    named("Astrid", { women: 900, age: 37, girls: 603 }, "stiger"),
    named("Gunilla", { women: 800, age: 68, girls: 10 }, "faller"),
    named("Kim", { women: 26, men: 83 }),
  ];
  expect(sentences(...names)).toHaveLength(4);
  expect(sentences(named("Astrid", { women: 900 }))).toEqual([]);
});
