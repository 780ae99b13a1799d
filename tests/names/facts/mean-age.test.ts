import { expect, test } from "vitest";
import { meanAgeOf, meanAgeOfAll } from "@/names/facts/mean-age.ts";

test("the mean age of a name is that of all who have it, however few of the other sex", () => {
  const age = meanAgeOf({ women: 300, men: 100 / 3, meanAge: { women: 40, men: 20 } });
  expect(age).toEqual({ all: expect.closeTo(38) });
});

test("of a name that many of both sexes have, each sex has its own", () => {
  const kim = { women: 2606, men: 8389, meanAge: { women: 39.7, men: 36.3 } };
  expect(meanAgeOf(kim)).toEqual({ women: 39.7, men: 36.3 });
});

test("a few of the other sex whose age is not published are left out", () => {
  expect(meanAgeOf({ women: 7, men: 90, meanAge: { women: null, men: 50 } })).toEqual({ all: 50 });
});

test("there is none where it is not published", () => {
  expect(meanAgeOf({ women: 9, men: 0, meanAge: { women: null, men: null } })).toBeNull();
  expect(meanAgeOf({ women: 9, men: 12, meanAge: { women: null, men: 30 } })).toBeNull();
});

test("of all together, the sexes count by how many have the name", () => {
  expect(meanAgeOfAll({ women: 10, men: 30, meanAge: { women: 60, men: 20 } })).toBe(30);
  expect(meanAgeOfAll({ women: 7, men: 90, meanAge: { women: null, men: 50 } })).toBe(50);
  expect(meanAgeOfAll({ women: 9, men: 12, meanAge: { women: null, men: 30 } })).toBeNull();
  expect(meanAgeOfAll({ women: 0, men: 9, meanAge: { women: null, men: null } })).toBeNull();
});
