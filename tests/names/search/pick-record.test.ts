import { expect, test } from "vitest";
import type { NameRecord } from "@/names/search/name-files.ts";
import { pickRecord } from "@/names/search/pick-record.ts";

function record(name: string, surnameBearers: number): NameRecord {
  return {
    name,
    women: 0,
    men: 0,
    surnameBearers,
    surnameRank: null,
    hasGivenNameDocument: false,
    hasSurnameDocument: false,
    meanAge: { women: null, men: null },
    girls: [],
    boys: [],
    spellings: [],
  };
}

const inCases = [record("True", 5), record("TRUE", 20)];

test.each([
  ["the very spelling", "TRUE", inCases, "TRUE"],
  ["a name rather than capitals", "true", inCases, "True"],
  ["capitals when nobody is spelt otherwise", "ib", [record("IB", 2)], "IB"],
  ["the case rather than the accents", "rené", [record("Rene", 900), record("René", 3)], "René"],
  [
    "the most common without the very letters",
    "bjork",
    [record("Bjørk", 9), record("Björk", 90)],
    "Björk",
  ],
])("%s answers: %s", (_, name, records, answer) => {
  expect(pickRecord(name, records)?.name).toBe(answer);
});

test("nothing answers for a name without records", () => {
  expect(pickRecord("Granvåg", [])).toBeNull();
});
