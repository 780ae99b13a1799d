import { countText, type NewbornLine, summaryOf } from "@/name-parts/chart/newborn-lines.ts";
import { Curve } from "@/ui/curve.tsx";

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
  return (
    <>
      <span className="sr-only">{summaryOf(line)}</span>
      <Curve counts={line.years.map(({ children }) => children)} highest={highest} />
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
