/**
 * Whether a name rises or falls among newborns, or neither (docs/specification.md, "Advanced filters" and "Names side
 * by side").
 */
import { isMoreThanChance } from "./chance.ts";
import {
  FIRST_YEAR,
  LAST_YEAR,
  type NewbornSeries,
  newbornSeriesOf,
  newbornTotals,
} from "./newborn-series.ts";
import { listYears, trendYears, type Years } from "./years.ts";

export type Trend = "stiger" | "faller";

/** How a name has fared in the ten years of the series. */
export type Course = Trend | "stadigt";

/** The spans that are compared. */
const SPANS = trendYears(LAST_YEAR);

/** Least change of the share, for a trend and for an end of steadiness. */
const SHARE = 0.15;
const STEADY_SHARE = 0.1;

/** Least number of children a year more or fewer. */
const CHILDREN = 5;

/** The most children that a year which the statistics leave out can have had. */
const MOST_MISSING = 9;

const totals = { flickor: newbornTotals("flickor"), pojkar: newbornTotals("pojkar") };

/** Null for a name that neither rises nor falls enough, or has no series. */
export function newbornTrendOf(name: string): Trend | null {
  const series = newbornSeriesOf(name);
  if (!series) return null;
  // Shares are compared, since fewer children are born each year.
  const births = totals[series.sex];
  const growth = sumOf(births, SPANS.after, 0) / sumOf(births, SPANS.before, 0);
  const before = rangeOf(series.counts, SPANS.before);
  const after = rangeOf(series.counts, SPANS.after);
  if (after.least > before.most * growth && isChange(before.most, after.least, growth, SHARE)) {
    return "stiger";
  }
  if (after.most < before.least * growth && isChange(before.least, after.most, growth, SHARE)) {
    return "faller";
  }
  return null;
}

/** Null also for a name that has gone up and down, or that was given to fewer than ten children in some year. */
export function newbornCourseOf(name: string): Course | null {
  const trend = newbornTrendOf(name);
  if (trend) return trend;
  const series = newbornSeriesOf(name);
  return series && isSteady(series) ? "stadigt" : null;
}

/** Whether no three years in a row differ from the others by a tenth of the share, and by more than chance. */
function isSteady({ sex, counts }: NewbornSeries): boolean {
  if (counts.includes(null)) return false;
  const all = { first: FIRST_YEAR, last: LAST_YEAR };
  const length = listYears(SPANS.after).length;
  return listYears({ first: FIRST_YEAR, last: LAST_YEAR - length + 1 }).every((first) => {
    const span = { first, last: first + length - 1 };
    const [births, children] = [totals[sex], counts].map((numbers) => {
      const inside = sumOf(numbers, span, 0);
      return { inside, outside: sumOf(numbers, all, 0) - inside };
    });
    if (!births || !children) return false;
    const growth = births.inside / births.outside;
    return !isChange(children.outside, children.inside, growth, STEADY_SHARE);
  });
}

function isChange(earlier: number, later: number, growth: number, share: number): boolean {
  // Had the share not changed.
  const expected = earlier * growth;
  const children = Math.abs(later - expected);
  return (
    children >= expected * share &&
    children >= CHILDREN * listYears(SPANS.after).length &&
    isMoreThanChance(earlier, later, growth)
  );
}

/** The least and the most children that a span can have had. */
function rangeOf(counts: readonly (number | null)[], span: Years) {
  return { least: sumOf(counts, span, 0), most: sumOf(counts, span, MOST_MISSING) };
}

function sumOf(
  counts: readonly (number | null)[],
  { first, last }: Years,
  missing: number,
): number {
  return counts
    .slice(first - FIRST_YEAR, last - FIRST_YEAR + 1)
    .reduce<number>((sum, count) => sum + (count ?? missing), 0);
}
