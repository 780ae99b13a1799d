import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NameFigures } from "@/names/facts/facts.ts";
import { givenNameFigures } from "@/names/facts/given-name-figures.ts";
import { givenNameList } from "@/names/facts/given-name-list.ts";
import { surnameFigures } from "@/names/facts/surname-figures.ts";
import { commonSurnames } from "@/names/facts/surname-list.ts";
import { typedName } from "@/names/form/name-form.ts";
import { initialsOf } from "@/names/form/written-name.ts";
import { findRemarks, initialsRemarks } from "@/names/likeness/surname-match.ts";
import { initials } from "@/words/initials.ts";
import { labelledPairs } from "./surname-pairs.ts";

/** What is remarked on, without the initials. */
function soundsLike(names: string): string[] {
  const [given = "", ...surname] = names.split(" ");
  return findRemarks(given, surname.join(" "))
    .filter(({ kind }) => kind !== "initials" && kind !== "note")
    .map(({ words }) => words);
}

test.each([
  ["Axel Lindqvist", ["l möter l"]],
  ["Maja Ahlström", ["a möter a"]],
  ["Max Svensson", ["s möter s"]],
  ["Elisabeth Thörn", ["t möter t"]],
  ["Erik Carlsson", ["k möter k"]],
  ["Kaj Ljung", ["j möter j"]],
  ["Natasj Sjögren", ["sj möter sj"]],
  ["Anna-Karin Nyström", ["n möter n"]],
  ["Louise Svensson", ["s möter s"]],
  ["Yvonne Nilsson", ["n möter n"]],
  ["Louise Eriksson", []],
  ["Isabelle Ek", []],
  ["Ludvig Göransson", []],
  ["Georg Gustafsson", []],
  ["Erik Kjellström", []],
  ["Astrid Lindqvist", []],
  ["Sofie Ek", []],
])("%s: the last sound of the one is the first of the other, %j", (names, words) => {
  expect(soundsLike(names)).toEqual(words);
});

test.each([
  ["Linnea Lindqvist", ["börjar lika"]],
  ["Karl Carlsson", ["börjar lika"]],
  ["Charlotte Sjögren", ["börjar lika"]],
  ["Kjell Tjäder", ["börjar lika"]],
  ["Moa Modin", ["börjar lika"]],
  ["Anna-Karin Andersson", ["börjar lika"]],
  ["Benjamin Amin", ["slutar lika"]],
  ["Ivan Radwan", ["slutar lika"]],
  ["Josefin Modin", ["rimmar"]],
  ["Bo Lo", ["rimmar"]],
  ["Lina Lundin", []],
  ["Charlotte Carlsson", []],
  ["Martin Sjödin", []],
])("%s: %j", (names, words) => {
  expect(soundsLike(names)).toEqual(words);
});

test("every remark that applies is made, the most noticeable first", () => {
  expect(findRemarks("Stina", "Sten")).toEqual([
    { kind: "beginning", words: "börjar lika" },
    { kind: "initials", words: "initialer SS" },
  ]);
  expect(findRemarks("Alba", "Alba").map(({ kind }) => kind)).toEqual([
    "beginning",
    "rhyme",
    "joint",
  ]);
});

/** The 200 names that most people bear. */
function mostBorne(list: readonly { readonly name: string }[], { bearersOf }: NameFigures) {
  return list
    .map(({ name }) => ({ name, bearers: bearersOf?.(name) ?? 0 }))
    .sort((a, b) => b.bearers - a.bearers)
    .slice(0, 200);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

describe("initials", () => {
  test.each([
    ["Astrid", "Lindqvist", "A.L."],
    ["Anna-Karin", "Ek", "A-K.E."],
    ["Eva", "von Essen", "E.E."],
    ["Åsa", "Ek Lund", "Å.E.L."],
    ["Sara", "Al-Jaberi", "S.A-J."],
  ])("of %s %s are %s", (given, surname, letters) => {
    expect(initialsOf(given, surname)).toBe(letters);
  });

  test.each([
    ["Bodil", "Hellman", "initials", "initialer BH"],
    ["Disa", "Öberg", "initials", "initialer DÖ"],
    ["Britt-Karin", "Hed", "initials", "initialer BH"],
    ["Sara", "Ek Ximenes", "initials", "initialer SEX"],
    ["Olle", "Kraft", "note", "initialer OK"],
    ["Tova", "Vik", "note", "initialer TV"],
    ["Élodie", "Unge", "note", "initialer EU"],
    ["Olof", "von Sydow", "note", "initialer OS"],
    ["Sara", "Dal", "note", "initialer SD"],
  ])("of %s %s: %s, %s", (given, surname, kind, words) => {
    expect(findRemarks(given, surname)).toContainEqual({ kind, words });
  });

  test.each(["Anna Gran", "Måns Åberg", "Elsa Lund", "Sigge Isberg", "Anna-Karin Lund"])(
    "of %s are not remarked on: nobody minds them",
    (names) => {
      const [given = "", surname = ""] = names.split(" ");
      expect(initialsRemarks(given, surname)).toEqual([]);
    },
  );

  test("of at most 5 % of people with common names are remarked on", () => {
    const given = mostBorne(givenNameList, givenNameFigures);
    const family = mostBorne(commonSurnames, surnameFigures);
    const pairs = given.flatMap((first) =>
      family.map((last) => ({
        weight: first.bearers * last.bearers,
        isRemarked: initialsRemarks(first.name, last.name).length > 0,
      })),
    );
    const share =
      sum(pairs.filter(({ isRemarked }) => isRemarked).map(({ weight }) => weight)) /
      sum(pairs.map(({ weight }) => weight));
    expect(pairs).toHaveLength(40_000);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThanOrEqual(0.05);
  });

  test("are listed once", () => {
    const listed = Object.values(initials).join(" ").trim().split(/\s+/);
    expect(listed).toEqual([...new Set(listed)]);
    expect(listed.filter((letters) => !/^[a-zåäö]{2,3}$/.test(letters))).toEqual([]);
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
    ["å".repeat(41), `Å${"å".repeat(39)}`],
    // Capitals that are longer than the small letter, or composed in another way.
    ["ß".repeat(40), "ß".repeat(40)],
    ["\u0390", "\u03aa\u0301"],
    ["i\u0307", "\u0130"],
  ])("%j is read as %j", (typed, surname) => {
    expect(typedName(typed)).toBe(surname);
  });

  test("is stable, and never breaks the rules", () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: "grapheme" }), (given, typed) => {
        const surname = typedName(typed);
        expect(typedName(surname)).toBe(surname);
        expect(surname.length).toBeLessThanOrEqual(40);
        findRemarks(given, surname);
        initialsOf(given, surname);
      }),
    );
  });
});

/** Pairs with a remark that the listener did not make: most of them begin alike, which that listener often let pass. */
const UNHEARD = 4;

test("what one listener noticed first in two hundred pairs is remarked on, but for five", () => {
  const rows = labelledPairs.trim().split("\n");
  const remarks = rows.map((row) => {
    const [given = "", surname = "", label = ""] = row.split(";");
    return { label, kinds: findRemarks(given, surname).map(({ kind }) => kind) };
  });
  expect(rows).toHaveLength(200);
  const missed = remarks.filter(
    ({ label, kinds }) => label !== "-" && !kinds.some((kind) => kind === label),
  );
  expect(missed).toHaveLength(5);
  const added = remarks.filter(
    ({ label, kinds }) =>
      label === "-" && kinds.some((kind) => kind !== "initials" && kind !== "note"),
  );
  expect(added).toHaveLength(UNHEARD);
});
