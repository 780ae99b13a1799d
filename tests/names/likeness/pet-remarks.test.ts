import { describe, expect, test } from "vitest";
import { petRemarks } from "@/names/likeness/pet-remarks.ts";

describe("a pet's name and commands", () => {
  test.each([
    ["Sitt", "låter som kommandot ”sitt”"],
    ["Frej", "liknar ”nej”"],
    ["Tom", "liknar ”kom”"],
    ["Nanna", "liknar ”stanna”"],
    ["Kompis", "börjar som ”kom”"],
    ["Brage", "börjar som ”bra”"],
  ])("%s %s", (name, remark) => {
    expect(petRemarks(name, "")).toEqual([remark]);
  });

  // The second vowel of a pair is another one, or another length, or more than one sound differs.
  test.each([
    "Molly",
    "Kim",
    "Bob",
    "Kajsa",
    "Sigge",
    "Komet",
    "Hilda",
    "Bragd",
    "Fia",
    "Scout",
    "Spot",
  ])("%s is like no command", (name) => {
    expect(petRemarks(name, "")).toEqual([]);
  });
});

describe("a pet's name and the names at home", () => {
  test("a name that sounds the same is said before one that nearly does", () => {
    expect(petRemarks("Kajsa", "Maja, Cajsa och Majsa")).toEqual([
      "låter som Cajsa",
      "liknar Majsa",
    ]);
  });

  test.each(["Bella, Bo", "Bella och Bo", "Bella; Bo", "bo/bella", " Bo & Bella "])(
    "the names in %j are read one by one",
    (family) => {
      const [remark, ...others] = petRemarks("Bo", family);
      expect(remark).toMatch(/^låter som bo$/i);
      expect(others).toEqual([]);
    },
  );

  test("a name that begins as a short one is remarked on", () => {
    expect(petRemarks("Bobo", "Bo")).toEqual(["börjar som Bo"]);
  });

  test.each(["", "  ", ",, &", "123"])("%j has no names", (family) => {
    expect(petRemarks("Molly", family)).toEqual([]);
  });
});
