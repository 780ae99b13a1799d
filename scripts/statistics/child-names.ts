import type { Newborns, PublishedRank, Series, Sex } from "./sources.ts";
import { FIRST_YEAR, LAST_YEAR } from "./sources.ts";

/** A name is listed when it was given to so many children of the sex in the last year. */
const MIN_NEWBORNS = 10;

/**
 * Stands in for a year that is missing from a series. Such a year had 0 to 9 children; the most
 * it can have been is taken, so that a rise is never overstated.
 */
const MISSING_YEAR = 9;

/** Ranks up to this one on a published list say that a name is popular that year. */
const PUBLISHED_RANK_LIMIT = 100;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface RiseRule {
  readonly before: Span;
  readonly after: Span;
  /** The share of children after, over the share before, must reach this. */
  readonly ratio: number;
  /** Children a year more than the earlier share would have given: keeps chance out. */
  readonly children: number;
}

/** "2024": what has risen over the longer span, 2015–2017 to 2020–2022. */
export const LONG_RISE: RiseRule = {
  before: { from: 2015, to: 2017 },
  after: { from: 2020, to: LAST_YEAR },
  ratio: 1.15,
  children: 5,
};

/** "2023": what rose at the end of the series, 2019–2021 to 2022. */
export const SHORT_RISE: RiseRule = {
  before: { from: 2019, to: 2021 },
  after: { from: LAST_YEAR, to: LAST_YEAR },
  ratio: 1.05,
  children: 5,
};

/** "tidlös": the standard deviation of the yearly numbers over their mean, at most. */
const TIMELESS_VARIATION = 0.35;

export const YEAR_BITS = { trend2024: 1, trend2023: 2, timeless: 4 } as const;

function yearsOf(span: Span): number[] {
  return Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
}

function sumOver(span: Span, value: (year: number) => number): number {
  return yearsOf(span).reduce((total, year) => total + value(year), 0);
}

/** All counted children of a sex by year: the denominator of shares. */
function yearTotals(names: ReadonlyMap<string, Series>): Map<number, number> {
  const totals = new Map<number, number>();
  for (const series of names.values()) {
    for (const [year, newborns] of series) totals.set(year, (totals.get(year) ?? 0) + newborns);
  }
  return totals;
}

/** Whether a name has risen by a rule. Shares, since fewer children are born each year. */
export function hasRisen(
  series: Series,
  totals: ReadonlyMap<number, number>,
  rule: RiseRule,
): boolean {
  const newborns = (span: Span) => sumOver(span, (year) => series.get(year) ?? MISSING_YEAR);
  const total = (span: Span) => sumOver(span, (year) => totals.get(year) ?? 0);
  const expected = (newborns(rule.before) / total(rule.before)) * total(rule.after);
  const actual = newborns(rule.after);
  const yearsAfter = yearsOf(rule.after).length;
  return (
    series.has(LAST_YEAR) &&
    actual >= expected * rule.ratio &&
    (actual - expected) / yearsAfter >= rule.children
  );
}

/** Whether a name was given every year of the series, in nearly even numbers. */
export function isTimeless(series: Series): boolean {
  const values = yearsOf({ from: FIRST_YEAR, to: LAST_YEAR }).map((year) => series.get(year));
  const counted = values.filter((value) => value !== undefined);
  if (counted.length < values.length) return false;
  const mean = counted.reduce((total, value) => total + value, 0) / counted.length;
  const variance = counted.reduce((total, value) => total + (value - mean) ** 2, 0);
  return Math.sqrt(variance / counted.length) / mean <= TIMELESS_VARIATION;
}

/** Whether the published ranks name this name, or a spelling merged with it, as popular. */
export function isPublished(
  name: string,
  sex: Sex,
  year: number,
  ranks: readonly PublishedRank[],
): boolean {
  return ranks.some(
    (row) =>
      row.year === year &&
      row.sex === sex &&
      row.rank <= PUBLISHED_RANK_LIMIT &&
      (row.name === name || row.mergedWith === name),
  );
}

export interface ChildName {
  readonly name: string;
  readonly newborns: number;
  readonly years: number;
}

/**
 * The names of one sex in the last year, most given first by SCB's rank. Names that share a rank
 * stand in Swedish alphabetical order, which says nothing of which is the more popular.
 *
 * @throws Error when a name has no rank.
 */
export function listChildNames(
  sex: Sex,
  newborns: Newborns,
  ranks: readonly PublishedRank[],
): ChildName[] {
  const all = newborns.bySex[sex];
  const totals = yearTotals(all);
  const collator = new Intl.Collator("sv");
  const rankOf = (name: string): number => {
    const rank = newborns.lastRank[sex].get(name);
    if (rank === undefined) throw new Error(`"${name}" has no rank of ${LAST_YEAR}`);
    return rank;
  };
  return [...all]
    .filter(([, series]) => (series.get(LAST_YEAR) ?? 0) >= MIN_NEWBORNS)
    .sort(([left], [right]) => rankOf(left) - rankOf(right) || collator.compare(left, right))
    .map(([name, series]) => {
      const in2024 = isPublished(name, sex, 2024, ranks) || hasRisen(series, totals, LONG_RISE);
      const in2023 = isPublished(name, sex, 2023, ranks) || hasRisen(series, totals, SHORT_RISE);
      return {
        name,
        newborns: series.get(LAST_YEAR) ?? 0,
        years:
          (in2024 ? YEAR_BITS.trend2024 : 0) |
          (in2023 ? YEAR_BITS.trend2023 : 0) |
          (isTimeless(series) ? YEAR_BITS.timeless : 0),
      };
    });
}

/** The most given name of a sex in a year. @throws Error when two names share the place. */
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
