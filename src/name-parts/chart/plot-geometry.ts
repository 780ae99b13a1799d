/** Where the parts of a chart are: percentages of the plot, so that it is drawn for any width. */
import { scaleLinear } from "d3-scale";
import {
  area,
  line,
  type SymbolType,
  symbol,
  symbolCircle,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from "d3-shape";
import type { Years } from "@/names/series/years.ts";
import { type LineYear, lastYearOf, type NewbornLine } from "./newborn-lines.ts";

/** The least height of the plot, in pixels: labels that do not overlap there never do. */
const HEIGHT = 240;
const LABEL_HEIGHT = 38;

/** Where the last label is, in per cent: above the years. */
const LOWEST_LABEL = 95;

export interface PlotGeometry {
  x(year: number): number;
  y(children: number): number;
  /** The nearest year to a share of the width. */
  yearAt(share: number): number;
  readonly counts: readonly number[];
  readonly years: readonly number[];
  /** Those of the years that a narrow window has no room for. */
  readonly wideYears: readonly number[];
  /** Paths in a picture of 100 × 100. */
  readonly lines: readonly string[];
  /** What is below the first line. */
  readonly area: string;
  /** X between the lines and the points after them; null when there are no such points. */
  readonly break: number | null;
}

export function plotGeometry(lines: readonly NewbornLine[], period: Years): PlotGeometry {
  const highest = Math.max(
    ...lines.flatMap(({ years, latest }) =>
      [...years, ...latest].map(({ children }) => children ?? 0),
    ),
  );
  const last = lastYearOf(lines, period);
  const x = scaleLinear([period.first, last], [0, 100]).clamp(true);
  const y = scaleLinear([0, highest], [100, 0]).nice(4);
  const isListed = ({ children }: LineYear) => children !== null;
  const top = ({ children }: LineYear) => y(children ?? 0);
  const path = line<LineYear>(({ year }) => x(year), top)
    .defined(isListed)
    .digits(2);
  const filled = area<LineYear>(({ year }) => x(year), 100, top)
    .defined(isListed)
    .digits(2);
  const years = yearTicks({ first: period.first, last });
  return {
    x,
    y,
    yearAt: (share) => Math.round(x.invert(share * 100)),
    counts: y.ticks(4).filter(Number.isInteger),
    years,
    wideYears: years.length > 4 ? years.filter((_, i) => i % 2 === 1) : [],
    lines: lines.map(({ years }) => path(years) ?? ""),
    area: filled(lines[0]?.years ?? []) ?? "",
    break: last > period.last ? x(period.last + 0.5) : null,
  };
}

/** The first and the last year, and some between them at distances that are equal, or nearly. */
function yearTicks({ first, last }: Years): number[] {
  const length = last - first;
  const steps = length % 4 === 0 ? 4 : 3;
  return Array.from({ length: steps + 1 }, (_, i) => Math.round(first + (i * length) / steps));
}

/** Years of a line without a listed neighbour: a line through one point would not be seen. */
export function loneYears({ years }: NewbornLine): LineYear[] {
  return years.filter(
    ({ children }, i) =>
      children !== null &&
      (years[i - 1]?.children ?? null) === null &&
      (years[i + 1]?.children ?? null) === null,
  );
}

/** The heights of the labels after the last year: as near their lines as they fit. */
export function labelHeights(heights: readonly number[]): number[] {
  const apart = (LABEL_HEIGHT / HEIGHT) * 100;
  const groupOf = (indices: readonly number[]) => {
    const middle = indices.reduce((sum, i) => sum + (heights[i] ?? 0), 0) / indices.length;
    const room = ((indices.length - 1) / 2) * apart;
    return { indices, middle: Math.max(room, Math.min(middle, LOWEST_LABEL - room)) };
  };
  // Labels that touch form a group around the middle of their lines.
  let groups = heights
    .map((height, index) => ({ height, index }))
    .sort((left, right) => left.height - right.height)
    .map(({ index }) => groupOf([index]));
  for (let i = 0; i < groups.length - 1; ) {
    const [upper, lower] = [groups[i], groups[i + 1]];
    if (!upper || !lower) break;
    const size = upper.indices.length + lower.indices.length;
    if (lower.middle - upper.middle >= (size / 2) * apart) {
      i += 1;
      continue;
    }
    const group = groupOf([...upper.indices, ...lower.indices]);
    groups = [...groups.slice(0, i), group, ...groups.slice(i + 2)];
    i = Math.max(i - 1, 0);
  }
  const placed = [...heights];
  for (const { indices, middle } of groups) {
    indices.forEach((index, row) => {
      placed[index] = middle + (row - (indices.length - 1) / 2) * apart;
    });
  }
  return placed;
}

/** How a line is drawn: by colour, by dashes, and by the shape of its marks. */
export interface LineStyle {
  readonly stroke: string;
  readonly fill: string;
  readonly dashes: string | undefined;
  /** The path of a mark around its point. */
  readonly mark: string;
}

function markPath(shape: SymbolType, size: number): string {
  return symbol(shape, size).digits(2)() ?? "";
}

/** The first two styles are also those of girls and boys. */
export const LINE_STYLES: readonly [LineStyle, LineStyle, LineStyle, LineStyle] = [
  {
    stroke: "stroke-falu",
    fill: "fill-falu",
    dashes: undefined,
    mark: markPath(symbolCircle, 100),
  },
  { stroke: "stroke-pine", fill: "fill-pine", dashes: "8 5", mark: markPath(symbolSquare, 90) },
  { stroke: "stroke-ink", fill: "fill-ink", dashes: "2 5", mark: markPath(symbolDiamond, 80) },
  {
    stroke: "stroke-(--honey-strong)",
    fill: "fill-(--honey-strong)",
    dashes: "12 4 2 4",
    mark: markPath(symbolTriangle, 80),
  },
];
