import { expect, test } from "vitest";
import { lookUpPet } from "@/names/facts/pet-facts.ts";
import { factSources } from "@/saved/export/fact-sources.ts";

test("a count is dated as its source dates it", () => {
  // Counted at the end of a year, and some time during 2016.
  expect(factSources(["Molly", "Leia"].map(lookUpPet))).toEqual([
    "Antal hundar: Jordbruksverkets hundregister, 31\u00a0december\u00a02022.",
    "Antal hundar: Jordbruksverkets hundregister, 2016.",
  ]);
});
