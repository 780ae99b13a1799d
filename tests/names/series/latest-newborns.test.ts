import { expect, test } from "vitest";
import { LATEST_LISTS, latestOf, listLength } from "@/names/series/latest-newborns.ts";
import { listedYears } from "../../words/latest-lists.ts";

test("2023 begins with Vera, as counted for the whole year, and not with Elsa", () => {
  expect(LATEST_LISTS[0]?.year).toBe(2023);
  expect(LATEST_LISTS[0]?.girls.slice(0, 2)).toEqual([
    { name: "Vera", children: 608, rank: 1 },
    { name: "Elsa", children: 603, rank: 2 },
  ]);
});

test("2025 has Alice third and Olivia fourth", () => {
  expect(latestOf("Alice", "girls")).toContainEqual({ year: 2025, children: 555, rank: 3 });
  expect(latestOf("Olivia", "girls")).toContainEqual({ year: 2025, children: 551, rank: 4 });
});

test("each list has the names and ranks of the word list", () => {
  expect(LATEST_LISTS).toEqual(listedYears);
});

test("names with the same number of children share a rank", () => {
  expect(latestOf("Adam", "boys")).toContainEqual({ year: 2024, children: 538, rank: 5 });
  expect(latestOf("August", "boys")).toContainEqual({ year: 2024, children: 538, rank: 5 });
  expect(latestOf("Nils", "boys")).toContainEqual({ year: 2024, children: 527, rank: 7 });
});

test("a name has only the years in which it is listed, and only for that sex", () => {
  const years = latestOf("Maja", "girls").map(({ year }) => year);
  expect(years).toContain(2023);
  for (const { year, girls } of listedYears) {
    expect(years.includes(year)).toBe(girls.some(({ name }) => name === "Maja"));
  }
  expect(latestOf("Maja", "boys")).toEqual([]);
  expect(latestOf("toString", "girls")).toEqual([]);
});

test("a list is as long as the shorter of its two, and a year without one has none", () => {
  for (const { year, girls, boys } of listedYears) {
    expect(listLength(year)).toBe(Math.min(girls.length, boys.length));
  }
  expect(listLength((listedYears[0]?.year ?? 0) - 1)).toBe(0);
});
