import { FIRST_YEAR, LAST_YEAR, newbornSeriesOf } from "@/generators/newborn-series.ts";
import { formatCount } from "@/lib/format-count.ts";
import { describeSeries, newbornsText } from "@/name-ui/facts/describe-series.ts";
import { CURVE_HEIGHT, CURVE_WIDTH, curvePaths } from "@/ui/curve-paths.ts";

/** A name that is missing from the statistics was given to fewer than ten children every year. */
const UNCOUNTED = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, () => null);

const FEW = newbornsText(null);
const FEW_IN_SHORT = "<\u00a010";

/** How many children were given a name in each of the last ten years, as a curve of its own height. */
export default function NameCurve({ name }: { name: string }) {
  const series = newbornSeriesOf(name);
  const counts = series?.counts ?? UNCOUNTED;
  const { lines, areas, gaps, dots } = curvePaths(counts);
  const first = counts[0] ?? null;
  const last = counts.at(-1) ?? null;
  // The sex, which the line of a shared name has too, would not fit beside the words.
  const few = series?.isShared ? FEW_IN_SHORT : FEW;
  return (
    <div className="suggestion-plot">
      <span className="sr-only">
        {series ? describeSeries(series) : `Nyfödda: ${FEW} om året ${FIRST_YEAR}–${LAST_YEAR}.`}
      </span>
      <svg
        aria-hidden
        viewBox={`0 0 ${CURVE_WIDTH} ${CURVE_HEIGHT}`}
        preserveAspectRatio="none"
        className="fill-none stroke-falu stroke-2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={areas} className="fill-falu-tint stroke-none" />
        <path d={gaps} className="stroke-edge" strokeDasharray=".1 5" />
        <path d={lines} />
        <path d={dots} className="stroke-6" />
      </svg>
      <p aria-hidden>
        {first === null && last === null ? (
          <span>
            {FIRST_YEAR} {series ? "och" : "till"} {LAST_YEAR}: <b>{FEW}</b>
          </span>
        ) : (
          <>
            <span>
              {FIRST_YEAR}: <b>{first === null ? few : formatCount(first)}</b>
            </span>
            <span>
              {LAST_YEAR}: <b>{last === null ? few : formatCount(last)}</b>
              {series?.isShared && ` ${series.sex}`}
            </span>
          </>
        )}
        <b className="suggestion-last">{last === null ? FEW_IN_SHORT : formatCount(last)}</b>
      </p>
    </div>
  );
}
