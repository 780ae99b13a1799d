/** What a company name is never made of, whatever a visitor types. */
import { describe, expect, test } from "vitest";
import { COMPANY_NAME_MAX_LENGTH } from "@/config/limits.ts";
import { generator } from "@/generators/companies/companies.ts";
import { listOf } from "@/generators/companies/company-recipes.ts";
import { drawKeywordNames, hasWord } from "@/generators/companies/keyword-names.ts";
import { saysBodyWord, sensitiveGroupOf } from "@/generators/companies/sensitive.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
import { sensitiveGroups } from "@/words/sensitive-words.ts";
import { drawForTyped } from "../../../scripts/audit/draw-compositions.ts";
import { findUnsayable } from "../../../scripts/audit/find-unsayable.ts";
import { typedWords } from "../../../scripts/audit/typed-words.ts";

const TYPED_WORDS = 300;

await generator.late?.load();

const defaults = defaultChoices(generator.filters);

/** Every name that is made of the word. */
function everyName(nyckelord: string): readonly string[] {
  const found = new Set<string>();
  const random = seededRandom(1);
  const isNew = (name: string) => !found.has(name);
  for (let size = -1; size < found.size; ) {
    size = found.size;
    for (const { name } of drawKeywordNames(nyckelord, defaults, random, isNew)) found.add(name);
  }
  return [...found].filter((name) => hasWord(nyckelord, name));
}

test("three pages for each of 300 words have nothing that one would not say aloud", {
  timeout: 60_000,
}, async () => {
  const wrong: string[] = [];
  let drawn = 0;
  const isCompany = (id: string) => id === "foretagsnamn";
  for await (const each of drawForTyped(typedWords(TYPED_WORDS, 1), 1, isCompany)) {
    drawn++;
    const { name, generator: id, typed } = each;
    const stems = findUnsayable(name, id, typed);
    if (stems.length > 0 || !isClean(name) || name.length > COMPANY_NAME_MAX_LENGTH) {
      wrong.push(`${typed}: ${name} (${stems})`);
    }
  }
  expect(drawn).toBeGreaterThan(TYPED_WORDS * 30);
  expect(wrong).toEqual([]);
});

describe("a word that is no matter for play", () => {
  test.each([
    ["flickor", "people"],
    ["skolflickor", "people"],
    ["pojkar", "people"],
    ["tonår", "people"],
    ["barn", "people"],
    ["hospice", "health"],
    ["läkare", "health"],
    ["sorg", "grief"],
    ["begravning", "funeral"],
    ["kyrka", "faith"],
    ["juridik", "law"],
    ["massage", "body"],
    ["kärlek", "body"],
  ])("%s is one of the group %s", (word, group) => {
    expect(sensitiveGroupOf(word)).toBe(sensitiveGroups[group]);
  });

  test.each(["barnkläder", "surdeg", "skrot", "fotograf", "manual", "sonar", "spannmål"])(
    "%s is none",
    (word) => {
      expect(sensitiveGroupOf(word)).toBeUndefined();
    },
  );

  test.each(["flickor", "pojkar", "barn", "tonår", "hospice", "sorg", "läkare", "kyrka", "mage"])(
    "%s is joined with the parts of its group alone",
    (word) => {
      const { endings = "", phrases = "", partners = "" } = sensitiveGroupOf(word) ?? {};
      const parts = [...listOf(endings), ...listOf(partners), ...listOf(phrases)].map((part) =>
        part.replace("_ ", "").toLowerCase(),
      );
      const names = everyName(word);
      expect(names.length).toBeGreaterThanOrEqual(3);
      expect(
        names.filter((name) => !parts.some((part) => name.toLowerCase().endsWith(part))),
      ).toEqual([]);
    },
  );
});

test.each([
  ["flickor", ["Flickor & Lust", "Snabbflickor", "Flickor till Tusen"]],
  ["skrot", ["Skrotum"]],
  ["våg", ["Vågina"]],
  ["barn", ["Barn & Lust"]],
  ["hospice", ["Snabbhospice", "Hospice för Livet"]],
  ["sorg", ["Guldsorg"]],
  ["läkare", ["Läkare utan Krusiduller"]],
])("%s never gives %j", (word, names) => {
  const every = everyName(word);
  expect(every.length).toBeGreaterThan(0);
  expect(every.filter((name) => names.includes(name))).toEqual([]);
});

test.each(["Skrotum", "Vågina", "Culos", "Pillu", "Chocha", "Dupa"])(
  "a coined name like %s is read as a word of the body",
  (name) => {
    expect(saysBodyWord(name)).toBe(true);
  },
);

test.each(["Ostina", "Cyklia", "Kerum", "Vinello"])("a coined name like %s is not", (name) => {
  expect(saysBodyWord(name)).toBe(false);
});
