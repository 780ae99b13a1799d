import fc from "fast-check";
import { expect, test } from "vitest";
import { breakPages } from "@/saved/export/page-breaks.ts";

const PAGE_HEIGHT = 100;

function blocks(...heights: readonly number[]) {
  return heights.map((height) => ({ height, keepsNext: false }));
}

function heightsOf(pages: ReturnType<typeof breakPages>): number[][] {
  return pages.map((page) => page.map(({ height }) => height));
}

test("a page has as many blocks as fit", () => {
  const tens = Array<number>(10).fill(10);
  expect(heightsOf(breakPages(blocks(...tens), PAGE_HEIGHT))).toEqual([tens]);
  expect(heightsOf(breakPages(blocks(60, 30, 20, 10, 10, 10), PAGE_HEIGHT))).toEqual([
    [60, 30],
    [20, 10, 10, 10],
  ]);
});

test("a last page has at least four blocks", () => {
  const pages = breakPages(blocks(...Array<number>(11).fill(10)), PAGE_HEIGHT);
  expect(pages.map((page) => page.length)).toEqual([7, 4]);
});

test("what is higher than a page is divided all the same", () => {
  expect(heightsOf(breakPages(blocks(40, 40, 40, 40), PAGE_HEIGHT))).toEqual([
    [40, 40],
    [40, 40],
  ]);
});

test("every block is on one page, in order, with the one that it keeps", () => {
  const block = fc.record({ height: fc.integer({ min: 1, max: 12 }), keepsNext: fc.boolean() });
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 60 }), (all) => {
      // No more than three hold together, so that they fit on a page.
      const given = all.map(({ height, keepsNext }, i) => ({
        height,
        keepsNext: keepsNext && i % 3 !== 0,
      }));
      const pages = breakPages(given, PAGE_HEIGHT);
      expect(pages.flat()).toEqual(given);
      for (const page of pages) {
        expect(page.length).toBeGreaterThan(0);
        expect(page.reduce((sum, { height }) => sum + height, 0)).toBeLessThanOrEqual(PAGE_HEIGHT);
      }
      for (const page of pages.slice(0, -1)) expect(page.at(-1)?.keepsNext).toBe(false);
    }),
  );
});
