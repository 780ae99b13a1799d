import { moduleText, type Output } from "./emit.ts";
import { commaList, compareCodePoints } from "./encoding.ts";
import { encodeNameDays, findVariants } from "./name-days.ts";
import type { Sources } from "./provenance.ts";
import type { NameDay } from "./sources.ts";
import type { Statistics } from "./statistics.ts";

/** A name is in the calendar itself, or under another spelling of it, or not at all. */
export type CalendarEntry = "own" | "spelling" | null;

export interface Calendar {
  readonly days: readonly NameDay[];
  readonly variants: ReadonlyMap<string, string>;
  /** How a name is in the almanacs printed today. */
  readonly entryOf: (name: string) => CalendarEntry;
}

/** Combines the name days with the names that have theirs under another spelling. */
export function buildCalendar(names: readonly string[], days: readonly NameDay[]): Calendar {
  const variants = findVariants(names, days);
  const printed = new Set(
    days.filter(({ printedFrom }) => printedFrom === null).map((day) => day.name),
  );
  const entryOf = (name: string) => {
    if (printed.has(name)) return "own";
    return printed.has(variants.get(name) ?? "") ? "spelling" : null;
  };
  return { days, variants, entryOf };
}

/** The module of name days. */
export function nameDayFile(
  calendar: Calendar,
  { NAME_DAYS_REVISED, ALMANAC_YEAR }: Statistics,
  sources: Sources,
): Output {
  const later = calendar.days
    .filter(({ printedFrom }) => printedFrom !== null)
    .map(({ name }) => name);
  return {
    files: new Map([
      [
        "name-days.ts",
        moduleText(
          sources.nameDays,
          [
            "days: the names of each day of a leap year, each followed by its other spellings.",
            `The names of printedLater were added in the revision of ${NAME_DAYS_REVISED} and are printed in`,
            `almanacs from ${ALMANAC_YEAR}. They had no earlier day and replace no other name, so their days are`,
            "listed in days as well.",
          ],
          {
            nameDays: {
              days: encodeNameDays(calendar.days, calendar.variants),
              printedLater: commaList(later.sort(compareCodePoints)),
            },
          },
        ),
      ],
    ]),
    summary: [`name days ${calendar.days.length}, other spellings ${calendar.variants.size}`],
  };
}
