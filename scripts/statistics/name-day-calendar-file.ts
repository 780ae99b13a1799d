import { moduleText, type Output } from "./emit.ts";
import type { Sources } from "./provenance.ts";
import type { NamelessDay } from "./sources.ts";

/** The module of what the calendar of name days shows besides the names. */
export function nameDayCalendarFile(
  namelessDays: readonly NamelessDay[],
  sources: Sources,
): Output {
  return {
    files: new Map([
      [
        "name-day-calendar.ts",
        moduleText(
          sources.nameDays,
          ["namelessDays: month, day and label of the days without a name."],
          {
            nameDayCalendar: {
              namelessDays: namelessDays
                .map(({ month, day, label }) => `${twoDigits(month)}${twoDigits(day)}${label}`)
                .join(","),
            },
          },
        ),
      ],
    ]),
    summary: [],
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
