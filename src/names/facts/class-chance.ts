/** How likely it is to share a name with somebody of one's age (docs/specification.md, "Names side by side"). */
import {
  FIRST_NEWBORN_YEAR,
  FIRST_YEAR_FROM_TWO,
  LAST_NEWBORN_YEAR,
} from "../../words/statistics.ts";
import type { NameRecord } from "../search/name-files.ts";
import { listYears } from "../series/years.ts";
import { swedishTotal } from "../world/countries.ts";

/** Children of a class, and of a year's intake of a school, the one with the name included. */
export const CLASS = 25;
export const INTAKE = 75;

/** Children who were born in a year; undefined where that is not known. */
export function birthsIn(year: number): number | undefined {
  return swedishTotal("births", year)?.total;
}

/** The years of birth that a chance can be told for, the newest first. */
export const BIRTH_YEARS: readonly number[] = listYears({
  first: FIRST_NEWBORN_YEAR,
  last: LAST_NEWBORN_YEAR,
})
  .filter((year) => birthsIn(year) !== undefined)
  .reverse();

/** Fewest children of a sex that a year lists. */
function fewestListed(year: number): number {
  return year >= FIRST_YEAR_FROM_TWO ? 2 : 10;
}

/** A share from 0 to 1. */
export interface Chance {
  readonly share: number;
  /** Whether it is the most that it can be, of a name that the year does not list. */
  readonly isMost: boolean;
}

/**
 * The chance that at least one of the other children of a group has the name, if they were drawn from all newborns
 * of a year; null where the number of births is not known.
 *
 * @param size of the group, the child itself included
 */
export function chanceOfNamesake(
  { girls, boys }: Pick<NameRecord, "girls" | "boys">,
  size: number,
  year = LAST_NEWBORN_YEAR,
): Chance | null {
  const births = birthsIn(year);
  if (births === undefined) return null;
  const [ofGirls, ofBoys] = [girls, boys].map(
    (years) => years.find((listed) => listed.year === year)?.children,
  );
  const isMost = ofGirls === undefined && ofBoys === undefined;
  const children = isMost ? 2 * (fewestListed(year) - 1) : (ofGirls ?? 0) + (ofBoys ?? 0);
  return { share: atLeastOne(children / births, size - 1), isMost };
}

/** The chance that at least one of some others has what a share of all have: 1 − (1 − p)ⁿ. */
export function atLeastOne(share: number, others: number): number {
  return 1 - (1 - share) ** others;
}
