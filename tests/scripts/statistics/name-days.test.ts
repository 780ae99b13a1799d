import { describe, expect, it } from "vitest";
import {
  encodeNameDays,
  findVariants,
  spellingKey,
} from "../../../scripts/statistics/name-days.ts";
import type { NameDay } from "../../../scripts/statistics/sources.ts";

const day = (name: string): NameDay => ({
  name,
  month: 5,
  day: 3,
  addedIn: null,
  printedFrom: null,
});

describe("spellingKey", () => {
  it.each([
    ["Linnéa", "Linnea"],
    ["Philip", "Filip"],
    ["Fredrick", "Fredrik"],
    ["Carl", "Karl"],
    ["Wilma", "Vilma"],
    ["Hannah", "Hanna"],
    ["Denice", "Denise"],
    ["Zandra", "Sandra"],
    ["Jenny", "Jennie"],
    ["Christer", "Krister"],
  ])("is the same for %s and %s", (one, other) => {
    expect(spellingKey(one)).toBe(spellingKey(other));
  });

  it.each([
    ["Åsa", "Asa"],
    ["Märta", "Marta"],
    ["Göte", "Gote"],
    ["Karin", "Kerstin"],
    ["Cecilia", "Kekilia"],
    ["Ellis", "Elis"],
    ["Anika", "Annika"],
  ])("differs for %s and %s", (one, other) => {
    expect(spellingKey(one)).not.toBe(spellingKey(other));
  });
});

describe("findVariants", () => {
  const days = ["Linnea", "Johan", "Jenny", "Gustav", "Sofia", "Silvia", "Sylvia"].map((name) =>
    day(name),
  );

  it("finds spellings by rule and by the reviewed list", () => {
    expect([...findVariants(["Linnéa", "Gustaf", "Jennie", "Anna"], days)]).toEqual([
      ["Linnéa", "Linnea"],
      ["Gustaf", "Gustav"],
      ["Jennie", "Jenny"],
    ]);
  });

  it("leaves out calendar names and names listed as different", () => {
    expect(findVariants(["Jenny", "Zofia"], days).size).toBe(0);
  });

  it("does not choose between two calendar names with the same key", () => {
    expect(findVariants(["Carla"], [day("Karla"), day("Qarla")]).size).toBe(0);
  });
});

describe("name days", () => {
  it("lists the names of each day of a leap year, with their other spellings", () => {
    const days = [day("Åke"), day("Anna"), { ...day("Augusta"), month: 12, day: 30 }];
    const coded = encodeNameDays(
      days,
      new Map([
        ["Ane", "Anna"],
        ["Ana", "Anna"],
      ]),
    );
    // 31 January + 29 February + 31 March + 30 April + 2 May days come before 3 May.
    expect(coded).toBe(`${";".repeat(123)}Anna=Ana=Ane,Åke${";".repeat(241)}Augusta;`);
  });

  it("rejects a name with two days", () => {
    expect(() => encodeNameDays([day("Anna"), day("Anna")], new Map())).toThrow("two name days");
  });
});
