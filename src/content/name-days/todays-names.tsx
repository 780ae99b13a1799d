import { type ReactNode, useId } from "react";
import { calendarDay, dayAfter, MONTHS } from "@/generators/name-day-calendar.ts";
import { formatDay } from "@/lib/format.ts";
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
      className="flex items-center gap-4 rounded-panel border border-line bg-surface p-4 shadow-card sm:gap-7 sm:p-6"
    >
      <Leaf month={today && MONTHS[today.month - 1]} day={today?.day} />
      <div className="min-w-0 grow">
        <h2
          id={headingId}
          className="font-sans text-sm font-semibold tracking-normal text-ink-soft"
        >
          Vem har namnsdag i dag?{" "}
          {today && <span className="sr-only">{formatDay(today.month, today.day)}</span>}
        </h2>
        <div className="flex min-h-27 items-center font-display text-xl leading-8 font-semibold max-sm:[&>p]:text-lg max-sm:[&>p]:leading-7 sm:min-h-21 sm:text-2xl sm:leading-tight">
          {today && <DayNames day={calendarDay(today.month, today.day)} />}
        </div>
        <div className="justify-between gap-x-6 text-sm text-ink-soft sm:flex sm:items-center">
          <div className="flex min-h-18 flex-wrap content-start gap-x-1 min-[22rem]:min-h-12 sm:min-h-7 sm:content-center">
            {today && (
              <>
                <span>I morgon:</span>
                <DayNames day={dayAfter(today)} isBrief />
              </>
            )}
          </div>
          {children}
        </div>
      </div>
    </section>
  );
}

/** A leaf of a tear-off calendar. */
function Leaf({ month, day }: { month: string | null | undefined; day: number | undefined }) {
  return (
    <div
      aria-hidden
      className="w-22 shrink-0 overflow-hidden rounded-control border border-line bg-ground text-center shadow-card sm:w-28"
    >
      <p className="bg-falu text-sm leading-7 text-falu-ink">{month ?? "\u00a0"}</p>
      <p className="font-display text-2xl leading-[1.6] font-semibold tabular-nums sm:leading-[1.7]">
        {day ?? "\u00a0"}
      </p>
    </div>
  );
}
