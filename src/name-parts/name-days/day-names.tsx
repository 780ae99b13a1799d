import type { CalendarDay } from "@/names/days/name-day-calendar.ts";
import { FavoriteButton } from "@/saved/favorites/favorite-button.tsx";
import { FAVORITES_OF_NAMES } from "@/saved/favorites/saved-favorites.ts";
import { Link } from "@/ui/link.tsx";
import { ALMANAC_YEAR } from "@/words/statistics.ts";

interface DayNamesProps {
  readonly day: CalendarDay;
  /** A line in a text: leaves out that a day has no name, from when almanacs print one, and the hearts. */
  readonly isBrief?: boolean;
  /** Classes for the layout of several names. */
  readonly layout?: string;
}

/** The names of a day, each a link to its page with a heart beside it, or what a day without names is called. */
export function DayNames({
  day,
  isBrief = false,
  layout = "flex flex-wrap gap-x-[0.25em] [&>:not(:last-child)]:after:content-[',']",
}: DayNamesProps) {
  const { names, label } = day;
  if (names.length === 0) {
    return (
      <p className={`min-w-0 wrap-anywhere hyphens-auto ${isBrief ? "" : "py-2"}`}>
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
        <li key={name} className={isBrief ? "" : "flex items-center"}>
          <span className="min-w-0 wrap-anywhere hyphens-auto">
            <Link to={path} className="hover:text-falu hover:underline" translate="no">
              {name}
            </Link>
            {isPrintedLater && !isBrief && (
              <span className="font-sans text-sm font-normal text-ink-soft">
                {" "}
                från {ALMANAC_YEAR}
              </span>
            )}
          </span>
          {!isBrief && <FavoriteButton page={FAVORITES_OF_NAMES["given name"]} name={name} />}
        </li>
      ))}
    </ul>
  );
}
