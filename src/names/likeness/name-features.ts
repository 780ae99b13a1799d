/** What is compared of a given name when names are judged alike, as src/names/likeness/name-likeness.ts does. */

import { childNameList } from "../facts/child-name-list.ts";
import { meanAgeOfName } from "../facts/given-name-ages.ts";
import { lookUpGivenName } from "../facts/given-name-facts.ts";
import { type GivenName, givenNameList } from "../facts/given-name-list.ts";
import { newbornSeriesOf } from "../series/newborn-series.ts";
import { countVowels, firstSound } from "../sounds/likeness.ts";
import { soundsOf } from "../sounds/sounds.ts";
import { hasMark } from "../word-list.ts";
import { COUNTRIES } from "../world/countries.ts";
import { isUsedIn } from "../world/names-abroad.ts";
import { originsOf, type Tradition, traditionOf } from "./tradition.ts";

/** Bits of {@link NameFeatures.styles}; the first three are those of a given name's marks. */
export const STYLES = { classic: 1, modern: 2, nordic: 4, nature: 8 } as const;

/** Bit of the marks of a child name. */
const NATURE_THEME = 8;

export interface NameFeatures {
  readonly name: string;
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** The first letter, without an accent. */
  readonly letter: string;
  /** Women among those who go by it, 0 to 1. */
  readonly women: number;
  /** A bit per class of origin; 0 where its origin is not known. */
  readonly origins: number;
  /** A bit per other country where it is used. */
  readonly countries: number;
  /** Null where it is not known. */
  readonly tradition: Tradition | null;
  readonly styles: number;
  /** Children given the name in the last ten years of the statistics, of all who go by it: 0 to 1. */
  readonly youth: number;
  /** Mean age in years of those who go by it, but for these children; null where it is not known. */
  readonly elderAge: number | null;
  /** As soundsOf of ../sounds/sounds.ts writes them. */
  readonly sounds: string;
  readonly syllables: number;
  readonly firstSound: string;
  /** The sounds from the last vowel on. */
  readonly ending: string;
  /** Whether it is two names in one: Anna-Karin. */
  readonly isDouble: boolean;
  /** The logarithm, to the base 10, of the women and men who go by it; 0 for fewer than two of each. */
  readonly magnitude: number;
}

/** Mean age of the children of the last ten years. */
const CHILD_AGE = 5;

/** Below this number, the mean age of the others is mostly rounding. */
const FEWEST_ELDERS = 20;

const natureNames = new Set(
  childNameList.filter(({ marks }) => hasMark(marks, NATURE_THEME)).map(({ name }) => name),
);

let features: ReadonlyMap<string, NameFeatures> | null = null;

/** The features of every given name of the list, by name; they are worked out once. */
export function allNameFeatures(): ReadonlyMap<string, NameFeatures> {
  features ??= new Map(givenNameList.map((given) => [given.name, featuresOf(given)]));
  return features;
}

function featuresOf({ name, sex, marks, letter }: GivenName): NameFeatures {
  const { women, men } = lookUpGivenName(name).bearers ?? { women: 0, men: 0 };
  const sounds = soundsOf(name);
  const ofMarks = Number.parseInt(marks, 16) & (STYLES.classic | STYLES.modern | STYLES.nordic);
  return {
    name,
    sex,
    letter,
    women: women / Math.max(women + men, 1),
    origins: originsOf(name, (ofMarks & STYLES.nordic) !== 0),
    countries: countriesOf(name),
    tradition: traditionOf(name, (ofMarks & STYLES.nordic) !== 0),
    styles: ofMarks | (natureNames.has(name) ? STYLES.nature : 0),
    ...agesOf(name, women + men),
    sounds,
    syllables: countVowels(sounds),
    firstSound: firstSound(sounds),
    ending: endingOf(sounds),
    isDouble: name.includes("-"),
    magnitude: Math.log10(Math.max(women + men, 1)),
  };
}

function countriesOf(name: string): number {
  return COUNTRIES.reduce((bits, { id }, i) => (isUsedIn(name, id) ? bits | (1 << i) : bits), 0);
}

function agesOf(name: string, bearers: number): Pick<NameFeatures, "youth" | "elderAge"> {
  const counts = newbornSeriesOf(name)?.counts ?? [];
  const newborns = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const children = Math.min(newborns, bearers);
  const elders = bearers - children;
  const meanAge = meanAgeOfName(name);
  return {
    youth: children / Math.max(bearers, 1),
    elderAge:
      meanAge === undefined || elders < FEWEST_ELDERS
        ? null
        : Math.max((meanAge * bearers - CHILD_AGE * children) / elders, CHILD_AGE),
  };
}

const LAST_VOWEL = /[aeiouyåäö][^aeiouyåäö]*$/;

function endingOf(sounds: string): string {
  return LAST_VOWEL.exec(sounds.replace(/[',]/g, "").toLowerCase())?.[0] ?? "";
}
