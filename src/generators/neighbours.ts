/** New names from those that someone likes (docs/specification.md, "Rooms"). */
import { type Candidate, drawNames, type Random } from "./engine.ts";
import { countVowels, firstSound, isOneSoundApart, lastSound, rhymes } from "./sounds/likeness.ts";

/** What is compared of a name; its weight is how often it is drawn among its likes. */
export interface ComparedNeighbour extends Candidate {
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** A set of bits: 1 klassiskt, 2 modernt, 4 nordiskt. */
  readonly classes: number;
  /** Children given the name in the last ten years of the statistics, of all who have it: 0 to 1. */
  readonly youth: number;
  /** As soundsOf of ./sounds/sounds.ts writes them. */
  readonly sounds: string;
}

export interface NeighbourOptions {
  readonly count: number;
  readonly random: Random;
  /** Names that are not wanted, such as those that have been seen. */
  readonly exclude: readonly string[];
}

/** Largest difference in youth of names of one age. */
const SAME_AGE = 0.1;

/** Style, age and sound. */
const MOST_IN_COMMON = 3;

/** How much more often a name is drawn for each thing more that it has in common. */
const PREFERENCE = 30;

/**
 * Draws names that are like those that people like: each has something in common with a name of every
 * person, and those with more in common are far more likely. Without anyone, or with someone who likes
 * nothing, there are none.
 *
 * @param tastes the names that each person likes
 */
export function neighboursOf(
  tastes: readonly (readonly ComparedNeighbour[])[],
  candidates: readonly ComparedNeighbour[],
  { count, random, exclude }: NeighbourOptions,
): readonly string[] {
  if (tastes.length === 0) return [];
  const unwanted = new Set([...tastes.flat().map(({ name }) => name), ...exclude].map(toKey));
  const near = candidates.flatMap((candidate) => {
    if (unwanted.has(toKey(candidate.name))) return [];
    const inCommon = Math.min(
      ...tastes.map((liked) => Math.max(0, ...liked.map((name) => countInCommon(name, candidate)))),
    );
    if (inCommon === 0) return [];
    return [
      {
        name: candidate.name,
        weight: candidate.weight * PREFERENCE ** (inCommon - MOST_IN_COMMON),
      },
    ];
  });
  return drawNames(near, { count, random }).names;
}

function countInCommon(liked: ComparedNeighbour, other: ComparedNeighbour): number {
  const haveStyle = (liked.classes & other.classes) !== 0;
  const areOfAge = Math.abs(liked.youth - other.youth) <= SAME_AGE;
  return Number(haveStyle) + Number(areOfAge) + Number(soundAlike(liked.sounds, other.sounds));
}

/** Whether two names rhyme, are one sound apart, or are as long and begin and end with the same sounds. */
function soundAlike(left: string, right: string): boolean {
  return (
    rhymes(left, right) || isOneSoundApart(left, right) || outlineOf(left) === outlineOf(right)
  );
}

function outlineOf(sounds: string): string {
  return `${firstSound(sounds)} ${countVowels(sounds)} ${lastSound(sounds)}`;
}

function toKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
