/** The names of /dnd-namn: what the page loads after its printed characters. */
import { familyNames } from "../../words/family-names.ts";
import type { GeneratorDefinition } from "../engine/definition.ts";
import type { Random } from "../engine/engine.ts";
import { ALL, choiceOf } from "../engine/filters.ts";
import { apart } from "./apart.ts";
import type { FantasyName } from "./elements.ts";
import { allFantasyNames } from "./fantasy-names.ts";
import { meetsBadly } from "./joints.ts";
import { peopleNames } from "./people-names.ts";
import { classes, filters, peoples } from "./peoples.ts";

/** How many family names a given name is put together with, at most. */
const SURNAMES_PER_NAME = 6;

/** A family name that begins with this many letters of the given name would echo it: Lindimor Lindbro. */
const ECHO = 4;

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
      // Written out: to filter spread objects takes six times as long.
      .map(({ word, first, last, category, origin, style, sex, isGood }, place) => ({
        word,
        first,
        last,
        category,
        origin,
        style,
        sex,
        isGood,
        people,
        place,
      })),
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
      !meetsBadly(`${word} ${surname}`) && surname.slice(0, ECHO) !== word.slice(0, ECHO),
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

/** Draws characters with a given name and the name of a family or clan. */
export const characterNames: GeneratorDefinition = {
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
