import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordErrors } from "@/features/auth/validation.ts";

const TOO_SHORT = "Password must be at least 8 characters long";
const NO_UPPERCASE = "Password must contain at least one uppercase letter";
const NO_LOWERCASE = "Password must contain at least one lowercase letter";
const NO_NUMBER = "Password must contain at least one number";
const NO_SYMBOL = "Password must contain at least one special character";

describe("a password", () => {
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
  ])("%j is told what it lacks, in order", (password, errors) => {
    expect(passwordErrors(password)).toEqual(errors);
  });

  test.each([..."!@#$%^&*()_+-=[]{};':\"\\|<>?,./`~"])("may have %s as its symbol", (symbol) => {
    expect(passwordErrors(`Abcdef1${symbol}`)).toEqual([]);
  });

  test("of eight characters is long enough, whatever their order", () => {
    const characters = [..."Abcdef1!"];
    const shuffled = fc.shuffledSubarray(characters, { minLength: characters.length });
    fc.assert(
      fc.property(shuffled, fc.string(), (order, rest) => {
        expect(passwordErrors(order.join("") + rest)).toEqual([]);
      }),
    );
  });

  test("is never made worse by what is added to it", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, password, after) => {
        const errors = passwordErrors(password);
        for (const error of passwordErrors(before + password + after)) {
          expect(errors).toContain(error);
        }
      }),
    );
  });
});
