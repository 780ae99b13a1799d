/** The splits of surnames, compared with those that a reader wrote before the rules (docs/name-quality.md). */
import { expect, test } from "vitest";
import { splitSurname } from "../../../scripts/statistics/surname-splits.ts";
import { labelledSplits } from "../../names/sounds/labelled-splits.ts";

test("at least 98 % of the labelled surnames are divided as labelled", () => {
  const misses = labelledSplits.filter(({ surname, split }) => {
    const name = surname.charAt(0).toUpperCase() + surname.slice(1);
    const found = splitSurname(name);
    return found?.kind !== split?.kind || found?.parts.join("+") !== split?.parts.join("+");
  });
  expect(misses.length / labelledSplits.length, JSON.stringify(misses)).toBeLessThanOrEqual(0.02);
});
