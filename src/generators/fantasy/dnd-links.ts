/** What an address carries of figures: names, classes, and the places of their texts in the word lists. */

import {
  classesFor,
  classOf,
  FIELDS,
  type Figure,
  givenNameOf,
  textsOf,
} from "./dnd-characters.ts";
import { bondTexts, PARTY_SIZE, type Party, placesBy } from "./dnd-figures.ts";
import { surnamesOf } from "./dnd-names.ts";
import { writePlaces } from "./written-places.ts";

/** A party as in an address: "17_Ylva Askbo.krigare.3.14.0.22_…". */
export function writeParty({ bond, figures }: Party): string {
  const members = figures.map(
    (figure) => `${figure.name}.${figure.klass}.${writePlaces([figure])}`,
  );
  return [bond, ...members].join("_");
}

/** The party of an address; null for a text that no party of this site has. */
export function readParty(text: string): Party | null {
  const [first = "", ...members] = text.split("_");
  if (members.length > PARTY_SIZE) return null;
  const bond = readPlace(first, bondTexts);
  const figures = members.flatMap((member) => {
    const [name = "", klass = "", ...places] = member.split(".");
    const given = givenNameOf(name);
    const isOfGenerator =
      given !== undefined &&
      surnamesOf(given).some((surname) => name === `${given.word} ${surname}`) &&
      classesFor(given).includes(klass);
    return (isOfGenerator && readFigure(name, klass, places.join("."))) || [];
  });
  if (bond === null || figures.length === 0 || figures.length < members.length) return null;
  if (new Set(figures.map(({ name }) => name)).size < figures.length) return null;
  return { bond, figures };
}

/**
 * The figures of shared names, whose places are in the same order.
 *
 * @param klass the chosen class
 */
export function readFigures(
  names: readonly string[],
  klass: string,
  places: string,
): readonly Figure[] {
  const all = places.split("_");
  if (all.length !== names.length) return [];
  return names.flatMap((name, i) => {
    const given = givenNameOf(name);
    return (given && readFigure(name, classOf(name, given, klass), all[i] ?? "")) || [];
  });
}

function readFigure(name: string, klass: string, text: string): Figure | null {
  const given = givenNameOf(name);
  const numbers = text.split(".");
  if (!given || numbers.length !== FIELDS.length) return null;
  const read = FIELDS.map((field, i) => readPlace(numbers[i] ?? "", textsOf(field, given, klass)));
  if (read.includes(null)) return null;
  return { name, klass, places: placesBy((field) => read[FIELDS.indexOf(field)] ?? 0) };
}

/** A place in a list; null for what is none. */
function readPlace(text: string, list: readonly string[]): number | null {
  const place = /^\d{1,3}$/.test(text) ? Number(text) : list.length;
  return place < list.length ? place : null;
}
