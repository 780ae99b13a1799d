import { describe, expect, test } from "vitest";
import { type Choices, defaultChoices } from "@/generators/engine/filters.ts";
import { generator as dogGenerator } from "@/generators/pets/dogs.ts";
import { dogNames } from "@/words/dog-names.ts";
import { petTopNames } from "@/words/pet-top-names.ts";
import { rowsOf, rowsWithOtherMarks } from "../../words/decode.ts";
import { candidateNames } from "../candidate-names.ts";

const rows = rowsOf(dogNames);
const names = rows.map(([name = ""]) => name);

function namesFor(choices: Choices): string[] {
  return candidateNames(dogGenerator, choices);
}

describe("the list of dog names", () => {
  test("has many names, each once", () => {
    expect(names.length).toBeGreaterThanOrEqual(300);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  test("writes them as names", () => {
    expect(names.filter((name) => !/^\p{Lu}\p{Ll}+(-\p{Lu}\p{Ll}+)?$/u.test(name))).toEqual([]);
  });

  test("has only known letters in its columns", () => {
    const known = [/^[ht]+$/, /^[sml]$/, /^(-|[lgmk]+)$/, /^(-|[njhts]+)$/, /^(-|[kusot]+)$/];
    expect(rowsWithOtherMarks(rows, known)).toEqual([]);
  });

  test("has at least forty names of each size and personality", () => {
    for (const [id, values] of [
      ["storlek", ["sma", "medel", "stora"]],
      ["personlighet", ["lekfull", "lugn", "modig", "kelig"]],
    ] as const) {
      for (const value of values) {
        expect(namesFor({ [id]: value }).length, value).toBeGreaterThanOrEqual(40);
      }
    }
  });

  test("gives names of the published lists twice the weight and the published sex", () => {
    const published = new Map(petTopNames.dogs.map(({ name, sex }) => [String(name), sex]));
    const candidates = dogGenerator.candidates(defaultChoices(dogGenerator.filters), Math.random);
    for (const { name, weight } of candidates) {
      expect(weight, name).toBe(published.has(name) ? 2 : 1);
    }
    for (const [name, sex] of published) {
      expect(namesFor({ kon: sex === "male" ? "hane" : "tik" }), name).toContain(name);
    }
  });
});

test("the labels of Storlek state the weight in kilograms", () => {
  const size = dogGenerator.filters.find(({ id }) => id === "storlek");
  expect(size?.options.map(({ label }) => label.replaceAll("\u00a0", " "))).toEqual([
    "Alla",
    "Små (under 10 kg)",
    "Medel (10–25 kg)",
    "Stora (över 25 kg)",
  ]);
});

test("known dog names match where a Swede would look for them", () => {
  expect(namesFor({ kon: "hane", storlek: "stora", personlighet: "kelig" })).toContain("Bamse");
  expect(namesFor({ kon: "tik", personlighet: "lugn" })).toContain("Doris");
  expect(namesFor({ rasgrupp: "jakthund", personlighet: "modig" })).toContain("Klinga");
  expect(namesFor({ rasgrupp: "nordiska", storlek: "stora" })).toContain("Oden");
  expect(namesFor({ rasgrupp: "herdehund" })).toContain("Meg");
  expect(namesFor({ rasgrupp: "terrier", storlek: "sma" })).toContain("Archie");
  expect(namesFor({ rasgrupp: "sallskap", storlek: "sma" })).toContain("Sessan");
  expect(namesFor({ storlek: "sma" })).toContain("Molly");
  expect(namesFor({ storlek: "medel" })).toContain("Astrid");
  expect(namesFor({ storlek: "sma" })).not.toContain("Bamse");
  expect(namesFor({ personlighet: "kelig" })).not.toContain("Grizzly");
  expect(namesFor({ personlighet: "lugn" })).not.toContain("Turbo");
  expect(namesFor({ kon: "tik" })).not.toContain("Ludde");
  expect(namesFor({ kon: "tik" })).toContain("Lingon");
  expect(namesFor({ kon: "hane" })).toContain("Lingon");
});
