import { CURVE_HEIGHT, CURVE_WIDTH, curvePaths } from "@/ui/curve-paths.ts";
import { countText, type NewbornLine, summaryOf } from "../newborn-chart/newborn-lines.ts";

interface NameCourseProps {
  /** Null for a name without a year of newborns. */
  readonly line: NewbornLine | null;
  /** The count at the top of every curve of the page. */
  readonly highest: number;
}

/** How many children were given a name in each year, on the scale of the other names. */
export function NameCourse({ line, highest }: NameCourseProps) {
  const first = line?.years[0];
  const last = line?.years.at(-1);
  if (!line || !first || !last) return "För få nyfödda för en kurva";
  const counts = line.years.map(({ children }) => children);
  const { lines, areas, gaps, dots } = curvePaths(counts, highest);
  return (
    <>
      <span className="sr-only">{summaryOf(line)}</span>
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
      <span aria-hidden className="compare-ends">
        <span>
          {first.year}: <b>{countText(first)}</b>
        </span>
        <span>
          {last.year}: <b>{countText(last)}</b>
        </span>
      </span>
    </>
  );
}
