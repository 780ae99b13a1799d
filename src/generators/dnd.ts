import { familyNames } from "../words/family-names.ts";
import { peopleNames } from "../words/people-names.ts";
import type { GeneratorHead, PageDefinition } from "./definition.ts";
import { type Candidate, type Random, shuffled } from "./engine.ts";
import { allFantasyNames, type FantasyName, namesOf } from "./fantasy.ts";
import { ALL, choiceOf, type Filter, openFilter } from "./filters.ts";

interface People {
  readonly label: string;
  /** Categories of its given names. */
  readonly names: readonly string[];
}

/** Each has given names of its own, so that a name shows its people. */
export const peoples: Readonly<Record<string, People>> = {
  manniska: { label: "Människa", names: ["krigare", "magiker"] },
  alv: { label: "Alv", names: ["alv"] },
  dvarg: { label: "Dvärg", names: ["dvarg"] },
  halvling: { label: "Halvling", names: ["halvling"] },
  gnom: { label: "Gnom", names: ["gnom"] },
  orch: { label: "Orch", names: ["orch"] },
  halvalv: { label: "Halvalv", names: ["halvalv"] },
  demonattling: { label: "Demonättling", names: ["demonattling"] },
  drakattling: { label: "Drakättling", names: ["drake"] },
};

interface CharacterClass {
  readonly label: string;
  /** Styles of its names. No two classes have the same. */
  readonly styles: readonly string[];
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

function optionsOf(labels: Readonly<Record<string, { readonly label: string }>>) {
  return Object.entries(labels).map(([value, { label }]) => ({ value, label }));
}

const filters: readonly Filter[] = [
  openFilter("folk", "Folk", optionsOf(peoples)),
  openFilter("klass", "Klass", optionsOf(classes)),
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
const BAD_JOINT = /run k|thor a|ana l|ne gr/i;

/** A given name with its people, and the family names that it is put together with. */
export interface GivenName extends FantasyName {
  readonly people: string;
  readonly surnames: readonly string[];
}

const allNames = [...allFantasyNames, ...namesOf(peopleNames)];

export const givenNames: readonly GivenName[] = Object.entries(peoples).flatMap(
  ([people, { names }]) => {
    const families = familiesOf(people);
    return allNames
      .filter(({ category }) => names.includes(category))
      .map((name, place) => ({
        ...name,
        people,
        // Steps without a common factor with the number of family names, so that all are used.
        surnames: Array.from(
          { length: SURNAMES_PER_NAME },
          (_, step) => families[(place * 7 + step * 11) % families.length] ?? "",
        ).filter(
          (surname) =>
            !BAD_JOINT.test(`${name.word} ${surname}`) &&
            surname.slice(0, ECHO) !== name.word.slice(0, ECHO),
        ),
      }));
  },
);

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
        (!klass || klass.styles.includes(name.style)) &&
        (!sex || sex === name.sex),
    );
    return shuffled(suiting, random).flatMap(({ word, surnames }): readonly Candidate[] => {
      const name = fullName(word, surnames, random, accepts);
      return name ? [{ name, weight: 1 }] : [];
    });
  },
};

/** The given name with a random family name with which it is accepted; none if there is no such name. */
function fullName(
  given: string,
  surnames: readonly string[],
  random: Random,
  accepts: (name: string) => boolean = () => true,
): string | undefined {
  const start = Math.floor(random() * surnames.length);
  const ordered = [...surnames.slice(start), ...surnames.slice(0, start)];
  return ordered.map((surname) => `${given} ${surname}`).find(accepts);
}
