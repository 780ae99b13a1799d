import { describe, expect, test } from "vitest";
import { validateNames, validateTitle } from "@/saved/lists/list-validation.ts";

describe("a title", () => {
  test.each(["", "   ", "\t\n", "\u200f\u2067", "\u0000"])("%j is missing", (title) => {
    expect(validateTitle(title)).toBe("Titel krävs");
  });

  test("has at most 100 characters, not counting surrounding whitespace", () => {
    expect(validateTitle(` ${"å".repeat(100)} `)).toBeNull();
    expect(validateTitle("å".repeat(101))).toBe("Titeln får ha högst 100\u00a0tecken.");
  });

  test("is counted in characters, as in the database: an emoji is one", () => {
    expect(validateTitle("👶".repeat(100))).toBeNull();
    expect(validateTitle("👶".repeat(101))).not.toBeNull();
  });
});

describe("names", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `Namn ${i}`);

  test("can be none, and at most a thousand", () => {
    expect(validateNames([])).toBeNull();
    expect(validateNames(many(1000))).toBeNull();
    expect(validateNames(many(1001))).toBe(
      "En lista rymmer högst 1\u00a0000\u00a0namn. Nu är de 1\u00a0001. Ta bort några.",
    );
  });

  test("have at most 100 characters each; the error names the first that has more", () => {
    expect(validateNames(["Bo", "👶".repeat(100)])).toBeNull();
    expect(validateNames(["Bo", "👶".repeat(101), "ö".repeat(200)])).toBe(
      `Ett namn får ha högst 100\u00a0tecken. Korta det som börjar ”${"👶".repeat(20)}”.`,
    );
  });
});
