import { beforeAll, describe, expect, test } from "vitest";
import { COMMON_CHILD_NAMES, MANY_BEARERS } from "@/config/limits.ts";
import { ALL, choiceOf, defaultChoices } from "@/generators/engine/filters.ts";
import { generator } from "@/generators/given-names/child-names.ts";
import { childNameList } from "@/names/facts/child-name-list.ts";
import { lookUpGivenName } from "@/names/facts/given-name-facts.ts";
import { LATEST_LISTS } from "@/names/series/latest-newborns.ts";
import { candidateNames } from "../candidate-names.ts";

const year = generator.filters.find(({ id }) => id === "ar");

beforeAll(async () => {
  await generator.late?.load();
});

function candidatesOf(ar: string) {
  const all = Object.fromEntries(generator.filters.map(({ id }) => [id, "alla"]));
  return generator.candidates({ ...all, ar }, Math.random);
}

test("the newest year that the data has comes first, and is the default", () => {
  const newest = `${LATEST_LISTS.at(-1)?.year}`;
  expect(year?.options[0]?.value).toBe(newest);
  expect(choiceOf({ ar: year?.defaultValue ?? "" }, "ar")).toBe(newest);
  expect(year?.options.map(({ value }) => value)).toEqual(
    expect.arrayContaining(["2024", "2023", "tidlosa", "alla"]),
  );
});

describe.each(LATEST_LISTS)("the trend of $year", ({ year: of, girls, boys }) => {
  test("begins with the names of its list, and with no other", () => {
    const heaviest = [...candidatesOf(`${of}`)]
      .sort((left, right) => right.weight - left.weight)
      .slice(0, girls.length + boys.length)
      .map(({ name }) => name);
    expect(heaviest.sort()).toEqual([...girls, ...boys].map(({ name }) => name).sort());
  });
});

test("the less common names are none that many of all ages bear", () => {
  const bearersOf = (name: string) => {
    const { women, men } = lookUpGivenName(name).bearers ?? { women: 0, men: 0 };
    return women + men;
  };
  const names = candidateNames(generator, { kon: ALL, ar: ALL, popularitet: "ovanliga" });
  expect(names.filter((name) => bearersOf(name) >= MANY_BEARERS)).toEqual([]);
  expect(names.some((name) => bearersOf(name) >= MANY_BEARERS / 2)).toBe(true);
});

test("with the theme of nature the line above the names says where there are more", () => {
  const choices = { ...defaultChoices(generator.filters), tema: "natur" };
  expect(generator.caption?.(choices)).toContain("Välj Alla under År");
  expect(generator.caption?.({ ...choices, ar: ALL })).not.toContain("Välj");
  expect(generator.caption?.({ ...choices, tema: "moderna" })).not.toContain("Välj");
});

test("the less common names are none of the hundred most given to girls or to boys", () => {
  const mostGiven = ["flickor", "pojkar"].flatMap((ofSex) =>
    childNameList
      .filter(({ sex, rank }) => sex === ofSex && rank !== null)
      .sort((a, b) => b.newborns - a.newborns)
      .slice(0, COMMON_CHILD_NAMES)
      .map(({ name }) => name),
  );
  expect(mostGiven).toHaveLength(200);
  for (const kon of [ALL, "flickor", "pojkar"]) {
    const uncommon = new Set(candidateNames(generator, { kon, ar: ALL, popularitet: "ovanliga" }));
    expect(uncommon.size).toBeGreaterThan(100);
    expect(mostGiven.filter((name) => uncommon.has(name))).toEqual([]);
  }
});
