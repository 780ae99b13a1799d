import { GIVEN_NAME_LENGTHS } from "../../config/limits.ts";
import type { GivenName } from "../../names/facts/given-name-list.ts";
import { risingNameList } from "../../names/facts/rising-names.ts";
import { UNISEX_SHARE } from "../../names/facts/unisex.ts";
import { ORIGIN_GROUPS } from "../../names/origins/origin-groups.ts";
import { RECENT_YEARS } from "../../names/series/statistics-years.ts";
import { hasMark } from "../../names/word-list.ts";
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import type { GeneratorDefinition, GeneratorHead, PageDefinition } from "../engine/definition.ts";
import {
  ALL,
  type Choices,
  choiceOf,
  type Filter,
  isDefault,
  openFilter,
} from "../engine/filters.ts";
import { hasLength, lengthFilter } from "../engine/length-filter.ts";
import { NORDIC, STYLE_MARKS, styleFilter } from "./styles.ts";

/** The options of Börjar med. */
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"];

/** Null until they are loaded. */
let names: readonly GivenName[] | null = null;

/** Mean ages of the bearers of names; null until they are loaded, for a generation or an order. */
let ages: typeof import("../../names/facts/given-name-ages.ts") | null = null;

/** The order by these ages; null until it is loaded with them. */
let ageOrder: typeof import("./age-order.ts") | null = null;

/** Origins of names; null until they are loaded, for an origin. */
let origins: typeof import("../../names/origins/name-origins.ts") | null = null;

const MEAN_AGE = `medelåldern bland alla som bar namnet den ${GIVEN_NAMES_DAY}`;

/** Mean ages of bearers, from the first to the last year of age. */
const GENERATIONS = [
  { value: "unga", label: "Unga (under 15)", meaning: MEAN_AGE, first: 0, last: 14 },
  { value: "ungavuxna", label: "Unga vuxna (15–34)", meaning: MEAN_AGE, first: 15, last: 34 },
  { value: "medelalders", label: "Medelålders (35–60)", meaning: MEAN_AGE, first: 35, last: 60 },
  { value: "aldre", label: "Äldre (över 60)", meaning: MEAN_AGE, first: 61, last: Infinity },
];

const ORDERS = [
  {
    value: "yngst",
    label: "Yngst först",
    meaning: "lägst medelålder bland bärarna först",
    first: "youngest",
  },
  {
    value: "aldst",
    label: "Äldst först",
    meaning: "högst medelålder bland bärarna först",
    first: "oldest",
  },
] as const;

/** Codes of the word list by option value. */
const SEX_MARKS: Readonly<Record<string, string>> = { flickor: "f", pojkar: "p", unisex: "u" };

const unisexShare = `${UNISEX_SHARE * 100}\u00a0procent`;

const filters: readonly Filter[] = [
  openFilter("kon", "Kön", [
    { value: "pojkar", label: "Pojkar", meaning: `under ${unisexShare} av bärarna är kvinnor` },
    { value: "flickor", label: "Flickor", meaning: `under ${unisexShare} av bärarna är män` },
    {
      value: "unisex",
      label: "Unisex",
      meaning: `minst ${unisexShare} av bärarna är kvinnor, minst ${unisexShare} män`,
    },
  ]),
  styleFilter,
  { ...openFilter("ursprung", "Ursprung", ORIGIN_GROUPS), isUncounted: () => !origins },
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
  caption: () => `Ökade fram till ${LAST_NEWBORN_YEAR}`,
  subject: `namn som ökade fram till ${LAST_NEWBORN_YEAR}`,
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
  source: `Bärare och medelålder den ${GIVEN_NAMES_DAY}, nyfödda ${RECENT_YEARS}: SCB, per stavning; namnsdagar: Namnlängdskommittén.`,
  filters,
  opening,
  late: {
    isNeeded: () => true,
    async load(choices) {
      const needsAges = !choices || isByAge(choices);
      const needsOrigins = !choices || choiceOf(choices, "ursprung") !== ALL;
      const [{ givenNameList }, loadedAges, loadedOrder, loadedOrigins] = await Promise.all([
        import("../../names/facts/given-name-list.ts"),
        needsAges ? import("../../names/facts/given-name-ages.ts") : null,
        needsAges ? import("./age-order.ts") : null,
        needsOrigins ? import("../../names/origins/name-origins.ts") : null,
      ]);
      names = givenNameList;
      ages ??= loadedAges;
      ageOrder ??= loadedOrder;
      origins ??= loadedOrigins;
    },
  },
  inOrder(choices) {
    const order = orderOf(choices);
    return order && ageOrder?.takeByAge(order.first);
  },
  caption: (choices) =>
    orderOf(choices)?.label ??
    (isDefault(filters, choices) ? "Alla namn" : "Namn efter dina filter"),
  note: (choices) => orderOf(choices) && ageOrder?.ORDER_NOTE,
  factsFor(choices, name) {
    const meanAge = isByAge(choices) ? ages?.meanAgeOfName(name) : undefined;
    return meanAge === undefined ? {} : { meanAge };
  },
  candidates(choices) {
    if (!names || (isByAge(choices) && !ages)) return [];
    const generation = generationOf(choices);
    const sex = SEX_MARKS[choiceOf(choices, "kon")];
    const style = STYLE_MARKS[choiceOf(choices, "stil")];
    const origin = choiceOf(choices, "ursprung");
    const length = choiceOf(choices, "langd");
    const letter = choiceOf(choices, "borjar");
    return names.filter(
      (given) =>
        // What costs least is asked first.
        (letter === ALL || given.letter === letter) &&
        (sex === undefined || given.sex === sex) &&
        hasLength(given.name, length, GIVEN_NAME_LENGTHS) &&
        (style === undefined || hasMark(given.marks, style)) &&
        (origin === ALL || isOfOrigin(given, origin)) &&
        (generation === undefined || isOf(generation, ages?.meanAgeOfName(given.name))),
    );
  },
};

function isOfOrigin({ name, marks }: GivenName, origin: string): boolean {
  return origins?.hasOrigin(name, origin, hasMark(marks, NORDIC)) ?? false;
}

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
