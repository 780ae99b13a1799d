import { CURVE_HEIGHT, CURVE_WIDTH, curvePaths } from "./curve-paths.ts";

interface CurveProps {
  /** Null where there is no count. */
  readonly counts: readonly (number | null)[];
  /** The count at the top of the picture: the curve's own highest if left out. */
  readonly highest?: number;
}

/** A small curve as wide as its parent, hidden from screen readers: a text beside it says the counts. */
export function Curve({ counts, highest }: CurveProps) {
  const { lines, areas, gaps, dots } = curvePaths(counts, highest);
  return (
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
  );
}
