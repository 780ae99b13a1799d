import { expect, test } from "vitest";
import { lookUpGivenName } from "@/names/facts/given-name-facts.ts";
import { newbornSeriesOf } from "@/names/series/newborn-series.ts";
import { homeFigures } from "@/words/home-figures.ts";
import { FIRST_NEWBORN_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

test("the bearers of Kim are those of the other lists", () => {
  expect(lookUpGivenName("Kim").bearers).toEqual(homeFigures.kim);
});

test.each(["Astrid", "Emma"] as const)(
  "the curve of %s has every year, with the figures of the other lists",
  (name) => {
    expect(homeFigures.girls[name]).toHaveLength(LAST_NEWBORN_YEAR - FIRST_NEWBORN_YEAR + 1);
    expect(homeFigures.girls[name].slice(-10)).toEqual(newbornSeriesOf(name)?.counts);
  },
);
