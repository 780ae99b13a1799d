import { expect, test } from "vitest";
import { soundKey, usualReading } from "@/names/search/sound-key.ts";
import type { ReadAs } from "@/names/sounds/read-as.ts";

function keys(names: readonly string[], readAs: ReadAs): string[] {
  return names.map((name) => soundKey(name, readAs));
}

test.each([
  ["Kristian", "Christian"],
  ["Emilie", "Emelie"],
  ["Vilhelm", "Wilhelm"],
  ["Sofia", "Zophia"],
  ["Sara", "Sarah"],
  ["Elisabet", "Elizabeth"],
  ["Maja", "Maya"],
  ["Hanna", "Anna"],
  ["Astrid", "Estrid"],
  ["Filip", "Philip"],
])("the given names %s and %s share a key", (...names) => {
  expect(new Set(keys(names, "given name")).size).toBe(1);
});

test.each([
  ["Karlson", "Carlsson"],
  ["Lindqvist", "Lindquist"],
  ["Källström", "Kjellström"],
  ["Löwenhielm", "Lövenhjelm"],
])("the surnames %s and %s share a key", (...names) => {
  expect(new Set(keys(names, "surname")).size).toBe(1);
});

test.each([
  ["Jonas", "Onas"],
  ["Sara", "Shara"],
  ["Ana", "Na"],
])("%s and %s do not", (...names) => {
  expect(new Set(keys(names, "given name")).size).toBe(2);
});

test("a name is read as most have it, and as a given name when as many have it as each", () => {
  expect(usualReading({ givenNameBearers: 3, surnameBearers: 4 })).toBe("surname");
  expect(usualReading({ givenNameBearers: 4, surnameBearers: 4 })).toBe("given name");
});
