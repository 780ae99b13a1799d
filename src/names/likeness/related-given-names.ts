/** Given names that go with another one, by rules that the page of a name states in words. */

import { otherSpellings } from "../search/spelling-groups.ts";
import { endsAlike, isOneSoundApart, isSameSound, rhymes } from "../sounds/likeness.ts";
import type { NameFeatures } from "./name-features.ts";
import { likenessOf, NEAR } from "./name-likeness.ts";

export interface RelatedGivenNames {
  /** Of the same sex; no sibling, and none that the page lists for its sound: another spelling, or one sound apart. */
  readonly similar: readonly string[];
  /** For brothers and sisters: half girls' names, half boys'. */
  readonly siblings: readonly string[];
}

const MOST_SHOWN = 8;

/** The related names of each name, the most similar first; none that is less than near. */
export function relateGivenNames(
  names: readonly NameFeatures[],
): ReadonlyMap<string, RelatedGivenNames> {
  return new Map(
    names.map((given) => {
      const near = nearestTo(given, names);
      const siblings = siblingsOfBothSexes(given, near);
      const similar = firstNames(
        near,
        MOST_SHOWN,
        (other) =>
          (given.sex === "u" || other.sex === given.sex) &&
          !isOneSoundApart(given.sounds, other.sounds) &&
          !isSameName(given, other) &&
          !siblings.some((sibling) => isSameName(sibling, other)),
      );
      return [given.name, { similar: similar.map(nameOf), siblings: siblings.map(nameOf) }];
    }),
  );
}

/** The sibling names of one name, as {@link relateGivenNames} finds them. */
export function siblingNamesOf(
  given: NameFeatures,
  names: readonly NameFeatures[],
): readonly string[] {
  return siblingsOfBothSexes(given, nearestTo(given, names)).map(nameOf);
}

function nearestTo(given: NameFeatures, names: readonly NameFeatures[]): readonly NameFeatures[] {
  const near: { readonly other: NameFeatures; readonly likeness: number }[] = [];
  // Millions of pairs are compared: only the near ones become objects.
  for (const other of names) {
    const likeness = likenessOf(given, other);
    if (likeness >= NEAR && other !== given) near.push({ other, likeness });
  }
  return near
    .sort((a, b) => b.likeness - a.likeness || (a.other.name < b.other.name ? -1 : 1))
    .map(({ other }) => other);
}

/** Half of the places for boys' names, half for those of girls and both sexes. */
function siblingsOfBothSexes(given: NameFeatures, near: readonly NameFeatures[]): NameFeatures[] {
  return [false, true].flatMap((isForBoys) =>
    firstNames(
      near,
      MOST_SHOWN / 2,
      (other) => (other.sex === "p") === isForBoys && !areMixedUp(given, other),
    ),
  );
}

/** Whether names have the same first letter or sound, rhyme or end alike, or are one sound apart. */
function areMixedUp(one: NameFeatures, other: NameFeatures): boolean {
  return (
    one.letter === other.letter ||
    one.firstSound === other.firstSound ||
    rhymes(one.sounds, other.sounds) ||
    rhymes(other.sounds, one.sounds) ||
    endsAlike(one.sounds, other.sounds) ||
    isOneSoundApart(one.sounds, other.sounds)
  );
}

/** Whether names sound the same, or are spellings that the site can count as one. */
function isSameName(one: NameFeatures, other: NameFeatures): boolean {
  return isSameSound(one.sounds, other.sounds) || otherSpellings(one.name).includes(other.name);
}

/** The first ones that fit, one spelling of each. */
function firstNames(
  names: readonly NameFeatures[],
  most: number,
  fits: (other: NameFeatures) => boolean,
): NameFeatures[] {
  const found: NameFeatures[] = [];
  for (const other of names) {
    if (found.length === most) break;
    if (fits(other) && !found.some((one) => isSameName(one, other))) found.push(other);
  }
  return found;
}

function nameOf({ name }: NameFeatures): string {
  return name;
}
