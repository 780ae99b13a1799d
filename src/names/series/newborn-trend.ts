/**
 * Whether a name rose or fell among newborns, or neither, until the end of what is known (docs/specification.md,
 * "Advanced filters" and "Names side by side").
 */
import { isMoreThanChance } from "./chance.ts";
import { latestOf } from "./latest-newborns.ts";
import {
  FIRST_YEAR,
  LAST_YEAR,
  type NewbornSeries,
  newbornSeriesOf,
  newbornTotals,
} from "./newborn-series.ts";
import { listYears, trendYears, type Years } from "./years.ts";

export type Trend = "stiger" | "faller";

/** How a name fared, and when: in the ten years of the series, or in the years that have been counted since. */
export interface Course {
  readonly kind: Trend | "stadigt";
  readonly years: Years;
}

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

/**
 * The trend until the last year of the series. Null for a name that neither rose nor fell enough, that has no series,
 * or that has done the opposite in the years that have been counted since.
 */
export function newbornTrendOf(name: string): Trend | null {
  const series = newbornSeriesOf(name);
  const trend = series && seriesTrendOf(series);
  const latest = latestTrendOf(name)?.kind ?? trend;
  return latest === trend ? trend : null;
}

function seriesTrendOf(series: NewbornSeries): Trend | null {
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

/**
 * The newest that is known. Null also for a name that went up and down, or that was given to fewer than ten children in
 * some year.
 */
export function newbornCourseOf(name: string): Course | null {
  const latest = latestTrendOf(name);
  if (latest) return latest;
  const trend = newbornTrendOf(name);
  const series = newbornSeriesOf(name);
  const kind = trend ?? (series && isSteady(series) ? "stadigt" : null);
  return kind && { kind, years: { first: FIRST_YEAR, last: LAST_YEAR } };
}

/**
 * The change since the series ended, by Skatteverket's lists alone: it counts in another way than SCB, and no child of
 * a name that is not listed is known. Null where the lists show no change beyond chance.
 */
function latestTrendOf(name: string): (Course & { readonly kind: Trend }) | null {
  const [years = []] = [latestOf(name, "girls"), latestOf(name, "boys")].sort(
    (left, right) => right.length - left.length,
  );
  const [first] = years;
  const last = years.at(-1);
  if (!first || !last || !isMoreThanChance(first.children, last.children, 1)) return null;
  return {
    kind: last.children > first.children ? "stiger" : "faller",
    years: { first: first.year, last: last.year },
  };
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
