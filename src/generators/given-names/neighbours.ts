/** New names from those that someone likes (docs/specification.md, "Rooms"). */

import { givenNameList } from "../../names/facts/given-name-list.ts";
import { allNameFeatures, type NameFeatures } from "../../names/likeness/name-features.ts";
import { likenessOf } from "../../names/likeness/name-likeness.ts";
import { soundsOf } from "../../names/sounds/sounds.ts";
import type { Candidate } from "../../names/word-list.ts";
import { drawNames, type Random } from "../engine/engine.ts";

export interface NeighbourOptions {
  readonly count: number;
  readonly random: Random;
  /** Names that are not wanted, such as those that have been seen. */
  readonly exclude: readonly string[];
}

const CODES = { girls: "f", boys: "p", both: "" } as const;

/** The given names of girls, boys or both, as they are compared. */
export function neighbourList(sex: keyof typeof CODES): readonly (NameFeatures & Candidate)[] {
  const code = CODES[sex];
  const features = allNameFeatures();
  return givenNameList
    .filter((given) => code === "" || given.sex === code || given.sex === "u")
    .flatMap(({ name, weight }) => {
      const known = features.get(name);
      return known ? [{ ...known, weight }] : [];
    });
}

/** Least likeness to a taste: below it, names have too little in common to be called near. */
const FEWEST_IN_COMMON = 0.45;

/** The names are drawn among this many times as many, the nearest: not always the same ones come first. */
const CHOICE = 1.5;

/** What the nearest liked name decides of the likeness to a taste; the rest is the mean of all. */
const OF_NEAREST = 0.3;

/**
 * Draws names among those that are most like what people like: near to a name of every person. Without anyone, or with
 * someone who likes nothing, there are none.
 *
 * @param tastes the names that each person likes
 */
export function neighboursOf(
  tastes: readonly (readonly NameFeatures[])[],
  candidates: readonly NameFeatures[],
  { count, random, exclude }: NeighbourOptions,
): readonly string[] {
  if (tastes.length === 0 || tastes.some((liked) => liked.length === 0)) return [];
  const liked = tastes.flat();
  const isUnwanted = heardNames([...liked.map(({ name }) => name), ...exclude]);
  const compared = tastes.map(withOrigins);
  const nearest = candidates
    .filter(
      (candidate) =>
        !isUnwanted(candidate.name, candidate.sounds) && !isMostlyOfOtherSex(candidate, liked),
    )
    .map((candidate) => ({
      ...candidate,
      likeness: Math.min(...compared.map((taste) => likenessToTaste(taste, candidate))),
    }))
    .filter(({ likeness }) => likeness >= FEWEST_IN_COMMON)
    .sort((one, other) => other.likeness - one.likeness)
    .filter(({ sounds }, i, all) => all.findIndex((other) => other.sounds === sounds) === i)
    .slice(0, Math.ceil(count * CHOICE))
    .map(({ name, likeness }) => ({ name, weight: likeness }));
  return drawNames(nearest, { count, random }).names;
}

/**
 * A liked name of unknown origin is given the origin of the others if those share one tradition, unless it is Swedish:
 * what is liked beside Swedish names is of every origin.
 */
function withOrigins(liked: readonly NameFeatures[]): readonly NameFeatures[] {
  const [known, ...others] = liked.filter(({ tradition }) => tradition !== null);
  if (!known || known.tradition === "swedish") return liked;
  if (others.some(({ tradition }) => tradition !== known.tradition)) return liked;
  const { tradition, origins } = known;
  return liked.map((name) => (name.tradition === null ? { ...name, tradition, origins } : name));
}

function likenessToTaste(liked: readonly NameFeatures[], candidate: NameFeatures): number {
  const all = liked.map((name) => likenessOf(name, candidate));
  const mean = all.reduce((sum, likeness) => sum + likeness, 0) / all.length;
  return OF_NEAREST * Math.max(...all) + (1 - OF_NEAREST) * mean;
}

/** From this difference in the share of women, a unisex name is mostly of the other sex. */
const OTHER_SEX = 0.5;

/** Whether a unisex name differs in its share of women from every liked name by more than half. */
function isMostlyOfOtherSex(candidate: NameFeatures, liked: readonly NameFeatures[]): boolean {
  return (
    candidate.sex === "u" &&
    liked.every(({ women }) => Math.abs(women - candidate.women) > OTHER_SEX)
  );
}

/** Whether a name is among others, in any capitals, or another spelling of one. */
function heardNames(names: readonly string[]): (name: string, sounds: string) => boolean {
  const keys = new Set(names.map(toKey));
  const allSounds = new Set(names.map((name) => soundsOf(name)));
  return (name, sounds) => keys.has(toKey(name)) || allSounds.has(sounds);
}

function toKey(name: string): string {
  return name.normalize("NFC").toLowerCase();
}
