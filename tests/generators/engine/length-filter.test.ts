import { describe, expect, test } from "vitest";
import { GIVEN_NAME_LENGTHS, SURNAME_LENGTHS } from "@/config/limits.ts";
import { hasLength, lengthFilter } from "@/generators/engine/length-filter.ts";

const CHOICES = ["kort", "medel", "lang"];

describe.each([
  { names: "given names", classes: GIVEN_NAME_LENGTHS, kort: [1, 4], medel: [5, 7], lang: [8, 25] },
  { names: "surnames", classes: SURNAME_LENGTHS, kort: [1, 6], medel: [7, 10], lang: [11, 25] },
])("length classes of $names", ({ classes, ...edges }) => {
  test.each([
    ["kort", edges.kort],
    ["medel", edges.medel],
    ["lang", edges.lang],
  ])("%s includes both edges of %j characters, and no other class does", (choice, lengths) => {
    for (const length of lengths) {
      const name = "ö".repeat(length);
      expect(CHOICES.filter((each) => hasLength(name, each, classes))).toEqual([choice]);
      expect(hasLength(name, "alla", classes)).toBe(true);
    }
  });

  test("are stated in the labels of the filter", () => {
    const labels = lengthFilter(classes).options.map(({ value, label }) => `${value}: ${label}`);
    expect(labels.slice(1)).toEqual([
      `kort: Kort (högst ${edges.kort[1]})`,
      `medel: Medel (${edges.medel.join("–")})`,
      `lang: Långt (minst ${edges.lang[0]})`,
    ]);
  });
});

test("hyphens and spaces count as characters, accents do not", () => {
  expect(hasLength("Bo-A", "kort", GIVEN_NAME_LENGTHS)).toBe(true);
  expect(hasLength("Bo-Al", "medel", GIVEN_NAME_LENGTHS)).toBe(true);
  expect(hasLength("Zoéé", "kort", GIVEN_NAME_LENGTHS)).toBe(true);
  expect(hasLength("Af Ugg", "kort", SURNAME_LENGTHS)).toBe(true);
});
