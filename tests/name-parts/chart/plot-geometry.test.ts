import { expect, test } from "vitest";
import { linesBySex, RECENT_YEARS } from "@/name-parts/chart/newborn-lines.ts";
import { labelHeights, plotGeometry } from "@/name-parts/chart/plot-geometry.ts";
import { countOf } from "@/name-parts/spellings/count.ts";
import type { YearOfNewborns } from "@/names/search/name-files.ts";

function lineOf(girls: readonly YearOfNewborns[]) {
  const record = {
    women: 0,
    men: 0,
    surnameBearers: 0,
    surnameRank: null,
    hasGivenNameDocument: false,
    hasSurnameDocument: false,
    meanAge: { women: null, men: null },
    boys: [],
    spellings: [],
  };
  return linesBySex(countOf({ ...record, name: "Asta", girls }), RECENT_YEARS);
}

/** The parts of a curve: the year and the number of each of its points, by the marks of the axes. */
function pointsOf(girls: readonly YearOfNewborns[]) {
  const { lines, counts, years } = plotGeometry(lineOf(girls), RECENT_YEARS);
  const top = counts.at(-1) ?? 0;
  const [first = 0, last = 0] = [years[0], years.at(-1)];
  return (lines[0] ?? "")
    .split("M")
    .slice(1)
    .map((part) =>
      part
        .replace("Z", "")
        .split("L")
        .map((point) => {
          const [x = 0, y = 0] = point.split(",").map(Number);
          return [
            Math.round(first + (x / 100) * (last - first)),
            Math.round(((100 - y) / 100) * top),
          ];
        }),
    );
}

test("the curve is as high as its numbers, from zero, and broken where they are missing", () => {
  expect(
    pointsOf([
      { year: 2013, children: 40 },
      { year: 2014, children: 11 },
      { year: 2016, children: 80 },
      { year: 2021, children: 2 },
      { year: 2022, children: 37 },
    ]),
  ).toEqual([
    [
      [2013, 40],
      [2014, 11],
    ],
    [[2016, 80]],
    [
      [2021, 2],
      [2022, 37],
    ],
  ]);
});

test("the years below a chart of any length are whole, from the first to the last", () => {
  for (let last = 2022; last < 2050; last += 1) {
    const { years } = plotGeometry(lineOf([{ year: 2020, children: 90 }]), { first: 2013, last });
    expect(years.every(Number.isInteger)).toBe(true);
    expect([years[0], years.at(-1)]).toEqual([2013, last]);
    expect(new Set(years.slice(1).map((year, i) => year - (years[i] ?? 0))).size).toBeLessThan(3);
  }
});

test("the axis has few marks, all of them whole numbers", () => {
  for (let children = 2; children < 2000; children += 7) {
    const { counts } = plotGeometry(lineOf([{ year: 2022, children }]), RECENT_YEARS);
    expect(counts[0]).toBe(0);
    expect(counts.at(-1)).toBeGreaterThanOrEqual(children);
    expect(counts.every(Number.isInteger)).toBe(true);
    expect(counts.length).toBeLessThan(8);
  }
});

test.each([
  [[50]],
  [[10, 90]],
  [[90, 10, 50, 55]],
  [[100, 100, 100, 100]],
  [[0, 1, 2, 3]],
  [[20, 21, 60, 60]],
])("labels at the heights %s do not overlap, and keep their order", (heights) => {
  const placed = labelHeights(heights);
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const sorted = order.map((i) => placed[i] ?? 0);
  for (const [i, height] of sorted.entries()) {
    expect(height).toBeGreaterThanOrEqual(0);
    expect(height).toBeLessThanOrEqual(100);
    if (i > 0) expect(height - (sorted[i - 1] ?? 0)).toBeGreaterThan(15);
  }
});
