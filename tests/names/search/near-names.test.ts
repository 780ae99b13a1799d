import { expect, test } from "vitest";
import type { CountedName } from "@/names/search/name-files.ts";
import { distance, nearNames } from "@/names/search/near-names.ts";
import { soundKey, usualReading } from "@/names/search/sound-key.ts";
import type { ReadAs } from "@/names/sounds/read-as.ts";

test.each([
  ["astrid", "astrid", 0],
  ["astrid", "astird", 1],
  ["astrid", "astri", 1],
  ["astrid", "aastrid", 1],
  ["astrid", "estrid", 1],
  ["karlsson", "carlson", 2],
  ["xandersson", "yandersso", 2],
  ["anna", "annna", 1],
  ["abab", "baba", 2],
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

function keyOf(name: CountedName): string {
  return soundKey(name.name, usualReading(name));
}

function namesNear(
  name: string,
  candidates: readonly CountedName[],
  readAs: ReadAs = "given name",
) {
  const inOrderOfSound = [...candidates].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const near = nearNames(name, readAs, candidates, inOrderOfSound);
  const namesOf = (names: readonly CountedName[]) => names.map((each) => each.name);
  return {
    sameSound: namesOf(near.sameSound),
    oneSoundApart: namesOf(near.oneSoundApart),
    spelling: namesOf(near.spelling),
  };
}

test("the most common come first, counted as what most have them as", () => {
  const candidates = [
    named("Tim", 8607),
    named("Lim", 40, 182),
    named("Kim", 10_916),
    named("Jim", 3986),
  ];
  expect(namesNear("kim", candidates).oneSoundApart).toEqual(["Tim", "Jim", "Lim"]);
});

test("a name given twice counts once", () => {
  expect(namesNear("Kim", [named("Tim", 8607), named("Tim", 8607)]).oneSoundApart).toEqual(["Tim"]);
});

test("a name is in one list: same sound, one sound apart, or only spelt nearly so", () => {
  const candidates = [
    named("Kristian", 12_000),
    named("Christian", 19_807),
    named("Kristina", 38_000),
    named("Cristian", 800),
    named("Tristian", 4),
  ];
  expect(namesNear("Kristian", candidates)).toEqual({
    sameSound: ["Christian", "Cristian"],
    oneSoundApart: ["Tristian"],
    spelling: ["Kristina"],
  });
});

test("names are compared by what they are read as", () => {
  // The g of Berg is soft in both, the stress of Martin is on the last vowel in no surname.
  const candidates = [named("Källberg", 0, 900), named("Tjällberg", 0, 9)];
  expect(namesNear("Kjellberg", candidates, "surname").sameSound).toEqual([
    "Källberg",
    "Tjällberg",
  ]);
  expect(namesNear("Kjellberg", candidates, "given name").sameSound).toEqual(["Tjällberg"]);
});

test("two changes are near in a long name only", () => {
  const [long, short] = [named("Christoforos", 7), named("Krister", 5000)];
  expect(namesNear("Kristofer", [long]).spelling).toEqual([]);
  expect(namesNear("Kristoforos", [long]).sameSound).toEqual(["Christoforos"]);
  expect(namesNear("Krista", [short]).spelling).toEqual([]);
});

test.each([
  ["Zoë", "Sjöö"],
  ["Åsa", "Aisha"],
  ["Örjan", "Orion"],
  ["Kim", "Cham"],
  ["Brolin", "Berlin"],
  ["Berlin", "Brolin"],
])("%s and %s are not alike in sound", (name, other) => {
  const { sameSound, oneSoundApart } = namesNear(name, [named(other, 9)]);
  expect([...sameSound, ...oneSoundApart]).toEqual([]);
});

test("every name of two letters is not near every other in its letters", () => {
  const candidates = [named("Li", 2000), named("Bo", 9000), named("By", 3)];
  expect(namesNear("Bo", candidates)).toEqual({
    sameSound: [],
    oneSoundApart: ["By"],
    spelling: [],
  });
});
