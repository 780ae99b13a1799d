import { expect, test } from "vitest";
import { KIM } from "@/content/home/home-content.tsx";
import { NEWBORNS } from "@/content/home/name-curves.tsx";
import { lookUpGivenName } from "@/generators/given-name-facts.ts";
import { childNames } from "@/words/child-names.ts";
import { numberOnes } from "@/words/number-ones.ts";
import { decodeNumbers } from "../../words/decode.ts";

test("the bearers of Kim are those of the statistics", () => {
  expect(lookUpGivenName("Kim").bearers).toEqual(KIM);
});

test.each(["Astrid", "Emma"] as const)("the curve of %s has the statistics' figures", (name) => {
  const ones = numberOnes.filter(({ girl }) => girl.name === name);
  expect(ones).not.toEqual([]);
  for (const { year, girl } of ones) expect(NEWBORNS[name][year - 1998]).toBe(girl.newborns);
  const { names, newborns } = childNames.girls;
  const last = decodeNumbers(newborns)[names.split(",").indexOf(name)];
  expect(NEWBORNS[name].at(-1)).toBe(last);
  expect(NEWBORNS[name]).toHaveLength(25);
});

test("Astrid was given more often than Emma from 2014 on, and not before", () => {
  const isAbove = NEWBORNS.Astrid.map((count, i) => count > (NEWBORNS.Emma[i] ?? 0));
  expect(isAbove.indexOf(true)).toBe(2014 - 1998);
  expect(isAbove.slice(2014 - 1998)).not.toContain(false);
});
