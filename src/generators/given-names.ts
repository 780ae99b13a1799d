import { GIVEN_NAME_LENGTHS } from "../config/limits.ts";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "../words/statistics.ts";
import { CURVE_NOTE } from "./curve-note.ts";
import type { GeneratorDefinition, GeneratorHead, PageDefinition } from "./definition.ts";
import { ALL, type Choices, choiceOf, type Filter, isDefault, openFilter } from "./filters.ts";
import type { GivenName } from "./given-name-list.ts";
import { hasLength, lengthFilter } from "./length-filter.ts";
import { risingNameList } from "./rising-names.ts";
import { hasMark } from "./word-list.ts";

/** The options of Börjar med. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"];

/** Null until they are loaded. */
let names: readonly GivenName[] | null = null;

/** Mean ages of the bearers of names; null until they are loaded, for a generation or an order. */
let ages: typeof import("./given-name-ages.ts") | null = null;

/** Bits of a name's marks by option value. */
const STYLE_MARKS: Readonly<Record<string, number>> = { klassiskt: 1, modernt: 2, nordiskt: 4 };

/** Mean ages of bearers, from the first to the last year of age. */
const GENERATIONS = [
  { value: "unga", label: "Unga (under 15)", first: 0, last: 14 },
  { value: "ungavuxna", label: "Unga vuxna (15–34)", first: 15, last: 34 },
  { value: "medelalders", label: "Medelålders (35–60)", first: 35, last: 60 },
  { value: "aldre", label: "Äldre (över 60)", first: 61, last: Infinity },
];

const ORDERS = [
  { value: "yngst", label: "Yngst först", first: "youngest" },
  { value: "aldst", label: "Äldst först", first: "oldest" },
] as const;

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
  { ...openFilter("generation", "Generation", GENERATIONS), isUncounted: () => !ages },
  lengthFilter(GIVEN_NAME_LENGTHS),
  openFilter("borjar", "Börjar med", [
    ...LETTERS.map((letter) => ({ value: letter, label: letter })),
  ]),
  {
    id: "ordning",
    label: "Ordning",
    options: [{ value: "blandat", label: "Blandat" }, ...ORDERS],
    defaultValue: "blandat",
    isOrder: true,
  },
];

/** The mood that the page opens on. */
const opening: GeneratorDefinition = {
  filters,
  caption: () => "Namn på väg upp",
  subject: "namn på väg upp",
  candidates: () => risingNameList,
};

export const head: GeneratorHead = {
  title: "Förnamn: vanliga, ovanliga och könsneutrala namn",
  description:
    "Pojknamn, flicknamn och könsneutrala namn som bärs i Sverige. Se hur många som heter så och filtrera på stil, längd och bokstav.",
  tagline: "Med antal bärare och namnsdag",
};

/** /fornamn: given names in use in Sweden. */
export const generator: PageDefinition = {
  lead: "Förnamn som bärs i Sverige i dag, efter kön, stil, generation och längd.",
  source: `Vanligare namn dyker upp oftare. Först visas namn som blev vanligare bland nyfödda fram till ${LAST_NEWBORN_YEAR}, då SCB:s statistik slutar. Antal bärare och medelålder: SCB, ${GIVEN_NAMES_DAY}. Datum på korten: namnsdagar, enligt Namnlängdskommittén. ${CURVE_NOTE}`,
  filters,
  opening,
  late: {
    isNeeded: () => true,
    async load(choices) {
      const needsAges = !choices || isByAge(choices);
      const [{ givenNameList }, loaded] = await Promise.all([
        import("./given-name-list.ts"),
        needsAges ? import("./given-name-ages.ts") : null,
      ]);
      names = givenNameList;
      ages ??= loaded;
    },
  },
  inOrder(choices) {
    const order = orderOf(choices);
    return order && ages?.takeByAge(order.first);
  },
  caption: (choices) =>
    orderOf(choices)?.label ??
    (isDefault(filters, choices) ? "Alla namn" : "Namn efter dina filter"),
  note: (choices) => orderOf(choices) && ages?.ORDER_NOTE,
  factsFor(choices, name) {
    const meanAge = isByAge(choices) ? ages?.meanAgeOfName(name) : undefined;
    return meanAge === undefined ? {} : { meanAge };
  },
  candidates(choices) {
    if (!names || (isByAge(choices) && !ages)) return [];
    const generation = generationOf(choices);
    const sex = SEX_MARKS[choiceOf(choices, "kon")];
    const style = STYLE_MARKS[choiceOf(choices, "stil")];
    const length = choiceOf(choices, "langd");
    const letter = choiceOf(choices, "borjar");
    return names.filter(
      (given) =>
        (sex === undefined || given.sex === sex) &&
        (style === undefined || hasMark(given.marks, style)) &&
        (generation === undefined || isOf(generation, ages?.meanAgeOfName(given.name))) &&
        hasLength(given.name, length, GIVEN_NAME_LENGTHS) &&
        (letter === ALL || given.letter === letter),
    );
  },
};

type Generation = (typeof GENERATIONS)[number];

/** The generation that is asked for. */
function generationOf(choices: Choices): Generation | undefined {
  return GENERATIONS.find(({ value }) => value === choiceOf(choices, "generation"));
}

/** The order that is asked for; undefined for names drawn at random. */
function orderOf(choices: Choices) {
  return ORDERS.find(({ value }) => value === choices.ordning);
}

/** Whether the names or their order depend on mean ages. */
function isByAge(choices: Choices): boolean {
  return generationOf(choices) !== undefined || orderOf(choices) !== undefined;
}

function isOf({ first, last }: Generation, meanAge: number | undefined): boolean {
  return meanAge !== undefined && meanAge >= first && meanAge <= last;
}
