/** Given names that go with another one, by rules that the page of a name states in words. */
import { FIRST_NEWBORN_YEAR } from "../words/statistics.ts";
import { firstSound, isOneSoundApart, rhymes } from "./sounds/likeness.ts";

/** What the rules compare. */
export interface ComparedName {
  readonly name: string;
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** A set of bits: 1 klassiskt, 2 modernt, 4 nordiskt. */
  readonly classes: number;
  /** First letter, without accent. */
  readonly letter: string;
  /** As soundsOf of ./sounds/sounds.ts writes them. */
  readonly sounds: string;
  /** Women and men who have the name; 0 for fewer than two of each. */
  readonly bearers: number;
  /** Newborns of the sex that is given the name most, in the years that had ten of them. */
  readonly newborns: number;
  /** The year with most of those newborns, the first one of several; null without any. */
  readonly peak: number | null;
  /** Newborns in that year; 0 without one. */
  readonly peakNewborns: number;
}

export interface RelatedGivenNames {
  /** The same classes and sex. */
  readonly style: readonly string[];
  /** The same sex, and a peak at most {@link AGE_YEARS} away; none where the peak is not known. */
  readonly age: readonly string[];
  /** For brothers and sisters: see {@link isSibling}. */
  readonly siblings: readonly string[];
}

/** Years between the peaks of names of one age, at most. */
export const AGE_YEARS = 2;

/** A peak of fewer newborns is chance. */
const FEWEST_AT_PEAK = 50;

/** Years between the peaks of siblings' names, at most. */
const SIBLING_YEARS = 5;

/** How many times as many newborns the more common of two siblings' names has, at most. */
const SIBLING_RATIO = 2;

const MOST_SHOWN = 8;

/** The related names of each name, those with the most similar number of newborns first. */
export function relateGivenNames(
  names: readonly ComparedName[],
): ReadonlyMap<string, RelatedGivenNames> {
  const withPeak = names.filter(hasPeak);
  return new Map(
    names.map((given) => {
      const sameClasses = names.filter(({ classes }) => classes === given.classes);
      const related = {
        style:
          given.classes === 0
            ? []
            : nearest(
                given,
                sameClasses.filter(({ sex }) => sex === given.sex),
              ),
        age: hasPeak(given)
          ? nearest(
              given,
              withPeak.filter((other) => isOfAge(given, other)),
            )
          : [],
        siblings: siblingsOfBothSexes(
          given,
          sameClasses.filter((other) => isSibling(given, other)),
        ),
      };
      return [given.name, related];
    }),
  );
}

/** Whether the name was given most in a year of the series: one before it is not seen, and looks like the first. */
function hasPeak({ peak, peakNewborns }: ComparedName): boolean {
  return peak !== null && peak > FIRST_NEWBORN_YEAR && peakNewborns >= FEWEST_AT_PEAK;
}

/** A name of both sexes is compared with all. */
function isOfAge(given: ComparedName, other: ComparedName): boolean {
  return (given.sex === "u" || given.sex === other.sex) && yearsBetween(given, other) <= AGE_YEARS;
}

/** A peak within five years, similar rarity, and nothing that mixes them up; the classes are the same. */
function isSibling(given: ComparedName, other: ComparedName): boolean {
  return (
    other.letter !== given.letter &&
    yearsBetween(given, other) <= SIBLING_YEARS &&
    timesAsMany(given.newborns, other.newborns) <= SIBLING_RATIO &&
    !areAlike(given.sounds, other.sounds)
  );
}

/** Whether names begin with the same sound, rhyme, or are one sound apart. */
function areAlike(left: string, right: string): boolean {
  return (
    firstSound(left) === firstSound(right) ||
    rhymes(left, right) ||
    rhymes(right, left) ||
    isOneSoundApart(left, right)
  );
}

/** Half of the places for boys' names, half for those of girls and both sexes. */
function siblingsOfBothSexes(given: ComparedName, siblings: readonly ComparedName[]): string[] {
  const boys = siblings.filter(({ sex }) => sex === "p");
  const others = siblings.filter(({ sex }) => sex !== "p");
  return [others, boys].flatMap((names) => nearest(given, names, MOST_SHOWN / 2));
}

function nearest(
  given: ComparedName,
  names: readonly ComparedName[],
  most: number = MOST_SHOWN,
): string[] {
  return names
    .filter(({ name }) => name !== given.name)
    .map((other) => ({
      name: other.name,
      newborns: timesAsMany(given.newborns, other.newborns),
      bearers: timesAsMany(given.bearers, other.bearers),
    }))
    .sort((a, b) => a.newborns - b.newborns || a.bearers - b.bearers || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name);
}

function yearsBetween(given: ComparedName, other: ComparedName): number {
  if (given.peak === null || other.peak === null) return Number.POSITIVE_INFINITY;
  return Math.abs(given.peak - other.peak);
}

function timesAsMany(one: number, two: number): number {
  // A number below the limit of publication counts as one.
  const [few, many] = [Math.min(one, two), Math.max(one, two)];
  return Math.max(many, 1) / Math.max(few, 1);
}
