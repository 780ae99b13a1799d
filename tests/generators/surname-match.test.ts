import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanSurname, findClash, initialsOf } from "@/generators/surname-match.ts";
import { labelledPairs } from "./surname-pairs.ts";

function pair(names: string): [given: string, surname: string] {
  const [given = "", ...surname] = names.split(" ");
  return [given, surname.join(" ")];
}

function kindOf(names: string) {
  return findClash(...pair(names))?.kind ?? null;
}

describe("the same sound where the names meet", () => {
  test.each([
    ["Axel Lindqvist", "l möter l"],
    ["Maja Ahlström", "a möter a"],
    ["Max Svensson", "x möter s"],
    ["Elisabeth Thörn", "th möter th"],
    ["Erik Kjellström", null],
    ["Alice Svensson", "ce möter s"],
    ["Kaj Ljung", "j möter lj"],
    ["Anna-Karin Nyström", "n möter n"],
    ["Astrid Lindqvist", null],
    ["Sofie Ek", null],
    ["Elsa Ek", null],
  ])("%s: %s", (names, reason) => {
    expect(findClash(...pair(names))?.reason ?? null).toBe(reason);
  });
});

describe("the same beginning", () => {
  test.each([
    ["Linnea Lindqvist", "börjar lika"],
    ["Berit Bergström", "börjar lika"],
    ["Karl Carlsson", "börjar lika"],
    ["Anna Andersson", "börjar lika"],
    ["Maja Malm", null],
    ["Moa Modin", "börjar lika"],
    ["Elin Ekström", null],
    ["Bo Bergström", null],
    ["Lina Lundin", null],
  ])("%s: %s", (names, reason) => {
    expect(findClash(...pair(names))?.reason ?? null).toBe(reason);
  });
});

describe("a rhyme", () => {
  test.each(["Benjamin Amin", "Ivan Radwan", "Lisa Nisa", "Bo Lo"])("%s", (names) => {
    expect(kindOf(names)).toBe("rhyme");
  });

  test.each(["Finn Lind", "Martin Sjödin", "Håkan Wahlman", "Anna Hansson"])(
    "but not %s",
    (names) => {
      expect(kindOf(names)).toBeNull();
    },
  );
});

describe("initials", () => {
  test.each([
    ["Astrid", "Lindqvist", "A.L."],
    ["Anna-Karin", "Ek", "A-K.E."],
    ["Eva", "von Essen", "E.E."],
    ["Åsa", "Ek Lund", "Å.E.L."],
    ["Sara", "Al-Jaberi", "S.A-J."],
  ])("of %s %s are %s", (given, surname, initials) => {
    expect(initialsOf(given, surname)).toBe(initials);
  });

  test("that spell what nobody would want are the first thing to say", () => {
    expect(findClash("Bodil", "Hellman")).toEqual({ kind: "initials", reason: "initialer BH" });
    expect(findClash("Wilma", "Carlsson")?.reason).toBe("initialer WC");
    expect(findClash("Anna", "Berg")).toBeNull();
  });
});

describe("a typed surname", () => {
  test.each([
    ["  lindqvist ", "Lindqvist"],
    ["von essen", "von Essen"],
    ["ek-lund", "Ek-Lund"],
    ["d'angelo", "D'Angelo"],
    ["McDonald", "McDonald"],
    ["<b>Ek</b> 123", "b Ek b"],
    ["https://exempel.se", "Https Exempel Se"],
    ["123", ""],
    ["å".repeat(60), `Å${"å".repeat(39)}`],
    // Capitals that are longer than the small letter, or composed in another way.
    ["ß".repeat(40), `SS${"ß".repeat(38)}`],
    ["\u0390", "\u03aa\u0301"],
    ["i\u0307", "\u0130"],
    // A letter of two UTF-16 units at the limit.
    [`E${"k".repeat(38)}𐐨`, `E${"k".repeat(38)}`],
  ])("%j is read as %j", (typed, surname) => {
    expect(cleanSurname(typed)).toBe(surname);
  });

  test("is stable, and never breaks the rules", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: "grapheme" }), (given, typed) => {
        const surname = cleanSurname(typed);
        expect(cleanSurname(surname)).toBe(surname);
        expect(surname.length).toBeLessThanOrEqual(40);
        findClash(given, surname);
        initialsOf(given, surname);
      }),
    );
  });
});

test("the rules agree with the ear that labelled two hundred pairs", () => {
  const rows = labelledPairs.trim().split("\n");
  const disagreeing = rows.filter((row) => {
    const [given = "", surname = "", label] = row.split(";");
    return (findClash(given, surname) !== null) !== (label !== "-");
  });
  expect(rows).toHaveLength(200);
  // The number of docs/name-quality.md.
  expect(disagreeing).toHaveLength(12);
});
