/** How a second name goes with a given name (docs/specification.md, "Second names"). */

import { type SecondName, secondNameList } from "../../names/facts/second-name-list.ts";
import { allNameFeatures, type NameFeatures } from "../../names/likeness/name-features.ts";
import { initialsRemarks, soundRemarks } from "../../names/likeness/surname-match.ts";
import { isOfTradition } from "../../names/likeness/tradition.ts";
import { remembered } from "../../names/remembered.ts";
import {
  beginsAlike,
  countVowels,
  endsAlike,
  firstSound,
  isOneSoundApart,
  isSameSound,
  lastSound,
  rhymes,
} from "../../names/sounds/likeness.ts";
import { soundsOf } from "../../names/sounds/sounds.ts";
import { ageFit, traitsOfKnown } from "./known-traits.ts";
import { nameDayTrait } from "./name-day-traits.ts";
import { reasonsOf, type Trait } from "./traits.ts";

/** The given name before a second name and the surname after it; an empty text where there is none. */
export interface NamesBeside {
  readonly given: string;
  readonly surname: string;
}

/** How well a second name goes with others. */
interface Fit {
  /** The better the higher; 0 where nothing speaks for or against it. */
  readonly score: number;
  /** What decided it, in words: "båda av nordiskt ursprung". What speaks against it comes first. */
  readonly reasons: readonly string[];
}

const soundsOfSecond = remembered((name) => soundsOf(name));

const initialsOfSecond = remembered((name) => name.replace(/(\p{L})\p{L}*/gu, "$1"));

/** How many vowels there are from the main stress on. */
const vowelsFromStress = remembered((sounds) => countVowels(sounds.slice(sounds.indexOf("'") + 1)));

/** The sounds of a name without its marks. */
const unmarked = remembered((sounds) => sounds.replace(/[',]/g, "").toLowerCase());

let compared: { readonly beside: NamesBeside; readonly fitOf: (second: string) => Fit } | null =
  null;

/** What each second name is worth between a given name and a surname. The last comparison is remembered. */
export function fitsBeside(beside: NamesBeside): (second: string) => Fit {
  if (compared && isSame(compared.beside, beside)) return compared.fitOf;
  const fitOf = remembered(compareBeside(beside));
  compared = { beside, fitOf };
  return fitOf;
}

function isSame(one: NamesBeside, other: NamesBeside): boolean {
  return one.given === other.given && one.surname === other.surname;
}

function compareBeside({ given, surname }: NamesBeside): (second: string) => Fit {
  const [first, family] = [soundsOf(given), soundsOf(surname, "surname")];
  const initialsOf = rememberedInitials(given, surname);
  const features = allNameFeatures();
  const borne = features.get(given);
  return (second) => {
    const next = soundsOfSecond(second);
    const other = features.get(second);
    const traits = [
      ...(first === "" ? [] : traitsAfter(given, first, second, next)),
      ...(borne && other ? traitsOfKnown(borne, other) : []),
      nameDayTrait(given, second),
      ...(family === "" ? [] : traitsBefore(next, surname, family)),
      ...(family === "" ? [] : initialsOf(second)),
    ];
    return {
      score: traits.reduce((sum, { points }) => sum + points, 0),
      reasons: reasonsOf(traits),
    };
  };
}

function traitsAfter(given: string, first: string, second: string, next: string): Trait[] {
  if (isAlike(first, next)) return [{ points: -12, words: `låter nästan som ${given}` }];
  return [
    syllables(countVowels(first), countVowels(next)),
    beginning(given, first, second, next),
    ending(first, next),
    joint(first, next),
    stress(first, next),
  ];
}

/** Anna and Ann, Johan and Johannes, Sara and Zara. */
function isAlike(first: string, next: string): boolean {
  const [one, other] = [unmarked(first), unmarked(next)];
  return (
    one.startsWith(other) ||
    other.startsWith(one) ||
    isSameSound(first, next) ||
    isOneSoundApart(first, next)
  );
}

const NUMBERS = ["noll", "en", "två", "tre", "fyra", "fem", "sex", "sju", "åtta", "nio", "tio"];

/** Difference in syllables from which a short and a long name are heard. */
const SHORT_AND_LONG = 2;

/** Two names of so many syllables together are long to say. */
const LONG_TOGETHER = 7;
const LONG_POINTS = 1;

function syllables(first: number, next: number): Trait {
  const [one, other] = [first, next].map((count) => NUMBERS[count] ?? String(count));
  const unit = next === 1 ? "stavelse" : "stavelser";
  const isLong = first + next >= LONG_TOGETHER;
  const points = Number(first !== next) - Number(isLong) * LONG_POINTS;
  if (first === next) return { points, words: `${one} ${unit} var`, tells: "little" };
  const tells = Math.abs(first - next) >= SHORT_AND_LONG ? "much" : "little";
  return { points, words: `${one} och ${other} ${unit}`, tells };
}

function beginning(given: string, first: string, second: string, next: string): Trait {
  if (beginsAlike(first, next)) return { points: -2, words: "börjar lika" };
  if (initialOf(given) === initialOf(second)) return { points: -1, words: "samma första bokstav" };
  if (firstSound(first) === firstSound(next)) return { points: -1, words: "samma första ljud" };
  return { points: 1 };
}

/** Without an accent, except in å, ä and ö. */
function initialOf(name: string): string {
  const initial = name.charAt(0).toLowerCase();
  return /[åäö]/.test(initial) ? initial : initial.normalize("NFD").charAt(0);
}

function ending(first: string, next: string): Trait {
  if (rhymes(first, next)) return { points: -3, words: "rimmar" };
  if (endsAlike(first, next)) return { points: -3, words: "slutar lika" };
  return { points: lastSound(first) === lastSound(next) ? 0 : 1 };
}

const VOWEL = /[aeiouyåäö]/;

/** A vowel and a consonant are easiest to say after each other; the same sound twice becomes one. */
function joint(first: string, next: string): Trait {
  const [last, begins] = [lastSound(first), firstSound(next)];
  if (last === begins) return { points: -2, words: "sista och första ljudet lika" };
  const isEasy = VOWEL.test(last) !== VOWEL.test(begins);
  return { points: Number(isEasy) };
}

/** Where the main stress is, counted from the end. */
function stress(first: string, next: string): Trait {
  return { points: Number(vowelsFromStress(first) !== vowelsFromStress(next)) };
}

function traitsBefore(next: string, surname: string, family: string): Trait[] {
  return soundRemarks(next, family).map(({ words }) => ({
    points: -1,
    words: `${words} med ${surname}`,
  }));
}

/** What the initials of all names spell, which the given name and the surname do not without the second name. */
function rememberedInitials(given: string, surname: string): (second: string) => readonly Trait[] {
  const known = new Set(initialsRemarks(given, surname).map(({ words }) => words));
  const traits = new Map<string, readonly Trait[]>();
  return (second) => {
    const initials = initialsOfSecond(second);
    const remembered =
      traits.get(initials) ??
      initialsRemarks(`${given} ${initials}`.trim(), surname)
        .filter(({ kind, words }) => kind === "initials" && !known.has(words))
        .map(({ words }) => ({ points: -2, words }));
    traits.set(initials, remembered);
    return remembered;
  };
}

/** Each point makes a name this many times as likely to be drawn. */
const POINT_WEIGHT = 30;

/**
 * Whether a second name may be suggested unasked: of the tradition and the sex of the given name, of its time or
 * timeless, and without an echo or a clash of sounds.
 */
export function isGoodBeside(given: NameFeatures, second: SecondName): boolean {
  const other = allNameFeatures().get(second.name);
  return (
    other !== undefined &&
    !other.isDouble &&
    isOfTradition(given, other) &&
    isOfSex(given, second) &&
    ageFit(given, other) >= FITTING_AGE &&
    !clash(given, other)
  );
}

/** Least {@link ageFit} of a name that is suggested unasked. */
const FITTING_AGE = 0.6;

function clash(given: NameFeatures, second: NameFeatures): boolean {
  const [first, next] = [given.sounds, second.sounds];
  return (
    isAlike(first, next) ||
    beginsAlike(first, next) ||
    rhymes(first, next) ||
    rhymes(next, first) ||
    endsAlike(first, next) ||
    lastSound(first) === firstSound(next) ||
    (given.ending === second.ending && given.ending.length > 1)
  );
}

/** Draw weight of a name by how common it is and how well it sounds. */
function rankedWeight(weight: number, score: number): number {
  return weight * POINT_WEIGHT ** score;
}

/** Least part of those who go by a second name that is of the sex of the given name. */
const SAME_SEX = 0.9;

/**
 * Whether a second name is of the sex of most of those who go by a given name. A unisex name, or one that is not known,
 * has names of both.
 */
export function isOfSex(given: NameFeatures | undefined, second: SecondName): boolean {
  if (!given || given.sex === "u") return true;
  const known = allNameFeatures().get(second.name);
  const women = known ? known.women : second.sex === "f" ? 1 : 0;
  return (given.sex === "f" ? women : 1 - women) >= SAME_SEX;
}

/** A name of the other sex than the given name comes after all others. */
const OTHER_SEX = -20;

let ranked: { readonly beside: NamesBeside; readonly weights: ReadonlyMap<string, number> } | null =
  null;

/** The weights of the last ranking: the filters are counted with them too. */
function rankedBeside(beside: NamesBeside): ReadonlyMap<string, number> | null {
  return ranked && isSame(ranked.beside, beside) ? ranked.weights : null;
}

/** Draw weights of the whole list, by name. */
export function weightsBeside(beside: NamesBeside): ReadonlyMap<string, number> {
  const known = rankedBeside(beside);
  if (known) return known;
  const weightOf = weigherBeside(beside);
  const weights = new Map(secondNameList.map((second) => [second.name, weightOf(second)]));
  ranked = { beside, weights };
  return weights;
}

/** How many names are ranked at a time. */
const NAMES_AT_A_TIME = 100;

/** Ranks the whole list a part at a time, so that a slow phone answers its visitor in between. */
export async function rankBeside(beside: NamesBeside): Promise<void> {
  if (rankedBeside(beside)) return;
  const weightOf = weigherBeside(beside);
  const weights = new Map<string, number>();
  for (const [i, second] of secondNameList.entries()) {
    if (i % NAMES_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve));
    weights.set(second.name, weightOf(second));
  }
  ranked = { beside, weights };
}

function weigherBeside(beside: NamesBeside): (second: SecondName) => number {
  const given = allNameFeatures().get(beside.given);
  const fitOf = fitsBeside(beside);
  return (second) => {
    const { score } = fitOf(second.name);
    return rankedWeight(second.weight, score + (isOfSex(given, second) ? 0 : OTHER_SEX));
  };
}
