import type { Newborns, PublishedRank, Series, Sex } from "./sources.ts";
import { FIRST_YEAR, LAST_YEAR } from "./sources.ts";

/** A name is listed if at least this many children of one sex got it in the last year. */
const MIN_NEWBORNS = 10;

/**
 * The number of children assumed for a year that is missing from a series. The real number is 0 to
 * 9, and the highest of these never overstates a rise.
 */
const MISSING_YEAR = 9;

/** A published rank up to this one counts as popular in that year. */
const PUBLISHED_RANK_LIMIT = 100;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface RiseRule {
  readonly before: Span;
  readonly after: Span;
  /** Lowest ratio of the later share of children to the earlier share. */
  readonly ratio: number;
  /** Fewest children per year above what the earlier share predicts; filters out chance. */
  readonly children: number;
}

/** "2024": names that rose over the longer span, from 2015–2017 to 2020–2022. */
export const LONG_RISE: RiseRule = {
  before: { from: 2015, to: 2017 },
  after: { from: 2020, to: LAST_YEAR },
  ratio: 1.15,
  children: 5,
};

/** "2023": names that rose at the end of the series, from 2019–2021 to 2022. */
export const SHORT_RISE: RiseRule = {
  before: { from: 2019, to: 2021 },
  after: { from: LAST_YEAR, to: LAST_YEAR },
  ratio: 1.05,
  children: 5,
};

/** "tidlös": highest coefficient of variation (standard deviation / mean) of the series. */
const TIMELESS_VARIATION = 0.35;

export const YEAR_BITS = { trend2024: 1, trend2023: 2, timeless: 4 } as const;

function yearsOf(span: Span): number[] {
  return Array.from({ length: span.to - span.from + 1 }, (_, index) => span.from + index);
}

function sumOver(span: Span, value: (year: number) => number): number {
  return yearsOf(span).reduce((total, year) => total + value(year), 0);
}

/** All counted children of one sex by year: the denominator of shares. */
function yearTotals(names: ReadonlyMap<string, Series>): Map<number, number> {
  const totals = new Map<number, number>();
  for (const series of names.values()) {
    for (const [year, newborns] of series) totals.set(year, (totals.get(year) ?? 0) + newborns);
  }
  return totals;
}

/** Whether a name has risen. Compares shares, since fewer children are born each year. */
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

/** Whether a name was given every year of the series, in nearly constant numbers. */
export function isTimeless(series: Series): boolean {
  const values = yearsOf({ from: FIRST_YEAR, to: LAST_YEAR }).map((year) => series.get(year));
  const counted = values.filter((value) => value !== undefined);
  if (counted.length < values.length) return false;
  const mean = counted.reduce((total, value) => total + value, 0) / counted.length;
  const variance = counted.reduce((total, value) => total + (value - mean) ** 2, 0);
  return Math.sqrt(variance / counted.length) / mean <= TIMELESS_VARIATION;
}

/** Whether this name, or a spelling merged with it, has a popular rank in the year. */
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
 * The names of one sex in the last year, ordered by SCB's rank. Names that share a rank are in
 * Swedish alphabetical order, which says nothing about their popularity.
 *
 * @throws Error when a name has no rank
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
