import { expect, test } from "vitest";
import { CURVE_HEIGHT, CURVE_WIDTH, curvePaths } from "@/ui/curve-paths.ts";

/** The points of a path. */
function points(path: string): { x: number; y: number }[] {
  return [...path.matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
}

test("the line is straight from year to year, and its height is proportional from zero", () => {
  const { lines, gaps } = curvePaths([100, 50, 25]);
  const [first, second, third] = points(lines).map(({ y }) => CURVE_HEIGHT - y);
  expect(lines).toMatch(/^M[^M]+L[^L]+L[^L]+$/);
  expect(second).toBeCloseTo((first ?? 0) / 2, 1);
  expect(third).toBeCloseTo((first ?? 0) / 4, 1);
  expect(gaps).toBe("");
});

test("the years are equally far apart", () => {
  const [first, second, third] = points(curvePaths([10, 20, 30]).lines).map(({ x }) => x);
  expect((second ?? 0) - (first ?? 0)).toBeCloseTo((third ?? 0) - (second ?? 0), 1);
});

test("a gap interrupts the line and is dotted along the base", () => {
  const { lines, areas, gaps } = curvePaths([30, 20, null, null, 20, 30]);
  expect(lines.match(/M/g)).toHaveLength(2);
  expect(areas.match(/Z/g)).toHaveLength(2);
  expect(points(lines).some(({ y }) => y >= CURVE_HEIGHT)).toBe(false);
  expect(gaps).toMatch(/^M[\d.]+ 38H[\d.]+$/);
});

test.each([
  ["between two years", [30, null, 20]],
  ["at the beginning", [null, 30, 20]],
  ["at the end", [30, 20, null]],
])("a single missing year %s is a row of dots within the picture", (_, counts) => {
  const [, from, to] = /^M([\d.]+) 38H([\d.]+)$/.exec(curvePaths(counts).gaps) ?? [];
  expect(Number(from)).toBeGreaterThanOrEqual(0);
  expect(Number(to)).toBeLessThanOrEqual(CURVE_WIDTH);
  expect(Number(to) - Number(from)).toBeGreaterThan(20);
});

test("a year by itself and the last year are dots", () => {
  expect(curvePaths([null, 12, null, 20, 30]).dots.match(/M/g)).toHaveLength(2);
  expect(curvePaths([20, 30, null]).dots).toBe("");
});

test("a name without any count has dots along the base only", () => {
  const { lines, areas, gaps, dots } = curvePaths([null, null, null]);
  expect({ lines, areas, dots }).toEqual({ lines: "", areas: "", dots: "" });
  expect(gaps).not.toBe("");
});
