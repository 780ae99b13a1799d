import { type ReactNode, useId } from "react";
import { MONTHS } from "@/config/months.ts";
import { formatDay } from "@/lib/format.ts";
import { calendarDay, dayAfter } from "@/names/days/name-day-calendar.ts";
import { useToday } from "@/ui/use-today.ts";
import { DayNames } from "./day-names.tsx";

/**
 * The names of the visitor's day and of the next one. Until the date is known it has room for any
 * day's names, so that nothing moves.
 *
 * @param children a link below the names
 */
export function TodaysNames({ children }: { children?: ReactNode }) {
  const today = useToday();
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-h-64 grid-cols-[auto_1fr] grid-rows-[auto_1fr_auto_auto] items-center gap-x-4 rounded-panel border border-line bg-surface p-4 text-sm text-ink-soft shadow-card sm:min-h-48 sm:grid-cols-[auto_1fr_auto] sm:grid-rows-[auto_1fr_auto] sm:gap-x-7 sm:p-6 print:hidden"
    >
      <Leaf month={today && MONTHS[today.month - 1]} day={today?.day} />
      <h2 id={headingId} className="font-sans text-sm font-semibold tracking-normal sm:col-span-2">
        Vem har namnsdag i dag?{" "}
        {today && <span className="sr-only">{formatDay(today.month, today.day)}</span>}
      </h2>
      <div className="col-span-2 font-display text-lg font-semibold text-ink sm:text-2xl sm:leading-tight">
        {today && (
          <DayNames
            day={calendarDay(today.month, today.day)}
            layout="flex flex-wrap gap-x-2 sm:gap-x-3"
          />
        )}
      </div>
      <div className="col-span-2 flex min-h-5 flex-wrap gap-x-1 sm:col-span-1">
        {today && (
          <>
            <span>I morgon:</span>
            <DayNames day={dayAfter(today)} isBrief />
          </>
        )}
      </div>
      {children && <div className="max-sm:col-span-2">{children}</div>}
    </section>
  );
}

/** A leaf of a tear-off calendar. */
function Leaf({ month, day }: { month: string | null | undefined; day: number | undefined }) {
  return (
    <div
      aria-hidden
      className="w-22 overflow-hidden rounded-control border border-line bg-ground text-center text-ink shadow-card sm:row-span-3 sm:w-28"
    >
      <p className="bg-falu text-sm leading-7 text-falu-ink">{month ?? "\u00a0"}</p>
      <p className="font-display text-2xl leading-[1.6] font-semibold tabular-nums sm:leading-[1.7]">
        {day ?? "\u00a0"}
      </p>
    </div>
  );
}
