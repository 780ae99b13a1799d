import { memo } from "react";
import { MONTHS } from "@/config/months.ts";
import { type CalendarDay, calendarMonths } from "@/names/days/name-day-calendar.ts";
import { nameDayAnchor } from "@/names/search/name-addresses.ts";
import { useToday } from "@/ui/use-today.ts";
import { DayNames } from "./day-names.tsx";

/** The names of every day by month, with links to the months. The visitor's day is marked. */
export function NameDayCalendar() {
  const today = useToday();
  return (
    <>
      <nav aria-label="Månader" className="mt-10">
        <ul className="flex flex-wrap gap-2">
          {MONTHS.map((month) => (
            <li key={month} className="grow basis-[30%] sm:basis-[14%]">
              <a
                href={`#${month}`}
                className="flex min-h-11 items-center justify-center rounded-control bg-pine-tint text-sm text-pine hover:bg-falu-tint hover:text-falu"
              >
                {capitalized(month)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* An automatic column would keep the width of a month that is not laid out again. */}
      <div className="mt-8 grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3 print:block print:columns-3">
        {calendarMonths().map((days, i) => (
          <Month
            key={MONTHS[i]}
            month={MONTHS[i] ?? ""}
            days={days}
            today={today?.month === i + 1 ? today.day : null}
          />
        ))}
      </div>
    </>
  );
}

interface MonthProps {
  readonly month: string;
  readonly days: readonly CalendarDay[];
  /** The visitor's day, if it is in this month. */
  readonly today: number | null;
}

/** Memoised: at midnight one or two months change. */
const Month = memo(function Month({ month, days, today }: MonthProps) {
  return (
    <section
      id={month}
      aria-labelledby={`${month}-rubrik`}
      // A month out of sight is not laid out.
      className="scroll-mt-4 rounded-card border border-line bg-surface px-3 pt-4 pb-2 shadow-card [contain-intrinsic-block-size:auto_2350px] md:[contain-intrinsic-block-size:auto_1450px] [content-visibility:auto] print:break-inside-avoid print:border-0 print:py-0"
    >
      <h2 id={`${month}-rubrik`} className="mb-2 px-2 text-lg">
        {capitalized(month)}
      </h2>
      <ol>
        {days.map((day) => (
          <Day key={day.day} day={day} isToday={day.day === today} />
        ))}
      </ol>
    </section>
  );
});

function Day({ day, isToday }: { day: CalendarDay; isToday: boolean }) {
  return (
    <li
      id={nameDayAnchor(day.month, day.day)}
      aria-current={isToday ? "date" : undefined}
      className="flex min-h-11 scroll-mt-20 items-start gap-2 border-t border-line px-1 target:bg-honey-tint aria-[current]:bg-falu-tint print:min-h-0 print:gap-1 print:py-px"
    >
      <span
        className={`my-1.5 grid size-8 shrink-0 place-items-center rounded-full text-sm tabular-nums print:my-0 print:size-6 ${isToday ? "border-2 border-falu font-semibold text-falu print:border-0" : "text-ink-soft"}`}
      >
        {day.day}
        {isToday && <span className="sr-only">, i dag</span>}
      </span>
      <div className="min-w-0 grow self-center font-display font-semibold print:text-sm">
        {/* In columns, so that a name does not move when the font of the one before it arrives. The longest fit on a line. */}
        <DayNames
          day={day}
          layout="grid grid-cols-[repeat(auto-fill,minmax(min(8.75rem,100%),1fr))] gap-x-1 *:justify-between *:only:col-span-full print:flex print:flex-wrap"
        />
      </div>
    </li>
  );
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
