import { expect, test } from "vitest";
import { isMoreThanChance } from "@/names/series/chance.ts";

test("a difference is more than chance from 1.645 standard deviations of both numbers on", () => {
  expect(isMoreThanChance(100, 123, 1)).toBe(false);
  expect(isMoreThanChance(100, 125, 1)).toBe(true);
  expect(isMoreThanChance(100, 80, 1)).toBe(false);
  expect(isMoreThanChance(100, 78, 1)).toBe(true);
});

test("a rise is measured from what as many children would have given", () => {
  expect(isMoreThanChance(300, 140, 1 / 3)).toBe(true);
  expect(isMoreThanChance(300, 140, 0.42)).toBe(false);
});
