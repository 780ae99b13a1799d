import { GIVEN_NAME_LENGTHS } from "../config/limits.ts";
import { givenNames } from "../words/given-names.ts";
import type { GeneratorDefinition } from "./definition.ts";
import type { Candidate } from "./engine.ts";
import { ALL, choiceOf, type Filter, openFilter } from "./filters.ts";
import { hasLength, lengthFilter } from "./length-filter.ts";
import { decodeNames, hasMark, tierWeight } from "./word-list.ts";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ".split("");

/** Bits of `givenNames.marks`. */
const STYLE_MARKS: Readonly<Record<string, number>> = { klassiskt: 1, modernt: 2, nordiskt: 4 };

/** Characters of `givenNames.sexes`. */
const SEX_MARKS: Readonly<Record<string, string>> = { flickor: "f", pojkar: "p", unisex: "u" };

interface GivenName extends Candidate {
  readonly sex: string;
  readonly marks: string;
  readonly letter: string;
}

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    { value: "pojkar", label: "Pojkar" },
    { value: "flickor", label: "Flickor" },
    { value: "unisex", label: "Unisex" },
  ]),
  openFilter("stil", "Stil", [
    { value: "klassiskt", label: "Klassiskt" },
    { value: "modernt", label: "Modernt" },
    { value: "nordiskt", label: "Nordiskt" },
  ]),
  lengthFilter(GIVEN_NAME_LENGTHS),
  openFilter("borjar", "Börjar med", [
    ...LETTERS.map((letter) => ({ value: letter, label: letter })),
  ]),
];

const names: readonly GivenName[] = decodeNames(givenNames.names).map((name, i) => ({
  name,
  sex: givenNames.sexes.charAt(i),
  marks: givenNames.marks.charAt(i),
  weight: tierWeight(givenNames.tiers.charAt(i)),
  letter: firstLetter(name),
}));

/** /fornamn: given names in use in Sweden. */
export const givenNameGenerator: GeneratorDefinition = {
  id: "fornamn",
  filters,
  candidates(choices) {
    const sex = SEX_MARKS[choiceOf(choices, "kon")];
    const style = STYLE_MARKS[choiceOf(choices, "stil")];
    const length = choiceOf(choices, "langd");
    const letter = choiceOf(choices, "borjar");
    return names.filter(
      (given) =>
        (sex === undefined || given.sex === sex) &&
        (style === undefined || hasMark(given.marks, style)) &&
        hasLength(given.name, length, GIVEN_NAME_LENGTHS) &&
        (letter === ALL || given.letter === letter),
    );
  },
};

/** Å, Ä and Ö are letters of their own; other accents do not move a name (É stands under E). */
function firstLetter(name: string): string {
  const first = name.charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : first.normalize("NFD").charAt(0);
}
