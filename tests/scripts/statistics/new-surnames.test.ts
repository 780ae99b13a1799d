import { describe, expect, test } from "vitest";
import {
  canBeJoined,
  createDistinctness,
  formSurnames,
} from "../../../scripts/statistics/new-surnames.ts";

describe("two elements are joined", () => {
  test.each([
    ["mån", "björk"],
    ["lärk", "dal"],
    ["silver", "alm"],
    ["väster", "strand"],
    ["hagtorns", "lund"],
    ["sjö", "björk"],
  ])("as in %s-%s", (first, last) => {
    expect(canBeJoined(first, last)).toBe(true);
  });

  test.each([
    ["tall", "lund", "a letter would be tripled"],
    ["dal", "lid", "a letter would be doubled"],
    ["snö", "äng", "a vowel meets a vowel"],
    ["hus", "jord", "the joint is read as sj"],
    ["fält", "järn", "the joint is read as tj"],
    ["höst", "strand", "three consonants are hard to tell apart"],
    ["moln", "strand", "two groups of consonants meet"],
    ["dagg", "klint", "two sounds are made in the same place"],
    ["lärk", "mark", "both elements end alike"],
    ["löv", "löv", "both elements are the same"],
    ["sparv", "äng", "the joint may be heard one letter earlier"],
    ["blomster", "strand", "the name is too long"],
  ])("but not as in %s-%s: %s", (first, last) => {
    expect(canBeJoined(first, last)).toBe(false);
  });
});

describe("a name is distinct", () => {
  const isDistinct = createDistinctness(["Almqvist", "Björkhede", "Lövgren"]);

  test("from names of other letters and sounds", () => {
    expect(isDistinct("Lövhamn")).toBe(true);
    expect(isDistinct("Björklund")).toBe(true);
  });

  test.each([
    ["Lövgren", "is borne"],
    ["LÖVGREN", "differs in case"],
    ["Björkheden", "has a letter more"],
    ["Lövren", "has a letter less"],
    ["Sövgren", "has another letter"],
    ["Lövgern", "has two letters swapped"],
    ["Almkvist", "sounds the same"],
    ["Lööfgren", "sounds the same, with two other letters"],
  ])("but not %s, which %s", (name) => {
    expect(isDistinct(name)).toBe(false);
  });
});

test("pairs that a rule refuses are reported, not left out in silence", () => {
  const parts = "\nlöv: gren holm\nsvin: lund\nsnö: äng\n";
  expect(formSurnames(parts, createDistinctness(["Lövgren"]))).toEqual({
    formed: ["Lövholm"],
    refused: ["Lövgren", "Svinlund", "Snöäng"],
  });
});
