import { expect, test } from "vitest";
import { LATEST_LISTS, latestOf, listLength } from "@/generators/latest-newborns.ts";

test("2023 begins with Vera, as counted for the whole year, and not with Elsa", () => {
  expect(LATEST_LISTS[0]?.year).toBe(2023);
  expect(LATEST_LISTS[0]?.girls.slice(0, 2)).toEqual([
    { name: "Vera", children: 608, rank: 1 },
    { name: "Elsa", children: 603, rank: 2 },
  ]);
});

test("2025 has Alice third and Olivia fourth", () => {
  expect(
    LATEST_LISTS.at(-1)
      ?.girls.slice(2, 4)
      .map(({ name }) => name),
  ).toEqual(["Alice", "Olivia"]);
});

test("names with the same number of children share a rank", () => {
  expect(latestOf("Adam", "boys")).toContainEqual({ year: 2024, children: 538, rank: 5 });
  expect(latestOf("August", "boys")).toContainEqual({ year: 2024, children: 538, rank: 5 });
  expect(latestOf("Nils", "boys")).toContainEqual({ year: 2024, children: 527, rank: 7 });
});

test("a name has only the years in which it is listed, and only for that sex", () => {
  expect(latestOf("Maja", "girls").map(({ year }) => year)).toEqual([2023]);
  expect(latestOf("Maja", "boys")).toEqual([]);
  expect(latestOf("toString", "girls")).toEqual([]);
});

test("each list has twelve names of each sex", () => {
  expect(LATEST_LISTS.map(({ year }) => listLength(year))).toEqual([12, 12, 12]);
  expect(listLength(2022)).toBe(0);
});
