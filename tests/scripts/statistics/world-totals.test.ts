import { expect, test } from "vitest";
import { demandTotals } from "../../../scripts/statistics/world-totals.ts";

const YEARS = {
  swedishBearers: 2030,
  swedishNewborns: 2031,
  countries: [
    { id: "norge", year: 2032 },
    { id: "irland", year: 2032 },
  ],
} as const;

function totalsOf(years: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(years).map(([id, year]) => [
      id,
      [{ year, counted: "invånare", total: 5_000_000, source: "Byrån" }],
    ]),
  );
}

test("figures of a new year demand the totals of that year, by name", () => {
  const ofOtherYears = totalsOf({ "sverige-invanare": 2029, "sverige-fodda": 2031, norge: 2031 });
  expect(() => demandTotals(YEARS, ofOtherYears)).toThrow(/sverige-invanare 2030, norge 2032:/);
});

test("a country that has no total needs none", () => {
  const all = totalsOf({ "sverige-invanare": 2030, "sverige-fodda": 2031, norge: 2032 });
  expect(() => demandTotals(YEARS, all)).not.toThrow();
});
