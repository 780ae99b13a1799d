import { trendYears } from "@/names/series/years.ts";
import { LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

/** What is compared to find a trend. */
export const TREND = trendYears(LAST_NEWBORN_YEAR);

/** How large a change of the number of children must be: src/names/series/chance.ts. */
export const MORE_THAN_CHANCE = "Slumpen ger en så stor skillnad mindre än en gång av tjugo.";
