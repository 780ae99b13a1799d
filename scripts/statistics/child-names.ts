import { isMoreThanChance } from "../../src/names/series/chance.ts";
import { listYears, trendYears, type Years, yearsBefore } from "../../src/names/series/years.ts";
import type { Bearers } from "./bearers.ts";
import { notSuggested } from "./curated/not-suggested.ts";
import { withoutDoubles } from "./given-names.ts";
import { type LatestNewborns, type Newborns, SEXES, type Series, type Sex } from "./sources.ts";

/** A name is listed if at least this many children of one sex got it in the last year. */
const MIN_NEWBORNS = 10;

/**
 * The number of children assumed for a year that is missing from a series. The real number is 0 to
 * 9, and the highest of these never overstates a rise.
 */
const MISSING_YEAR = 9;

interface RiseRule {
  readonly before: Years;
  readonly after: Years;
  /** Lowest ratio of the later share of children to the earlier share. */
  readonly ratio: number;
  /** Fewest children per year above what the earlier share predicts. */
  readonly children: number;
}

/** Names that rose over the longer span. */
function longRise(last: number): RiseRule {
  return { ...trendYears(last), ratio: 1.15, children: 5 };
}

/** Names that rose at the end of the series. */
function shortRise(last: number): RiseRule {
  return { before: yearsBefore(last), after: { first: last, last }, ratio: 1.05, children: 5 };
}

export const YEAR_BITS = { rising: 1, roseLately: 2, timeless: 4 } as const;

function sumOver(span: Years, value: (year: number) => number): number {
  return listYears(span).reduce((total, year) => total + value(year), 0);
}

/** All counted children of one sex by year: the denominator of shares. */
export function yearTotals(names: ReadonlyMap<string, Series>): Totals {
  const totals = new Map<number, number>();
  for (const series of names.values()) {
    for (const [year, newborns] of series) totals.set(year, (totals.get(year) ?? 0) + newborns);
  }
  return totals;
}

type Totals = ReadonlyMap<number, number>;

function newbornsIn(series: Series, span: Years): number {
  return sumOver(span, (year) => series.get(year) ?? MISSING_YEAR);
}

/** Shares are compared, since fewer children are born each year. */
function shareIn(series: Series, totals: Totals, span: Years): number {
  return newbornsIn(series, span) / birthsIn(totals, span);
}

function birthsIn(totals: Totals, span: Years): number {
  return sumOver(span, (year) => totals.get(year) ?? 0);
}

function follows(series: Series, totals: Totals, rule: RiseRule): boolean {
  const { before, after } = rule;
  const [earlier, actual] = [newbornsIn(series, before), newbornsIn(series, after)];
  const growth = birthsIn(totals, after) / birthsIn(totals, before);
  const expected = earlier * growth;
  return (
    series.has(after.last) &&
    actual >= expected * rule.ratio &&
    (actual - expected) / listYears(after).length >= rule.children &&
    isMoreThanChance(earlier, actual, growth)
  );
}

/**
 * Whether a name rises until the last year. It has risen over the longer span, its share is as
 * large as in any three years before that span, and the last year is no fall from the two before.
 */
export function rises(series: Series, totals: Totals, { first, last }: Years): boolean {
  const rule = longRise(last);
  const latest = shareIn(series, totals, rule.after);
  const earlierSpans = listYears({ first, last: rule.before.first }).map((year) => ({
    first: year,
    last: year + 2,
  }));
  return (
    follows(series, totals, rule) &&
    earlierSpans.every((span) => latest >= shareIn(series, totals, span)) &&
    shareIn(series, totals, { first: last, last }) >=
      shareIn(series, totals, { first: rule.after.first, last: last - 1 })
  );
}

/**
 * Whether a name rose in the last year, and not from a fall: its share is as large as in the
 * years in which the longer span begins.
 */
export function roseLately(series: Series, totals: Totals, { last }: Years): boolean {
  const rule = shortRise(last);
  return (
    follows(series, totals, rule) &&
    shareIn(series, totals, rule.after) >= shareIn(series, totals, trendYears(last).before)
  );
}

/** Whether a name was counted, with ten children or more, in every year of the series. */
export function isGivenEveryYear(series: Series, years: Years): boolean {
  return listYears(years).every((year) => series.has(year));
}

export interface ChildName {
  readonly name: string;
  readonly newborns: number;
  readonly years: number;
}

/**
 * The names of one sex in the last year, ordered by SCB's rank. Names that share a rank are in
 * Swedish alphabetical order, which says nothing about their popularity.
 *
 * @param isTimelessByBearers whether a name that is given every year is "tidlöst"
 * @throws Error when a name has no rank
 */
export function listChildNames(
  sex: Sex,
  newborns: Newborns,
  isTimelessByBearers: (name: string) => boolean,
  inCalendar: (name: string) => boolean,
): ChildName[] {
  const { years } = newborns;
  const all = newborns.bySex[sex];
  const totals = yearTotals(all);
  const collator = new Intl.Collator("sv");
  const lastYear = (name: string) => all.get(name)?.get(years.last) ?? 0;
  const rankOf = (name: string): number => {
    const rank = newborns.lastRank[sex].get(name);
    if (rank === undefined) throw new Error(`"${name}" has no rank of ${years.last}`);
    return rank;
  };
  const listed = new Set(
    withoutDoubles(
      [...all.keys()].filter((name) => lastYear(name) >= MIN_NEWBORNS && !notSuggested.has(name)),
      lastYear,
      inCalendar,
    ),
  );
  return [...all]
    .filter(([name]) => listed.has(name))
    .sort(([left], [right]) => rankOf(left) - rankOf(right) || collator.compare(left, right))
    .map(([name, series]) => ({
      name,
      newborns: lastYear(name),
      years:
        (rises(series, totals, years) ? YEAR_BITS.rising : 0) |
        (roseLately(series, totals, years) ? YEAR_BITS.roseLately : 0) |
        (isTimelessByBearers(name) && isGivenEveryYear(series, years) ? YEAR_BITS.timeless : 0),
    }));
}

/** A name that two children or more of one sex got in the last years, but hardly anyone before. */
export interface NewName {
  readonly name: string;
  /** Children of the latest year in which at least two got it. */
  readonly newborns: number;
  readonly year: number;
}

/**
 * The names that are counted among the newborns of the last years, and that at most one person bears
 * besides those of them who were born before the count of the bearers. Entries with a capital
 * letter inside, or with a character that belongs to no name, are slips in the register.
 */
export function listNewNames(
  latest: Readonly<Record<Sex, LatestNewborns>>,
  bearers: Bearers,
): Readonly<Record<Sex, readonly NewName[]>> {
  const isNew = (name: string) => {
    const counted = (bearers.women.get(name) ?? 0) + (bearers.men.get(name) ?? 0);
    const children = SEXES.flatMap((sex) => [...(latest[sex].get(name) ?? [])])
      .filter(([year]) => year <= bearers.year)
      .reduce((total, [, newborns]) => total + newborns, 0);
    return counted - children <= 1;
  };
  return { F: newNamesOf(latest.F, isNew), M: newNamesOf(latest.M, isNew) };
}

function newNamesOf(latest: LatestNewborns, isNew: (name: string) => boolean): NewName[] {
  const collator = new Intl.Collator("sv");
  return [...latest]
    .filter(([name]) => isNew(name) && /^\p{Lu}\p{Ll}*(?:[ -]\p{Lu}\p{Ll}*)*$/u.test(name))
    .map(([name, series]) => {
      const year = Math.max(...series.keys());
      return { name, newborns: series.get(year) ?? 0, year };
    })
    .sort((left, right) => collator.compare(left.name, right.name));
}

/** The most given name of a sex in a year. @throws Error when two names share first place */
export function numberOne(
  sex: Sex,
  year: number,
  newborns: Newborns,
): { name: string; newborns: number } {
  let best: { name: string; newborns: number } | null = null;
  let shared = false;
  for (const [name, series] of newborns.bySex[sex]) {
    const value = series.get(year) ?? 0;
    if (best !== null && value === best.newborns) shared = true;
    if (best === null || value > best.newborns) {
      best = { name, newborns: value };
      shared = false;
    }
  }
  if (best === null || best.newborns === 0 || shared) {
    throw new Error(`No single most given name of ${sex} in ${year}`);
  }
  return best;
}
