/** Whether a name rises or falls among newborns (docs/specification.md, "Advanced filters"). */
import { isMoreThanChance } from "./chance.ts";
import { FIRST_YEAR, LAST_YEAR, newbornSeriesOf, newbornTotals } from "./newborn-series.ts";
import { listYears, trendYears, type Years } from "./years.ts";

export type Trend = "stiger" | "faller";

/** The spans that are compared. */
const SPANS = trendYears(LAST_YEAR);

/** Least change of the share, and least number of children a year more or fewer. */
const SHARE = 0.15;
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
  if (after.least > before.most * growth && isChange(before.most, after.least, growth)) {
    return "stiger";
  }
  if (after.most < before.least * growth && isChange(before.least, after.most, growth)) {
    return "faller";
  }
  return null;
}

function isChange(earlier: number, later: number, growth: number): boolean {
  // Had the share not changed.
  const expected = earlier * growth;
  const children = Math.abs(later - expected);
  return (
    children >= expected * SHARE &&
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
