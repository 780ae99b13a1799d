import { expect, test } from "vitest";
import { childNameList } from "@/names/facts/child-name-list.ts";
import { FIRST_YEAR, LAST_YEAR, newbornSeriesOf } from "@/names/series/newborn-series.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

test("covers the last ten years of the statistics", () => {
  expect(LAST_YEAR).toBe(LAST_NEWBORN_YEAR);
  expect(FIRST_YEAR).toBe(LAST_NEWBORN_YEAR - 9);
  expect(newbornSeriesOf("Astrid")?.counts).toHaveLength(10);
});

test("ends with the newborns of the last year of every ranked child name, for the sex that is given it most", () => {
  for (const { name, sex, newborns, rank } of childNameList) {
    if (rank === null) continue;
    const series = newbornSeriesOf(name);
    if (series?.sex === sex) expect([name, series.counts.at(-1)]).toEqual([name, newborns]);
    else expect(series?.isShared).toBe(true);
  }
});

test("has no count for a year with fewer than ten children, and no series without a count", () => {
  expect(newbornSeriesOf("Freyja")?.counts[0]).toBeNull();
  expect(newbornSeriesOf("Gunilla")).toBeNull();
  expect(newbornSeriesOf("Finnsinte")).toBeNull();
});

test("shows a shared name for the sex that is given it most", () => {
  expect(newbornSeriesOf("Charlie")).toMatchObject({ sex: "pojkar", isShared: true });
  expect(newbornSeriesOf("Astrid")).toMatchObject({ sex: "flickor", isShared: false });
});
