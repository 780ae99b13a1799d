/** What a chart says of the newborns of several spellings together. */
import { describe, expect, test } from "vitest";
import {
  findingOf,
  gapNote,
  linesBySex,
  peakOf,
  RECENT_YEARS,
  summaryOf,
} from "@/features/names/newborn-chart/newborn-lines.ts";
import type { YearOfNewborns } from "@/generators/name-search/name-files.ts";
import { addYears } from "@/generators/name-search/together.ts";

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
      "Från färre än 10 per stavning till 120 flickor på nio år",
    );
    expect(plain(summaryOf(line))).toContain("2013: färre än 10 per stavning.");
    expect(plain(gapNote([line]))).toBe("Prickar längs botten: färre än 10 barn per stavning.");
    const partial = lineOf(years(100, 90), years(20, null));
    expect(plain(findingOf([partial], RECENT_YEARS))).toBe(
      "Från minst 90 till 120 flickor på nio år",
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
