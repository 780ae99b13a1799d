/** The spellings that are counted as one name, compared with the statistics. */
import { describe, expect, test } from "vitest";
import { otherSpellings, SPELLING_GROUPS } from "@/names/search/spelling-groups.ts";
import { isSameSound } from "@/names/sounds/likeness.ts";
import { soundsOf } from "@/names/sounds/sounds.ts";
import { readNames } from "../../scripts/build/name-search/read-names.ts";
import { DIFFERENT_NAMES } from "../../scripts/statistics/curated/name-day-spellings.ts";

const spellings = SPELLING_GROUPS.flat();
const rows = new Map(readNames().map((row) => [row.name, row]));

test("a group has two spellings or more, and a spelling one group", () => {
  expect(SPELLING_GROUPS.length).toBeGreaterThan(250);
  expect(SPELLING_GROUPS.filter((group) => group.length < 2)).toEqual([]);
  expect(spellings.filter((name, i) => spellings.indexOf(name) !== i)).toEqual([]);
});

test("the spelling with most bearers is the first of its group", () => {
  const bearers = (name: string) => (rows.get(name)?.women ?? 0) + (rows.get(name)?.men ?? 0);
  for (const group of SPELLING_GROUPS) {
    expect(group).toEqual([...group].sort((left, right) => bearers(right) - bearers(left)));
  }
});

test("a spelling has 500 bearers, or a year with ten newborns of a sex", () => {
  const rare = spellings.filter((name) => {
    const { women = 0, men = 0, girls = "", boys = "" } = rows.get(name) ?? {};
    // Only such a year has a rank.
    return women + men < 500 && !`${girls}${boys}`.includes(":");
  });
  expect(rare).toEqual([]);
});

/** Spellings that the rules of sound read otherwise than the first of their group, reviewed by ear. */
const SAID_ALIKE = new Set([
  // The stress is on the last syllable in all of them.
  ...["Ann-Mari", "Britt-Mari", "Ing-Mari"],
  // An unusual single or double letter, which does not change how the name is said.
  ...["Eliot", "Maximillian", "Mickael", "Youssef"],
  // f and v at the end.
  ...["Olov", "Per-Olov"],
]);

/** Jenny and Jennie: hardly anyone tells an unstressed y at the end from an i, and SCB adds them. */
function heard(name: string): string {
  return soundsOf(name).replace(/y$/, "i");
}

test("the spellings of a group have the same sounds, by the rules or by ear", () => {
  const different = SPELLING_GROUPS.flatMap(([first = "", ...others]) =>
    others.filter((name) => !isSameSound(heard(name), heard(first))),
  );
  expect(new Set(different)).toEqual(SAID_ALIKE);
});

describe("spellings of one name", () => {
  test.each([
    ["Sara", ["Sarah"]],
    ["Noah", ["Noa"]],
    ["Maja", ["Maya", "Maija", "Maia"]],
    ["Lucas", ["Lukas", "Lucaz", "Lukaz"]],
    ["Valter", ["Walter", "Walther"]],
    ["Freja", ["Freya", "Freyja", "Freija"]],
    ["Sarah", ["Sara"]],
    ["Astrid", []],
  ])("%s: %j", (name, others) => {
    expect(otherSpellings(name)).toEqual(others);
  });

  test.each([
    ["Lea", "Leah"],
    ["Mia", "Mya"],
    ["Elin", "Ellen"],
    ["Anna", "Ana"],
    ["Ella", "Ela"],
    ["Emma", "Ema"],
    ["My", "Mi"],
    ["Nina", "Ninna"],
    ["Sara", "Shara"],
    ["Peter", "Petter"],
    ["Michelle", "Michel"],
    ["Tuva", "Tova"],
  ])("are not %s and %s", (name, other) => {
    expect(otherSpellings(name)).not.toContain(other);
  });

  test("are not those of another name in the name-day calendar", () => {
    expect(spellings.filter((name) => DIFFERENT_NAMES.has(name))).toEqual([]);
  });
});
