import type { CalendarDay } from "@/generators/name-day-calendar.ts";
import { Link } from "@/ui/link.tsx";
import { ALMANAC_YEAR } from "@/words/statistics.ts";

interface DayNamesProps {
  readonly day: CalendarDay;
  /** Leaves out that a day has no name, and from when almanacs print one. */
  readonly isBrief?: boolean;
  /** Classes for the layout of several names. */
  readonly layout?: string;
}

/** The names of a day, each a link to its page, or what a day without names is called. */
export function DayNames({
  day,
  isBrief = false,
  layout = "flex flex-wrap gap-x-[0.25em] [&>:not(:last-child)]:after:content-[',']",
}: DayNamesProps) {
  const { names, label } = day;
  if (names.length === 0) {
    return (
      <p className="min-w-0 wrap-anywhere hyphens-auto">
        {label}
        {!isBrief && (
          <span className="block font-sans text-sm font-normal text-ink-soft print:inline">
            {" "}
            inget namn
          </span>
        )}
      </p>
    );
  }
  return (
    <ul className={layout}>
      {names.map(({ name, path, isPrintedLater }) => (
        <li key={name}>
          <Link to={path} className="hover:text-falu hover:underline" translate="no">
            {name}
          </Link>
          {isPrintedLater && !isBrief && (
            <span className="font-sans text-sm font-normal text-ink-soft">
              {" "}
              från {ALMANAC_YEAR}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
