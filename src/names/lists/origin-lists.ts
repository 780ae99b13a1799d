/** Lists of the names of an origin: "Arabiska flicknamn". Those of Nordic origin are among the other lists. */
import { GIVEN_NAMES_DAY } from "../../words/statistics.ts";
import { upperFirst } from "../form/upper-first.ts";
import { ORIGIN_GROUPS } from "../origins/origin-groups.ts";
import { byNumbers, type ListDefinition } from "./definition.ts";
import { BOYS, entryOf, GIRLS, GIVEN_NAMES_SOURCE, type Sex, UNISEX_CODE } from "./sexes.ts";

/** Longest title without the name of the site. */
const TITLE_LENGTH = 48;

/** The origins that have twenty names of the sexes: value of the group, what its names are called, and their address. */
const ORIGINS: readonly (readonly [group: string, plural: string, id: string, ...Sex[]])[] = [
  ["bibliskt", "bibliska", "bibliska", GIRLS, BOYS],
  ["grekiskt", "grekiska", "grekiska", GIRLS, BOYS],
  ["latinskt", "latinska", "latinska", GIRLS, BOYS],
  ["tyskt", "tyska", "tyska", GIRLS, BOYS],
  ["engelskt", "engelska och keltiska", "engelska-keltiska", GIRLS, BOYS],
  ["franskt", "romanska", "romanska", GIRLS, BOYS],
  ["finskt", "finska och samiska", "finska-samiska", GIRLS],
  ["slaviskt", "slaviska", "slaviska", GIRLS, BOYS],
  ["arabiskt", "arabiska", "arabiska", GIRLS, BOYS],
  ["persiskt", "persiska och turkiska", "persiska-turkiska", GIRLS, BOYS],
];

function listOf(sex: Sex, group: string, plural: string, id: string): ListDefinition {
  const names = `${plural} ${sex.names}`;
  const label = upperFirst(names);
  return {
    id: `${id}-${sex.names}`,
    group: sex.group,
    label,
    blurb: blurbOf(group),
    title: (count) => titleOf(label, count),
    description: (count) =>
      `${count}\u00a0${names}, med hur många ${sex.people} i Sverige som hette så den ${GIVEN_NAMES_DAY}. Ursprunget står på varje namns egen sida.`,
    lead: (count) =>
      `${count}\u00a0${names} bland dem som vi har läst om, med antalet ${sex.people} i Sverige som hette så den ${GIVEN_NAMES_DAY}.`,
    figure: { format: "count" },
    rule: "Listan följer det som står under Ursprung på namnets egen sida, där källorna är med: språket som leden kommer ur, eller vägen hit. Ett namn är med på högst två listor. Namn som vi inte har läst om är inte med.",
    source: GIVEN_NAMES_SOURCE,
    nameKind: "given name",
    generator: {
      to: `/fornamn?kon=${sex.choice}&ursprung=${group}`,
      label: `Få förslag bland ${names}`,
    },
    select: ({ givenNames }) => [
      {
        heading: names,
        entries: byNumbers(
          givenNames
            .filter((given) => given.sex === sex.code || given.sex === UNISEX_CODE)
            .filter(({ origins }) => origins.includes(group))
            .map((given) => entryOf(sex, given)),
        ),
      },
    ],
  };
}

/** What the origin comprises, as its filter says it. */
function blurbOf(group: string): string {
  const origin = ORIGIN_GROUPS.find(({ value }) => value === group);
  if (!origin) throw new Error(`No origin "${group}"`);
  return `${upperFirst(origin.meaning)}.`;
}

function titleOf(label: string, count: string): string {
  const title = `${label}: ${count}\u00a0namn`;
  const endings = [" och hur vanliga de är", " och hur vanliga", " med antal", ""];
  return title + endings.find((ending) => title.length + ending.length <= TITLE_LENGTH);
}

export const originLists: readonly ListDefinition[] = ORIGINS.flatMap(
  ([group, plural, id, ...sexes]) => sexes.map((sex) => listOf(sex, group, plural, id)),
);
