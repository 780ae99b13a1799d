/** Paths of a small curve, in a picture of {@link CURVE_WIDTH} × {@link CURVE_HEIGHT}. */
interface CurvePaths {
  /** Lines between years in a row. */
  readonly lines: string;
  /** What is below the lines. */
  readonly areas: string;
  /** Along the base, where there is no count. */
  readonly gaps: string;
  /** At the last year, and at a year by itself. */
  readonly dots: string;
}

export const CURVE_WIDTH = 240;
export const CURVE_HEIGHT = 40;

/** Room at both ends and at the top, for the thickness of the line and its last dot. */
const MARGIN = 4;

/** How far above the base the dots of a gap are. */
const GAP = 2;

/** How far the dots go beyond the years of a gap, of the distance between two years. */
const GAP_MARGIN = 0.4;

/** A line of hardly any length is drawn as a dot. */
const DOT = "h.01";

/**
 * A curve from zero, straight between its points.
 *
 * @param highest the count at the top of the picture: the curve's own, or that of all curves on one scale
 * @param height of a picture of another form
 */
export function curvePaths(
  counts: readonly (number | null)[],
  highest = Math.max(...counts.map((count) => count ?? 1)),
  height = CURVE_HEIGHT,
): CurvePaths {
  const left = MARGIN;
  const right = CURVE_WIDTH - MARGIN;
  const step = (right - left) / (counts.length - 1);
  const x = (index: number) => round(Math.min(Math.max(left + index * step, left), right));
  const y = (count: number) => round(height - (count / highest) * (height - MARGIN));
  const paths = { lines: "", areas: "", gaps: "", dots: "" };
  for (let first = 0, next = 0; first < counts.length; first = next) {
    const isGap = counts[first] === null;
    while (next < counts.length && (counts[next] === null) === isGap) next += 1;
    const last = next - 1;
    const points = counts.slice(first, next).map((count, i) => `${x(first + i)} ${y(count ?? 0)}`);
    if (isGap) {
      paths.gaps += `M${x(first - GAP_MARGIN)} ${height - GAP}H${x(last + GAP_MARGIN)}`;
    } else {
      paths.lines += `M${points.join("L")}`;
      paths.areas += `M${x(first)} ${height}L${points.join("L")}V${height}Z`;
      if (first === last || next === counts.length) paths.dots += `M${points.at(-1)}${DOT}`;
    }
  }
  return paths;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
