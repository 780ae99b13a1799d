import { describe, expect, it } from "vitest";
import { givenNameFacts } from "@/words/given-name-facts.ts";
import { givenNames } from "@/words/given-names.ts";
import { decodeNames, decodeNumbers, withMark } from "./decode.ts";

const names = decodeNames(givenNames.names);
const women = decodeNumbers(givenNameFacts.women);
const men = decodeNumbers(givenNameFacts.men);
const position = new Map(names.map((name, index) => [name, index]));
const at = (values: readonly number[], name: string) => values[position.get(name) ?? -1];
const charAt = (text: string, name: string) => text.charAt(position.get(name) ?? -1);

describe("given names", () => {
  it("has the names of both rules, and the rare ones of some letters and of the curated lists", () => {
    expect(names).toHaveLength(5_709 + 86 + 78);
  });

  it("has parallel texts of the same length", () => {
    for (const text of [givenNames.sexes, givenNames.marks, givenNames.tiers]) {
      expect(text).toHaveLength(names.length);
    }
    expect(women).toHaveLength(names.length);
    expect(men).toHaveLength(names.length);
    expect(givenNames.sexes).toMatch(/^[fpu]+$/);
    expect(givenNames.marks).toMatch(/^[0-9a-f]+$/);
    expect(givenNames.tiers).toMatch(/^[0-2]+$/);
  });

  it("has each name once, sorted, in NFC and with intact letters", () => {
    expect(new Set(names).size).toBe(names.length);
    expect([...names].sort((left, right) => (left < right ? -1 : 1))).toEqual(names);
    for (const name of names) {
      expect(name).toBe(name.normalize("NFC"));
      expect(name).toMatch(/^\p{Lu}[\p{L} -]+$/u);
    }
    for (const name of ["Åsa", "Märta", "Björn", "Göran", "Linnéa", "Zoë"]) {
      expect(names).toContain(name);
    }
  });

  it("has the counts of the source", () => {
    expect(at(women, "Anna")).toBe(97_287);
    expect(at(men, "Erik")).toBeGreaterThan(50_000);
    expect(at(men, "Astrid")).toBeLessThan(20);
  });

  it.each([
    ["Anna", "f"],
    ["Erik", "p"],
    ["Kim", "u"],
    ["Robin", "p"],
    ["Charlie", "p"],
  ])("gives %s the sex %s", (name, sex) => {
    expect(charAt(givenNames.sexes, name)).toBe(sex);
  });

  it("derives the tier from the sum of both counts", () => {
    names.forEach((name, index) => {
      const bearers = (women[index] ?? 0) + (men[index] ?? 0);
      const tier = [1_000, 10_000].filter((threshold) => bearers >= threshold).length;
      expect(`${name} ${givenNames.tiers.charAt(index)}`).toBe(`${name} ${tier}`);
    });
  });

  it("classifies a name as unisex if at least 15 % of its bearers are of each sex", () => {
    names.forEach((name, index) => {
      const all = (women[index] ?? 0) + (men[index] ?? 0);
      if (all === 0) return;
      const least = Math.min(women[index] ?? 0, men[index] ?? 0) / all;
      expect(`${name} ${charAt(givenNames.sexes, name) === "u"}`).toBe(`${name} ${least >= 0.15}`);
    });
  });

  it("classifies known names as a Swede would", () => {
    const classic = withMark(names, givenNames.marks, 1);
    const modern = withMark(names, givenNames.marks, 2);
    const nordic = withMark(names, givenNames.marks, 4);
    const nature = withMark(names, givenNames.marks, 8);
    for (const name of ["Anna", "Erik", "Astrid", "Karin", "Gustav", "Linnéa", "Carl", "Elsa"]) {
      expect(classic).toContain(name);
    }
    for (const name of ["Nova", "Milo", "Eira", "Liam"]) expect(classic).not.toContain(name);
    for (const name of ["Milo", "Ellie", "Noah", "Luna"]) expect(modern).toContain(name);
    for (const name of ["Anna", "Lars", "Gustav"]) expect(modern).not.toContain(name);
    for (const name of ["Astrid", "Freya", "Torbjörn", "Yngve", "Sven-Erik"]) {
      expect(nordic).toContain(name);
    }
    for (const name of ["Maria", "Nils", "Karl", "Hakan", "Ågot", "Britt-Marie"]) {
      expect(nordic).not.toContain(name);
    }
    for (const name of ["Linnea", "Björn", "Stella", "Storm", "Juni"]) {
      expect(nature).toContain(name);
    }
    for (const name of ["Hedda", "Torbjörn", "Arne"]) expect(nature).not.toContain(name);
    expect(nordic.size).toBeGreaterThanOrEqual(300);
    expect(nature.size).toBeGreaterThanOrEqual(100);
  });

  it("classifies no name as both klassiskt and modernt", () => {
    const classic = withMark(names, givenNames.marks, 1);
    const modern = withMark(names, givenNames.marks, 2);
    expect([...classic].filter((name) => modern.has(name))).toEqual([]);
  });

  it("has a name for every letter", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ") {
      expect(names.some((name) => name.startsWith(letter))).toBe(true);
    }
  });
});
