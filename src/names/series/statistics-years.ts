/** The years and days of the statistics as texts state them. */
import {
  FIRST_NEWBORN_YEAR,
  FIRST_YEAR_FROM_TWO,
  GIVEN_NAMES_DAY,
  GIVEN_NAMES_YEAR,
  LAST_NEWBORN_YEAR,
  SURNAMES_DAY,
  SURNAMES_YEAR,
} from "../../words/statistics.ts";
import { recentYears, type Years, yearsText } from "./years.ts";

/** The newborns of every year: the first year, a dash, the last. */
export const NEWBORN_YEARS = yearsText({ first: FIRST_NEWBORN_YEAR, last: LAST_NEWBORN_YEAR });

/** The last ten years of the newborns, in the same form. */
export const RECENT_YEARS = yearsText(recentYears(LAST_NEWBORN_YEAR));

/** The years whose newborns are listed from two children. */
export const YEARS_FROM_TWO: Years = { first: FIRST_YEAR_FROM_TWO, last: LAST_NEWBORN_YEAR };

/** The newborns who were counted among the bearers. */
export const UNTIL_COUNT = yearsText({
  first: FIRST_NEWBORN_YEAR,
  last: Math.min(GIVEN_NAMES_YEAR, LAST_NEWBORN_YEAR),
});

/** The newborns after the count of the bearers; null if there are none. */
export const SINCE_COUNT =
  GIVEN_NAMES_YEAR < LAST_NEWBORN_YEAR
    ? yearsText({ first: GIVEN_NAMES_YEAR + 1, last: LAST_NEWBORN_YEAR })
    : null;

/** When people were counted, given names and surnames: one day, or two that are named. */
export const BEARERS_DAY = bothCounts(GIVEN_NAMES_DAY, SURNAMES_DAY);
export const BEARERS_YEAR = bothCounts(`${GIVEN_NAMES_YEAR}`, `${SURNAMES_YEAR}`);

function bothCounts(givenNames: string, surnames: string): string {
  return givenNames === surnames
    ? givenNames
    : `${givenNames} (förnamn) och ${surnames} (efternamn)`;
}
