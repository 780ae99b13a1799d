import { isUnisex } from "../../src/names/facts/unisex.ts";
import { recentYears } from "../../src/names/series/years.ts";
import type { Bearers } from "./bearers.ts";
import type { CarriersBySex } from "./carried-names.ts";
import {
  classicGivenNames,
  notClassicGivenNames,
  notModernGivenNames,
} from "./curated/classic-given-names.ts";
import { natureGivenNames } from "./curated/nature-given-names.ts";
import { isNordicGivenName, nordicGivenNames } from "./curated/nordic-given-names.ts";
import { notSuggested } from "./curated/not-suggested.ts";
import { compareCodePoints } from "./encoding.ts";
import type { Calendar, CalendarEntry } from "./name-day-file.ts";
import { spellingKey } from "./name-days.ts";
import { type Newborns, SEXES, type Series, type Sex } from "./sources.ts";

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
/** … and it is no fashion: those born before the newborns of the series have at least this mean age … */
const OLD_MEAN_AGE = 68;
/** … or at most this share of all with the name among their given names goes by it … */
const CLASSIC_DAILY_SHARE = 0.5;
/** … or it is still given: compared with its share of older people … */
const STILL_GIVEN = { leastRatio: 0.4, mostDailyShare: 0.7, leastMeanAge: 35.5 } as const;
/** "tidlöst": a classic below that mean age, which this many people have among their given names … */
const TIMELESS_MIN_CARRIERS = 15_000;
/** … that has not returned: compared with its share of older people it is given at most so often … */
const TIMELESS_RATIO = 2;
/** … and that is still given, or so few of those who have it go by it. */
const TIMELESS_DAILY_SHARE = 0.425;
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
  /**
   * Mean age in years of the bearers who are not among the newborns, of the sex that has the name most;
   * null where none is published.
   */
  readonly olderMeanAge: number | null;
  /** Everyone of that sex with the name among their given names. */
  readonly carriers: number;
  /** Share of the carriers who go by the name. */
  readonly dailyShare: number;
  /** Its share of the newborns of the last five years, compared with its share of older people of that sex. */
  readonly recentRatio: number;
}

/** What the figures of names come from. */
export interface NameSources {
  readonly bearers: Bearers;
  readonly newborns: Newborns;
  /** People with a name among their given names. */
  readonly carried: CarriersBySex;
}

function sum(series: Series | undefined, from: number, to: number): number {
  let total = 0;
  for (const [year, newborns] of series ?? []) {
    if (year >= from && year <= to) total += newborns;
  }
  return total;
}

/** The last years of the series that a recent share is counted over. */
const RECENT_SHARE_YEARS = 5;

/** Collects the figures of every name from the files of bearers and the series of newborns. */
export function figuresFrom(sources: NameSources): (name: string) => NameFigures {
  const older = { F: olderPeople("F", sources), M: olderPeople("M", sources) };
  return (name) => figuresOf(name, sources, older);
}

interface OlderPeople {
  /** Everyone who is not among the newborns. */
  readonly count: number;
  /** All newborns of the last years. */
  readonly recentNewborns: number;
}

function olderPeople(sex: Sex, { bearers, newborns }: NameSources): OlderPeople {
  const all = [...newborns.bySex[sex].values()];
  const newbornsIn = (from: number, to: number) =>
    all.reduce((total, series) => total + sum(series, from, to), 0);
  const people = [...bearersOf(sex, bearers).values()].reduce((total, n) => total + n, 0);
  const { last } = newborns.years;
  return {
    count: people - newbornsIn(0, bearers.year),
    recentNewborns: newbornsIn(last - RECENT_SHARE_YEARS + 1, last),
  };
}

function bearersOf(sex: Sex, { women, men }: Bearers): ReadonlyMap<string, number> {
  return sex === "F" ? women : men;
}

/** The figures of the sex that has a name most. */
function courseOf(
  name: string,
  { bearers, newborns, carried }: NameSources,
  older: Readonly<Record<Sex, OlderPeople>>,
): Pick<NameFigures, "olderMeanAge" | "carriers" | "dailyShare" | "recentRatio"> {
  const sex = (bearers.women.get(name) ?? 0) >= (bearers.men.get(name) ?? 0) ? "F" : "M";
  const count = bearersOf(sex, bearers).get(name) ?? 0;
  const series = newborns.bySex[sex].get(name);
  const young = [...(series ?? [])].filter(([year]) => year <= bearers.year);
  const olderCount = count - sum(series, 0, bearers.year);
  const youngAges = young.reduce((total, [year, n]) => total + n * (bearers.year - year), 0);
  const meanAge = bearers.meanAges[sex].get(name);
  const { last } = newborns.years;
  const recent = sum(series, last - RECENT_SHARE_YEARS + 1, last) / older[sex].recentNewborns;
  const { all, daily } = carried.get(name)?.[sex] ?? { all: 0, daily: 0 };
  return {
    olderMeanAge:
      meanAge === undefined || olderCount <= 0 ? null : (meanAge * count - youngAges) / olderCount,
    carriers: all,
    dailyShare: all === 0 ? 1 : daily / all,
    recentRatio: recent / (olderCount / older[sex].count),
  };
}

function figuresOf(
  name: string,
  sources: NameSources,
  older: Readonly<Record<Sex, OlderPeople>>,
): NameFigures {
  const { bearers, newborns } = sources;
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
    ...courseOf(name, sources, older),
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
  return (
    older >= CLASSIC_MIN_OLDER[entry] &&
    older >= bearers * CLASSIC_OLDER_SHARE &&
    !isFashion(figures)
  );
}

/**
 * Whether a name belongs to one time: most who have it were born around the same years, and hardly
 * anyone was given it before or after, not even as a second name. Unknown without mean ages.
 */
function isFashion(figures: NameFigures): boolean {
  const { olderMeanAge, dailyShare } = figures;
  if (olderMeanAge === null || olderMeanAge >= OLD_MEAN_AGE) return false;
  return dailyShare > CLASSIC_DAILY_SHARE && !isStillGiven(figures);
}

function isStillGiven({ olderMeanAge, dailyShare, recentRatio }: NameFigures): boolean {
  return (
    recentRatio >= STILL_GIVEN.leastRatio &&
    dailyShare <= STILL_GIVEN.mostDailyShare &&
    (olderMeanAge ?? 0) >= STILL_GIVEN.leastMeanAge
  );
}

/** Whether a name is "klassiskt": by its figures, or by the curated list. */
export function isClassic(name: string, figures: NameFigures, entry: CalendarEntry): boolean {
  if (classicGivenNames.has(name)) return true;
  return isClassicByFigures(figures, entry) && !notClassicGivenNames.has(name);
}

/** Whether the bearers and the newborns of a classic are of all times. */
export function isOfAllTimes(figures: NameFigures): boolean {
  const { olderMeanAge, carriers, dailyShare, recentRatio } = figures;
  return (
    olderBearers(figures) > (figures.women + figures.men) / 2 &&
    olderMeanAge !== null &&
    olderMeanAge >= STILL_GIVEN.leastMeanAge &&
    olderMeanAge < OLD_MEAN_AGE &&
    carriers >= TIMELESS_MIN_CARRIERS &&
    recentRatio <= TIMELESS_RATIO &&
    (dailyShare <= TIMELESS_DAILY_SHARE || isStillGiven(figures))
  );
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
   * Whether a name is klassiskt and its bearers are of all times: one that nearly disappeared and
   * has returned is klassiskt, but not "tidlöst".
   */
  readonly isTimelessByBearers: (name: string) => boolean;
  readonly isModern: (name: string) => boolean;
}

/** A name is "modernt" if it is young, neither it nor the name that it spells is a classic, and no list says that it is old. */
export function stylesOf(sources: NameSources, calendar: Calendar): Styles {
  const figures = figuresFrom(sources);
  const classic = (name: string) => isClassic(name, figures(name), calendar.entryOf(name));
  return {
    isClassic: classic,
    isTimelessByBearers: (name) => classic(name) && isOfAllTimes(figures(name)),
    isModern: (name) =>
      isYoung(figures(name)) &&
      !notModernGivenNames.has(name) &&
      !classic(name) &&
      !classic(calendar.variants.get(name) ?? name),
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
