import { type PointerEvent, useId, useMemo, useState } from "react";
import { formatCount } from "@/lib/format-count.ts";
import {
  countText,
  endOf,
  entryOf,
  gapNote,
  isOfSex,
  type LineYear,
  lastYearOf,
  missingYears,
  type NewbornLine,
  type Period,
  peakOf,
  withRank,
  yearText,
} from "./newborn-lines.ts";
import {
  LINE_STYLES,
  type LineStyle,
  labelHeights,
  loneYears,
  type PlotGeometry,
  plotGeometry,
} from "./plot-geometry.ts";

interface NewbornPlotProps {
  readonly lines: readonly NewbornLine[];
  readonly period: Period;
}

interface DrawnLine {
  readonly line: NewbornLine;
  readonly style: LineStyle;
}

/** Widths of letters and room around them, in pixels: the sides of the plot are as wide as their labels. */
const LETTER = 8;
const ROOM = 18;

/**
 * Curves of newborns, one per line, from zero. A year can be read by pointing at it, and with the arrow
 * keys. A range input over the plot provides the keys, and reads each year out to screen readers.
 */
export function NewbornPlot({ lines, period }: NewbornPlotProps) {
  const lastYear = lastYearOf(lines, period);
  const [chosen, setYear] = useState(lastYear);
  // Points of a name that is no longer compared may have been the last.
  const year = Math.min(chosen, lastYear);
  const geometry = useMemo(() => plotGeometry(lines, period), [lines, period]);
  const drawn = lines.map((line, i) => ({ line, style: styleOf(line, i, lines) }));
  const label = useId();
  const gaps = gapNote(lines);

  function readAt({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setYear(geometry.yearAt((clientX - left) / width));
  }

  return (
    <>
      <p id={label} className="sr-only">
        År i kurvan, med antal och plats
      </p>
      <Reading drawn={drawn} year={year} />
      <div
        className="mt-2 mb-4 flex rounded-control pt-9 pr-4 pb-9 text-sm tabular-nums has-focus-visible:outline-3 has-focus-visible:outline-falu"
        style={{
          paddingLeft: `${longest(geometry.counts.map(formatCount)) * LETTER + ROOM - 4}px`,
        }}
      >
        <div
          onPointerMove={readAt}
          onPointerDown={readAt}
          className="relative h-60 grow cursor-crosshair touch-pan-y sm:h-80"
        >
          <svg aria-hidden className="absolute size-full overflow-visible fill-ink-soft">
            <Axes geometry={geometry} />
            <Curves drawn={drawn} geometry={geometry} />
            <Gaps drawn={drawn} geometry={geometry} />
            <Peak drawn={drawn} geometry={geometry} lastYear={lastYear} />
            <Latest drawn={drawn} geometry={geometry} />
            <Ends drawn={drawn} geometry={geometry} lastYear={lastYear} />
            <YearMark drawn={drawn} geometry={geometry} year={year} />
          </svg>
          <input
            type="range"
            autoComplete="off"
            aria-labelledby={label}
            aria-valuetext={`${year}: ${lines.map((line) => spokenText(line, year)).join("; ")}`}
            min={period.first}
            max={lastYear}
            value={year}
            onChange={({ target }) => setYear(target.valueAsNumber)}
            className="pointer-events-none absolute size-full opacity-0"
          />
        </div>
        {/* Room for what is after the last year. */}
        <div
          className="max-sm:hidden"
          style={{
            width: `${longest(lines.flatMap((line) => endTexts(line, lastYear))) * LETTER}px`,
          }}
        />
      </div>
      {gaps && <p className="text-sm text-ink-soft">{gaps}</p>}
    </>
  );
}

/** Girls and boys look the same on every page; a line by itself needs no dashes. */
function styleOf(line: NewbornLine, index: number, lines: readonly NewbornLine[]): LineStyle {
  const style = LINE_STYLES[isOfSex(line) && line.sex === "pojkar" ? 1 : index] ?? LINE_STYLES[0];
  return lines.length === 1 ? { ...style, dashes: undefined } : style;
}

/** The year that is pointed at, in words. Its height is the same for every year. */
function Reading({ drawn, year }: { drawn: readonly DrawnLine[]; year: number }) {
  const isMixed = drawn.some(({ line }) => line.sex !== drawn[0]?.line.sex);
  return (
    <div
      aria-hidden
      className={`mt-4 gap-4 tabular-nums sm:flex ${drawn.length > 2 ? "text-sm" : "max-sm:text-sm"}`}
    >
      <b className="font-semibold">{year}</b>
      <ul className="grid grow gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {drawn.map(({ line, style }) => (
          <li key={line.label} className="flex items-center gap-2 sm:whitespace-nowrap">
            <svg aria-hidden viewBox="-8 -8 16 16" className={`size-4 shrink-0 ${style.fill}`}>
              <path d={style.mark} />
            </svg>
            {isOfSex(line) ? (
              yearText(line, year)
            ) : (
              <span>
                <b className="font-semibold">{line.name}</b>{" "}
                {isMixed ? yearText(line, year) : numbersOf(entryOf(line, year))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function numbersOf(entry: LineYear): string {
  return withRank(countText(entry), entry);
}

/** "603 flickor, plats 1", after the name if there are several. */
function spokenText(line: NewbornLine, year: number): string {
  const text = yearText(line, year);
  return isOfSex(line) ? text : `${line.name} ${text}`;
}

function Axes({ geometry }: { geometry: PlotGeometry }) {
  const { x, y, counts, years, wideYears } = geometry;
  return (
    <>
      {counts.map((count) => (
        <g key={count}>
          <line
            x2="100%"
            y1={percent(y(count))}
            y2={percent(y(count))}
            className={count === 0 ? "stroke-edge" : "stroke-line"}
          />
          <text y={percent(y(count))} dx="-12" dy=".35em" textAnchor="end">
            {formatCount(count)}
          </text>
        </g>
      ))}
      {years.map((year) => (
        <text
          key={year}
          x={percent(x(year))}
          y="100%"
          dy="1.9em"
          textAnchor="middle"
          className={wideYears.includes(year) ? "max-sm:hidden" : undefined}
        >
          {year}
        </text>
      ))}
    </>
  );
}

function Curves({ drawn, geometry }: { drawn: readonly DrawnLine[]; geometry: PlotGeometry }) {
  const [only, second] = drawn;
  return (
    <>
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="overflow-visible fill-none stroke-3"
        strokeLinejoin="round"
      >
        {only && !second && <path d={geometry.area} className={`${only.style.fill} opacity-10`} />}
        {drawn.map(({ line, style }, i) => (
          <path
            key={line.label}
            d={geometry.lines[i]}
            className={style.stroke}
            strokeDasharray={style.dashes}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {drawn.map(({ line, style }) => (
        <g key={line.label} className={style.fill}>
          {loneYears(line).map((entry) => (
            <Mark key={entry.year} entry={entry} style={style} geometry={geometry} />
          ))}
        </g>
      ))}
    </>
  );
}

/** Dots along the base in the years that are missing, a row for each line with such years. */
function Gaps({ drawn, geometry }: { drawn: readonly DrawnLine[]; geometry: PlotGeometry }) {
  const gaps = drawn
    .map(({ line, style }) => ({ line, style, years: missingYears([line]) }))
    .filter(({ years }) => years.length > 0);
  return gaps.map(({ line, style, years }, row) => (
    <g key={line.label} className={style.fill}>
      {years.map((year) => (
        <circle
          key={year}
          cx={percent(geometry.x(year))}
          cy="100%"
          r="2.5"
          transform={`translate(0 ${-5 - 7 * row})`}
        />
      ))}
    </g>
  ));
}

/** The highest point of the chart, unless the label after the last year says it. */
function Peak({
  drawn,
  geometry,
  lastYear,
}: {
  drawn: readonly DrawnLine[];
  geometry: PlotGeometry;
  lastYear: number;
}) {
  const peaks = drawn.flatMap(({ line, style }) => {
    const entry = peakOf(line);
    return entry ? [{ entry, style, children: entry.children ?? 0 }] : [];
  });
  const [peak] = peaks.sort((left, right) => right.children - left.children);
  if (!peak || peak.entry.year === lastYear) return null;
  const left = geometry.x(peak.entry.year);
  return (
    <>
      <Mark {...peak} geometry={geometry} isHollow />
      <text
        x={percent(left)}
        y={percent(geometry.y(peak.children))}
        dy="-14"
        textAnchor={left < 25 ? "start" : left > 60 ? "end" : "middle"}
      >
        Flest {peak.entry.year}:{" "}
        <tspan className="fill-ink font-semibold">{countText(peak.entry)}</tspan>
      </text>
    </>
  );
}

/** The years after the lines: rings that no line joins, behind a break. */
function Latest({ drawn, geometry }: { drawn: readonly DrawnLine[]; geometry: PlotGeometry }) {
  if (geometry.break === null) return null;
  const left = percent(geometry.break);
  return (
    <>
      <line x1={left} x2={left} y2="100%" className="stroke-edge" strokeDasharray="5 5" />
      {drawn.flatMap(({ line, style }) =>
        line.latest.map((entry) => (
          <Mark key={`${line.label} ${entry.year}`} {...{ entry, style, geometry }} isHollow />
        )),
      )}
    </>
  );
}

/** The last year of each line, with the line's name: a narrow window has it only above the chart. */
function Ends({
  drawn,
  geometry,
  lastYear,
}: {
  drawn: readonly DrawnLine[];
  geometry: PlotGeometry;
  lastYear: number;
}) {
  const ends = drawn.flatMap(({ line, style }) => {
    const entry = endOf(line);
    return entry ? [{ line, style, entry, height: geometry.y(entry.children ?? 0) }] : [];
  });
  const heights = labelHeights(ends.map(({ height }) => height));
  return ends.map(({ line, style, entry }, i) => (
    <g key={line.label}>
      {entry.children !== null && line.latest.length === 0 && (
        <Mark entry={entry} style={style} geometry={geometry} />
      )}
      <text y={percent(heights[i] ?? 0)} className="max-sm:hidden">
        {endTexts(line, lastYear).map((text, row) => (
          <tspan
            key={text}
            x="100%"
            dx="13"
            dy={row === 0 ? "-.15em" : "1.2em"}
            className={row === 0 ? `font-semibold ${style.fill}` : undefined}
          >
            {text}
          </tspan>
        ))}
      </text>
    </g>
  ));
}

/** The two rows after the last year of a line. */
function endTexts(line: NewbornLine, lastYear: number): readonly string[] {
  const last = endOf(line);
  const count = last ? `${endText(last)}${last.year < lastYear ? ` (${last.year})` : ""}` : "";
  return isOfSex(line) ? [count, line.sex] : [line.name, count];
}

/** Short, since the plot is narrower by its length. */
function endText(last: LineYear): string {
  return last.children === null && last.missing ? "för få" : countText(last);
}

/** The year that is pointed at. */
function YearMark({
  drawn,
  geometry,
  year,
}: {
  drawn: readonly DrawnLine[];
  geometry: PlotGeometry;
  year: number;
}) {
  const left = percent(geometry.x(year));
  return (
    <>
      <line x1={left} x2={left} y2="100%" className="stroke-edge" strokeDasharray="2 4" />
      {/* Below the base, where no number is. */}
      <svg aria-hidden x={left} y="100%" className="overflow-visible">
        <path d="M0 3l5 8h-10z" className="fill-ink" />
      </svg>
      {drawn.map(({ line, style }) => (
        <Mark key={line.label} entry={entryOf(line, year)} style={style} geometry={geometry} />
      ))}
    </>
  );
}

/** A point of a line; nothing in a year that is not listed. */
function Mark({
  entry: { year, children },
  style,
  geometry,
  isHollow = false,
}: {
  entry: LineYear;
  style: LineStyle;
  geometry: PlotGeometry;
  isHollow?: boolean;
}) {
  if (children === null) return null;
  return (
    <svg
      aria-hidden
      x={percent(geometry.x(year))}
      y={percent(geometry.y(children))}
      className="overflow-visible"
    >
      <path
        d={style.mark}
        className={isHollow ? `fill-surface stroke-2 ${style.stroke}` : style.fill}
      />
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
