import { GIVEN_NAME_LENGTHS } from "../../config/limits.ts";
import { FIRST_NEWBORN_YEAR, GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import type { YearOfNewborns } from "../search/name-files.ts";
import { listYears, type Years, yearsText } from "../series/years.ts";
import { hasMark } from "../word-list.ts";
import {
  byNumbers,
  inAlphabet,
  type ListDefinition,
  type ListEntry,
  type ListedGivenName,
  type ListSection,
} from "./definition.ts";
import {
  BOYS,
  COMMON_RULE,
  entryOf,
  GIRLS,
  GIVEN_NAMES_SOURCE,
  type Sex,
  SHARED_RULE,
  UNISEX_CODE,
} from "./sexes.ts";

/** Bits of the marks. */
const CLASSIC = 1;
const MODERN = 2;
const NORDIC = 4;

/** Below this number of bearers, a name is uncommon. */
const UNCOMMON = 500;

/** Fewest bearers in Sweden of a name that is used in all the Nordic countries. */
const NORDIC_BEARERS = 1000;

/** The spans in which newborns are compared to find the names that have returned. */
const THEN: Years = { first: FIRST_NEWBORN_YEAR, last: FIRST_NEWBORN_YEAR + 4 };
const NOW: Years = { first: LAST_NEWBORN_YEAR - 4, last: LAST_NEWBORN_YEAR };

/** Most children of a name in a year that the statistics leave out. */
const MOST_UNLISTED = 9;

/** Fewest older bearers of an old name, and fewest newborns in all of {@link NOW} of one that has returned. */
const OLD_BEARERS = 500;
const RETURNED_NEWBORNS = 50;

/** Fewest bearers of a name for all ages, and the smallest share of them that is older, and that is younger. */
const AGELESS_BEARERS = 1000;
const AGELESS_SHARE = 1 / 3;

const SUGGESTED = "Urvalet av förnamn och alla regler står på sidan Källor.";

function totalOf({ women, men }: ListedGivenName): number {
  return women + men;
}

/** Girls' names, then boys' names; a name of both sexes is in both sections. */
function bySex(
  givenNames: readonly ListedGivenName[],
  sort: (entries: readonly ListEntry[]) => ListEntry[],
): readonly ListSection[] {
  return [GIRLS, BOYS].map((sex) => ({
    heading: sex.names,
    entries: sort(givenNames.filter(sex.isOf).map((given) => entryOf(sex, given))),
  }));
}

/** Numbers of bearers; without a caption, since the lead of these lists says what they are. */
const BEARERS = { format: "count" } as const;

function uncommon(sex: Sex): ListDefinition {
  return {
    id: `ovanliga-${sex.names}`,
    group: sex.group,
    label: `Ovanliga ${sex.names}`,
    blurb: `Klassiska, nordiska och moderna som färre än ${UNCOMMON} bär.`,
    title: (count) => `Ovanliga ${sex.names}: ${count}\u00a0namn som få bär`,
    description: (count) =>
      `${count}\u00a0klassiska, nordiska eller moderna ${sex.names} som är ovanliga: färre än ${UNCOMMON} i Sverige bar dem den ${GIVEN_NAMES_DAY}, enligt SCB.`,
    lead: (count) =>
      `${count} av de ${sex.names} som vi föreslår är klassiska, nordiska eller moderna och bars av färre än ${UNCOMMON} i Sverige den ${GIVEN_NAMES_DAY}. Många fler namn är ovanliga.`,
    figure: BEARERS,
    rule: `De av namnen på sidan Förnamn som är klassiska, nordiska eller moderna, och som färre än ${UNCOMMON} bar. Många fler namn är ovanliga i Sverige utan att vara något av det, till exempel för att de är vanliga i andra länder. ${SUGGESTED}`,
    source: GIVEN_NAMES_SOURCE,
    nameKind: "given name",
    generator: {
      to: `/barnnamn?kon=${sex.choice}&popularitet=ovanliga&ar=alla`,
      label: `Få förslag bland mindre vanliga ${sex.names}`,
    },
    select: ({ givenNames }) => [
      {
        heading: `ovanliga ${sex.names}`,
        entries: inAlphabet(
          givenNames
            .filter((given) => given.sex === sex.code)
            .filter((given) => hasMark(given.marks, CLASSIC | NORDIC | MODERN))
            .filter((given) => totalOf(given) < UNCOMMON)
            .map((given) => entryOf(sex, given)),
        ),
      },
    ],
  };
}

function nordic(sex: Sex): ListDefinition {
  return {
    id: `nordiska-${sex.names}`,
    group: sex.group,
    label: `Nordiska ${sex.names}`,
    blurb: "Av nordiskt ursprung, de vanligaste först.",
    title: (count) => `Nordiska ${sex.names}: ${count}\u00a0namn av nordiskt ursprung`,
    description: (count) =>
      `${count}\u00a0nordiska ${sex.names}, de vanligaste först: namn av fornnordiskt eller annat nordiskt ursprung, med hur många som hette så den ${GIVEN_NAMES_DAY}.`,
    lead: (count) =>
      `${count}\u00a0${sex.names} på vår lista över namn av nordiskt ursprung, med antalet ${sex.people} i Sverige som hette så den ${GIVEN_NAMES_DAY}.`,
    figure: BEARERS,
    rule: "Namnet står på vår lista, gjord för hand, över namn av fornnordiskt eller annat nordiskt ursprung, med vanliga stavningar och grannländernas former. Namn som kom med kyrkan, från tyskan eller engelskan är inte med.",
    source: GIVEN_NAMES_SOURCE,
    nameKind: "given name",
    generator: {
      to: `/fornamn?kon=${sex.choice}&stil=nordiskt`,
      label: `Få förslag bland nordiska ${sex.names}`,
    },
    select: ({ givenNames }) => [
      {
        heading: `nordiska ${sex.names}`,
        entries: byNumbers(
          givenNames
            .filter((given) => given.sex === sex.code || given.sex === UNISEX_CODE)
            .filter((given) => hasMark(given.marks, NORDIC))
            .map((given) => entryOf(sex, given)),
        ),
      },
    ],
  };
}

const unisex: ListDefinition = {
  id: "konsneutrala-namn",
  group: "Förnamn",
  label: "Könsneutrala namn",
  blurb: "Som både kvinnor och män bär.",
  title: (count) => `Könsneutrala namn: ${count}\u00a0namn för alla kön`,
  description: (count) =>
    `${count}\u00a0könsneutrala namn, de vanligaste först: minst 15\u00a0procent av bärarna är kvinnor och minst 15\u00a0procent män, den ${GIVEN_NAMES_DAY} enligt SCB.`,
  lead: (count) =>
    `${count} av de förnamn som vi föreslår bars av både kvinnor och män i Sverige den ${GIVEN_NAMES_DAY}, minst 15\u00a0procent av vardera könet. De vanligaste står först.`,
  figure: {
    format: "both sexes",
    caption: `Talen är hur många kvinnor, och efter strecket män, som hette så den ${GIVEN_NAMES_DAY}.`,
  },
  rule: `Minst 15\u00a0procent av bärarna är kvinnor och minst 15\u00a0procent män. ${SUGGESTED}`,
  source: GIVEN_NAMES_SOURCE,
  nameKind: "given name",
  generator: { to: "/fornamn?kon=unisex", label: "Få förslag bland könsneutrala namn" },
  select: ({ givenNames }) => [
    {
      heading: "könsneutrala namn",
      entries: byNumbers(
        givenNames
          .filter(({ sex }) => sex === UNISEX_CODE)
          .map(({ name, women, men }) => ({ name, numbers: [women, men] })),
      ),
    },
  ],
};

function newbornsIn(series: readonly YearOfNewborns[], years: Years): number {
  return series
    .filter(({ year }) => year >= years.first && year <= years.last)
    .reduce((sum, { children }) => sum + children, 0);
}

/** The most that can have been born, since a year is left out below ten children. */
function mostNewbornsIn(series: readonly YearOfNewborns[], years: Years): number {
  const listed = new Set(series.map(({ year }) => year));
  const unlisted = listYears(years).filter((year) => !listed.has(year));
  return newbornsIn(series, years) + MOST_UNLISTED * unlisted.length;
}

/** The bearers that are not among the newborns of the series. */
function olderBearersOf(given: ListedGivenName): number {
  const all: Years = { first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR };
  return totalOf(given) - newbornsIn(given.girls, all) - newbornsIn(given.boys, all);
}

function hasReturned(given: ListedGivenName, series: readonly YearOfNewborns[]): boolean {
  const now = newbornsIn(series, NOW);
  return (
    hasMark(given.marks, CLASSIC) &&
    olderBearersOf(given) >= OLD_BEARERS &&
    now >= RETURNED_NEWBORNS &&
    now >= 2 * mostNewbornsIn(series, THEN)
  );
}

function returnedOf(
  sex: Sex,
  givenNames: readonly ListedGivenName[],
  seriesOf: (given: ListedGivenName) => readonly YearOfNewborns[],
): ListSection {
  const returned = givenNames
    .filter((given) => sex.isOf(given) && hasReturned(given, seriesOf(given)))
    .map((given): ListEntry => {
      const series = seriesOf(given);
      return {
        name: given.name,
        numbers: [newbornsIn(series, THEN), newbornsIn(series, NOW)],
      };
    });
  return {
    heading: `gamla ${sex.names} som har kommit tillbaka`,
    entries: inAlphabet(returned).sort(
      (left, right) => (right.numbers[1] ?? 0) - (left.numbers[1] ?? 0),
    ),
  };
}

const returned: ListDefinition = {
  id: "gamla-namn-tillbaka",
  group: "Förnamn",
  label: "Gamla namn som har kommit tillbaka",
  blurb: "Klassiker som barn får igen.",
  title: (count) => `Gamla namn som har kommit tillbaka: ${count}\u00a0klassiker`,
  description: (count) =>
    `${count}\u00a0gamla flicknamn och pojknamn som har kommit tillbaka: minst dubbelt så många nyfödda ${yearsText(NOW)} som ${yearsText(THEN)}, enligt SCB.`,
  lead: (count) =>
    `${count}\u00a0klassiska namn som minst ${RETURNED_NEWBORNS}\u00a0nyfödda fick ${yearsText(NOW)}, minst dubbelt så många som ${yearsText(THEN)}.`,
  figure: {
    format: "then and now",
    caption: `Talen är nyfödda ${yearsText(THEN)}, och efter pilen ${yearsText(NOW)}. År då färre än tio barn fick namnet är inte med i talen; ”få” är färre än tio varje år.`,
  },
  rule: `Namnet är klassiskt, minst ${OLD_BEARERS} av bärarna den ${GIVEN_NAMES_DAY} finns inte bland de nyfödda sedan ${FIRST_NEWBORN_YEAR}, och minst ${RETURNED_NEWBORNS}\u00a0barn fick det ${yearsText(NOW)}. Ett år som saknas ${yearsText(THEN)} räknas som nio barn, så att ökningen aldrig överdrivs. ${SUGGESTED}`,
  source:
    "Nyfödda efter tilltalsnamn, per stavning. Källa: SCB (CC0). Urvalet är vår bearbetning av SCB:s öppna data.",
  nameKind: "given name",
  generator: {
    to: "/barnnamn?tema=klassiska&ar=alla",
    label: "Få förslag bland klassiska barnnamn",
  },
  select: ({ givenNames }) => [
    returnedOf(GIRLS, givenNames, ({ girls }) => girls),
    returnedOf(BOYS, givenNames, ({ boys }) => boys),
  ],
};

const short: ListDefinition = {
  id: "korta-namn",
  group: "Förnamn",
  label: "Korta namn",
  blurb: `Flicknamn och pojknamn med högst ${GIVEN_NAME_LENGTHS.kort}\u00a0bokstäver.`,
  title: (count) => `Korta namn: ${count}\u00a0flicknamn och pojknamn`,
  description: (count) =>
    `${count}\u00a0korta flicknamn och pojknamn med högst ${GIVEN_NAME_LENGTHS.kort}\u00a0bokstäver, med hur många i Sverige som hette så den ${GIVEN_NAMES_DAY} enligt SCB.`,
  lead: (count) =>
    `${count}\u00a0vanliga flicknamn och pojknamn med högst ${GIVEN_NAME_LENGTHS.kort}\u00a0bokstäver, med antalet kvinnor eller män som hette så den ${GIVEN_NAMES_DAY}.`,
  figure: BEARERS,
  rule: `Högst ${GIVEN_NAME_LENGTHS.kort}\u00a0bokstäver. ${COMMON_RULE} ${SHARED_RULE}`,
  source: GIVEN_NAMES_SOURCE,
  nameKind: "given name",
  generator: { to: "/fornamn?langd=kort", label: "Få förslag bland korta förnamn" },
  select: ({ givenNames }) =>
    bySex(
      givenNames.filter(
        ({ name, isCommon }) => isCommon && [...name].length <= GIVEN_NAME_LENGTHS.kort,
      ),
      inAlphabet,
    ),
};

const inAllNordicCountries: ListDefinition = {
  id: "namn-i-hela-norden",
  group: "Förnamn",
  label: "Namn som används i hela Norden",
  blurb: "I Sverige, Norge, Danmark och Finland.",
  title: (count) => `Namn som används i hela Norden: ${count}\u00a0förnamn`,
  description: (count) =>
    `${count}\u00a0flicknamn och pojknamn som används i Sverige, Norge, Danmark och Finland, med hur många i Sverige som hette så den ${GIVEN_NAMES_DAY} enligt SCB.`,
  lead: (count) =>
    `${count}\u00a0flicknamn och pojknamn som minst ${NORDIC_BEARERS / 1000}\u00a0000 i Sverige bar den ${GIVEN_NAMES_DAY} och som används i Norge, Danmark och Finland.`,
  figure: BEARERS,
  rule: `Minst ${NORDIC_BEARERS / 1000}\u00a0000 i Sverige bär namnet, och minst 10 av 100\u00a0000 i vart och ett av de andra länderna, med landets egen stavning. Island har vi inga tal för. ${SHARED_RULE}`,
  source: `Tilltalsnamn den ${GIVEN_NAMES_DAY}, per stavning. Källor: SCB, Statistisk sentralbyrå, Danmarks Statistik och finska Myndigheten för digitalisering och befolkningsdata. Urvalet är vår bearbetning av deras öppna data.`,
  nameKind: "given name",
  generator: { to: "/fornamn", label: "Få förslag bland alla förnamn" },
  select: ({ givenNames }) =>
    bySex(
      givenNames.filter((given) => given.isUsedInNeighbours && totalOf(given) >= NORDIC_BEARERS),
      byNumbers,
    ),
};

function isAgeless(given: ListedGivenName): boolean {
  const share = olderBearersOf(given) / totalOf(given);
  return (
    given.isCommon &&
    totalOf(given) >= AGELESS_BEARERS &&
    share >= AGELESS_SHARE &&
    share <= 1 - AGELESS_SHARE
  );
}

/** For adults who change names; the page has the rules, too. */
const ageless: ListDefinition = {
  id: "byta-namn",
  group: "Förnamn",
  label: "Byta namn som vuxen",
  blurb: "Namn i alla åldrar, och reglerna.",
  title: (count) => `Byta namn som vuxen: ${count}\u00a0namn och reglerna`,
  description: (count) =>
    `Vill du byta namn? ${count}\u00a0namn som både äldre och yngre i Sverige heter, vägar till fler, och vad som gäller när du ansöker hos Skatteverket.`,
  lead: (count) =>
    `Ett namn till dig själv: ${count}\u00a0förnamn som minst ${AGELESS_BEARERS / 1000}\u00a0000 bar den ${GIVEN_NAMES_DAY}, i alla åldrar, vägar till fler, och reglerna.`,
  figure: BEARERS,
  rule: `Minst ${AGELESS_BEARERS / 1000}\u00a0000 bar namnet. Minst en tredjedel av dem finns inte bland de nyfödda sedan ${FIRST_NEWBORN_YEAR}, och minst en tredjedel finns där: namnet hör varken till de äldre eller till barnen. År med färre än tio nyfödda saknas i statistiken. ${SHARED_RULE}`,
  source: GIVEN_NAMES_SOURCE,
  nameKind: "given name",
  generator: { to: "/fornamn", label: "Få förslag bland alla förnamn" },
  select: ({ givenNames }) =>
    [GIRLS, BOYS].map((sex) => ({
      heading: `${sex === GIRLS ? "kvinnonamn" : "mansnamn"} i alla åldrar`,
      entries: byNumbers(
        givenNames
          .filter((given) => sex.isOf(given) && isAgeless(given))
          .map((given) => entryOf(sex, given)),
      ),
    })),
};

export const givenNameLists: readonly ListDefinition[] = [
  uncommon(GIRLS),
  nordic(GIRLS),
  uncommon(BOYS),
  nordic(BOYS),
  unisex,
  returned,
  short,
  inAllNordicCountries,
  ageless,
];
