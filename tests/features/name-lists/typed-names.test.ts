import { describe, expect, test } from "vitest";
import { namesProblem, parseNames, titleProblem } from "@/features/name-lists/typed-names.ts";

describe("the names of a text", () => {
  test.each([
    ["", []],
    [" \n\t\n\u00a0\n", []],
    ["Astrid", ["Astrid"]],
    ["  Astrid \n\n\tBo\u00a0\n", ["Astrid", "Bo"]],
    ["Astrid\r\nBo\rCleo", ["Astrid", "Bo", "Cleo"]],
    ["Anna Karin\nÅsa-Lena", ["Anna Karin", "Åsa-Lena"]],
  ])("%j", (text, names) => {
    expect(parseNames(text)).toEqual(names);
  });

  test("stand once each, where they stood first; case makes another name", () => {
    expect(parseNames("Bo\nAstrid\n Bo\nbo\nAstrid")).toEqual(["Bo", "Astrid", "bo"]);
  });
});

describe("a title", () => {
  test.each(["", "   ", "\t\n"])("%j is none", (title) => {
    expect(titleProblem(title)).toBe("Titel krävs");
  });

  test("has at most 100 characters, blanks around it not counted", () => {
    expect(titleProblem(` ${"å".repeat(100)} `)).toBeNull();
    expect(titleProblem("å".repeat(101))).toBe("Titeln får ha högst 100 tecken.");
  });

  test("is counted as the database does: a character beyond the first plane is one", () => {
    expect(titleProblem("👶".repeat(100))).toBeNull();
    expect(titleProblem("👶".repeat(101))).not.toBeNull();
  });
});

describe("names", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => `Namn ${i}`);

  test("may be none, and up to a thousand", () => {
    expect(namesProblem([])).toBeNull();
    expect(namesProblem(many(1000))).toBeNull();
    expect(namesProblem(many(1001))).toBe(
      "En lista rymmer högst 1\u00a0000 namn. Det här är 1\u00a0001.",
    );
  });

  test("have at most 100 characters each; the first that has more is named", () => {
    expect(namesProblem(["Bo", "👶".repeat(100)])).toBeNull();
    expect(namesProblem(["Bo", "👶".repeat(101), "ö".repeat(200)])).toBe(
      `Ett namn får ha högst 100 tecken. Korta det som börjar ”${"👶".repeat(20)}”.`,
    );
  });
});
