import { bonds, childhoods, quests, trainings } from "../../words/backgrounds.ts";
import { generate } from "../engine/definition.ts";
import { type Random, shuffled } from "../engine/engine.ts";
import { type Choices, defaultChoices } from "../engine/filters.ts";
import { classes, type GivenName, generator, givenNames, peoples } from "./dnd.ts";
import { bynameAt } from "./fantasy.ts";
import { fantasyMeaningOf } from "./fantasy-meaning.ts";

/** Everything that a table needs to know about a name. */
export interface Character {
  readonly name: string;
  readonly people: string;
  readonly className: string;
  readonly byname: string;
  /** One sentence or two. */
  readonly background: string;
  /** What the given name is made of. */
  readonly meaning: string;
}

/** Four characters, and why they travel together. */
export interface Party {
  readonly bond: string;
  readonly characters: readonly Character[];
}

/** What a party needs: one class of each. */
const ROLES: readonly (readonly string[])[] = [
  ["barbar", "krigare", "paladin"],
  ["druid", "prast", "bard"],
  ["jagare", "munk", "tjuv"],
  ["besvarjare", "haxmastare", "trollkarl"],
];

/** Peoples whose bynames are of their own kind; the others have those of warriors or magicians. */
const BYNAME_KINDS: Readonly<Record<string, string>> = {
  alv: "alv",
  dvarg: "dvarg",
  drakattling: "drake",
};
const MAGICIANS: readonly string[] = ["besvarjare", "druid", "haxmastare", "prast", "trollkarl"];

const byWord = new Map(givenNames.map((name) => [name.word, name]));

/**
 * The character of a name, always the same for a class; undefined for a name that is not of the generator.
 * @param klass the chosen class; one that suits the name if it is open
 */
export function characterOf(name: string, klass: string): Character | undefined {
  const given = byWord.get(name.split(" ")[0] ?? "");
  if (!given) return undefined;
  const number = numberOf(name);
  const suiting = Object.keys(classes).filter((id) =>
    classes[id]?.styles.some((style) => style === given.style),
  );
  const own = suiting.includes(klass) ? klass : pick(suiting, number);
  const { people, sex, style } = given;
  const kind = BYNAME_KINDS[people] ?? (MAGICIANS.includes(own) ? "magiker" : "krigare");
  return {
    name,
    people: peoples[people]?.label ?? "",
    className: classes[own]?.label ?? "",
    byname: bynameAt(number, kind, sex, style),
    background: backgroundOf(given, own, number),
    meaning: fantasyMeaningOf(name) ?? "",
  };
}

function backgroundOf({ people, sex, style }: GivenName, klass: string, number: number): string {
  const childhood = pick(partsOf(childhoods, people), number);
  const training = pick(partsOf(trainings, klass), Math.floor(number / 7));
  const quest = pick(partsOf(quests, style), Math.floor(number / 31));
  return `Växte upp ${childhood}. ${sex === "manlig" ? "Han" : "Hon"} ${training} och söker ${quest}.`;
}

function partsOf(lists: Readonly<Record<string, string>>, key: string): readonly string[] {
  const list = lists[key];
  if (list === undefined) throw new Error(`No background for "${key}"`);
  return list.split("|");
}

function pick(items: readonly string[], number: number): string {
  return items[number % items.length] ?? "";
}

/** The same number for the same text, spread evenly enough to choose by. */
function numberOf(text: string): number {
  let number = 7;
  for (const letter of text) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return number;
}

/** Characters of which the one to join a party is taken. */
const APPLICANTS = 12;

/** Four characters of different peoples and initials, one of each role. */
export function rollParty(random: Random): Party {
  const people = shuffled(Object.keys(peoples), random);
  const initials = new Set<string>();
  const characters = ROLES.flatMap((role, place) => {
    const klass = role[Math.floor(random() * role.length)] ?? "";
    const applicants = rollCharacters({ folk: people[place] ?? "", klass }, APPLICANTS, random);
    const member = applicants.find(({ name }) => !initials.has(name.charAt(0))) ?? applicants[0];
    if (!member) return [];
    initials.add(member.name.charAt(0));
    return [member];
  });
  const choices = bonds.split("|");
  return { bond: choices[Math.floor(random() * choices.length)] ?? "", characters };
}

/** Different characters for some choices; open filters need not be given. */
export function rollCharacters(
  chosen: Choices,
  count: number,
  random: Random,
): readonly Character[] {
  const choices = { ...defaultChoices(generator.filters), ...chosen };
  const { names } = generate(generator, choices, { count, random });
  return names.flatMap((name) => characterOf(name, choices.klass ?? "") ?? []);
}
