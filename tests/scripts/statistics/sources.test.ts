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

/** A folder with one file, whatever its name. */
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

  it("refuses a name twice, in whatever form its letters are written", () => {
    const read = holding("name,persons\nA\u030Asa,3\n\u00C5sa,4\n");
    expect(() => readPersons(read, "bearers.csv")).toThrow('bearers.csv:3: "Åsa" stands twice');
  });
});

describe("readNewborns", () => {
  const header = "year,sex,name,n,rank\n";

  it("leaves a missing year missing and keeps the ranks of the last year", () => {
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
    ["a year outside the series", "1997,F,Eva,12,5\n", "outside the series"],
    ["an unknown sex", "2022,K,Eva,12,5\n", "none of F, M"],
    ["a name twice in a year", "2022,F,Eva,12,5\n2022,F,Eva,12,5\n", "stands twice in 2022"],
  ])("refuses %s", (_, rows, message) => {
    expect(() => readNewborns(holding(header + rows))).toThrow(message);
  });
});

describe("readNameDays", () => {
  const header = "month,day,name,in_list_since\n";

  it("reads when a name came into the list", () => {
    const rows =
      "1,2,Svea,2018 or earlier\n11,2,Tim,2022\n1,24,Eira,2025 (printed almanacs from 2027)\n";
    expect(readNameDays(holding(header + rows)).map((day) => day.addedIn)).toEqual([
      null,
      2022,
      2025,
    ]);
  });

  it.each(["13,1,Anna,2022\n", "1,32,Anna,2022\n", "1,1,Anna,soon\n"])("refuses %j", (row) => {
    expect(() => readNameDays(holding(header + row))).toThrow("name_days.csv:2");
  });
});

describe("other files", () => {
  it("reads what is empty as nothing known", () => {
    const top = "year,sex,rank,name,merged_with,source_url\n2024,F,1,Alma,,https://example.se\n";
    expect(readMergedTop2024(holding(top))[0]?.mergedWith).toBeNull();

    const dogs =
      "year,area,sex,rank,name,dogs,source_url\nundated,SE,,,Molly,,https://example.se\n";
    expect(readOtherDogs(holding(dogs))[0]).toMatchObject({
      year: null,
      sex: null,
      rank: null,
      dogs: null,
    });

    const cats = "as_of,area,measure,rank,name,cats,source_url\nprevious year,Sigtuna,x,,Maja,,u\n";
    expect(readCats(holding(cats))[0]).toMatchObject({ asOf: null, cats: null });
  });

  it("refuses a year that is none", () => {
    const dogs = "year,area,sex,rank,name,dogs,source_url\n20,SE,,,Molly,,u\n";
    expect(() => readOtherDogs(holding(dogs))).toThrow('unknown year "20"');
  });
});
