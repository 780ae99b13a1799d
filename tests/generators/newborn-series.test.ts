import { expect, test } from "vitest";
import { childNameList } from "@/generators/child-name-list.ts";
import { FIRST_YEAR, LAST_YEAR, newbornSeriesOf } from "@/generators/newborn-series.ts";

test("covers the last ten years of the statistics", () => {
  expect([FIRST_YEAR, LAST_YEAR]).toEqual([2013, 2022]);
  expect(newbornSeriesOf("Astrid")?.counts).toHaveLength(10);
});

test("ends with the newborns of 2022 of every ranked child name, for the sex that is given it most", () => {
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
