import { describe, expect, test } from "vitest";
import { labelledNamePairs } from "./labelled-name-pairs.ts";
import { labelledSplits } from "./labelled-splits.ts";
import { labelledSurnamePairs } from "./labelled-surname-pairs.ts";
import { labelledSyllables } from "./labelled-syllables.ts";

/** How many rows a set has under each label. */
function tally(labels: readonly string[]) {
  return Object.fromEntries(
    [...new Set(labels)].map((label) => [label, labels.filter((each) => each === label).length]),
  );
}

describe.each([
  {
    set: "pairs of given names",
    size: 400,
    // Sara–Sarah and Sarah–Sara are one pair.
    keys: labelledNamePairs.map(({ names }) => names.toSorted().join("–")),
  },
  {
    set: "given names with a surname",
    size: 200,
    keys: labelledSurnamePairs.map(({ givenName, surname }) => `${givenName} ${surname}`),
  },
  {
    set: "counts of syllables",
    size: 300,
    keys: labelledSyllables.map(({ name, kind }) => `${kind} ${name}`),
  },
  {
    set: "splits of surnames",
    size: 200,
    keys: labelledSplits.map(({ surname }) => surname),
  },
])("the labelled set of $set", ({ size, keys }) => {
  test(`has ${size} rows, none of them twice`, () => {
    expect(keys).toHaveLength(size);
    expect(new Set(keys).size).toBe(size);
  });

  test("is written in whole names", () => {
    for (const key of keys) expect(key).toMatch(/^[\p{L}– -]+$/u);
  });
});

test("every label is used for enough rows to be measured", () => {
  expect(tally(labelledNamePairs.map(({ label }) => label))).toEqual({
    same: 150,
    almost: 120,
    different: 130,
  });
  expect(
    tally(labelledSurnamePairs.flatMap(({ remarks }) => (remarks.length > 0 ? remarks : ["none"]))),
  ).toEqual({ joint: 64, beginning: 36, rhyme: 27, initials: 57, none: 52 });
  expect(tally(labelledSplits.map(({ split }) => split?.kind ?? "none"))).toEqual({
    compound: 94,
    ending: 43,
    patronymic: 13,
    none: 50,
  });
});

test("a letter written once for two is the last of one part and the first of the other", () => {
  for (const { surname, split } of labelledSplits) {
    if (!split) continue;
    const [first, second] = split.parts;
    if (first + second === surname) continue;
    expect(first.at(-1)).toBe(second.at(0));
    expect(first + second.slice(1)).toBe(surname);
  }
});
