import { isCommonGivenName } from "../../src/names/search/name-addresses.ts";
import type { Bearers } from "./bearers.ts";
import { moduleText, type Output } from "./emit.ts";
import { commaList, compareCodePoints } from "./encoding.ts";
import type { Sources } from "./provenance.ts";
import { type LatestNewborns, type NameDay, type NamelessDay, SEXES, type Sex } from "./sources.ts";

/** The module of what the calendar of name days shows besides the names. */
export function nameDayCalendarFile(
  days: readonly NameDay[],
  namelessDays: readonly NamelessDay[],
  bearers: Bearers,
  newborns: Readonly<Record<Sex, LatestNewborns>>,
  lastYear: number,
  sources: Sources,
): Output {
  const uncommon = days
    .map(({ name }) => name)
    .filter((name) => {
      const persons = (bearers.women.get(name) ?? 0) + (bearers.men.get(name) ?? 0);
      const [girls, boys] = SEXES.map((sex) => newborns[sex].get(name)?.get(lastYear) ?? 0);
      return !isCommonGivenName(persons, girls ?? 0, boys ?? 0);
    });
  return {
    files: new Map([
      [
        "name-day-calendar.ts",
        moduleText(
          sources.nameDayCalendar,
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

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
