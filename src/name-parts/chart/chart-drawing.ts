import { scaleLinear } from "d3-scale";
import { line as linePath } from "d3-shape";
import { formatCount } from "@/lib/format.ts";
import type { Years } from "@/names/series/years.ts";
import {
  countText,
  endOf,
  isOfSex,
  type LineYear,
  lastYearOf,
  type NewbornLine,
} from "./newborn-lines.ts";
import { labelHeights, loneYears, plotGeometry } from "./plot-geometry.ts";
import type { Drawing, PathShape, TextShape } from "./shapes.ts";

interface DrawnChart {
  readonly title: string;
  readonly lines: readonly NewbornLine[];
  readonly period: Years;
  /** Below the chart, a line of text each. */
  readonly notes: readonly string[];
}

/** The light theme of src/ui/tokens.css, whatever theme the visitor has. */
const COLORS = {
  ground: "#fffdf9",
  ink: "#2a211c",
  inkSoft: "#675a4f",
  rule: "#e6dccd",
  lines: ["#8f2a1f", "#23503f", "#2a211c", "#865a0a"],
};

/** The dashes of each line, in the order of COLORS.lines; the same as on the page. */
const DASHES = [undefined, "8 5", "2 5", "12 4 2 4"];

const SIZE = { width: 1200, height: 675 };
const MARGIN = 48;
const PLOT = { left: 110, right: 960, top: 130, bottom: 490 } as const;
const SMALL = 20;
const NOTE_STEP = 28;

/** The chart for a file: as on the page, with its title and its notes. */
export function drawChart({ title, lines, period, notes }: DrawnChart): Drawing {
  const geometry = plotGeometry(lines, period);
  const x = scaleLinear([0, 100], [PLOT.left, PLOT.right]);
  const y = scaleLinear([0, 100], [PLOT.top, PLOT.bottom]);
  const place = ({ year, children }: LineYear) =>
    [round(x(geometry.x(year))), round(y(geometry.y(children ?? 0)))] as const;
  return {
    ...SIZE,
    title,
    background: COLORS.ground,
    shapes: [
      { text: title, x: MARGIN, y: 72, size: titleSize(title), color: COLORS.ink, isBold: true },
      ...geometry.counts.flatMap((count): (PathShape | TextShape)[] => {
        const at = round(y(geometry.y(count)));
        return [
          { path: `M${PLOT.left} ${at}H${PLOT.right}`, stroke: COLORS.rule, width: 1.5 },
          { ...label(formatCount(count), PLOT.left - 14, at + 7), anchor: "end" },
        ];
      }),
      ...geometry.years.map(
        (year): TextShape => ({
          ...label(`${year}`, round(x(geometry.x(year))), PLOT.bottom + 34),
          anchor: "middle",
        }),
      ),
      ...lines.flatMap((line, i) => lineShapes(line, styleOf(line, i, lines), place)),
      ...endLabels(lines, geometry.y, y, lastYearOf(lines, period)),
      ...notes.map((note, i) => label(note, MARGIN, 575 + i * NOTE_STEP)),
    ],
  };
}

/** In pixels: four long names still fit. */
function titleSize({ length }: string): number {
  return Math.min(34, Math.floor(1800 / length));
}

interface Style {
  readonly color: string;
  readonly dashes: string | undefined;
}

/** As on the page: girls and boys have the same colours everywhere, and a line by itself no dashes. */
function styleOf(line: NewbornLine, index: number, lines: readonly NewbornLine[]): Style {
  const at = isOfSex(line) && line.sex === "pojkar" ? 1 : index;
  return {
    color: COLORS.lines[at] ?? COLORS.ink,
    dashes: lines.length === 1 ? undefined : DASHES[at],
  };
}

type Place = (entry: LineYear) => readonly [x: number, y: number];

function lineShapes(line: NewbornLine, { color, dashes }: Style, place: Place): PathShape[] {
  const path = linePath<LineYear>()
    .defined(({ children }) => children !== null)
    .x((entry) => place(entry)[0])
    .y((entry) => place(entry)[1])
    .digits(1)(line.years);
  return [
    { path: path ?? "", stroke: color, width: 4, dashes },
    ...loneYears(line).map((entry) => ({ path: circle(place(entry)), fill: color })),
    ...line.latest
      .filter(({ children }) => children !== null)
      .map((entry) => ({
        path: circle(place(entry)),
        fill: COLORS.ground,
        stroke: color,
        width: 3,
      })),
  ];
}

/** The last count of each line, with what the line is. */
function endLabels(
  lines: readonly NewbornLine[],
  heightOf: (children: number) => number,
  y: (share: number) => number,
  lastYear: number,
): TextShape[] {
  const ends = lines.map(endOf);
  const heights = labelHeights(ends.map((end) => heightOf(end?.children ?? 0)));
  return lines.flatMap((line, i) => {
    const end = ends[i];
    if (!end) return [];
    const at = round(y(heights[i] ?? 0));
    const year = end.year < lastYear ? ` (${end.year})` : "";
    return [
      {
        ...label(line.label, PLOT.right + 22, at),
        color: styleOf(line, i, lines).color,
        isBold: true,
      },
      label(`${countText(end)}${year}`, PLOT.right + 22, at + 24),
    ];
  });
}

function label(text: string, x: number, y: number): TextShape {
  return { text, x, y, size: SMALL, color: COLORS.inkSoft };
}

function circle([x, y]: readonly [number, number]): string {
  return `M${x - 6} ${y}a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
