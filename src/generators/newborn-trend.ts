/** Whether a name rises or falls among newborns (docs/specification.md, "Advanced filters"). */
import { FIRST_YEAR, newbornSeriesOf, newbornTotals } from "./newborn-series.ts";

export type Trend = "stiger" | "faller";

/** First and last year of the spans that are compared. */
const BEFORE = [2015, 2017] as const;
const AFTER = [2020, 2022] as const;

/** Least change of the share, and least number of children a year more or fewer. */
const SHARE = 0.15;
const CHILDREN = 5;

/** The most children that a year which the statistics leave out can have had. */
const MOST_MISSING = 9;

type Span = typeof BEFORE | typeof AFTER;

const totals = { flickor: newbornTotals("flickor"), pojkar: newbornTotals("pojkar") };

/** Null for a name that neither rises nor falls enough, or has no series. */
export function newbornTrendOf(name: string): Trend | null {
  const series = newbornSeriesOf(name);
  if (!series) return null;
  // Shares are compared, since fewer children are born each year.
  const births = totals[series.sex];
  const growth = sumOf(births, AFTER, 0) / sumOf(births, BEFORE, 0);
  const before = rangeOf(series.counts, BEFORE);
  const after = rangeOf(series.counts, AFTER);
  if (isChange(after.least - before.most * growth, before.most * growth)) return "stiger";
  if (isChange(before.least * growth - after.most, before.least * growth)) return "faller";
  return null;
}

/** @param expected children of the later span, had the share not changed */
function isChange(children: number, expected: number): boolean {
  const years = AFTER[1] - AFTER[0] + 1;
  return children >= expected * SHARE && children >= CHILDREN * years;
}

/** The least and the most children that a span can have had. */
function rangeOf(counts: readonly (number | null)[], span: Span) {
  return { least: sumOf(counts, span, 0), most: sumOf(counts, span, MOST_MISSING) };
}

function sumOf(counts: readonly (number | null)[], [from, to]: Span, missing: number): number {
  return counts
    .slice(from - FIRST_YEAR, to - FIRST_YEAR + 1)
    .reduce<number>((sum, count) => sum + (count ?? missing), 0);
}
