import { formatCount } from "@/lib/format.ts";
import { homeFigures } from "@/words/home-figures.ts";
import {
  FIRST_NEWBORN_YEAR as FIRST_YEAR,
  LAST_NEWBORN_YEAR as LAST_YEAR,
} from "@/words/statistics.ts";

/** Girls per year with the name. Source: SCB, nyfödda efter tilltalsnamn. */
const { Astrid, Emma } = homeFigures.girls;

/** The first year of those in which Astrid is the more common name until the last. */
const CROSSING =
  FIRST_YEAR + Astrid.map((count, i) => count <= (Emma[i] ?? 0)).lastIndexOf(true) + 1;

const astrid = endsOf(Astrid);
const emma = endsOf(Emma);

const LINES = [0, 500, 1000, 1500];
const TOP = 1500;

/** Years between those below the curve. */
const STEP = 4;

/** Years below the curve, counted from the last; every other one is left out in a narrow window. */
const YEARS = Array.from({ length: Math.floor((LAST_YEAR - FIRST_YEAR) / STEP) + 1 }, (_, i) => ({
  year: LAST_YEAR - i * STEP,
  isWideOnly: i % 2 === 1,
})).reverse();

/** The years when Astrid rose and Emma fell. The two differ by dashes and end marks, not by colour. */
export function NameCurves() {
  return (
    <div className="flex h-full flex-col">
      <h3>
        {CROSSING} gick <span translate="no">Astrid</span> om <span translate="no">Emma</span>
      </h3>
      <p className="mt-1 text-sm text-ink-soft">
        Flickor per år med namnet. SCB,{" "}
        <span className="whitespace-nowrap">
          {FIRST_YEAR}–{LAST_YEAR}
        </span>
        .
      </p>
      <div
        role="img"
        aria-label={`Kurvor: Astrid från ${formatCount(astrid.first)}\u00a0flickor ${FIRST_YEAR} till ${formatCount(astrid.last)} ${LAST_YEAR}, Emma från ${formatCount(emma.first)} till ${formatCount(emma.last)}. Från ${CROSSING} var Astrid vanligare.`}
        className="relative mt-6 mr-18 mb-7 ml-11 min-h-56 grow text-sm text-ink-soft tabular-nums sm:mr-28 sm:min-h-76"
      >
        {LINES.map((count) => (
          <div
            key={count}
            style={{ bottom: share(count) }}
            className={`absolute inset-x-0 border-t ${count === 0 ? "border-edge" : "border-line"}`}
          >
            <span className="absolute top-0 right-full mr-2 -translate-y-1/2">
              {formatCount(count)}
            </span>
          </div>
        ))}
        <svg
          aria-hidden
          viewBox={`0 0 ${LAST_YEAR - FIRST_YEAR} ${TOP}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible fill-none stroke-3"
          strokeLinejoin="round"
        >
          <path
            d={lineOf(Emma)}
            vectorEffect="non-scaling-stroke"
            className="stroke-pine"
            strokeDasharray="8 5"
          />
          <path d={lineOf(Astrid)} vectorEffect="non-scaling-stroke" className="stroke-falu" />
        </svg>
        <End name="Astrid" count={astrid.last} mark="rounded-full bg-falu" />
        <End name="Emma" count={emma.last} mark="bg-pine" />
        {YEARS.map(({ year, isWideOnly }) => (
          <span
            key={year}
            style={{ left: `${((year - FIRST_YEAR) / (LAST_YEAR - FIRST_YEAR)) * 100}%` }}
            className={`absolute top-full mt-1.5 -translate-x-1/2 ${isWideOnly ? "max-sm:hidden" : ""}`}
          >
            {year}
          </span>
        ))}
      </div>
    </div>
  );
}

function End({ name, count, mark }: { name: string; count: number; mark: string }) {
  return (
    <div style={{ bottom: share(count) }} className="absolute left-full leading-[1.35]">
      <span className={`absolute size-2.5 -translate-x-1/2 -translate-y-1/2 ${mark}`} />
      <span className="absolute left-3 -translate-y-1/2">
        <b className="block font-semibold text-ink" translate="no">
          {name}
        </b>
        <span className="whitespace-nowrap">
          {formatCount(count)}
          <span className="max-sm:hidden">&nbsp;år {LAST_YEAR}</span>
        </span>
      </span>
    </div>
  );
}

function endsOf(counts: readonly number[]) {
  return { first: counts[0] ?? 0, last: counts.at(-1) ?? 0 };
}

function share(count: number): string {
  return `${(count / TOP) * 100}%`;
}

function lineOf(counts: readonly number[]): string {
  return `M${counts.map((count, year) => `${year} ${TOP - count}`).join("L")}`;
}
