/** What a company name is never made of, whatever a visitor types. */
import { describe, expect, test } from "vitest";
import { COMPANY_NAME_MAX_LENGTH, SUGGESTIONS_PER_PAGE } from "@/config/limits.ts";
import { generator } from "@/generators/companies/companies.ts";
import { kindField } from "@/generators/companies/company-fields.ts";
import { drawKeywordNames, hasWord } from "@/generators/companies/keyword-names.ts";
import { isSensitive } from "@/generators/companies/sensitive.ts";
import { isClean } from "@/generators/engine/block-list.ts";
import { generate } from "@/generators/engine/definition.ts";
import { defaultChoices } from "@/generators/engine/filters.ts";
import { seededRandom } from "@/generators/engine/sample.ts";
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
  test.each(
    "flickor,skolflickor,pojkar,tonår,barn,hospice,läkare,sorg,begravning,kyrka,juridik,massage,kärlek".split(
      ",",
    ),
  )("%s is one", (word) => {
    expect(isSensitive(word)).toBe(true);
  });

  test.each(["barnkläder", "surdeg", "skrot", "fotograf", "manual", "sonar", "spannmål"])(
    "%s is none",
    (word) => {
      expect(isSensitive(word)).toBe(false);
    },
  );

  test.each(
    "flickor,pojkar,barn,tonår,hospice,sorg,läkare,kyrka,mage,massage,fotvård,juridik".split(","),
  )("%s is joined with nothing, and its page is full", (word) => {
    expect(everyName(word)).toEqual([]);
    const options = { count: SUGGESTIONS_PER_PAGE, random: seededRandom(2) };
    const { names } = generate(generator, { ...defaults, nyckelord: word }, options);
    expect(names).toHaveLength(SUGGESTIONS_PER_PAGE);
  });

  test.each(["sorg", "kyrka", "missfall", "cancer", "sjukdom"])(
    "that says no trade gets kind names, also if nothing is built on it: %s",
    (nyckelord) => {
      const options = { count: SUGGESTIONS_PER_PAGE, random: seededRandom(3) };
      const { names } = generate(generator, { ...defaults, nyckelord }, options);
      const kind = kindField.names.map(({ name }) => name);
      expect(names.filter((name) => !kind.includes(name))).toEqual([]);
    },
  );
});
