/** What a chart says of the newborns of several spellings together. */
import { describe, expect, test } from "vitest";
import {
  ALL_YEARS,
  findingOf,
  gapNote,
  linesBySex,
  peakOf,
  RECENT_YEARS,
  summaryOf,
} from "@/name-parts/chart/newborn-lines.ts";
import type { YearOfNewborns } from "@/names/search/name-files.ts";
import { addYears } from "@/names/search/together.ts";
import { recordOf } from "../../../scripts/build/name-search/name-records.ts";
import { readGivenNames } from "../../../scripts/build/name-search/read-names.ts";

/** The line of girls of spellings, each with its children of the years from 2013 on. */
function lineOf(...spellings: (number | null)[][]) {
  const girls = spellings.map((counts) =>
    counts.flatMap((children, i): YearOfNewborns[] =>
      children === null ? [] : [{ year: 2013 + i, children }],
    ),
  );
  const [line] = linesBySex(
    {
      record: {
        name: "Maja",
        women: 0,
        men: 0,
        surnameBearers: 0,
        surnameRank: null,
        hasGivenNameDocument: false,
        hasSurnameDocument: false,
        meanAge: { women: null, men: null },
        girls: addYears(girls),
        boys: [],
        spellings: [],
      },
      spellings: spellings.map((_, i) => `Spelling ${i}`),
    },
    RECENT_YEARS,
  );
  if (!line) throw new Error("No line");
  return line;
}

/** The same number in each of the ten years, but for the first ones. */
function years(usual: number, ...first: (number | null)[]): (number | null)[] {
  return Array.from({ length: 10 }, (_, i) => first[i] ?? (i < first.length ? null : usual));
}

const plain = (text: string | null) => text?.replaceAll("\u00a0", " ");

describe("spellings together", () => {
  test("are at least their sum where one is left out, and more than none where all are", () => {
    const line = lineOf(years(100, null, 80), years(20, null, null));
    expect(plain(findingOf([line], RECENT_YEARS))).toBe(
      "Från färre än 10 per stavning till 120 flickor, 2013–2022",
    );
    expect(plain(summaryOf(line))).toContain("2013: färre än 10 per stavning.");
    expect(plain(gapNote([line]))).toBe("Prickar längs botten: färre än 10 barn per stavning.");
    const partial = lineOf(years(100, 90), years(20, null));
    expect(plain(findingOf([partial], RECENT_YEARS))).toBe(
      "Från minst 90 till 120 flickor, 2013–2022",
    );
  });

  test("have a peak only where no other year can have had as many", () => {
    const first = lineOf(years(100, 200), years(20, null));
    expect(peakOf(first)).toMatchObject({ year: 2013, children: 200 });
    // 115 and at most 9 more in 2013, 120 in the others.
    const uncertain = lineOf(years(100, 115), years(20, null));
    expect(peakOf(uncertain)).toBeUndefined();
    expect(summaryOf(uncertain)).not.toContain("Flest");
    const tied = lineOf(years(200, 200), years(20, 20));
    expect(summaryOf(tied)).toMatch(/Flest 2013, 2014.* och 2022: 220\./);
    // 109 and at most 9 more.
    expect(peakOf(lineOf(years(100, 109), years(20, null)))).toMatchObject({ year: 2014 });
  });
});

/** What a finding says of one of its ends: "färre än 10" may be none, and "minst 90" any number above. */
function rangeOf(text: string): { least: number; most: number } {
  const number = Number(text.replace(/\D/g, ""));
  if (text.startsWith("färre än")) return { least: 0, most: number - 1 };
  return { least: number, most: text.startsWith("minst") ? Infinity : number };
}

test("no name is said to have changed where the statistics cannot tell", () => {
  const faults: string[] = [];
  let changes = 0;
  for (const row of readGivenNames()) {
    if (row.girls === "" && row.boys === "") continue;
    const record = recordOf(row, new Map());
    for (const period of [RECENT_YEARS, ALL_YEARS]) {
      const lines = linesBySex({ record, spellings: [record.name] }, period);
      const finding = plain(findingOf(lines, period)) ?? "";
      if (lines.length > 0 && finding === "") faults.push(record.name);
      const [, from, to] = /^Från (.+) till (.+) (?:flickor|pojkar), /.exec(finding) ?? [];
      if (!from || !to) continue;
      changes += 1;
      const [first, last] = [rangeOf(from), rangeOf(to)];
      if (first.most >= last.least && last.most >= first.least) {
        faults.push(`${record.name}: ${finding}`);
      }
    }
  }
  expect(changes).toBeGreaterThan(1000);
  expect(faults).toEqual([]);
});

test.each([
  [[null, null, 14, null, null, null, null, null, 3, 5], "Som mest 14 flickor, 2015"],
  [[null, null, null, null, null, null, null, null, 3, 5], "5 flickor fick namnet 2022"],
  [[null, null, null, null, null, null, null, null, 6, null], "6 flickor fick namnet 2021"],
  [[17, 20, 12, 11, 12, 14, null, null, 3, 4], "Från 17 till 4 flickor, 2013–2022"],
  [[null, 10, 12, 11, 12, 14, 15, 16, 17, 18], "Från färre än 10 till 18 flickor, 2013–2022"],
])("what is known of %j", (counts, finding) => {
  expect(plain(findingOf([lineOf(counts)], RECENT_YEARS))).toBe(finding);
});
