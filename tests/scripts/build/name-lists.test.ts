/** The lists of given names, made from the names that the repository has. */
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { LETTERS, letterOf, TOP_LIST_YEARS } from "@/generators/name-search/name-lists.ts";
import { letterFiles, topListFiles } from "../../../scripts/build/name-search/name-lists.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";

let files: ReadonlyMap<string, string>;

beforeAll(() => {
  const rows = readNames();
  files = new Map([...topListFiles(rows), ...letterFiles(rows)]);
});

function read(file: string) {
  return JSON.parse(files.get(file) ?? "null");
}

test("there is a file for each year and each letter, 4 kB at most", () => {
  expect(TOP_LIST_YEARS).toHaveLength(25);
  expect(files.size).toBe(25 + LETTERS.length);
  for (const [, text] of files) expect(gzipSync(text).length).toBeLessThanOrEqual(4_000);
});

// Read off the raw statistics by hand: name, children, rank, rank in the year before.
describe("the top list", () => {
  test.each([
    [2022, "girls", ["Astrid", 603, 1, 6]],
    [2022, "girls", ["Alice", 539, 4, 1]],
    [2022, "girls", ["Eira", 110, 99, 112]],
    [2022, "boys", ["Liam", 677, 1, 3]],
    [2022, "boys", ["Bill", 126, 96, 117]],
    [2006, "girls", ["Elsa", 624, 13, 13]],
    [2006, "boys", ["Love", 161, 82, 86]],
    [1998, "girls", ["Emma", 1467, 1, null]],
    [1998, "boys", ["Simon", 1154, 1, null]],
  ])("%i, %s: %j", (year, sex, [name, children, rank, rankBefore]) => {
    expect(read(`toplist-${year}.json`)[sex]).toContainEqual({ name, children, rank, rankBefore });
  });

  test("begins with the most given names, and shares a rank", () => {
    const { girls } = read("toplist-1998.json");
    expect(girls.slice(0, 5)).toMatchObject([
      { name: "Emma", rank: 1 },
      { name: "Julia", rank: 2 },
      { name: "Amanda", rank: 3 },
      { name: "Elin", rank: 3 },
      { name: "Hanna", rank: 5 },
    ]);
  });

  test("ends with the names of rank 100 or the last before it", () => {
    const { girls, boys } = read("toplist-1998.json");
    expect(girls).toHaveLength(101);
    expect(girls.slice(-2)).toMatchObject([{ name: "Cassandra" }, { name: "Molly" }]);
    expect(boys.slice(-3)).toMatchObject([{ name: "Jens" }, { name: "Kasper" }, { name: "Olof" }]);
    expect(read("toplist-2022.json").girls).toHaveLength(100);
  });

  test("has fewer children further down, every year", () => {
    for (const year of TOP_LIST_YEARS) {
      const { girls, boys } = read(`toplist-${year}.json`);
      for (const names of [girls, boys]) {
        const children = names.map((entry: { children: number }) => entry.children);
        expect(children).toEqual([...children].sort((left, right) => right - left));
      }
    }
  });
});

describe("the names of a letter", () => {
  test("are those with a document of their own, in Swedish order", () => {
    expect(read("letter-aa.json")).toEqual([
      { name: "Åke", women: 0, men: 13_345 },
      { name: "Åsa", women: 26_936, men: 0 },
      { name: "Åse", women: 1918, men: 2 },
    ]);
    expect(read("letter-oe.json")).toEqual([
      { name: "Ömer", women: 0, men: 537 },
      { name: "Örjan", women: 0, men: 3013 },
      { name: "Östen", women: 0, men: 805 },
    ]);
    const onY = read("letter-y.json").map(({ name }: { name: string }) => name);
    expect(onY).toHaveLength(26);
    expect(onY.slice(0, 4)).toEqual(["Yahya", "Yaman", "Yara", "Yared"]);
  });

  test("are 2,182 in all", () => {
    const counts = LETTERS.map(
      (letter) => read(`letter-${letter.replace("å", "aa").replace("ö", "oe")}.json`).length,
    );
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2182);
  });
});

test.each([
  ["Astrid", "a"],
  ["Åsa", "å"],
  ["A\u030asa", "å"],
  ["Émile", "e"],
  ["Ümit", "y"],
  ["Øystein", "ö"],
  ["Łukasz", "l"],
  ["William", "w"],
  ["Ängla", null],
  ["Quentin", null],
])("%s is under the letter %s", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});
