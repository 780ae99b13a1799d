import { describe, expect, test } from "vitest";
import { foldName, reverseKey } from "@/names/search/keys.ts";

describe("the letters of a name", () => {
  test.each([
    ["Björk", "bjork"],
    ["André", "andre"],
    ["Łukasz", "lukasz"],
    ["Søren", "soren"],
    ["Þór", "thor"],
    ["Æneas", "aeneas"],
    ["Anna-Karin", "annakarin"],
    ["D'Angelo", "dangelo"],
    ["von Essen", "vonessen"],
    ["NoraLi", "norali"],
    ["Nguyễn", "nguyen"],
    ["Анна", ""],
  ])("of %s are %s", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  test("are read from the end for names that end alike", () => {
    expect(reverseKey("astrid")).toBe("dirtsa");
  });
});
