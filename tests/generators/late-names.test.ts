/** What a first page shows before the names that it does without are loaded. */
import { expect, test } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generator as companies } from "@/generators/companies/companies.ts";
import { type GeneratorDefinition, generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator as childNames } from "@/generators/given-names/child-names.ts";
import { combinedGenerator } from "@/generators/given-names/combined.ts";
import { generator as givenNames } from "@/generators/given-names/given-names.ts";
import { generator as pets } from "@/generators/pets/pets.ts";
import { generator as surnames } from "@/generators/surnames/surnames.ts";

/** The number of names said by a first page is that of the whole list. */
async function expectWholeCount(definition: GeneratorDefinition) {
  const { matching } = firstPage(definition);
  await definition.late?.load();
  expect(firstPage(definition).matching).toBe(matching);
}

function firstPage(definition: GeneratorDefinition) {
  const choices = defaultChoices(definition.filters);
  expect(definition.late?.isNeeded(choices) ?? false).toBe(false);
  return generate(definition, choices, { count: SUGGESTIONS_PER_PAGE, random: seededRandom(1) });
}

test("surnames with at least 1,000 bearers, counted with those of 100", async () => {
  const { names, matching } = firstPage(surnames);
  expect(names).toHaveLength(SUGGESTIONS_PER_PAGE);
  expect(matching).toBe(8_364);
  const { lookUpSurname } = await import("@/names/facts/surname-facts.ts");
  for (const name of names) {
    expect(lookUpSurname(name).surnameBearers).toBeGreaterThanOrEqual(1_000);
  }
  await expectWholeCount(surnames);
});

test("given names on the rise, which are those of the whole list", async () => {
  const { opening } = givenNames;
  if (!opening) throw new Error("No opening");
  expect(firstPage(opening).names).toHaveLength(SUGGESTIONS_PER_PAGE);
  const { givenNameList } = await import("@/names/facts/given-name-list.ts");
  const rising = givenNameList.filter(({ marks }) => (Number.parseInt(marks, 16) & 8) !== 0);
  expect(opening.candidates({}, Math.random)).toEqual(
    rising.map(({ name, weight }) => ({ name, weight })),
  );
});

test("a full page of company names", () => {
  expect(firstPage(companies).names).toHaveLength(SUGGESTIONS_PER_PAGE);
});

test("the most given names of children", async () => {
  for (const definition of [childNames, combinedGenerator("barn")]) {
    expect(firstPage(definition).names).toHaveLength(SUGGESTIONS_PER_PAGE);
  }
  await expectWholeCount(childNames);
});

test("dogs and cats", async () => {
  expect(firstPage(pets).names).toHaveLength(SUGGESTIONS_PER_PAGE);
  await expectWholeCount(pets);
});
