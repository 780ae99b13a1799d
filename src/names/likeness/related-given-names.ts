/** Given names that go with another one, by rules that the page of a name states in words. */

import { endsAlike, isOneSoundApart, rhymes } from "../sounds/likeness.ts";
import type { NameFeatures } from "./name-features.ts";
import { likenessOf, NEAR } from "./name-likeness.ts";

export interface RelatedGivenNames {
  /** Of the same sex, and no sibling. */
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
        ({ name, sex, sounds }) =>
          (given.sex === "u" || sex === given.sex) &&
          sounds !== given.sounds &&
          !siblings.includes(name),
      );
      return [given.name, { similar, siblings }];
    }),
  );
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
function siblingsOfBothSexes(given: NameFeatures, near: readonly NameFeatures[]): string[] {
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

/** The first ones that fit, one spelling of each. */
function firstNames(
  names: readonly NameFeatures[],
  most: number,
  fits: (other: NameFeatures) => boolean,
): string[] {
  const bySounds = new Map<string, string>();
  for (const other of names) {
    if (bySounds.size === most) break;
    if (!bySounds.has(other.sounds) && fits(other)) bySounds.set(other.sounds, other.name);
  }
  return [...bySounds.values()];
}
