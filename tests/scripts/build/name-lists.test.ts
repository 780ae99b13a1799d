/** The lists of given names, made from the names that the repository has. */
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { FULL_LIST_YEARS, letterOf, type TopName } from "@/names/search/name-lists.ts";
import { otherSpellings } from "@/names/search/spelling-groups.ts";
import { publishedTop } from "@/words/published-top.ts";
import { topListFiles } from "../../../scripts/build/name-search/name-lists.ts";
import { readNames } from "../../../scripts/build/name-search/read-names.ts";

let files: ReadonlyMap<string, string>;

beforeAll(() => {
  files = new Map(topListFiles(readNames()));
});

function read(file: string) {
  return JSON.parse(files.get(file) ?? "null");
}

test("there are two files for each year, 4 kB at most", () => {
  expect(FULL_LIST_YEARS).toHaveLength(25);
  expect(files.size).toBe(2 * 25);
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
    for (const year of FULL_LIST_YEARS) {
      const { girls, boys } = read(`toplist-${year}.json`);
      for (const names of [girls, boys]) {
        const children = names.map((entry: { children: number }) => entry.children);
        expect(children).toEqual([...children].sort((left, right) => right - left));
      }
    }
  });
});

/** A name on a list with spellings together, by any of its spellings. */
function togetherIn(year: number, sex: "girls" | "boys", spelling: string): TopName {
  const list: TopName[] = read(`toplist-${year}-together.json`)[sex];
  const found = list.find(
    ({ name, spellings = [] }) =>
      name === spelling || spellings.some(([other]) => other === spelling),
  );
  if (!found) throw new Error(`${spelling} is not among the ${sex} of ${year}`);
  return found;
}

describe("the top list with spellings together", () => {
  // Read off the raw statistics by hand.
  test("adds the spellings, the most given first", () => {
    expect(togetherIn(2022, "girls", "Maya")).toEqual({
      name: "Maja",
      children: 448 + 128 + 18 + 4,
      rank: 2,
      rankBefore: 2,
      spellings: [
        ["Maja", 448],
        ["Maya", 128],
        ["Maia", 18],
        ["Maija", 4],
      ],
    });
  });

  test("has the most given spelling of the year, whichever is more common", () => {
    expect(togetherIn(2022, "girls", "Linnea").name).toBe("Linnea");
    expect(togetherIn(1998, "girls", "Linnea").name).toBe("Linnéa");
  });

  test("counts a name with one spelling as before, and ranks it among the others", () => {
    expect(togetherIn(2022, "girls", "Alice")).toEqual({
      name: "Alice",
      children: 539,
      rank: 7,
      rankBefore: 1,
    });
  });

  test("says where the statistics leave a spelling out", () => {
    // Fewer than ten girls were called Maija in 2012.
    expect(togetherIn(2012, "girls", "Maja")).toMatchObject({ children: 658, isMinimum: true });
    expect(togetherIn(2012, "girls", "Klara")).not.toHaveProperty("isMinimum");
  });

  test("has every name once, in the order of its ranks", () => {
    for (const year of FULL_LIST_YEARS) {
      const { girls, boys } = read(`toplist-${year}-together.json`);
      for (const list of [girls, boys]) {
        const spellings = list.flatMap(({ name, spellings = [[name, 0]] }: TopName) =>
          spellings.map(([spelling]) => spelling),
        );
        expect(new Set(spellings).size).toBe(spellings.length);
        const ranks = list.map(({ rank }: TopName) => rank);
        expect(ranks).toEqual(
          list.map(
            ({ children }: TopName) =>
              1 + list.filter((other: TopName) => other.children > children).length,
          ),
        );
      }
    }
  });
});

/**
 * What SCB printed with the spellings of its own choice together: the top ten of 2022 on 31 January
 * 2023 (scb.se, "Astrid petar Alice i namntoppen", and thelocal.se of that day, which has William with
 * 690; others had 686), and top names of earlier years from its press releases.
 */
describe("a published count of spellings together", () => {
  test.each<[year: number, sex: "girls" | "boys", name: string, published: number]>([
    [2022, "girls", "Astrid", 603],
    [2022, "girls", "Maja", 601],
    [2022, "girls", "Alma", 596],
    [2022, "girls", "Vera", 592],
    [2022, "girls", "Freja", 584],
    [2022, "girls", "Selma", 540],
    [2022, "boys", "William", 686],
    [2022, "boys", "William", 690],
    [2022, "boys", "Liam", 679],
    [2022, "boys", "Noah", 677],
    [2022, "boys", "Hugo", 643],
    [2022, "boys", "Lucas", 616],
    [2022, "boys", "Nils", 579],
    [2022, "boys", "Valter", 566],
    [2021, "girls", "Maja", 681],
    [2021, "girls", "Vera", 674],
    [2021, "boys", "Noah", 745],
    [2021, "boys", "William", 726],
    [2019, "girls", "Olivia", 645],
    [2019, "boys", "William", 732],
    [2004, "girls", "Linnéa", 896],
    [2004, "boys", "Oscar", 1146],
    [2004, "boys", "Erik", 1028],
  ])("%i, %s, %s %i: at most 1 %% more than ours", (year, sex, name, published) => {
    const { children } = togetherIn(year, sex, name);
    expect(children).toBeLessThanOrEqual(published);
    expect(children).toBeGreaterThanOrEqual(0.99 * published);
  });

  // SCB also counts spellings that fewer than ten children were given.
  test.each<[sex: "girls" | "boys", name: string, published: number]>([
    ["girls", "Lilly", 530],
    ["boys", "Oliver", 629],
    ["boys", "Matteo", 571],
  ])("2022, %s, %s %i: at most 2 %% more than ours", (sex, name, published) => {
    const { children } = togetherIn(2022, sex, name);
    expect(children).toBeLessThanOrEqual(published);
    expect(children).toBeGreaterThanOrEqual(0.98 * published);
  });

  // By its counts, SCB adds Ela to Ella, Allis to Alice and Lea to Leah, which many do not say alike.
  test.each([
    ["Ella", "Ela"],
    ["Alice", "Allis"],
    ["Leah", "Lea"],
  ])("of %s counts %s, and ours does not", (name, other) => {
    expect(otherSpellings(name)).not.toContain(other);
  });

  test("of 2024, by Skatteverket, adds spellings that ours adds", () => {
    const merged = publishedTop.filter(({ mergedWith }) => mergedWith !== null);
    expect(merged.map(({ name }) => name)).toEqual(["Freja", "Valter", "Lucas"]);
    for (const { name, mergedWith } of merged) expect(otherSpellings(name)).toContain(mergedWith);
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
