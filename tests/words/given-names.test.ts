import { describe, expect, it } from "vitest";
import { meanAgeOfName } from "@/names/facts/given-name-ages.ts";
import { meanAgeOfAll } from "@/names/facts/mean-age.ts";
import { NameIndex } from "@/names/search/all-names.ts";
import { allGivenNames } from "@/words/all-names/given-names.ts";
import { givenNameFacts } from "@/words/given-name-facts.ts";
import { givenNames } from "@/words/given-names.ts";
import { listedClassics } from "@/words/listed-classics.ts";
import { nameDays } from "@/words/name-days.ts";
import { decodeNameDays, withMark } from "./decode.ts";

const names = givenNames.names.split(",");
const women = givenNameFacts.women.split(",").map(Number);
const men = givenNameFacts.men.split(",").map(Number);
const position = new Map(names.map((name, index) => [name, index]));
const at = (values: readonly number[], name: string) => values[position.get(name) ?? -1];
const charAt = (text: string, name: string) => text.charAt(position.get(name) ?? -1);

describe("given names", () => {
  it("has the names of both rules, and the rare ones of some letters and of the curated lists", () => {
    expect(names).toHaveLength(5_610 + 86 + 136);
  });

  it("has parallel texts of the same length", () => {
    for (const text of [givenNames.sexes, givenNames.marks, givenNames.tiers]) {
      expect(text).toHaveLength(names.length);
    }
    expect(women).toHaveLength(names.length);
    expect(men).toHaveLength(names.length);
    expect(givenNames.sexes).toMatch(/^[fpu]+$/);
    expect(givenNames.marks).toMatch(/^[0-9a-f]+$/);
    expect(givenNames.tiers).toMatch(/^[0-5]+$/);
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
    expect(at(women, "Anna")).toBe(96_428);
    expect(at(men, "Bo")).toBe(35_872);
    expect(at(women, "My")).toBe(6_418);
    expect(at(men, "Erik")).toBeGreaterThan(50_000);
    expect(at(men, "Astrid")).toBeLessThan(20);
  });

  it("has the mean age of all bearers, as the search has that of each sex", () => {
    const index = new NameIndex(allGivenNames);
    const published = names.map((name) => {
      const [women = "", men = "", , , womenAge = "", menAge = ""] = index.find(name) ?? [];
      const tenths = (text: string) => (text === "" ? null : Number.parseInt(text, 36) / 10);
      const age = meanAgeOfAll({
        women: Number.parseInt(women || "0", 36),
        men: Number.parseInt(men || "0", 36),
        meanAge: { women: tenths(womenAge), men: tenths(menAge) },
      });
      return age === null ? undefined : Math.round(age);
    });
    expect(names.map(meanAgeOfName)).toEqual(published);
    expect(meanAgeOfName("Anna")).toBe(48);
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

  it("derives the tier from the sum of both counts and the name day", () => {
    const { days, variants } = decodeNameDays(nameDays.days);
    const withDay = new Set([...days.keys(), ...variants.keys()]);
    names.forEach((name, index) => {
      const bearers = (women[index] ?? 0) + (men[index] ?? 0);
      const tier = [1_000, 10_000].filter((threshold) => bearers >= threshold).length;
      const expected = tier + (withDay.has(name) ? 3 : 0);
      expect(`${name} ${givenNames.tiers.charAt(index)}`).toBe(`${name} ${expected}`);
    });
  });

  it("has no abbreviation, title or part of a name", () => {
    const left = "Md Mhd Thi Abd Abdul Huu Syster Seyed Van".split(" ");
    expect(left.filter((name) => names.includes(name))).toEqual([]);
  });

  it("has one spelling of each double name", () => {
    const left = ["Anna Karin", "Anna-Carin", "AnnaKarin", "AnnaMaria", "Anna Maria", "Annalena"];
    expect(left.filter((name) => names.includes(name))).toEqual([]);
    for (const name of ["Anna-Karin", "Anna-Maria", "Anna-Lena", "Ingalill", "Marianne"]) {
      expect(names).toContain(name);
    }
    expect(names.filter((name) => /\p{L}\p{Lu}/u.test(name))).toEqual([]);
  });

  it("classifies a name as unisex if at least 15 % of its bearers are of each sex", () => {
    names.forEach((name, index) => {
      const all = (women[index] ?? 0) + (men[index] ?? 0);
      if (all === 0) return;
      const least = Math.min(women[index] ?? 0, men[index] ?? 0) / all;
      expect(`${name} ${charAt(givenNames.sexes, name) === "u"}`).toBe(`${name} ${least >= 0.15}`);
    });
  });

  const classic = withMark(names, givenNames.marks, 1);
  const modern = withMark(names, givenNames.marks, 2);
  const nordic = withMark(names, givenNames.marks, 4);
  const rising = withMark(names, givenNames.marks, 8);
  const missing = (list: string, from: ReadonlySet<string>) =>
    list.split(" ").filter((name) => !from.has(name));
  const present = (list: string, in_: ReadonlySet<string>) =>
    list.split(" ").filter((name) => in_.has(name));

  it("has old names as klassiska, however many children are given them now", () => {
    expect(missing("Anna Erik Astrid Karin Gustav Linnéa Carl Elsa Johan Emma", classic)).toEqual(
      [],
    );
    expect(
      missing(
        "Alice Axel Maja Ebba Hugo Agnes Arvid Alma Signe Klara August Frans Otto Valter Edith Majken Algot Alvar Sixten Selma",
        classic,
      ),
    ).toEqual([]);
    expect(present("Nova Milo Eira Liam William Noah Lejla Stephanie Anthony", classic)).toEqual(
      [],
    );
  });

  it("has no fashion of one time as klassisk, but names of all times whatever their mean age", () => {
    expect(present("Mona Agneta Sandra Niklas Camilla Jesper Kenneth Linda", classic)).toEqual([]);
    expect(missing("Gunnar Kerstin Per Kristina Håkan Johanna Sofia Elin Jakob", classic)).toEqual(
      [],
    );
  });

  it("has names of many recent children as moderna, unless they are klassiska", () => {
    expect(missing("Milo Ellie Noah Luna", modern)).toEqual([]);
    expect(present("Anna Lars Gustav Alma August Majken", modern)).toEqual([]);
  });

  it("classifies the names of the older calendar as klassiska, few of them as moderna", () => {
    const inCalendar = [...decodeNameDays(nameDays.days).days.keys()];
    const listed = inCalendar.filter((name) => position.has(name));
    expect(listed.filter((name) => classic.has(name)).length).toBeGreaterThan(listed.length * 0.7);
    expect(listed.filter((name) => modern.has(name)).length).toBeLessThanOrEqual(8);
  });

  it("has the names of the curated list as nordiska, and double names of two of them", () => {
    expect(missing("Astrid Freya Torbjörn Yngve Sven-Erik Tindra Vide", nordic)).toEqual([]);
    expect(present("Maria Nils Karl Hakim Ågot Britt-Marie", nordic)).toEqual([]);
    expect(nordic.size).toBeGreaterThanOrEqual(300);
  });

  it("has rising names, and none that falls", () => {
    expect(missing("Astrid Alma Vera August Tage Juni", rising)).toEqual([]);
    expect(present("Thomas Mikael Lars Alice William Olivia Felicia Anna", rising)).toEqual([]);
    expect(rising.size).toBeGreaterThanOrEqual(150);
  });

  it("classifies no name as both klassiskt and modernt", () => {
    expect([...classic].filter((name) => modern.has(name))).toEqual([]);
  });

  it("has a name for every letter", () => {
    for (const letter of "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ") {
      expect(names.some((name) => name.startsWith(letter))).toBe(true);
    }
  });
});

describe("the listed classics", () => {
  const listed = listedClassics.names.split(",");
  const figuresOf = (name: string) => {
    const index = listed.indexOf(name);
    const { older, first, last } = listedClassics;
    return [older, first, last].map((column) => column.split(",").map(Number)[index]);
  };

  it("have the figures of the source", () => {
    // Alma: 12,880 bearers of 2022, of whom 11,109 are newborns of 1998–2022.
    expect(figuresOf("Alma")).toEqual([1_771, 144, 595]);
    // Ture: 3,096 bearers, of whom 2,270 are such newborns; fewer than ten children were named so in 1998.
    expect(figuresOf("Ture")).toEqual([826, 0, 232]);
  });

  it("are known names of the list, in Swedish order", () => {
    expect(listed.filter((name) => !position.has(name))).toEqual([]);
    expect(listed.toSorted(new Intl.Collator("sv").compare)).toEqual(listed);
    expect(listed.length).toBeGreaterThanOrEqual(100);
  });
});
