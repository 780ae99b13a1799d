import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isTooLong, missingNeeds } from "@/features/auth/password/password-rules.ts";

const TOO_SHORT = "minst 8\u00a0tecken";
const NO_UPPERCASE = "en stor bokstav (A–Z)";
const NO_LOWERCASE = "en liten bokstav (a–z)";
const NO_NUMBER = "en siffra";
const NO_SYMBOL = "ett specialtecken";

describe("missingNeeds", () => {
  test.each([
    ["Abcde1!", [TOO_SHORT]],
    ["abcdef1!", [NO_UPPERCASE]],
    ["ABCDEF1!", [NO_LOWERCASE]],
    ["Abcdefg!", [NO_NUMBER]],
    ["Abcdefg1", [NO_SYMBOL]],
    ["åäöABC1!", [NO_LOWERCASE]],
    ["ÅÄÖabc1!", [NO_UPPERCASE]],
    ["Abcdef 1", [NO_SYMBOL]],
    ["Abcdefg1å", [NO_SYMBOL]],
    ["a", [TOO_SHORT, NO_UPPERCASE, NO_NUMBER, NO_SYMBOL]],
    ["", [TOO_SHORT, NO_UPPERCASE, NO_LOWERCASE, NO_NUMBER, NO_SYMBOL]],
  ])("lists what %j lacks, in order", (password, needs) => {
    expect(missingNeeds(password)).toEqual(needs);
  });

  test.each([..."!@#$%^&*()_+-=[]{};':\"\\|<>?,./`~"])(
    "accepts %s as a special character",
    (symbol) => {
      expect(missingNeeds(`Abcdef1${symbol}`)).toEqual([]);
    },
  );

  test("accepts the required characters in any order", () => {
    const characters = [..."Abcdef1!"];
    const shuffled = fc.shuffledSubarray(characters, { minLength: characters.length });
    fc.assert(
      fc.property(shuffled, fc.string(), (order, rest) => {
        expect(missingNeeds(order.join("") + rest)).toEqual([]);
      }),
    );
  });

  test("never lacks more when characters are added", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, password, after) => {
        const needs = missingNeeds(password);
        for (const need of missingNeeds(before + password + after)) {
          expect(needs).toContain(need);
        }
      }),
    );
  });
});

describe("isTooLong", () => {
  test.each([
    ["a".repeat(72), false],
    ["a".repeat(73), true],
    ["å".repeat(36), false],
    [`${"ö".repeat(36)}a`, true],
    ["€".repeat(24), false],
    ["😀".repeat(18), false],
    [`${"😀".repeat(18)}a`, true],
  ])("of %j is %s: bytes count", (password, expected) => {
    expect(isTooLong(password)).toBe(expected);
  });
});
