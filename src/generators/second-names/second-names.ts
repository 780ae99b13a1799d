import { GIVEN_NAME_LENGTHS, HALF_YEAR_DAYS, TYPED_NAME_MAX_LENGTH } from "../../config/limits.ts";
import { secondNameList } from "../../names/facts/second-name-list.ts";
import { UNISEX_SHARE } from "../../names/facts/unisex.ts";
import { typedName } from "../../names/form/name-form.ts";
import { GIVEN_NAME_PARAM, SURNAME_PARAM } from "../../names/search/second-name-params.ts";
import { hasMark } from "../../names/word-list.ts";
import { CARRIED_NAMES_DAY, GIVEN_NAMES_DAY } from "../../words/statistics.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import {
  ALL,
  type Choices,
  choiceOf,
  type Filter,
  isDefault,
  openFilter,
  type Typing,
  typedFilter,
} from "../engine/filters.ts";
import { hasLength, lengthFilter } from "../engine/length-filter.ts";
import { STYLE_MARKS, styleFilter } from "../given-names/styles.ts";
import type { NamesBeside } from "./second-name-match.ts";

/** Codes of the word list by option value; a unisex name is for both. */
const SEX_MARKS: Readonly<Record<string, string>> = { flickor: "fu", pojkar: "pu" };

const NAME: Typing = {
  parse: typedName,
  maxLength: TYPED_NAME_MAX_LENGTH,
  pattern: `^[\\p{L}\\p{M}'’ -]{0,${TYPED_NAME_MAX_LENGTH}}$`,
  contents: "bokstäver, bindestreck, apostrofer och mellanslag",
};

const unisexShare = `${UNISEX_SHARE * 100}\u00a0procent`;

const filters: readonly Filter[] = [
  typedFilter(GIVEN_NAME_PARAM, "Förnamn", NAME),
  typedFilter(SURNAME_PARAM, "Efternamn", NAME),
  openFilter("kon", "Kön", [
    {
      value: "pojkar",
      label: "Pojkar",
      meaning: `minst ${unisexShare} av dem som har namnet är män`,
    },
    {
      value: "flickor",
      label: "Flickor",
      meaning: `minst ${unisexShare} av dem som har namnet är kvinnor`,
    },
  ]),
  lengthFilter(GIVEN_NAME_LENGTHS),
  styleFilter,
  openFilter("namnsdag", "Namnsdag", [
    {
      value: "annat",
      label: "Ett annat halvår",
      meaning: `minst ${HALF_YEAR_DAYS}\u00a0dagar mellan namnsdagarna`,
    },
  ]),
];

/** What the names and their name days are compared by; null until it is loaded. */
let match: typeof import("./second-name-match.ts") | null = null;
let nameDays: typeof import("./name-day-traits.ts") | null = null;

function besideOf(choices: Choices): NamesBeside {
  return { given: choiceOf(choices, GIVEN_NAME_PARAM), surname: choiceOf(choices, SURNAME_PARAM) };
}

const isAnotherHalf = (choices: Choices) => choiceOf(choices, "namnsdag") !== ALL;

export const head: GeneratorHead = {
  title: "Andranamn och mellannamn som klingar med förnamnet",
  description:
    "Hitta ett andranamn, eller mellannamn, som klingar ihop med förnamnet. Namn som många i Sverige bär utan att kallas så, med antal från SCB.",
  tagline: "Namn som klingar med förnamnet",
};

/** /andranamn: given names that people in Sweden carry without going by them. */
export const generator: PageDefinition = {
  lead: "Skriv förnamnet, så kommer de namn som klingar bäst först.",
  source: `Antal (${CARRIED_NAMES_DAY}) och medelålder (${GIVEN_NAMES_DAY}): SCB; namnsdagar: Namnlängdskommittén.`,
  filters,
  late: {
    isNeeded: (choices) => {
      const { given, surname } = besideOf(choices);
      return given !== "" || surname !== "" || isAnotherHalf(choices);
    },
    async load(choices) {
      [match, nameDays] = await Promise.all([
        import("./second-name-match.ts"),
        import("./name-day-traits.ts"),
      ]);
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
          (!isOfHalf || nameDays?.isAnotherHalf(beside.given, second.name)),
      )
      .map(({ name, weight }) => ({ name, weight: weights?.get(name) ?? weight }));
  },
};
