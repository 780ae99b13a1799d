import { Fragment, type ReactNode, useId } from "react";
import { formatCount } from "@/lib/format.ts";
import {
  countText,
  endOf,
  entryOf,
  isOfSex,
  type LineYear,
  missingYears,
  type NewbornLine,
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
} from "./plot-geometry.ts";

/** A line with its looks. */
interface DrawnLine {
  readonly line: NewbornLine;
  readonly style: LineStyle;
  /** Id of the shape of its marks. */
  readonly mark: string;
}

/** What the parts of the drawing are made from. */
interface DrawnLines {
  readonly drawn: readonly DrawnLine[];
  readonly geometry: PlotGeometry;
}

/** Widths of letters and room around them, in pixels: the sides of the plot are as wide as their labels. */
const LETTER = 8;
const ROOM = 18;

interface PlotFrameProps {
  readonly lines: readonly NewbornLine[];
  readonly geometry: PlotGeometry;
  readonly lastYear: number;
  readonly className?: string;
  /** The plot. */
  readonly children: ReactNode;
}

/** Room for the labels around a plot. */
export function PlotFrame({ lines, geometry, lastYear, className = "", children }: PlotFrameProps) {
  return (
    <div
      translate="no"
      className={`mt-2 mb-4 flex pt-9 pr-4 pb-9 text-sm tabular-nums ${className}`}
      style={{
        paddingLeft: `${longest(geometry.counts.map(formatCount)) * LETTER + ROOM - 4}px`,
      }}
    >
      {children}
      {/* Room for what is after the last year. */}
      <div
        className="max-sm:hidden"
        style={{
          width: `${longest(lines.flatMap((line) => endTexts(line, lastYear))) * LETTER}px`,
        }}
      />
    </div>
  );
}

interface PlotDrawingProps {
  readonly lines: readonly NewbornLine[];
  readonly geometry: PlotGeometry;
  readonly lastYear: number;
  /** The year to mark, if any. */
  readonly year?: number;
}

/** The curves with their axes and labels, for any width. */
export function PlotDrawing({ lines, geometry, lastYear, year }: PlotDrawingProps) {
  const id = useId();
  const drawn = lines.map((line, i) => ({
    line,
    style: styleOf(line, i, lines),
    mark: `${id}${i}`,
  }));
  return (
    <svg aria-hidden className="absolute size-full overflow-visible fill-ink-soft">
      <defs>
        {drawn.map(({ style, mark }) => (
          <path key={mark} id={mark} d={style.mark} />
        ))}
      </defs>
      <Axes geometry={geometry} />
      <Curves drawn={drawn} geometry={geometry} />
      <Gaps drawn={drawn} geometry={geometry} />
      <Peak drawn={drawn} geometry={geometry} lastYear={lastYear} />
      <Latest drawn={drawn} geometry={geometry} />
      <Ends drawn={drawn} geometry={geometry} lastYear={lastYear} />
      {year !== undefined && <YearMark drawn={drawn} geometry={geometry} year={year} />}
    </svg>
  );
}

/** Girls and boys look the same on every page; a line by itself needs no dashes. */
function styleOf(line: NewbornLine, index: number, lines: readonly NewbornLine[]): LineStyle {
  const style = LINE_STYLES[isOfSex(line) && line.sex === "pojkar" ? 1 : index] ?? LINE_STYLES[0];
  return lines.length === 1 ? { ...style, dashes: undefined } : style;
}

/** The year that is pointed at, in words. Its height is the same for every year. */
export function Reading({ lines, year }: { lines: readonly NewbornLine[]; year: number }) {
  const isMixed = lines.some(({ sex }) => sex !== lines[0]?.sex);
  return (
    <div
      aria-hidden
      className={`mt-4 gap-4 tabular-nums sm:flex ${lines.length > 2 ? "text-sm" : "max-sm:text-sm"}`}
    >
      <b className="font-semibold">{year}</b>
      <ul className="grid grow gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {lines.map((line, i) => (
          <li key={line.label} className="flex items-center gap-2 sm:whitespace-nowrap">
            <MarkIcon style={styleOf(line, i, lines)} />
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

function MarkIcon({ style }: { style: LineStyle }) {
  return (
    <svg aria-hidden viewBox="-8 -8 16 16" className={`size-4 shrink-0 ${style.fill}`}>
      <path d={style.mark} />
    </svg>
  );
}

function numbersOf(entry: LineYear): string {
  return withRank(countText(entry), entry);
}

function Axes({ geometry }: { geometry: PlotGeometry }) {
  const { x, y, counts, years, wideYears } = geometry;
  return (
    <>
      <g className="stroke-line">
        {counts.map((count) => (
          <line
            key={count}
            x2="100%"
            y1={percent(y(count))}
            y2={percent(y(count))}
            className={count === 0 ? "stroke-edge" : undefined}
          />
        ))}
      </g>
      <g textAnchor="end">
        {counts.map((count) => (
          <text key={count} y={percent(y(count))} dx="-12" dy=".35em">
            {formatCount(count)}
          </text>
        ))}
      </g>
      <g textAnchor="middle">
        {years.map((year) => (
          <text
            key={year}
            x={percent(x(year))}
            y="100%"
            dy="1.9em"
            className={wideYears.includes(year) ? "max-sm:hidden" : undefined}
          >
            {year}
          </text>
        ))}
      </g>
    </>
  );
}

function Curves({ drawn, geometry }: DrawnLines) {
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
      {drawn.flatMap(({ line, ...look }) =>
        loneYears(line).map((entry) => (
          <Mark key={`${line.label} ${entry.year}`} {...look} entry={entry} geometry={geometry} />
        )),
      )}
    </>
  );
}

/** Dots along the base in the years that are missing, a row for each line with such years. */
function Gaps({ drawn, geometry }: DrawnLines) {
  const gaps = drawn
    .map(({ line, style }) => ({ line, style, years: missingYears([line]) }))
    .filter(({ years }) => years.length > 0);
  return gaps.map(({ line, style, years }, row) => (
    <g key={line.label} className={style.fill} transform={`translate(0 ${-5 - 7 * row})`}>
      {years.map((year) => (
        <circle key={year} cx={percent(geometry.x(year))} cy="100%" r="2.5" />
      ))}
    </g>
  ));
}

/** The highest point of the chart, unless the label after the last year says it. */
function Peak({ drawn, geometry, lastYear }: DrawnLines & { lastYear: number }) {
  const peaks = drawn.flatMap(({ line, ...look }) => {
    const entry = peakOf(line);
    return entry ? [{ entry, look, children: entry.children ?? 0 }] : [];
  });
  const [peak] = peaks.sort((left, right) => right.children - left.children);
  if (!peak || peak.entry.year === lastYear) return null;
  const left = geometry.x(peak.entry.year);
  return (
    <>
      <Mark {...peak.look} entry={peak.entry} geometry={geometry} isHollow />
      <text
        x={percent(left)}
        y={percent(geometry.y(peak.children))}
        dy="-14"
        textAnchor={left < 25 ? "start" : left > 60 ? "end" : "middle"}
      >
        {`Flest ${peak.entry.year}: `}
        <tspan className="fill-ink font-semibold">{countText(peak.entry)}</tspan>
      </text>
    </>
  );
}

/** The years after the lines: rings that no line joins, behind a break. */
function Latest({ drawn, geometry }: DrawnLines) {
  if (geometry.break === null) return null;
  const left = percent(geometry.break);
  return (
    <>
      <line x1={left} x2={left} y2="100%" className="stroke-edge" strokeDasharray="5 5" />
      {drawn.flatMap(({ line, ...look }) =>
        line.latest.map((entry) => (
          <Mark
            key={`${line.label} ${entry.year}`}
            {...look}
            entry={entry}
            geometry={geometry}
            isHollow
          />
        )),
      )}
    </>
  );
}

/** The last year of each line, with the line's name: a narrow window has it only above the chart. */
function Ends({ drawn, geometry, lastYear }: DrawnLines & { lastYear: number }) {
  const ends = drawn.flatMap(({ line, ...look }) => {
    const entry = endOf(line);
    return entry ? [{ line, look, entry, height: geometry.y(entry.children ?? 0) }] : [];
  });
  const heights = labelHeights(ends.map(({ height }) => height));
  return ends.map(({ line, look, entry }, i) => (
    <Fragment key={line.label}>
      {entry.children !== null && line.latest.length === 0 && (
        <Mark {...look} entry={entry} geometry={geometry} />
      )}
      <text y={percent(heights[i] ?? 0)} className="max-sm:hidden">
        {endTexts(line, lastYear).map((text, row) => (
          <tspan
            key={text}
            x="100%"
            dx="13"
            dy={row === 0 ? "-.15em" : "1.2em"}
            className={row === 0 ? `font-semibold ${look.style.fill}` : undefined}
          >
            {text}
          </tspan>
        ))}
      </text>
    </Fragment>
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
function YearMark({ drawn, geometry, year }: DrawnLines & { year: number }) {
  const left = percent(geometry.x(year));
  return (
    <>
      <line x1={left} x2={left} y2="100%" className="stroke-edge" strokeDasharray="2 4" />
      {/* Below the base, where no number is. */}
      <svg aria-hidden x={left} y="100%" className="overflow-visible">
        <path d="M0 3l5 8h-10z" className="fill-ink" />
      </svg>
      {drawn.map(({ line, ...look }) => (
        <Mark key={line.label} {...look} entry={entryOf(line, year)} geometry={geometry} />
      ))}
    </>
  );
}

/** A point of a line; nothing in a year that is not listed. */
function Mark({
  entry: { year, children },
  style,
  mark,
  geometry,
  isHollow = false,
}: Omit<DrawnLine, "line"> & {
  entry: LineYear;
  geometry: PlotGeometry;
  isHollow?: boolean;
}) {
  if (children === null) return null;
  return (
    <use
      href={`#${mark}`}
      x={percent(geometry.x(year))}
      y={percent(geometry.y(children))}
      className={isHollow ? `fill-surface stroke-2 ${style.stroke}` : style.fill}
    />
  );
}

function percent(share: number): string {
  return `${Math.round(share * 100) / 100}%`;
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}
