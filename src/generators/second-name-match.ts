/** How a second name sounds after a given name (docs/specification.md, "Second names"). */

import { HALF_YEAR_DAYS } from "../config/limits.ts";
import type { Beside } from "./beside.ts";
import { givenNameList } from "./given-name-list.ts";
import { nameDayOf } from "./name-days.ts";
import { remembered } from "./remembered.ts";
import { type SecondName, secondNameList } from "./second-name-list.ts";
import {
  beginsAlike,
  countVowels,
  firstSound,
  isOneSoundApart,
  isSameSound,
  lastSound,
  rhymes,
} from "./sounds/likeness.ts";
import { soundsOf } from "./sounds/sounds.ts";
import { initialsRemarks, soundRemarks } from "./surname-match.ts";

/** How well a second name goes with others. */
interface Fit {
  /** The better the higher; 0 where nothing speaks for or against it. */
  readonly score: number;
  /** What decided it, in words: "två och fyra stavelser". What speaks against it comes first but for the syllables. */
  readonly reasons: readonly string[];
}

/** One thing that is heard: its points, and its words if a listener would notice it. */
interface Trait {
  readonly points: number;
  readonly words?: string;
}

const soundsOfSecond = remembered((name) => soundsOf(name));

const initialsOfSecond = remembered((name) => name.replace(/(\p{L})\p{L}*/gu, "$1"));

/** How many vowels there are from the main stress on. */
const vowelsFromStress = remembered((sounds) => countVowels(sounds.slice(sounds.indexOf("'") + 1)));

/** The sounds of a name without its marks. */
const unmarked = remembered((sounds) => sounds.replace(/[',]/g, "").toLowerCase());

let compared: { readonly beside: Beside; readonly fitOf: (second: string) => Fit } | null = null;

/** What each second name is worth between a given name and a surname. The last comparison is remembered. */
export function fitsBeside(beside: Beside): (second: string) => Fit {
  if (compared && isSame(compared.beside, beside)) return compared.fitOf;
  const fitOf = remembered(compareBeside(beside));
  compared = { beside, fitOf };
  return fitOf;
}

function isSame(one: Beside, other: Beside): boolean {
  return one.given === other.given && one.surname === other.surname;
}

function compareBeside({ given, surname }: Beside): (second: string) => Fit {
  const [first, family] = [soundsOf(given), soundsOf(surname, "surname")];
  const initialsOf = rememberedInitials(given, surname);
  return (second) => {
    const next = soundsOfSecond(second);
    const traits = [
      ...(first === "" ? [] : traitsAfter(given, first, second, next)),
      ...(family === "" ? [] : traitsBefore(next, surname, family)),
      ...(family === "" ? [] : initialsOf(second)),
    ];
    return {
      score: traits.reduce((sum, { points }) => sum + points, 0),
      reasons: traits.flatMap(({ words }) => words ?? []),
    };
  };
}

function traitsAfter(given: string, first: string, second: string, next: string): Trait[] {
  if (isAlike(first, next)) return [{ points: -12, words: `låter nästan som ${given}` }];
  const heard = [
    beginning(given, first, second, next),
    ending(first, next),
    joint(first, next),
    stress(first, next),
  ];
  return [
    syllables(countVowels(first), countVowels(next)),
    ...heard.sort((one, other) => Math.sign(one.points) - Math.sign(other.points)),
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

function syllables(first: number, next: number): Trait {
  const [one, other] = [first, next].map((count) => NUMBERS[count] ?? String(count));
  const unit = next === 1 ? "stavelse" : "stavelser";
  return first === next
    ? { points: 0, words: `${one} ${unit} var` }
    : { points: 1, words: `${one} och ${other} ${unit}` };
}

function beginning(given: string, first: string, second: string, next: string): Trait {
  if (beginsAlike(first, next)) return { points: -2, words: "börjar lika" };
  if (initialOf(given) === initialOf(second)) return { points: -1, words: "samma första bokstav" };
  if (firstSound(first) === firstSound(next)) return { points: -1, words: "samma första ljud" };
  return { points: 1, words: "börjar olika" };
}

/** Without an accent, except in å, ä and ö. */
function initialOf(name: string): string {
  const initial = name.charAt(0).toLowerCase();
  return /[åäö]/.test(initial) ? initial : initial.normalize("NFD").charAt(0);
}

function ending(first: string, next: string): Trait {
  if (rhymes(first, next)) return { points: -3, words: "rimmar" };
  return { points: lastSound(first) === lastSound(next) ? 0 : 1 };
}

const VOWEL = /[aeiouyåäö]/;

/** A vowel and a consonant are easiest to say after each other; the same sound twice becomes one. */
function joint(first: string, next: string): Trait {
  const [last, begins] = [lastSound(first), firstSound(next)];
  if (last === begins) return { points: -2, words: "sista och första ljudet lika" };
  const isEasy = VOWEL.test(last) !== VOWEL.test(begins);
  return isEasy ? { points: 1, words: "lätt övergång" } : { points: 0 };
}

/** Where the main stress is, counted from the end. */
function stress(first: string, next: string): Trait {
  return vowelsFromStress(first) === vowelsFromStress(next)
    ? { points: 0 }
    : { points: 1, words: "olika betoning" };
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

/** How many times as often a name is drawn as an equally common one with a point less. */
const POINT_WEIGHT = 30;

/** Draw weight of a name by how common it is and how well it sounds. */
export function rankedWeight(weight: number, score: number): number {
  return weight * POINT_WEIGHT ** score;
}

const sexes = new Map([...givenNameList, ...secondNameList].map(({ name, sex }) => [name, sex]));

/** f or p for a name of one sex; null for a unisex name, or one that is not known. */
function sexOf(name: string): string | null {
  const sex = sexes.get(name) ?? "u";
  return sex === "u" ? null : sex;
}

/** A name of the other sex than the given name comes after all others. */
const OTHER_SEX = -20;

let ranked: { readonly beside: Beside; readonly weights: ReadonlyMap<string, number> } | null =
  null;

/** The weights of the last ranking: the filters are counted with them too. */
function rankedBeside(beside: Beside): ReadonlyMap<string, number> | null {
  return ranked && isSame(ranked.beside, beside) ? ranked.weights : null;
}

/** Draw weights of the whole list, by name. */
export function weightsBeside(beside: Beside): ReadonlyMap<string, number> {
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
export async function rankBeside(beside: Beside): Promise<void> {
  if (rankedBeside(beside)) return;
  const weightOf = weigherBeside(beside);
  const weights = new Map<string, number>();
  for (const [i, second] of secondNameList.entries()) {
    if (i % NAMES_AT_A_TIME === 0) await new Promise((resolve) => setTimeout(resolve));
    weights.set(second.name, weightOf(second));
  }
  ranked = { beside, weights };
}

function weigherBeside(beside: Beside): (second: SecondName) => number {
  const sex = sexOf(beside.given);
  const fitOf = fitsBeside(beside);
  return (second) => {
    const isOfOther = sex !== null && second.sex !== "u" && second.sex !== sex;
    const { score } = fitOf(second.name);
    return rankedWeight(second.weight, score + (isOfOther ? OTHER_SEX : 0));
  };
}

const DAY_MS = 86_400_000;
const YEAR_DAYS = 366;

/**
 * Whether a name has its name day at least four months from that of the given name, before or after it. If that
 * has none, every name with a name day will do.
 */
export function isAnotherHalf(given: string, second: string): boolean {
  const [day, other] = [second, given].map(dayOfYear);
  if (day === undefined || day === null) return false;
  if (other === undefined || other === null) return true;
  const apart = Math.abs(day - other);
  return Math.min(apart, YEAR_DAYS - apart) >= HALF_YEAR_DAYS;
}

/** In a leap year, which has every name day. */
function dayOfYear(name: string): number | null {
  const listed = nameDayOf(name);
  return listed ? Date.UTC(2024, listed.month - 1, listed.day) / DAY_MS : null;
}
