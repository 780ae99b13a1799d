import { describe, expect, test } from "vitest";
import { parseSharedNames } from "@/name-parts/links/parse-shared-names.ts";

describe("the names of a shared link", () => {
  test("are separated by commas, without duplicates and surrounding spaces", () => {
    expect(parseSharedNames("Alma, Tyra,,Alma,  ,alma,Björn-Åke", 24)).toEqual([
      "Alma",
      "Tyra",
      "Björn-Åke",
    ]);
  });

  test("are without characters that change the text around them", () => {
    expect(parseSharedNames("\u202eamlA,Ty\u0000ra,\u200e\u2066", 24)).toEqual(["amlA", "Tyra"]);
  });

  test("consist of what names consist of", () => {
    expect(
      parseSharedNames("<b>Bo</b>,https://x.example,Åsa & Bo,O’Neill,anna_b.2,-,!", 24),
    ).toEqual(["Åsa & Bo", "O'Neill", "anna_b.2"]);
  });

  test("are at most 24, each at most 100 characters", () => {
    const names = Array.from(
      { length: 30 },
      (_, i) => `Namn ${"abcdefghijklmnopqrstuvwxyzåäöé"[i]}`,
    );
    expect(parseSharedNames(names.join(), 24)).toEqual(names.slice(0, 24));
    expect(parseSharedNames(`${"a".repeat(101)},${"b".repeat(100)}`, 24)).toEqual([
      "b".repeat(100),
    ]);
  });

  test("do not contain what no generator would compose", () => {
    expect(parseSharedNames("Alma,Idiot,f-u-c-k,Tyra", 24)).toEqual(["Alma", "Tyra"]);
  });
});
