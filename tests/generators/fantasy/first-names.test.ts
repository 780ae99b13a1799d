/** What a first page of fantasy names shows before the elements of the others are loaded. */
import { expect, test } from "vitest";
import { SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { generator as characters } from "@/generators/fantasy/dnd.ts";
import { givenNameOf } from "@/generators/fantasy/dnd-characters.ts";
import { surnamesOf } from "@/generators/fantasy/dnd-names.ts";
import { generator as fantasy } from "@/generators/fantasy/fantasy.ts";
import { allFantasyNames } from "@/generators/fantasy/fantasy-names.ts";

test.each([
  ["/fantasy-namn", fantasy],
  ["/dnd-namn", characters],
])(
  "%s draws a full page of different names for no filter, and needs the others for one",
  (_, page) => {
    const choices = defaultChoices(page.filters);
    expect(page.late?.isNeeded(choices)).toBe(false);
    const { names } = generate(page, choices, {
      count: SUGGESTIONS_PER_PAGE,
      random: seededRandom(1),
    });
    expect(new Set(names).size).toBe(SUGGESTIONS_PER_PAGE);
    const [filter] = page.filters;
    const chosen = { ...choices, [filter?.id ?? ""]: filter?.options[1]?.value ?? "" };
    expect(page.late?.isNeeded(chosen)).toBe(true);
  },
);

const firstFantasyNames = fantasy.candidates({}, Math.random).map(({ name }) => name);
const firstCharacters = characters.candidates({}, Math.random).map(({ name }) => name);

test("the first fantasy names are good ones, of every category and origin, no three with an ending", () => {
  const found = firstFantasyNames.map((name) => allFantasyNames.find(({ word }) => word === name));
  expect(firstFantasyNames.filter((_, i) => !found[i]?.isGood)).toEqual([]);
  expect(new Set(found.map((each) => each?.category)).size).toBe(5);
  expect(new Set(found.map((each) => each?.origin)).size).toBe(4);
  const endings = found.map((each) => each?.last.form);
  for (const ending of endings) {
    expect(endings.filter((each) => each === ending).length, ending).toBeLessThanOrEqual(2);
  }
});

test("the first characters are composed ones, of every people", () => {
  const given = firstCharacters.map((name) => givenNameOf(name));
  const isComposed = (name: string, i: number) => {
    const each = given[i];
    return each && surnamesOf(each).some((surname) => name === `${each.word} ${surname}`);
  };
  expect(firstCharacters.filter((name, i) => !isComposed(name, i))).toEqual([]);
  expect(new Set(given.map((each) => each?.people)).size).toBe(9);
});
