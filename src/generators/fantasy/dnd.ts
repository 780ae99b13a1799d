import { familyNames } from "../../words/family-names.ts";
import type { GeneratorHead, PageDefinition } from "../engine/definition.ts";
import type { Random } from "../engine/engine.ts";
import { ALL, choiceOf, type Filter, openFilter } from "../engine/filters.ts";
import { apart } from "./apart.ts";
import type { FantasyName } from "./elements.ts";
import { allFantasyNames, STYLE_SENSES } from "./fantasy.ts";
import { peopleNames } from "./people-names.ts";

interface People {
  readonly label: string;
  /** Categories of its given names. */
  readonly names: readonly string[];
  readonly meaning: string;
}

const OWN_NAMES = "förnamn av egna led";

/** Each has given names of its own, so that a name shows its people. */
export const peoples: Readonly<Record<string, People>> = {
  manniska: {
    label: "Människa",
    names: ["krigare", "magiker"],
    meaning: "samma förnamn som fantasynamnens krigare och magiker",
  },
  alv: { label: "Alv", names: ["alv"], meaning: "samma förnamn som fantasynamnens alver" },
  dvarg: { label: "Dvärg", names: ["dvarg"], meaning: "samma förnamn som fantasynamnens dvärgar" },
  halvling: { label: "Halvling", names: ["halvling"], meaning: OWN_NAMES },
  gnom: { label: "Gnom", names: ["gnom"], meaning: OWN_NAMES },
  orch: { label: "Orch", names: ["orch"], meaning: OWN_NAMES },
  halvalv: { label: "Halvalv", names: ["halvalv"], meaning: OWN_NAMES },
  demonattling: {
    label: "Demonättling",
    names: ["demonattling"],
    meaning: `människa med något från avgrunden i släkten, ${OWN_NAMES}`,
  },
  drakattling: {
    label: "Drakättling",
    names: ["drake"],
    meaning: "har drakblod och fjäll, samma förnamn som fantasynamnens drakar",
  },
};

interface CharacterClass {
  readonly label: string;
  /** Styles of its names. No two classes have the same. */
  readonly styles: readonly (keyof typeof STYLE_SENSES)[];
}

export const classes: Readonly<Record<string, CharacterClass>> = {
  barbar: { label: "Barbar", styles: ["maktig"] },
  bard: { label: "Bard", styles: ["nobel", "mork"] },
  besvarjare: { label: "Besvärjare", styles: ["maktig", "mystisk", "mork"] },
  druid: { label: "Druid", styles: ["maktig", "mystisk"] },
  haxmastare: { label: "Häxmästare", styles: ["mystisk", "mork"] },
  jagare: { label: "Jägare", styles: ["maktig", "mork"] },
  krigare: { label: "Krigare", styles: ["maktig", "nobel"] },
  munk: { label: "Munk", styles: ["maktig", "mystisk", "nobel"] },
  paladin: { label: "Paladin", styles: ["nobel"] },
  prast: { label: "Präst", styles: ["mystisk", "nobel"] },
  tjuv: { label: "Tjuv", styles: ["mork"] },
  trollkarl: { label: "Trollkarl", styles: ["mystisk"] },
};

/** "starkt, gåtfullt eller ädelt" */
function oneOf(words: readonly string[]): string {
  return [words.slice(0, -1).join(", "), ...words.slice(-1)].filter(Boolean).join(" eller ");
}

const filters: readonly Filter[] = [
  openFilter(
    "folk",
    "Folk",
    Object.entries(peoples).map(([value, { label, meaning }]) => ({ value, label, meaning })),
  ),
  openFilter(
    "klass",
    "Klass",
    Object.entries(classes).map(([value, { label, styles }]) => ({
      value,
      label,
      meaning: `första ledet betyder något ${oneOf(styles.map((style) => STYLE_SENSES[style]))}`,
    })),
  ),
  openFilter("kon", "Kön", [
    { value: "man", label: "Man" },
    { value: "kvinna", label: "Kvinna" },
  ]),
];

/** How many family names a given name is put together with, at most. */
const SURNAMES_PER_NAME = 6;

/** A family name that begins with this many letters of the given name would echo it: Lindimor Lindbro. */
const ECHO = 4;

/** A word of the block list across the joint of two names; the list itself need not be loaded. */
const BAD_JOINT = /run k|thor a|ana l|ne gr|ni gr|pis s|lor t|gula g/i;

/** A given name with its people. */
export interface GivenName extends FantasyName {
  readonly people: string;
  /** Place among the names of the people. */
  readonly place: number;
}

const allNames = [...allFantasyNames, ...peopleNames];

export const givenNames: readonly GivenName[] = Object.entries(peoples).flatMap(
  ([people, { names }]) =>
    allNames
      .filter(({ category }) => names.includes(category))
      .map((name, place) => ({ ...name, people, place })),
);

const families = new Map(Object.keys(peoples).map((people) => [people, familiesOf(people)]));

/** The family names that a given name is put together with. */
export function surnamesOf({ word, people, place }: GivenName): readonly string[] {
  const all = families.get(people) ?? [];
  // Steps without a common factor with the number of family names, so that all are used.
  return Array.from(
    { length: SURNAMES_PER_NAME },
    (_, step) => all[(place * 7 + step * 11) % all.length] ?? "",
  ).filter(
    (surname) =>
      !BAD_JOINT.test(`${word} ${surname}`) && surname.slice(0, ECHO) !== word.slice(0, ECHO),
  );
}

function familiesOf(people: string): readonly string[] {
  const [firsts = [], lasts = []] =
    familyNames[people]?.split(" | ").map((part) => part.split(" ")) ?? [];
  return firsts.flatMap((first) => lasts.map((last) => joined(first, last)));
}

/** A compound; three equal letters in a row are written as two. */
function joined(first: string, last: string): string {
  return `${first}${last}`.replace(/(.)\1\1/, "$1$1");
}

export const head: GeneratorHead = {
  title: "Rollspelsnamn till alv, dvärg och drakättling",
  description:
    "Namn för Dungeons & Dragons och andra rollspel: folk, klass, släktnamn, tillnamn och bakgrund. Slå ett helt sällskap och spara det som slumptabell.",
  tagline: "För Dungeons & Dragons och andra rollspel",
};

/** /dnd-namn: characters with a given name and the name of a family or clan. */
export const generator: PageDefinition = {
  lead: "Namn för Dungeons & Dragons och andra rollspel, med bakgrund.",
  source:
    "Namnen är påhittade för den här sidan. Dungeons & Dragons är ett varumärke som tillhör Wizards of the Coast; Namnfynd har ingen koppling till företaget.",
  isComposed: true,
  filters,
  candidates(choices, random, accepts) {
    const klass = classes[choiceOf(choices, "klass")];
    const people = choiceOf(choices, "folk");
    const sex = { man: "manlig", kvinna: "kvinnlig" }[choiceOf(choices, "kon")];
    const suiting = givenNames.filter(
      (name) =>
        (people === ALL || people === name.people) &&
        (!klass || klass.styles.some((style) => style === name.style)) &&
        (!sex || sex === name.sex),
    );
    const full = (name: GivenName) => fullName(name, random, accepts);
    return apart(suiting, random, {
      groupOf: ({ people }) => people,
      nameOf: full,
    });
  },
};

/** The given name with a random family name with which it is accepted; none if there is no such name. */
function fullName(
  given: GivenName,
  random: Random,
  accepts: (name: string) => boolean = () => true,
): string | undefined {
  const surnames = surnamesOf(given);
  const start = Math.floor(random() * surnames.length);
  const ordered = [...surnames.slice(start), ...surnames.slice(0, start)];
  return ordered.map((surname) => `${given.word} ${surname}`).find(accepts);
}
