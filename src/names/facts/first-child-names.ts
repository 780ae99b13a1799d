import { COMMON_CHILD_NAMES, POPULAR_CHILD_NAMES } from "../../config/limits.ts";
import { firstChildNames } from "../../words/first-child-names.ts";
import { LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import type { Candidate } from "../word-list.ts";
import { readNumbers } from "../word-list.ts";

export type ChildSex = "flickor" | "pojkar";

/**
 * A name given to at least ten girls, or ten boys, in the last year of the statistics, or a name of two
 * children or more in the last years that hardly anyone bore before.
 */
export interface ChildName extends Candidate {
  readonly sex: ChildSex;
  /** Whether it is one of the first fifty in the list of its sex. */
  readonly isPopular: boolean;
  /**
   * SCB's rank among the names of its sex in the last year; names given equally often share a rank. Null
   * for a name that SCB does not rank.
   */
  readonly rank: number | null;
  /** Children given the name in {@link year}, in this spelling. */
  readonly newborns: number;
  readonly year: number;
  /** Hexadecimal digit, a set of bits: 1 klassiska, 2 moderna, 4 borne by many, 8 natur. */
  readonly marks: string;
  /** Hexadecimal digit, a set of bits: 1 rising until the last year, 2 rose in it, 4 tidlösa. */
  readonly years: string;
}

/** The fields of ranked names in src/words/child-names.ts. */
interface RankedNames {
  readonly names: string;
  readonly newborns: string;
  readonly marks: string;
  readonly years: string;
}

/** The most given names, the girls' first. */
export const firstChildNameList: readonly ChildName[] = [
  ...readRanked("flickor", firstChildNames.girls),
  ...readRanked("pojkar", firstChildNames.boys),
];

/** The first hundred names of either sex. */
export const commonChildNames: ReadonlySet<string> = new Set(
  [firstChildNames.girls, firstChildNames.boys].flatMap(({ names }) =>
    names.split(",").slice(0, COMMON_CHILD_NAMES),
  ),
);

/** Reads names of a sex from the most given one on. */
export function readRanked(sex: ChildSex, list: RankedNames): ChildName[] {
  const counts = readNumbers(list.newborns);
  return list.names.split(",").map((name, i) => {
    const newborns = counts[i] ?? 0;
    return {
      name,
      sex,
      isPopular: i < POPULAR_CHILD_NAMES,
      rank: counts.indexOf(newborns) + 1,
      newborns,
      year: LAST_NEWBORN_YEAR,
      marks: list.marks.charAt(i),
      years: list.years.charAt(i),
      weight: childNameWeight(newborns),
    };
  });
}

/** The square root keeps names given hundreds of times a year from crowding out the others. */
export function childNameWeight(newborns: number): number {
  return Math.sqrt(newborns);
}
