import { GIVEN_NAME_LENGTHS, TYPED_NAME_MAX_LENGTH } from "../config/limits.ts";
import { typedName } from "../names/name-form.ts";
import { CARRIED_NAMES_DAY } from "../words/statistics.ts";
import type { Beside } from "./beside.ts";
import type { GeneratorHead, PageDefinition } from "./definition.ts";
import {
  ALL,
  type Choices,
  choiceOf,
  type Filter,
  isDefault,
  openFilter,
  type Typing,
  typedFilter,
} from "./filters.ts";
import { hasLength, lengthFilter } from "./length-filter.ts";
import { secondNameList } from "./second-name-list.ts";
import { GIVEN_NAME_PARAM, SURNAME_PARAM } from "./second-name-params.ts";
import { hasMark } from "./word-list.ts";

/** Bits of a name's marks by option value. */
const STYLE_MARKS: Readonly<Record<string, number>> = { klassiskt: 1, modernt: 2, nordiskt: 4 };

/** Codes of the word list by option value; a unisex name is for both. */
const SEX_MARKS: Readonly<Record<string, string>> = { flickor: "fu", pojkar: "pu" };

const NAME: Typing = {
  parse: typedName,
  maxLength: TYPED_NAME_MAX_LENGTH,
  pattern: `^[\\p{L}\\p{M}'’ -]{0,${TYPED_NAME_MAX_LENGTH}}$`,
  contents: "bokstäver, bindestreck, apostrofer och mellanslag",
};

const filters: readonly Filter[] = [
  typedFilter(GIVEN_NAME_PARAM, "Förnamn", NAME),
  typedFilter(SURNAME_PARAM, "Efternamn", NAME),
  openFilter("kon", "Kön", [
    { value: "pojkar", label: "Pojkar" },
    { value: "flickor", label: "Flickor" },
  ]),
  lengthFilter(GIVEN_NAME_LENGTHS),
  openFilter("stil", "Stil", [
    { value: "klassiskt", label: "Klassiskt" },
    { value: "modernt", label: "Modernt" },
    { value: "nordiskt", label: "Nordiskt" },
  ]),
  openFilter("namnsdag", "Namnsdag", [{ value: "annat", label: "Ett annat halvår" }]),
];

/** What the names are compared by; null until it is loaded. */
let match: typeof import("./second-name-match.ts") | null = null;

function besideOf(choices: Choices): Beside {
  return { given: choiceOf(choices, GIVEN_NAME_PARAM), surname: choiceOf(choices, SURNAME_PARAM) };
}

const isAnotherHalf = (choices: Choices) => choiceOf(choices, "namnsdag") !== ALL;

export const head: GeneratorHead = {
  title: "Andranamn: namn som klingar med förnamnet",
  description:
    "Hitta ett andranamn som klingar ihop med förnamnet. Namn som många i Sverige bär utan att kallas så, med antal från SCB.",
  tagline: "Namn som klingar med förnamnet",
};

/** /andranamn: given names that people in Sweden carry without going by them. */
export const generator: PageDefinition = {
  lead: "Skriv förnamnet, så kommer de namn som klingar bäst först.",
  source: `Vanligare andranamn dyker upp oftare. Antal: SCB, ${CARRIED_NAMES_DAY}. Datum på korten: namnsdagar, enligt Namnlängdskommittén.`,
  filters,
  late: {
    isNeeded: (choices) => {
      const { given, surname } = besideOf(choices);
      return given !== "" || surname !== "" || isAnotherHalf(choices);
    },
    async load(choices) {
      match = await import("./second-name-match.ts");
      if (choices) await match.rankBeside(besideOf(choices));
    },
  },
  isRanked: true,
  hasLongFacts: () => true,
  caption(choices) {
    const { given } = besideOf(choices);
    if (given !== "") return `Andranamn till ${given}`;
    return isDefault(filters, choices) ? "Andranamn som många bär" : "Andranamn efter dina filter";
  },
  note: (choices) =>
    isAnotherHalf(choices) &&
    choiceOf(choices, GIVEN_NAME_PARAM) === "" &&
    "Skriv ett förnamn som har namnsdag, så visas namn vars dag är minst fyra månader från den.",
  candidates(choices) {
    const sex = SEX_MARKS[choiceOf(choices, "kon")];
    const length = choiceOf(choices, "langd");
    const style = STYLE_MARKS[choiceOf(choices, "stil")];
    const beside = besideOf(choices);
    const weights = match?.weightsBeside(beside);
    const isOfHalf = isAnotherHalf(choices);
    return secondNameList
      .filter(
        (second) =>
          (sex === undefined || sex.includes(second.sex)) &&
          (style === undefined || hasMark(second.marks, style)) &&
          hasLength(second.name, length, GIVEN_NAME_LENGTHS) &&
          second.name !== beside.given &&
          (!isOfHalf || match?.isAnotherHalf(beside.given, second.name)),
      )
      .map(({ name, weight }) => ({ name, weight: weights?.get(name) ?? weight }));
  },
};
