import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { passwordErrors } from "@/features/auth/password/password-rules.ts";

const TOO_SHORT = "Password must be at least 8 characters long";
const NO_UPPERCASE = "Password must contain at least one uppercase letter";
const NO_LOWERCASE = "Password must contain at least one lowercase letter";
const NO_NUMBER = "Password must contain at least one number";
const NO_SYMBOL = "Password must contain at least one special character";

describe("passwordErrors", () => {
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
  ])("lists the errors of %j in order", (password, errors) => {
    expect(passwordErrors(password)).toEqual(errors);
  });

  test.each([..."!@#$%^&*()_+-=[]{};':\"\\|<>?,./`~"])(
    "accepts %s as a special character",
    (symbol) => {
      expect(passwordErrors(`Abcdef1${symbol}`)).toEqual([]);
    },
  );

  test("accepts the required characters in any order", () => {
    const characters = [..."Abcdef1!"];
    const shuffled = fc.shuffledSubarray(characters, { minLength: characters.length });
    fc.assert(
      fc.property(shuffled, fc.string(), (order, rest) => {
        expect(passwordErrors(order.join("") + rest)).toEqual([]);
      }),
    );
  });

  test("never adds an error when characters are added", () => {
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
