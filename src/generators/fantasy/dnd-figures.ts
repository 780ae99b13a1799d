import { bonds } from "../../words/backgrounds.ts";
import { generate } from "../engine/definition.ts";
import { type Random, shuffled } from "../engine/engine.ts";
import { type Choices, defaultChoices } from "../engine/filters.ts";
import {
  characterOf,
  classOf,
  FIELDS,
  type Field,
  type Figure,
  givenNameOf,
  linesOf,
  numberOf,
  textsOf,
} from "./dnd-characters.ts";
import { characterNames } from "./dnd-names.ts";
import { motifsOf } from "./motifs.ts";
import { peoples } from "./peoples.ts";
import type { Rounds } from "./rounds.ts";

/** Four figures, and why they travel together. */
export interface Party {
  /** Place in the list of bonds. */
  readonly bond: number;
  readonly figures: readonly Figure[];
}

/** Why four travel together. */
export const bondTexts = linesOf(bonds);

/** What a party needs: one class of each. */
const ROLES: readonly (readonly string[])[] = [
  ["barbar", "krigare", "paladin"],
  ["druid", "prast", "bard"],
  ["jagare", "munk", "tjuv"],
  ["besvarjare", "haxmastare", "trollkarl"],
];

/**
 * A figure for each name of the generator. Nothing of it depends on chance: in a fresh round a name has the same byname
 * and background, unless another on the page has one of them.
 *
 * @param klass the chosen class; one that suits the name if it is open
 * @param others figures that are shown with them
 */
export function dealFigures(
  names: readonly string[],
  klass: string,
  rounds: Rounds,
  others: readonly Figure[] = [],
): readonly Figure[] {
  const told = motifsIn(others);
  return names.flatMap((name) => {
    const given = givenNameOf(name);
    if (!given) return [];
    const own = classOf(name, given, klass);
    const deal = (field: Field) => {
      const texts = textsOf(field, given, own);
      const place = rounds.draw(texts, numberOf(`${field} ${name}`), isOfNone(told));
      for (const motif of motifsOf(texts[place] ?? "")) told.add(motif);
      return place;
    };
    return [{ name, klass: own, places: placesBy(deal) }];
  });
}

/** The figure with one field drawn again; all else is kept. */
export function drawAgain(
  figure: Figure,
  field: Field,
  others: readonly Figure[],
  rounds: Rounds,
  random: Random,
): Figure {
  const given = givenNameOf(figure.name);
  if (!given) return figure;
  const texts = textsOf(field, given, figure.klass);
  const isApart = isOfNone(motifsIn([figure, ...others]));
  const place = rounds.draw(texts, Math.floor(random() * texts.length), isApart);
  return { ...figure, places: { ...figure.places, [field]: place } };
}

/** The places of all fields. */
export function placesBy(place: (field: Field) => number): Figure["places"] {
  return {
    byname: place("byname"),
    childhood: place("childhood"),
    training: place("training"),
    quest: place("quest"),
  };
}

function motifsIn(figures: readonly Figure[]): Set<string> {
  return new Set(
    figures.flatMap((figure) => {
      const character = characterOf(figure);
      return character ? FIELDS.flatMap((field) => motifsOf(character[field])) : [];
    }),
  );
}

function isOfNone(told: ReadonlySet<string>): (text: string) => boolean {
  return (text) => !motifsOf(text).some((motif) => told.has(motif));
}

/** Most figures of a party. */
export const PARTY_SIZE = ROLES.length;

/** Names of which the one to join a party is taken. */
const APPLICANTS = 12;

/** Four figures of different peoples and initials, one of each role. */
export function rollParty(random: Random, rounds: Rounds): Party {
  const people = shuffled(Object.keys(peoples), random);
  const initials = new Set<string>();
  const figures: Figure[] = [];
  for (const [place, role] of ROLES.entries()) {
    const klass = role[Math.floor(random() * role.length)] ?? "";
    const applicants = drawNames({ folk: people[place] ?? "", klass }, APPLICANTS, random);
    const name = applicants.find((each) => !initials.has(each.charAt(0))) ?? applicants[0];
    if (name === undefined) continue;
    initials.add(name.charAt(0));
    figures.push(...dealFigures([name], klass, rounds, figures));
  }
  const wish = Math.floor(random() * bondTexts.length);
  return { bond: rounds.draw(bondTexts, wish, isOfNone(motifsIn(figures))), figures };
}

/** Different figures for some choices; open filters need not be given. */
export function rollFigures(
  chosen: Choices,
  count: number,
  random: Random,
  rounds: Rounds,
): readonly Figure[] {
  return dealFigures(drawNames(chosen, count, random), chosen.klass ?? "", rounds);
}

function drawNames(chosen: Choices, count: number, random: Random): readonly string[] {
  const choices = { ...defaultChoices(characterNames.filters), ...chosen };
  return generate(characterNames, choices, { count, random }).names;
}
