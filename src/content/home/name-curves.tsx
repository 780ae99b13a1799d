import { formatCount } from "@/lib/format-count.ts";

const FIRST_YEAR = 1998;
const LAST_YEAR = 2022;

/** Girls per year with the name, 1998–2022. Source: SCB, nyfödda efter tilltalsnamn. */
export const NEWBORNS = {
  Astrid: [
    101, 94, 126, 109, 123, 149, 163, 169, 242, 262, 306, 395, 441, 418, 459, 439, 454, 491, 543,
    571, 564, 625, 605, 596, 603,
  ],
  Emma: [
    1467, 1394, 1186, 1115, 1220, 1375, 1260, 1103, 1014, 831, 818, 787, 712, 635, 619, 559, 448,
    381, 459, 326, 275, 262, 234, 216, 186,
  ],
} as const;

const LINES = [0, 500, 1000, 1500];
const TOP = 1500;

/** Years below the curve; those that are left out in a narrow window are marked. */
const YEARS = [
  { year: 1998, isWideOnly: false },
  { year: 2002, isWideOnly: true },
  { year: 2006, isWideOnly: false },
  { year: 2010, isWideOnly: true },
  { year: 2014, isWideOnly: false },
  { year: 2018, isWideOnly: true },
  { year: 2022, isWideOnly: false },
];

/** The years when Astrid rose and Emma fell. The two differ by dashes and end marks, not by colour. */
export function NameCurves() {
  const { Astrid, Emma } = NEWBORNS;
  return (
    <div className="flex h-full flex-col">
      <h3>2014 gick Astrid om Emma</h3>
      <p className="mt-1 text-sm text-ink-soft">
        Flickor per år med namnet. SCB,{" "}
        <span className="whitespace-nowrap">
          {FIRST_YEAR}–{LAST_YEAR}
        </span>
        .
      </p>
      <div
        role="img"
        aria-label={`Kurvor: Astrid från ${formatCount(Astrid[0])}\u00a0flickor ${FIRST_YEAR} till ${formatCount(Astrid[24])} ${LAST_YEAR}, Emma från ${formatCount(Emma[0])} till ${formatCount(Emma[24])}. Sedan 2014 är Astrid vanligare.`}
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
        <End name="Astrid" count={Astrid[24]} mark="rounded-full bg-falu" />
        <End name="Emma" count={Emma[24]} mark="bg-pine" />
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
        <b className="block font-semibold text-ink">{name}</b>
        <span className="whitespace-nowrap">
          {formatCount(count)}
          <span className="max-sm:hidden">&nbsp;år {LAST_YEAR}</span>
        </span>
      </span>
    </div>
  );
}

function share(count: number): string {
  return `${(count / TOP) * 100}%`;
}

function lineOf(counts: readonly number[]): string {
  return `M${counts.map((count, year) => `${year} ${TOP - count}`).join("L")}`;
}
