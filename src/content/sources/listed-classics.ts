/** The klassiska names that are on a list by own judgement, each with what the figures say. */

import { formatCount, formatDay } from "@/lib/format.ts";
import { nameDayOf } from "@/names/days/name-days.ts";
import { UNTIL_COUNT } from "@/names/series/statistics-years.ts";
import { readNumbers } from "@/names/word-list.ts";
import { listedClassics } from "@/words/listed-classics.ts";
import { FIRST_NEWBORN_YEAR, GIVEN_NAMES_YEAR, LAST_NEWBORN_YEAR } from "@/words/statistics.ts";

const older = readNumbers(listedClassics.older);
const first = readNumbers(listedClassics.first);
const last = readNumbers(listedClassics.last);

/** A year with fewer than ten children is missing from the statistics, and 0 here. */
function newbornsText(count: number | undefined): string {
  return count ? formatCount(count) : "färre än 10";
}

function nameDayText(name: string): string {
  const nameDay = nameDayOf(name);
  if (!nameDay) return "utan namnsdag";
  const variant = nameDay.listedAs === name ? "" : ` som ${nameDay.listedAs}`;
  return `namnsdag ${formatDay(nameDay.month, nameDay.day)}${variant}`;
}

/** The rows of the table on /data/klassiker: each name, with the figures beside it in one text. */
export const LISTED_CLASSICS = listedClassics.names.split(",").map((name, i) => ({
  id: name,
  subject: name,
  facts: [
    `${formatCount(older[i] ?? 0)}\u00a0bärare ${GIVEN_NAMES_YEAR} utöver de nyfödda ${UNTIL_COUNT}`,
    `nyfödda ${FIRST_NEWBORN_YEAR}: ${newbornsText(first[i])}, ${LAST_NEWBORN_YEAR}: ${newbornsText(last[i])}`,
    nameDayText(name),
  ].join(" · "),
}));
