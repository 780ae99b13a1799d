import { moduleText, type Output } from "./emit.ts";
import { commaList, compareCodePoints } from "./encoding.ts";
import { ALMANAC_YEAR, encodeNameDays, findVariants, isInPrintedAlmanac } from "./name-days.ts";
import { SOURCES } from "./provenance.ts";
import type { NameDay } from "./sources.ts";

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
  const printed = new Set(days.filter(isInPrintedAlmanac).map((day) => day.name));
  const entryOf = (name: string) => {
    if (printed.has(name)) return "own";
    return printed.has(variants.get(name) ?? "") ? "spelling" : null;
  };
  return { days, variants, entryOf };
}

/** The module of name days. */
export function nameDayFile(calendar: Calendar): Output {
  const variants = [...calendar.variants].sort(([left], [right]) => compareCodePoints(left, right));
  const later = calendar.days.filter((day) => !isInPrintedAlmanac(day)).map((day) => day.name);
  return {
    files: new Map([
      [
        "name-days.ts",
        moduleText(
          SOURCES.nameDays,
          [
            "days: name, month and day. variants: names whose day is listed under another spelling.",
            `The names of almanacFrom${ALMANAC_YEAR} were added in the revision of 2025 and are printed in`,
            `almanacs from ${ALMANAC_YEAR}. They had no earlier day and replace no other name, so their days are`,
            "listed in days as well.",
          ],
          {
            nameDays: {
              days: encodeNameDays(calendar.days),
              variants: variants.map(([name, listed]) => `${name}=${listed}`).join(","),
              [`almanacFrom${ALMANAC_YEAR}`]: commaList(later.sort(compareCodePoints)),
            },
          },
        ),
      ],
    ]),
    summary: [`name days ${calendar.days.length}, other spellings ${variants.length}`],
  };
}
