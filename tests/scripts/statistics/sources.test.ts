import { describe, expect, it } from "vitest";
import {
  findEdition,
  type RawFolder,
  readCats,
  readMergedTop,
  readNameDays,
  readNewborns,
  readOtherDogs,
  readPersons,
} from "../../../scripts/statistics/sources.ts";

/** A folder with one file. */
function holding(text: string, file = "a.csv"): RawFolder {
  return { files: [file], read: () => text };
}

describe("findEdition", () => {
  const folder = (...files: string[]): RawFolder => ({ files, read: () => "" });
  const pattern = "newborns_#_#.csv";

  it("finds the file by its name, and the years in it", () => {
    const files = ["newborns_2021_2022_min2.csv", "newborns_1998_2022.csv", "births_1998_2020.csv"];
    expect(findEdition(folder(...files), pattern)).toEqual({
      file: "newborns_1998_2022.csv",
      years: { first: 1998, last: 2022 },
    });
  });

  it.each([
    ["no", "found 0", []],
    ["more than one", "found 2", ["newborns_1998_2022.csv", "newborns_1998_2023.csv"]],
  ])("rejects %s edition", (_, message, files) => {
    expect(() => findEdition(folder(...files), pattern)).toThrow(message);
  });
});

describe("readPersons", () => {
  it("reads names as text", () => {
    const folder = holding("name,persons\nNull,3\nTrue,4\n", "bearers_2020.csv");
    const { byName, year } = readPersons(folder, "bearers_#.csv");
    expect(year).toBe(2020);
    expect([...byName]).toEqual([
      ["Null", 3],
      ["True", 4],
    ]);
  });

  it("rejects a name that occurs twice, even in another Unicode form", () => {
    const folder = holding("name,persons\nA\u030Asa,3\n\u00C5sa,4\n", "bearers_2020.csv");
    expect(() => readPersons(folder, "bearers_#.csv")).toThrow(
      'bearers_2020.csv:3: "Åsa" occurs twice',
    );
  });
});

describe("readNewborns", () => {
  const FILE = "newborns_1998_2022.csv";
  const header = "year,sex,name,n,rank\n";

  it("leaves out missing years and keeps the ranks of the last year", () => {
    const rows = "1998,F,Eva,12,5\n2022,F,Eva,30,1\n2022,M,Eva,10,9\n";
    const { years, bySex, lastRank } = readNewborns(holding(header + rows, FILE));
    expect(years).toEqual({ first: 1998, last: 2022 });
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
    expect(() => readNewborns(holding(header + rows, FILE))).toThrow(message);
  });
});

describe("readNameDays", () => {
  const header = "month,day,name,in_list_since\n";

  it("reads the year in which a name was added, and that of the almanacs that will have it", () => {
    const rows =
      "1,2,Svea,2018 or earlier\n11,2,Tim,2022\n1,24,Eira,2025 (printed almanacs from 2027)\n";
    const days = readNameDays(holding(header + rows));
    expect(days.map(({ addedIn, printedFrom }) => [addedIn, printedFrom])).toEqual([
      [null, null],
      [2022, null],
      [2025, 2027],
    ]);
  });

  it.each(["13,1,Anna,2022\n", "1,32,Anna,2022\n", "1,1,Anna,soon\n"])("rejects %j", (row) => {
    expect(() => readNameDays(holding(header + row))).toThrow("name_days.csv:2");
  });
});

describe("other files", () => {
  it("reads an empty field as unknown", () => {
    const top = "year,sex,rank,name,merged_with,source_url\n2024,F,1,Alma,,https://example.se\n";
    expect(readMergedTop(holding(top, "merged_spellings_2024_top5.csv"))[0]?.mergedWith).toBeNull();

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
