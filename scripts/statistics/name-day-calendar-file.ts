import { isPrerenderedGivenName } from "../../src/generators/name-search/name-addresses.ts";
import { moduleText, type Output } from "./emit.ts";
import { commaList, compareCodePoints } from "./encoding.ts";
import type { Bearers } from "./given-names.ts";
import { SOURCES } from "./provenance.ts";
import type { LatestNewborns, NameDay, NamelessDay, Series, Sex } from "./sources.ts";

/** The module of what the calendar of name days shows besides the names. */
export function nameDayCalendarFile(
  days: readonly NameDay[],
  namelessDays: readonly NamelessDay[],
  bearers: Bearers,
  newborns: Readonly<Record<Sex, LatestNewborns>>,
): Output {
  const uncommon = days
    .map(({ name }) => name)
    .filter(
      (name) =>
        !isPrerenderedGivenName({
          women: bearers.women.get(name) ?? 0,
          men: bearers.men.get(name) ?? 0,
          girls: yearsOf(newborns.F.get(name)),
          boys: yearsOf(newborns.M.get(name)),
        }),
    );
  return {
    files: new Map([
      [
        "name-day-calendar.ts",
        moduleText(
          SOURCES.nameDayCalendar,
          [
            "namelessDays: month, day and label of the days without a name.",
            "uncommonNames: names of the calendar whose pages are not among those of the common names.",
          ],
          {
            nameDayCalendar: {
              namelessDays: namelessDays
                .map(({ month, day, label }) => `${twoDigits(month)}${twoDigits(day)}${label}`)
                .join(","),
              uncommonNames: commaList(uncommon.sort(compareCodePoints)),
            },
          },
        ),
      ],
    ]),
    summary: [`names of the calendar that are uncommon ${uncommon.length}`],
  };
}

function yearsOf(series: Series = new Map()) {
  return [...series].map(([year, children]) => ({ year, children }));
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
