import { childNames } from "../words/child-names.ts";
import { LAST_NEWBORN_YEAR } from "../words/statistics.ts";
import type { Candidate } from "./engine.ts";
import { decodeNumbers } from "./word-list.ts";

type ChildSex = "flickor" | "pojkar";

/**
 * A name given to at least ten girls, or ten boys, in the last year of the statistics, or a name of two
 * children or more in the last years that nobody bore before.
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
  /** Hexadecimal digit, a set of bits: 1 klassiska, 2 moderna, 8 natur. */
  readonly themes: string;
  /** Digit, a set of bits: 1 trend of 2024, 2 trend of 2023, 4 tidlösa. */
  readonly years: string;
}

/** All bearers of a new name were born in the last ten years, which is what "moderna" means. */
const NEW_NAME_THEMES = "2";

/** How many names of each sex are populära. */
const POPULAR_NAMES = 50;

/** The square root keeps names given hundreds of times a year from crowding out the others. */
function weightOf(newborns: number): number {
  return Math.sqrt(newborns);
}

function readList(sex: ChildSex, list: (typeof childNames)["girls" | "boys"]): ChildName[] {
  const counts = decodeNumbers(list.newborns);
  const ranked = list.names.split(",").map((name, i) => {
    const newborns = counts[i] ?? 0;
    return {
      name,
      sex,
      isPopular: i < POPULAR_NAMES,
      rank: counts.indexOf(newborns) + 1,
      newborns,
      year: LAST_NEWBORN_YEAR,
      themes: list.marks.charAt(i),
      years: list.years.charAt(i),
      weight: weightOf(newborns),
    };
  });
  const newCounts = decodeNumbers(list.newNewborns);
  const unranked = list.newNames.split(",").map((name, i) => {
    const newborns = newCounts[i] ?? 0;
    return {
      name,
      sex,
      isPopular: false,
      rank: null,
      newborns,
      year: LAST_NEWBORN_YEAR - Number(list.newYears.charAt(i)),
      themes: NEW_NAME_THEMES,
      years: "0",
      weight: weightOf(newborns),
    };
  });
  return [...ranked, ...unranked];
}

/**
 * All child names, first the girls', each sex ordered by the newborns of the last year, with the new
 * names last.
 */
export const childNameList: readonly ChildName[] = [
  ...readList("flickor", childNames.girls),
  ...readList("pojkar", childNames.boys),
];
