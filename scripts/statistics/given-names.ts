import { isUnisex } from "../../src/generators/unisex.ts";
import { recentYears } from "../../src/generators/years.ts";
import type { Bearers } from "./bearers.ts";
import { classicGivenNames, notClassicGivenNames } from "./curated/classic-given-names.ts";
import { natureGivenNames } from "./curated/nature-given-names.ts";
import { isNordicGivenName, nordicGivenNames } from "./curated/nordic-given-names.ts";
import { notSuggested } from "./curated/not-suggested.ts";
import { compareCodePoints } from "./encoding.ts";
import type { Calendar, CalendarEntry } from "./name-day-file.ts";
import { spellingKey } from "./name-days.ts";
import { type Newborns, SEXES, type Series } from "./sources.ts";

/** A name is listed if it has this many bearers of one sex, or is among the recent newborns. */
const MIN_BEARERS = 100;
/** A first letter with fewer names than this also gets rarer names … */
const MIN_NAMES_PER_LETTER = 30;
/** … down to this many bearers of one sex. The limit applies to the curated lists as well. */
const MIN_BEARERS_RARE = 20;
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ";

/** "klassiskt": at least this share of the bearers are not among the newborns … */
const CLASSIC_OLDER_SHARE = 1 / 3;
/** … and at least this many, more if only another spelling is in the calendar. */
const CLASSIC_MIN_OLDER = { own: 100, spelling: 1_000 } as const;
/** "modernt": at least this share of the bearers are recent newborns. */
const MODERN_SHARE = 0.5;

export const MARKS = { classic: 1, modern: 2, nordic: 4, rising: 8 } as const;

/** What the statistics say about one given name. */
export interface NameFigures {
  readonly women: number;
  readonly men: number;
  /** Newborns up to the count of the bearers, which they are in as well. */
  readonly newbornsToBearersYear: number;
  /** Newborns of the {@link recentYears}. */
  readonly recentNewborns: number;
  /** Newborns since the count of the bearers, who are not in it. */
  readonly laterNewborns: number;
  readonly laterGirls: number;
  readonly laterBoys: number;
}

function sum(series: Series | undefined, from: number, to: number): number {
  let total = 0;
  for (const [year, newborns] of series ?? []) {
    if (year >= from && year <= to) total += newborns;
  }
  return total;
}

/** Collects the figures of one name from the files of bearers and the series of newborns. */
export function figuresOf(name: string, bearers: Bearers, newborns: Newborns): NameFigures {
  const [girls, boys] = SEXES.map((sex) => newborns.bySex[sex].get(name));
  const both = (from: number, to: number) => sum(girls, from, to) + sum(boys, from, to);
  const { last } = newborns.years;
  const later = bearers.year + 1;
  return {
    women: bearers.women.get(name) ?? 0,
    men: bearers.men.get(name) ?? 0,
    newbornsToBearersYear: both(0, bearers.year),
    recentNewborns: both(recentYears(last).first, last),
    laterNewborns: both(later, last),
    laterGirls: sum(girls, later, last),
    laterBoys: sum(boys, later, last),
  };
}

/**
 * f, p or u by the share of women among the bearers, or among the later newborns if nobody had the
 * name at the count.
 *
 * @throws Error when nobody has the name at all
 */
export function sexOf(figures: NameFigures): "f" | "p" | "u" {
  const counted = figures.women + figures.men > 0;
  const women = counted ? figures.women : figures.laterGirls;
  const men = counted ? figures.men : figures.laterBoys;
  if (women + men === 0) throw new Error("A name without bearers has no sex");
  if (isUnisex(women, men)) return "u";
  return women > men ? "f" : "p";
}

/** Bearers who are not among the newborns of the series. */
export function olderBearers(figures: NameFigures): number {
  return figures.women + figures.men - figures.newbornsToBearersYear;
}

/** Whether the figures alone make a name "klassiskt". */
export function isClassicByFigures(figures: NameFigures, entry: CalendarEntry): boolean {
  if (entry === null) return false;
  const older = olderBearers(figures);
  const bearers = figures.women + figures.men;
  return older >= CLASSIC_MIN_OLDER[entry] && older >= bearers * CLASSIC_OLDER_SHARE;
}

/** Whether a name is "klassiskt": by its figures, or by the curated list. */
export function isClassic(name: string, figures: NameFigures, entry: CalendarEntry): boolean {
  if (classicGivenNames.has(name)) return true;
  return isClassicByFigures(figures, entry) && !notClassicGivenNames.has(name);
}

/** Whether more than half of the bearers are not among the newborns of the series. */
function areMostOlder(figures: NameFigures): boolean {
  return olderBearers(figures) > (figures.women + figures.men) / 2;
}

/** Whether most bearers were born in the last ten years of the series. */
export function isYoung(figures: NameFigures): boolean {
  const bearers = figures.women + figures.men + figures.laterNewborns;
  return bearers > 0 && figures.recentNewborns / bearers >= MODERN_SHARE;
}

/** Whether names are "klassiska" and "moderna". */
export interface Styles {
  readonly isClassic: (name: string) => boolean;
  /**
   * Whether a name is klassiskt and most of its bearers are older: one that nearly disappeared and
   * has returned is klassiskt, but not "tidlöst".
   */
  readonly isTimelessByBearers: (name: string) => boolean;
  readonly isModern: (name: string) => boolean;
}

/** A name is "modernt" if it is young, and neither it nor the name that it spells is a classic. */
export function stylesOf(bearers: Bearers, newborns: Newborns, calendar: Calendar): Styles {
  const figures = (name: string) => figuresOf(name, bearers, newborns);
  const classic = (name: string) => isClassic(name, figures(name), calendar.entryOf(name));
  return {
    isClassic: classic,
    isTimelessByBearers: (name) => classic(name) && areMostOlder(figures(name)),
    isModern: (name) =>
      isYoung(figures(name)) && !classic(name) && !classic(calendar.variants.get(name) ?? name),
  };
}

/** The marks of a name on /fornamn as a sum of {@link MARKS}. */
export function marksOf(
  name: string,
  styles: Pick<Styles, "isClassic" | "isModern">,
  isRising: (name: string) => boolean,
): number {
  return (
    (styles.isClassic(name) ? MARKS.classic : 0) |
    (styles.isModern(name) ? MARKS.modern : 0) |
    (isNordicGivenName(name) ? MARKS.nordic : 0) |
    (isRising(name) ? MARKS.rising : 0)
  );
}

function mostOfOneSex(name: string, bearers: Bearers): number {
  return Math.max(bearers.women.get(name) ?? 0, bearers.men.get(name) ?? 0);
}

export interface Selection {
  /** All names, ordered by code point. */
  readonly names: readonly string[];
  /** How many names the main rules, the rule for first letters and the curated lists added. */
  readonly counts: { readonly main: number; readonly letters: number; readonly curated: number };
}

/** Selects the given names to list. */
export function selectGivenNames(
  bearers: Bearers,
  newborns: Newborns,
  inCalendar: (name: string) => boolean,
): Selection {
  const inUse = [...new Set([...bearers.women.keys(), ...bearers.men.keys()])];
  const all = inUse.filter((name) => !notSuggested.has(name));
  const recentSince = recentYears(newborns.years.last).first;
  const recent = SEXES.flatMap((sex) =>
    [...newborns.bySex[sex]]
      .filter(([name]) => !notSuggested.has(name))
      .filter(([, series]) => [...series.keys()].some((year) => year >= recentSince))
      .map(([name]) => name),
  );
  const persons = (name: string) => (bearers.women.get(name) ?? 0) + (bearers.men.get(name) ?? 0);
  const chosen = new Set(
    withoutDoubles(
      [...all.filter((name) => mostOfOneSex(name, bearers) >= MIN_BEARERS), ...recent],
      persons,
      (name) => inCalendar(name) || SEXES.some((sex) => newborns.lastRank[sex].has(name)),
    ),
  );
  const main = chosen.size;
  const rare = all.filter((name) => {
    const most = mostOfOneSex(name, bearers);
    return most >= MIN_BEARERS_RARE && most < MIN_BEARERS && !chosen.has(name);
  });
  for (const letter of LETTERS) {
    const common = [...chosen].filter((name) => name.startsWith(letter)).length;
    if (common >= MIN_NAMES_PER_LETTER) continue;
    for (const name of rare) if (name.startsWith(letter)) chosen.add(name);
  }
  const letters = chosen.size - main;
  const curated = new Set([...nordicGivenNames, ...natureGivenNames]);
  for (const name of rare) if (curated.has(name)) chosen.add(name);
  return {
    names: [...chosen].sort(compareCodePoints),
    counts: { main, letters, curated: chosen.size - main - letters },
  };
}

/** A key that the spellings of a double name share: Carl-Gustav, Karl Gustaf and KarlGustaf. */
function doubleNameKey(name: string): string {
  return spellingKey(name.replace(/[ -]/g, "")).replace(/v$/, "f");
}

/**
 * Leaves one spelling of each double name: with a hyphen, with a space and in one word it is one name.
 * A spelling of the calendar (Ingalill) or of today's children (Majlis) is preferred, then the most
 * common one. Names that are spelled
 * alike, but are more common in one word (Marianne, Mari-Anne), take the place of the double name.
 */
export function withoutDoubles(
  names: Iterable<string>,
  persons: (name: string) => number,
  isPreferred: (name: string) => boolean,
): readonly string[] {
  const groups = new Map<string, string[]>();
  for (const name of new Set(names)) {
    const key = doubleNameKey(name);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  const isDouble = (name: string) => /[ -]/.test(name);
  return [...groups.values()].flatMap((group) => {
    if (!group.some(isDouble)) return group;
    const [best = "", ...others] = group.toSorted(
      (left, right) =>
        Number(isPreferred(right)) - Number(isPreferred(left)) || persons(right) - persons(left),
    );
    return [best, ...others.filter((name) => !isDouble(name) && !isDouble(best))];
  });
}
