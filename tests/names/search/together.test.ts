import { expect, test } from "vitest";
import { addYears } from "@/names/search/together.ts";

test("the newborns of spellings are added by year, with how many spellings a year lacks", () => {
  const maja = [
    { year: 2004, children: 845, rank: 4 },
    { year: 2005, children: 824, rank: 4 },
  ];
  const maya = [
    { year: 2005, children: 192, rank: 66 },
    { year: 2006, children: 12, rank: 500 },
  ];
  expect(addYears([maja, maya, []])).toEqual([
    { year: 2004, children: 845, missing: 2 },
    { year: 2005, children: 1016, missing: 1 },
    { year: 2006, children: 12, missing: 2 },
  ]);
  expect(addYears([[], []])).toEqual([]);
});
