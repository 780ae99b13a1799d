import { describe, expect, test } from "vitest";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { generator as catGenerator } from "@/generators/pets/cats.ts";
import { catNames } from "@/words/cat-names.ts";
import { petTopNames } from "@/words/pet-top-names.ts";
import { rowsOf, rowsWithOtherMarks } from "../../words/decode.ts";
import { candidateNames } from "../candidate-names.ts";

const COLORS = ["svart", "vit", "orange", "gra", "brun", "flerfargad"];

const rows = rowsOf(catNames);
const names = rows.map(([name = ""]) => name);

function namesFor(choices: Choices): string[] {
  return candidateNames(catGenerator, choices);
}

describe("the list of cat names", () => {
  test("has many names, each once", () => {
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("writes them as names", () => {
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
  });

  test("has only known letters in its columns", () => {
    const known = [/^[hf]+$/, /^(-|[svogbf]+)$/, /^(-|[lmgnd]+)$/, /^(-|[kusot]+)$/];
    expect(rowsWithOtherMarks(rows, known)).toEqual([]);
  });

  test("has at least thirty names of each colour", () => {
    for (const farg of COLORS) {
      expect(namesFor({ farg }).length, farg).toBeGreaterThanOrEqual(30);
    }
  });

  test("has at least forty names of each personality", () => {
    for (const personlighet of ["lekfull", "mysig", "lugn", "nyfiken"]) {
      expect(namesFor({ personlighet }).length, personlighet).toBeGreaterThanOrEqual(40);
    }
  });

  test("gives a name a colour only if it suggests one, and at most two", () => {
    const colors = rows.map(([, , letters = ""]) => letters.replace("-", ""));
    expect(colors.filter((letters) => letters === "").length).toBeGreaterThan(100);
    expect(colors.filter((letters) => letters.length > 2)).toEqual([]);
  });

  test("gives names of the published lists twice the weight and the published sex", () => {
    const published = new Map(petTopNames.cats.map(({ name, sex }) => [String(name), sex]));
    const candidates = catGenerator.candidates(defaultChoices(catGenerator.filters), Math.random);
    for (const { name, weight } of candidates) {
      expect(weight, name).toBe(published.has(name) ? 2 : 1);
    }
    for (const [name, sex] of published) {
      const kon = sex === null ? "alla" : sex === "male" ? "hane" : "hona";
      expect(namesFor({ kon }), name).toContain(name);
    }
  });
});

test("known cat names match where a Swede would look for them", () => {
  for (const name of ["Sotis", "Lakrits", "Skugga", "Panter"]) {
    expect(namesFor({ farg: "svart" })).toContain(name);
  }
  expect(namesFor({ farg: "vit" })).toContain("Snövit");
  expect(namesFor({ farg: "vit" })).not.toContain("Sotis");
  expect(namesFor({ farg: "orange", kon: "hane" })).toContain("Simba");
  expect(namesFor({ farg: "gra" })).toContain("Grålle");
  expect(namesFor({ farg: "brun" })).toContain("Kola");
  expect(namesFor({ farg: "flerfargad" })).toContain("Fläcken");
  expect(namesFor({ farg: "svart" })).not.toContain("Doris");
  expect(namesFor({ kon: "hane", langd: "kort" })).toContain("Måns");
  expect(namesFor({ personlighet: "nyfiken" })).toContain("Sherlock");
  expect(namesFor({ personlighet: "nyfiken" })).not.toContain("Måsen");
  expect(namesFor({ personlighet: "mysig" })).toContain("Tusse");
  expect(namesFor({ personlighet: "mysig" })).not.toContain("Kodiak");
  expect(namesFor({ kon: "hona" })).not.toContain("Måns");
});
