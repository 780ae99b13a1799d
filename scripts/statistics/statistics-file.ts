import { moduleText, type Output } from "./emit.ts";
import type { Sources } from "./provenance.ts";
import type { Statistics } from "./statistics.ts";

/** The module of the record. */
export function statisticsFile(statistics: Statistics, sources: Sources): Output {
  return {
    files: new Map([
      [
        "statistics.ts",
        moduleText(
          sources.statistics,
          [
            "The years and days that the statistics cover; nothing else in the code states them.",
            "NEWBORN_YEAR: the first and the last year of the newborns. FIRST_YEAR_FROM_TWO: the first year",
            "whose newborns are listed from two children; earlier years begin at ten.",
            "GIVEN_NAMES, SURNAMES: the day on which the bearers were counted. CARRIED_NAMES: that of everyone",
            "with a name among their given names. DOGS: the day of the register's list of the most common dog",
            "names. TOP_FIVE_YEAR: the year of the published ranks.",
            "LATEST_YEAR: the first and the last year of the newborns that Skatteverket counts.",
            "NAME_DAYS_REVISED: the latest revision of the name days, whose names are printed in almanacs",
            "from ALMANAC_YEAR.",
          ],
          statistics,
        ),
      ],
    ]),
    summary: [],
  };
}
