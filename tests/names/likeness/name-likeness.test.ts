import fc from "fast-check";
import { expect, test } from "vitest";
import { allNameFeatures, type NameFeatures } from "@/names/likeness/name-features.ts";
import { LIKENESS_WEIGHTS, likenessOf } from "@/names/likeness/name-likeness.ts";

const all = [...allNameFeatures().values()];
const names = fc.constantFrom(...all);

function featuresOf(name: string): NameFeatures {
  const features = allNameFeatures().get(name);
  if (!features) throw new Error(`${name} is not in the list`);
  return features;
}

function likeness(one: string, other: string): number {
  return likenessOf(featuresOf(one), featuresOf(other));
}

test("likeness is the same in both directions, and between 0 and 1", () => {
  fc.assert(
    fc.property(names, names, (one, other) => {
      const alike = likenessOf(one, other);
      expect(alike).toBeCloseTo(likenessOf(other, one), 12);
      expect(alike).toBeGreaterThanOrEqual(0);
      expect(alike).toBeLessThanOrEqual(1);
    }),
  );
});

test("no name is more like a name than the name itself", () => {
  fc.assert(
    fc.property(names, names, (one, other) => {
      expect(likenessOf(one, one) + Number.EPSILON).toBeGreaterThanOrEqual(likenessOf(one, other));
    }),
  );
});

test("the weights are parts of a hundred", () => {
  const weights = Object.values(LIKENESS_WEIGHTS);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(100);
});

test.each([
  // Origin.
  ["Amira", "Samira", "Hampus"],
  ["Omar", "Yusuf", "Anton"],
  ["Päivi", "Tuula", "Gunilla"],
  ["Agnieszka", "Dorota", "Ulrika"],
  // Age: names that children are given again, and those that they are not.
  ["Folke", "Tage", "Bengt"],
  ["Sture", "Sune", "Ove"],
  ["Nova", "Luna", "Birgitta"],
  ["Linda", "Jessica", "Alma"],
  // Sound and form.
  ["Anna-Karin", "Anna-Lena", "Susann"],
])("%s is more like %s than like %s", (name, near, far) => {
  expect(likeness(name, near)).toBeGreaterThan(likeness(name, far));
});
