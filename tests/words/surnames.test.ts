import { describe, expect, it } from "vitest";
import { rareSurnames } from "@/words/rare-surnames.ts";
import { surnameFacts } from "@/words/surname-facts.ts";
import { rareSurnameCount, surnames } from "@/words/surnames.ts";
import { decodeGroups, withMark } from "./decode.ts";

const common = decodeGroups(surnames);
const list = [...common, ...decodeGroups(rareSurnames)];
const names = list.map(({ name }) => name);
const marks = list.map((surname) => surname.marks).join("");
const bearers = surnameFacts.bearers.split(",").map(Number);

describe("surnames", () => {
  it("has every name with 100 bearers once, with figures of the same length", () => {
    expect(names).toHaveLength(8_364);
    expect(new Set(names).size).toBe(names.length);
    expect(bearers).toHaveLength(names.length);
    expect(Math.min(...bearers)).toBe(100);
    expect(marks).toMatch(/^[0-7]+$/);
    expect(rareSurnameCount).toBe(names.length - common.length);
  });

  it("has intact letters in NFC", () => {
    for (const name of ["Sjöström", "Åkesson", "Äng", "Sørensen", "Norén"]) {
      expect(names).toContain(name);
    }
    for (const name of names) {
      expect(name).toBe(name.normalize("NFC"));
      expect(name).toMatch(/^[\p{L}' -]+$/u);
    }
  });

  it("has the counts of the source, and tiers derived from them", () => {
    expect(bearers[names.indexOf("Andersson")]).toBe(223_428);
    names.forEach((name, index) => {
      const own = bearers[index] ?? 0;
      const tier = [1_000, 10_000].filter((threshold) => own >= threshold).length;
      expect(`${name} ${list[index]?.tier}`).toBe(`${name} ${tier}`);
    });
  });

  it("classifies known surnames as a Swede would", () => {
    const swedish = withMark(names, marks, 1);
    const nordic = withMark(names, marks, 2);
    const nature = withMark(names, marks, 4);
    for (const name of [
      "Andersson",
      "Lindberg",
      "Rask",
      "Norén",
      "Ericson",
      "Nyqvist",
      "Sandell",
    ]) {
      expect(swedish).toContain(name);
    }
    for (const name of ["Mitchell", "Russell", "Goldberg", "Hassan", "Tran", "Johnson", "Osman"]) {
      expect(swedish).not.toContain(name);
    }
    for (const name of ["Hansen", "Haugen", "Nygaard", "Korhonen", "Sørensen", "Mäki"]) {
      expect(nordic).toContain(name);
    }
    for (const name of ["Mohsen", "Rosen", "von Essen", "Andersson", "Mekonen"]) {
      expect(nordic).not.toContain(name);
    }
    for (const name of ["Bergström", "Lilja", "Holm", "Sjöberg", "Rosén", "Näslund"]) {
      expect(nature).toContain(name);
    }
    for (const name of ["Andersson", "Ståhl", "Hassan", "Norman"]) {
      expect(nature).not.toContain(name);
    }
  });

  it("classifies every Swedish name among the 150 most common", () => {
    const ranked = names
      .map((name, index) => ({ name, bearers: bearers[index] ?? 0, mark: marks[index] }))
      .sort((left, right) => right.bearers - left.bearers);
    const unmarked = ranked.slice(0, 150).filter(({ mark }) => mark === "0");
    expect(unmarked.map(({ name }) => name)).toEqual([
      "Ali",
      "Ahmed",
      "Mohamed",
      "Hassan",
      "Ibrahim",
    ]);
  });
});
