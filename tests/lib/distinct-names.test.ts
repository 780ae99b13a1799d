import { describe, expect, test } from "vitest";
import { distinctNames, namesMissingIn } from "@/lib/distinct-names.ts";

const COMPOSED = "Åsa";
const DECOMPOSED = "A\u030asa";

describe("names that visitors have written", () => {
  test.each([
    [["Alma", "alma", "ALMA"], ["Alma"]],
    [
      ["bo", "Astrid", "Bo"],
      ["bo", "Astrid"],
    ],
    [[DECOMPOSED, COMPOSED.toLowerCase()], [DECOMPOSED]],
    // Accents and hyphens make another name.
    [
      ["Linnea", "Linnéa", "Anna-Karin", "Anna Karin"],
      ["Linnea", "Linnéa", "Anna-Karin", "Anna Karin"],
    ],
  ])("%j are %j", (names, distinct) => {
    expect(distinctNames(names)).toEqual(distinct);
  });

  test("are missing in a list that has them in no spelling", () => {
    expect(namesMissingIn(["alma", COMPOSED], ["Alma", DECOMPOSED, "Linnea"])).toEqual(["Linnea"]);
  });
});
