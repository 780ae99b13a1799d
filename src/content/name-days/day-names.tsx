import { ALMANAC_YEAR, type CalendarDay } from "@/generators/name-day-calendar.ts";
import { Link } from "@/ui/link.tsx";

interface DayNamesProps {
  readonly day: CalendarDay;
  /** Leaves out from when almanacs print a name. */
  readonly isBrief?: boolean;
  readonly className?: string;
}

/** The names of a day, each a link to its page, or what a day without names is called. */
export function DayNames({ day, isBrief = false, className = "" }: DayNamesProps) {
  const { names, label } = day;
  if (names.length === 0) {
    return (
      <p className={className}>
        {label} <span className="font-sans text-sm font-normal text-ink-soft">inget namn</span>
      </p>
    );
  }
  return (
    <ul className={`flex flex-wrap gap-x-4 ${className}`}>
      {names.map(({ name, path, isPrintedLater }) => (
        <li key={name}>
          <Link to={path} className="hover:text-falu hover:underline">
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
