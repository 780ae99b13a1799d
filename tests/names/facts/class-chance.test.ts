import { expect, test } from "vitest";
import { atLeastOne, birthsIn, chanceOfNamesake } from "@/names/facts/class-chance.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

const inLastYear = (children: number) => [{ year: LAST_NEWBORN_YEAR, children }];

test("the chance that one of several others has a name is that not all of them lack it", () => {
  // One coin, two coins, and the sixes of four throws.
  expect(atLeastOne(1 / 2, 1)).toBe(0.5);
  expect(atLeastOne(1 / 2, 2)).toBe(0.75);
  expect(atLeastOne(1 / 6, 4)).toBeCloseTo(0.5177, 4);
  expect(atLeastOne(0, 24)).toBe(0);
});

test("the chance in a class is that of the other 24, from the share of all newborns", () => {
  expect(birthsIn(2022)).toBe(104_734);
  // 603 / 104 734 = 0.57575 %; 0.9942425 to the 24th is 0.87060, to the 74th 0.65226.
  const astrid = { girls: inLastYear(603), boys: [] };
  expect(chanceOfNamesake(astrid, 25)?.share).toBeCloseTo(0.1294, 3);
  expect(chanceOfNamesake(astrid, 75)?.share).toBeCloseTo(0.3477, 3);
});

test("a chance is that of the year of birth, whose least listed number it knows", () => {
  const emma = { girls: [{ year: 1998, children: 1467 }], boys: [] };
  // 1 467 / 89 028, 24 times.
  expect(chanceOfNamesake(emma, 25, 1998)).toEqual({
    share: expect.closeTo(0.3288, 3),
    isMost: false,
  });
  // At most 9 of each sex in a year that lists names from ten.
  expect(chanceOfNamesake(emma, 25, 2010)?.share).toBeCloseTo(atLeastOne(18 / 115_641, 24), 6);
});

test("girls and boys with a name are counted together", () => {
  const both = { girls: inLastYear(200), boys: inLastYear(100) };
  const girls = { girls: inLastYear(300), boys: [] };
  expect(chanceOfNamesake(both, 25)).toEqual(chanceOfNamesake(girls, 25));
});

test("a name that the last year does not list has at most one child of each sex", () => {
  const earlier = { girls: [{ year: LAST_NEWBORN_YEAR - 1, children: 500 }], boys: [] };
  // 2 / 104 734, 24 times.
  expect(chanceOfNamesake(earlier, 25)).toEqual({
    share: expect.closeTo(0.000458, 6),
    isMost: true,
  });
});
