import { GIVEN_NAME_LENGTHS } from "../config/limits.ts";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "../words/statistics.ts";
import { CURVE_NOTE } from "./curve-note.ts";
import type { GeneratorDefinition, PageDefinition } from "./definition.ts";
import { ALL, choiceOf, type Filter, isDefault, openFilter } from "./filters.ts";
import { hasLength, lengthFilter } from "./length-filter.ts";
import { risingNameList } from "./rising-names.ts";
import { hasMark } from "./word-list.ts";

/** The options of Börjar med. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"];

/** Null until it is loaded. */
let givenNameList: typeof import("./given-name-list.ts")["givenNameList"] | null = null;

/** Bits of a name's marks by option value. */
const STYLE_MARKS: Readonly<Record<string, number>> = { klassiskt: 1, modernt: 2, nordiskt: 4 };

/** Codes of the word list by option value. */
const SEX_MARKS: Readonly<Record<string, string>> = { flickor: "f", pojkar: "p", unisex: "u" };

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

/** The mood that the page opens on. */
const opening: GeneratorDefinition = {
  filters,
  caption: () => "Namn på väg upp",
  subject: "namn på väg upp",
  candidates: () => risingNameList,
};

/** /fornamn: given names in use in Sweden. */
export const generator: PageDefinition = {
  lead: "Förnamn som bärs i Sverige i dag, efter kön, stil och längd.",
  source: `Vanligare namn dyker upp oftare. Först visas namn som blev vanligare bland nyfödda fram till ${LAST_NEWBORN_YEAR}, då SCB:s statistik slutar. Antal bärare: SCB, ${GIVEN_NAMES_DAY}. Namnsdagar: Namnlängdskommittén. ${CURVE_NOTE}`,
  filters,
  opening,
  late: {
    isNeeded: () => true,
    async load() {
      ({ givenNameList } = await import("./given-name-list.ts"));
    },
  },
  caption: (choices) => (isDefault(filters, choices) ? "Alla namn" : "Namn efter dina filter"),
  candidates(choices) {
    const sex = SEX_MARKS[choiceOf(choices, "kon")];
    const style = STYLE_MARKS[choiceOf(choices, "stil")];
    const length = choiceOf(choices, "langd");
    const letter = choiceOf(choices, "borjar");
    return (givenNameList ?? []).filter(
      (given) =>
        (sex === undefined || given.sex === sex) &&
        (style === undefined || hasMark(given.marks, style)) &&
        hasLength(given.name, length, GIVEN_NAME_LENGTHS) &&
        (letter === ALL || given.letter === letter),
    );
  },
};
