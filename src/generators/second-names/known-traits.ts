/** How a second name goes with a given name by what is known of both, beside their sounds. */

import { meanAgeOfName } from "../../names/facts/given-name-ages.ts";
import { lookUpSecondName } from "../../names/facts/second-name-facts.ts";
import { countBits, sharedPart } from "../../names/likeness/bits.ts";
import { type NameFeatures, STYLES } from "../../names/likeness/name-features.ts";
import { ageLikeness } from "../../names/likeness/name-likeness.ts";
import { isOfTradition } from "../../names/likeness/tradition.ts";
import { originGroups } from "../../names/origins/name-origins.ts";
import type { Trait } from "./traits.ts";

/** What is known of two names beside their sounds. */
export function traitsOfKnown(borne: NameFeatures, other: NameFeatures): readonly Trait[] {
  return [
    ...(borne.styles & other.styles & STYLES.nature
      ? [{ points: 0, words: "två naturnamn", tells: "most" } as const]
      : []),
    traditionTrait(borne, other),
    ageTrait(borne, other),
    countriesTrait(borne, other),
    bearersTrait(borne, other),
  ];
}

/** Points of a name of another tradition: so few that it comes after every name of the same one. */
const OTHER_TRADITION = -10;

/** Groups of origins that are one language's, and how they are called. */
const ORIGINS: Readonly<Record<string, string>> = {
  nordiskt: "båda av nordiskt ursprung",
  bibliskt: "båda av bibliskt ursprung",
  grekiskt: "båda av grekiskt ursprung",
  latinskt: "båda av latinskt ursprung",
  tyskt: "båda av tyskt ursprung",
  slaviskt: "båda av slaviskt ursprung",
};

function traditionTrait(borne: NameFeatures, other: NameFeatures): Trait {
  const isOfOther = borne.tradition !== other.tradition && !isOfTradition(borne, other);
  if (borne.tradition !== null && isOfOther) return { points: OTHER_TRADITION };
  const [group = ""] = originGroups.get(borne.name) ?? [];
  const words = originGroups.get(other.name)?.[0] === group ? ORIGINS[group] : undefined;
  return words === undefined ? { points: 0 } : { points: 1, words, tells: "much" };
}

/** What it is worth that names are used in the same of the other countries, or in none of them. */
const COUNTRY_POINTS = 1;

/** In as many of the other countries as this, names are said to be used in many. */
const MANY_COUNTRIES = 7;

function countriesTrait(borne: NameFeatures, other: NameFeatures): Trait {
  const points = COUNTRY_POINTS * sharedPart(borne.countries, other.countries);
  return countBits(borne.countries & other.countries) >= MANY_COUNTRIES
    ? { points, words: "båda används i många länder", tells: "some" }
    : { points };
}

/** The base-10 logarithm of the number of people, some 1,600, below which a name is called rare. */
const RARE = 3.2;

function bearersTrait(borne: NameFeatures, other: NameFeatures): Trait {
  return Math.max(borne.magnitude, other.magnitude) < RARE
    ? { points: 0, words: "två ovanliga namn", tells: "some" }
    : { points: 0 };
}

/** Likeness in age from which two names are said to be of one time. */
const SAME_TIME = 0.7;

/** What a name of no one time is worth, of what one of the same age is. */
const TIMELESS = 0.8;

/** Oldest mean age of a classic name that is not of an earlier time alone, unless children are given it again. */
const OLDEST_TIMELESS = 62;
const GIVEN_AGAIN = 0.05;

/**
 * A classic name with the mean age of parents or grandparents that hardly any child gets counts as timeless only if at
 * least this share of those who have it go by another name: Karl and Elisabeth, not Claes.
 */
const PARENTS_AGE = 55;
const HARDLY_GIVEN = 0.005;
const MOSTLY_SECOND = 0.6;

function isOfNoOneTime({ name, styles, elderAge, youth }: NameFeatures): boolean {
  if ((styles & STYLES.classic) === 0 || elderAge === null) return false;
  if (youth >= GIVEN_AGAIN) return true;
  if (elderAge > OLDEST_TIMELESS) return false;
  if (elderAge <= PARENTS_AGE || youth >= HARDLY_GIVEN) return true;
  const { all = 0, daily = 0 } = lookUpSecondName(name).carried ?? {};
  return all - daily >= MOSTLY_SECOND * all;
}

/** How many years younger than a given name a classic second name may be. */
const MOST_YOUNGER = 25;

/**
 * How well a second name goes with the age of a given name, 0 to 1: of the same time, or a classic name of no one time.
 * A second name may be older than the given name, as it often is a grandparent's, but hardly younger.
 */
export function ageFit(given: NameFeatures, second: NameFeatures): number {
  const isTimeless =
    isOfNoOneTime(second) && (second.elderAge ?? 0) >= (given.elderAge ?? 0) - MOST_YOUNGER;
  return Math.max(ageLikeness(given, second), isTimeless ? TIMELESS : 0);
}

/** What the same age is worth. */
const AGE_POINTS = 5;

function ageTrait(borne: NameFeatures, other: NameFeatures): Trait {
  const fit = ageFit(borne, other);
  const points = AGE_POINTS * fit;
  if (ageLikeness(borne, other) >= SAME_TIME) return { points, ...sameTime(borne, other) };
  return fit >= TIMELESS ? { points, ...classicBeside(borne, other) } : { points };
}

type Said = Pick<Trait, "words" | "tells">;

/** Mean age of the older bearers from which a name that children are given again has come back. */
const RETURNED_AGE = 55;

/** Shares of children from which a name is given again, and from which it is one of children's. */
const RETURNED_YOUTH = 0.1;
const CHILDRENS = 0.35;

function hasReturned({ elderAge, youth }: NameFeatures): boolean {
  return elderAge !== null && elderAge >= RETURNED_AGE && youth >= RETURNED_YOUTH;
}

function sameTime(borne: NameFeatures, other: NameFeatures): Said {
  if (hasReturned(borne) && hasReturned(other)) {
    return { words: "båda har kommit tillbaka", tells: "most" };
  }
  if (Math.min(borne.youth, other.youth) >= CHILDRENS) {
    return { words: "båda bärs till stor del av barn", tells: "much" };
  }
  const [age, otherAge] = [borne, other].map(({ name }) => meanAgeOfName(name));
  const isSaid =
    age !== undefined && otherAge !== undefined && Math.abs(age - otherAge) <= SAME_AGE;
  if (!isSaid) return { words: "från samma tid", tells: "some" };
  const words =
    age === otherAge
      ? `båda i snitt ${age}\u00a0år gamla`
      : `bärarna i snitt ${age} och ${otherAge}\u00a0år`;
  return { words, tells: "much" };
}

/** Most years between mean ages that are said to be of one time. */
const SAME_AGE = 4;

/** Mean ages of grandparents of children, and below which a name is one of children and young adults. */
const GRANDPARENTS = { from: 58, to: 78 };
const YOUNG = 22;

/** That a name is classic holds for most: only what makes it another kind of name than the given name is said. */
function classicBeside(borne: NameFeatures, other: NameFeatures): Said {
  const [age = YOUNG, otherAge = 0] = [borne, other].map(({ name }) => meanAgeOfName(name));
  if (hasReturned(other)) {
    return { words: `${other.name} har kommit tillbaka`, tells: "some" };
  }
  if (age < YOUNG && otherAge >= GRANDPARENTS.from && otherAge <= GRANDPARENTS.to) {
    const elder = other.women > 0.5 ? "mormors" : "farfars";
    return { words: `från ${elder} generation`, tells: "much" };
  }
  return borne.styles & STYLES.modern
    ? { words: "ett modernt namn och ett klassiskt", tells: "some" }
    : {};
}
