/** How likely it is to share a name with somebody of one's age (docs/specification.md, "Names side by side"). */
import { FIRST_YEAR_FROM_TWO, LAST_NEWBORN_YEAR } from "../words/statistics.ts";
import type { NameRecord } from "./name-search/name-files.ts";
import { swedishTotal } from "./world/countries.ts";

/** Children of a class, and of a year's intake of a school, the one with the name included. */
export const CLASS = 25;
export const INTAKE = 75;

/** Children who were born in the last year of the newborns; undefined where that is not known. */
export const BIRTHS = swedishTotal("births", LAST_NEWBORN_YEAR)?.total;

/** Fewest children of a sex that the last year lists. */
const FEWEST_LISTED = LAST_NEWBORN_YEAR >= FIRST_YEAR_FROM_TWO ? 2 : 10;

/** A share from 0 to 1. */
export interface Chance {
  readonly share: number;
  /** Whether it is the most that it can be, of a name that the last year does not list. */
  readonly isMost: boolean;
}

/**
 * The chance that at least one of the other children of a group has the name, if they were drawn from all newborns
 * of the last year; null where the number of births is not known.
 *
 * @param size of the group, the child itself included
 */
export function chanceOfNamesake(
  { girls, boys }: Pick<NameRecord, "girls" | "boys">,
  size: number,
): Chance | null {
  if (BIRTHS === undefined) return null;
  const [ofGirls, ofBoys] = [girls, boys].map(
    (years) => years.find(({ year }) => year === LAST_NEWBORN_YEAR)?.children,
  );
  const isMost = ofGirls === undefined && ofBoys === undefined;
  const children = isMost ? 2 * (FEWEST_LISTED - 1) : (ofGirls ?? 0) + (ofBoys ?? 0);
  return { share: atLeastOne(children / BIRTHS, size - 1), isMost };
}

/** The chance that at least one of some others has what a share of all have: 1 − (1 − p)ⁿ. */
export function atLeastOne(share: number, others: number): number {
  return 1 - (1 - share) ** others;
}
