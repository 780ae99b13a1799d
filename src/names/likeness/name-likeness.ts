/**
 * How alike two given names are, from 0 to 1: the one measure behind names that go with those that someone likes, and
 * behind similar names, names for siblings and second names. Its weights are on /kallor/namnsidor.
 */

import { sharedPart } from "./bits.ts";
import type { NameFeatures } from "./name-features.ts";

/** What each thing in common is worth; together 100. */
export const LIKENESS_WEIGHTS = { origin: 32, age: 38, sound: 12, bearers: 10, style: 8 } as const;

/** Likeness from which names are near: of about the same origin and age, or of one and alike in most other things. */
export const NEAR = 0.6;

/** What is left of the likeness of a double name to one that is none. */
const DOUBLE_AND_SINGLE = 0.85;

/** The same whichever name comes first. */
export function likenessOf(one: NameFeatures, other: NameFeatures): number {
  const ofForm = one.isDouble === other.isDouble ? 1 : DOUBLE_AND_SINGLE;
  return (
    (ofForm *
      (LIKENESS_WEIGHTS.origin * originLikeness(one, other) +
        LIKENESS_WEIGHTS.age * ageLikeness(one, other) +
        LIKENESS_WEIGHTS.sound * soundLikeness(one, other) +
        LIKENESS_WEIGHTS.style * styleLikeness(one, other) +
        LIKENESS_WEIGHTS.bearers *
          likenessWithin(one.magnitude, other.magnitude, OTHER_MAGNITUDE))) /
    100
  );
}

/** A shared tradition is worth this much, and the rest is for the classes that are the same. */
const SAME_TRADITION = { swedish: 0.5, other: 0.7 };

/** Where an origin is not known, the countries where names are used are worth this much beside it. */
const SAME_COUNTRIES = { bothUnknown: 0.7, oneUnknown: 0.3 };

/** None between traditions that share no class, such as an Arabic and a Nordic name. */
function originLikeness(one: NameFeatures, other: NameFeatures): number {
  if (one.origins === 0 || other.origins === 0) {
    const { bothUnknown, oneUnknown } = SAME_COUNTRIES;
    const isBoth = one.origins === other.origins;
    return (isBoth ? bothUnknown : oneUnknown) * sharedPart(one.countries, other.countries);
  }
  const shared = sharedPart(one.origins, other.origins);
  if (one.tradition !== other.tradition) return shared / 2;
  const ofTradition = one.tradition === "swedish" ? SAME_TRADITION.swedish : SAME_TRADITION.other;
  return ofTradition + (1 - ofTradition) * shared;
}

/** Differences from which nothing is alike: in years of the mean age, and in the share of children. */
const OTHER_AGE = 18;
const OTHER_YOUTH = 0.5;
/** A hundred times as many bearers, as a logarithm. */
const OTHER_MAGNITUDE = 2;

/**
 * A name that children are given again (Folke) has two generations: the mean age of all who have it says nothing of
 * either. So the share of children is compared, and the age of the others as far as there are any.
 */
export function ageLikeness(one: NameFeatures, other: NameFeatures): number {
  const youth = likenessWithin(one.youth, other.youth, OTHER_YOUTH);
  if (one.elderAge === null || other.elderAge === null) return youth;
  const elders = 1 - Math.max(one.youth, other.youth);
  const age = likenessWithin(one.elderAge, other.elderAge, OTHER_AGE);
  return (1 - elders) * youth + elders * Math.min(age, youth);
}

function soundLikeness(one: NameFeatures, other: NameFeatures): number {
  return (
    0.4 * likenessWithin(one.syllables, other.syllables, 2) +
    0.4 * Number(one.ending === other.ending) +
    0.2 * Number(one.firstSound === other.firstSound)
  );
}

/** Names without any style are no more alike for it. */
function styleLikeness({ styles: one }: NameFeatures, { styles: other }: NameFeatures): number {
  if (one === 0 || other === 0) return one === other ? 0.5 : 0.25;
  return sharedPart(one, other);
}

/** 1 for the same number, 0 from a difference on. */
function likenessWithin(one: number, other: number, difference: number): number {
  return Math.max(0, 1 - Math.abs(one - other) / difference);
}
