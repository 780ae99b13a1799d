import { describe, expect, it } from "vitest";
import {
  type ReadFile,
  readCats,
  readMergedTop2024,
  readNameDays,
  readNewborns,
  readOtherDogs,
  readPersons,
} from "../../../scripts/statistics/sources.ts";

/** Reads the same text for every file name. */
const holding =
  (text: string): ReadFile =>
  () =>
    text;

describe("readPersons", () => {
  it("reads names as text", () => {
    const read = holding("name,persons\nNull,3\nTrue,4\n");
    expect([...readPersons(read, "bearers.csv")]).toEqual([
      ["Null", 3],
      ["True", 4],
    ]);
  });

  it("rejects a name that occurs twice, even in another Unicode form", () => {
    const read = holding("name,persons\nA\u030Asa,3\n\u00C5sa,4\n");
    expect(() => readPersons(read, "bearers.csv")).toThrow('bearers.csv:3: "Åsa" occurs twice');
  });
});

describe("readNewborns", () => {
  const header = "year,sex,name,n,rank\n";

  it("leaves out missing years and keeps the ranks of the last year", () => {
    const read = holding(`${header}1998,F,Eva,12,5\n2022,F,Eva,30,1\n2022,M,Eva,10,9\n`);
    const { bySex, lastRank } = readNewborns(read);
    expect([...(bySex.F.get("Eva") ?? [])]).toEqual([
      [1998, 12],
      [2022, 30],
    ]);
    expect(lastRank.F.get("Eva")).toBe(1);
    expect(lastRank.M.get("Eva")).toBe(9);
  });

  it.each([
    ["a year outside the series", "1997,F,Eva,12,5\n", '"year"'],
    ["an unknown sex", "2022,K,Eva,12,5\n", '"sex"'],
    ["a name twice in one year", "2022,F,Eva,12,5\n2022,F,Eva,12,5\n", "occurs twice in 2022"],
  ])("rejects %s", (_, rows, message) => {
    expect(() => readNewborns(holding(header + rows))).toThrow(message);
  });
});

describe("readNameDays", () => {
  const header = "month,day,name,in_list_since\n";

  it("reads the year in which a name was added", () => {
    const rows =
      "1,2,Svea,2018 or earlier\n11,2,Tim,2022\n1,24,Eira,2025 (printed almanacs from 2027)\n";
    expect(readNameDays(holding(header + rows)).map((day) => day.addedIn)).toEqual([
      null,
      2022,
      2025,
    ]);
  });

  it.each(["13,1,Anna,2022\n", "1,32,Anna,2022\n", "1,1,Anna,soon\n"])("rejects %j", (row) => {
    expect(() => readNameDays(holding(header + row))).toThrow("name_days.csv:2");
  });
});

describe("other files", () => {
  it("reads an empty field as unknown", () => {
    const top = "year,sex,rank,name,merged_with,source_url\n2024,F,1,Alma,,https://example.se\n";
    expect(readMergedTop2024(holding(top))[0]?.mergedWith).toBeNull();

    const dogs =
      "year,area,sex,rank,name,dogs,source_url\nundated,SE,,,Molly,,https://example.se\n";
    expect(readOtherDogs(holding(dogs))[0]).toMatchObject({
      year: null,
      sex: null,
      dogs: null,
    });

    const cats = "as_of,area,measure,rank,name,cats,source_url\nprevious year,Sigtuna,x,,Maja,,u\n";
    expect(readCats(holding(cats))[0]).toMatchObject({ asOf: null, cats: null });
  });

  it("rejects an invalid year", () => {
    const dogs = "year,area,sex,rank,name,dogs,source_url\n20,SE,,,Molly,,u\n";
    expect(() => readOtherDogs(holding(dogs))).toThrow('dogs_sweden_other.csv:2: "year"');
  });
});
