/** Where the numbers of a chart are from, for what is shown outside of the site. */

import { yearsText } from "@/names/series/years.ts";
import { FIRST_LATEST_YEAR, LAST_LATEST_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";
import type { LineYear, NewbornLine } from "./newborn-lines.ts";

interface Source {
  readonly name: string;
  readonly licence: string;
}

export const SCB: Source = { name: "SCB, nyfödda efter tilltalsnamn", licence: "CC0" };

export const SKATTEVERKET: Source = {
  name: "Skatteverket, namn",
  licence: "öppna data (lag 2022:818)",
};

/** The years after those of SCB's statistics. */
export const LATEST_YEARS = { first: FIRST_LATEST_YEAR, last: LAST_LATEST_YEAR };

export function sourceOf({ year }: LineYear): Source {
  return year > LAST_NEWBORN_YEAR ? SKATTEVERKET : SCB;
}

/** What the points after the lines are. */
export function ringNotes(lines: readonly NewbornLine[]): string[] {
  return lines.some(({ latest }) => latest.length > 0)
    ? [`Ringarna ${yearsText(LATEST_YEARS)} är Skatteverkets tal, räknade på ett annat sätt.`]
    : [];
}
