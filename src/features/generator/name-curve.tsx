import { formatCount } from "@/lib/format.ts";
import { describeSeries, newbornsText } from "@/name-parts/facts/describe-series.ts";
import { FIRST_YEAR, LAST_YEAR, newbornSeriesOf } from "@/names/series/newborn-series.ts";
import { Curve } from "@/ui/curve.tsx";

/** A name that is missing from the statistics was given to fewer than ten children every year. */
const UNCOUNTED = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, () => null);

const FEW = newbornsText(null);
const FEW_IN_SHORT = "<\u00a010";

export interface NameCurveProps {
  readonly name: string;
  /** Whether the last count is nowhere else in the row of a phone. */
  readonly hasLastCount: boolean;
}

/** How many children were given a name in each of the last ten years, as a curve of its own height. */
export default function NameCurve({ name, hasLastCount }: NameCurveProps) {
  const series = newbornSeriesOf(name);
  const counts = series?.counts ?? UNCOUNTED;
  const last = shortText(counts.at(-1));
  return (
    <div className="suggestion-plot">
      <span className="sr-only">
        {series ? describeSeries(series) : `Nyfödda: ${FEW} om året ${FIRST_YEAR}–${LAST_YEAR}.`}
      </span>
      <Curve counts={counts} />
      {series ? (
        <p aria-hidden>
          <span>
            {series.isShared ? SEXES[series.sex] : "Födda"} {FIRST_YEAR}:{" "}
            <b>{shortText(counts[0])}</b>
          </span>
          <span>
            {LAST_YEAR}: <b>{last}</b>
          </span>
        </p>
      ) : (
        <p aria-hidden>
          <span>
            Färre än <b>10</b> födda om året
          </span>
        </p>
      )}
      {hasLastCount && (
        <p aria-hidden className="suggestion-last">
          <b>{last}</b> födda
        </p>
      )}
    </div>
  );
}

const SEXES = { flickor: "Flickor", pojkar: "Pojkar" } as const;

function shortText(count: number | null | undefined): string {
  return count ? formatCount(count) : FEW_IN_SHORT;
}
