import { expect, test } from "vitest";
import { foldName, soundKey } from "@/generators/name-search/keys.ts";
import type { CountedName } from "@/generators/name-search/name-files.ts";
import { distance, nearNames } from "@/generators/name-search/near-names.ts";

test.each([
  ["astrid", "astrid", 0],
  ["astrid", "astird", 1],
  ["astrid", "astri", 1],
  ["astrid", "aastrid", 1],
  ["astrid", "estrid", 1],
  ["karlsson", "carlson", 2],
  ["", "kim", 3],
  ["kim", "", 3],
])("from %s to %s are %i changes", (left, right, changes) => {
  expect(distance(left, right)).toBe(changes);
});

test("a distance beyond the largest of interest is only known to be larger", () => {
  expect(distance("astrid", "estrid", 1)).toBe(1);
  expect(distance("astrid", "astird", 1)).toBe(1);
  expect(distance("astrid", "ingrid", 1)).toBeGreaterThan(1);
  expect(distance("astrid", "astridsson", 1)).toBeGreaterThan(1);
});

function named(name: string, givenNameBearers: number, surnameBearers = 0): CountedName {
  return { name, givenNameBearers, surnameBearers };
}

function soundOf({ name }: CountedName): string {
  return soundKey(foldName(name));
}

function sortedBySound(names: readonly CountedName[]): CountedName[] {
  return [...names].sort((a, b) => (soundOf(a) < soundOf(b) ? -1 : 1));
}

function namesNear(name: string, candidates: readonly CountedName[]) {
  const { spelling, sound } = nearNames(name, candidates, sortedBySound(candidates));
  return { spelling: spelling.map((near) => near.name), sound: sound.map((near) => near.name) };
}

test("the most common of the near spellings come first, counted as what most have them as", () => {
  const candidates = [
    named("Tim", 8607),
    named("Lim", 40, 182),
    named("Kim", 10_916),
    named("Jim", 3986),
  ];
  expect(namesNear("kim", candidates).spelling).toEqual(["Tim", "Jim", "Lim"]);
});

test("a name given twice counts once", () => {
  expect(namesNear("Kim", [named("Tim", 8607), named("Tim", 8607)]).spelling).toEqual(["Tim"]);
});

test("two changes are near in a long name only", () => {
  const [long, short] = [named("Christian", 19_807), named("Krister", 5000)];
  expect(namesNear("Kristian", [long]).spelling).toEqual(["Christian"]);
  expect(namesNear("Krista", [short]).spelling).toEqual([]);
});

test("names that sound alike are listed apart, unless their letters are far from each other", () => {
  const candidates = [named("Emely", 9), named("Emil", 31_810), named("Amalia", 4000)];
  expect(namesNear("Emilie", candidates).sound).toEqual(["Emil", "Emely"]);
});

test.each([
  ["Kristian", "Christian", true],
  ["Karlsson", "Carlson", true],
  ["Lindqvist", "Lindkvist", true],
  ["Lindqvist", "Lundqvist", false],
  ["Astrid", "Estrid", false],
  ["Åsa", "Åssa", true],
  ["Åsa", "Asha", false],
  ["Søren", "Sören", true],
])("whether %s sounds exactly like %s: %s", (name, other, isSameSound) => {
  const candidates = [named(other, 9), named(name, 9)];
  const { sameSound } = nearNames(name, candidates, sortedBySound(candidates));
  expect(sameSound.map((near) => near.name)).toEqual(isSameSound ? [other] : []);
});

test("every name of two letters is not near every other", () => {
  expect(namesNear("Bo", [named("Li", 2000), named("Bo", 9000), named("Bå", 3)]).spelling).toEqual(
    [],
  );
});
