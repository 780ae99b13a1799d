import { childNames } from "../words/child-names.ts";
import type { Candidate } from "./engine.ts";
import { decodeNumbers } from "./word-list.ts";

type ChildSex = "flickor" | "pojkar";

/** A name given to at least ten girls, or ten boys, in 2022. */
export interface ChildName extends Candidate {
  readonly sex: ChildSex;
  /** Whether it is one of the first fifty in the list of its sex. */
  readonly isPopular: boolean;
  /** SCB's rank among the names of its sex in 2022; names given equally often share a rank. */
  readonly rank: number;
  /** Children given the name in 2022, in this spelling. */
  readonly newborns: number;
  /** Hexadecimal digit, a set of bits: 1 klassiska, 2 moderna, 8 natur. */
  readonly themes: string;
  /** Digit, a set of bits: 1 trend of 2024, 2 trend of 2023, 4 tidlösa. */
  readonly years: string;
}

/** How many names of each sex are populära. */
const POPULAR_NAMES = 50;

function readList(sex: ChildSex, list: (typeof childNames)["girls" | "boys"]): ChildName[] {
  const counts = decodeNumbers(list.newborns);
  return list.names.split(",").map((name, i) => {
    const newborns = counts[i] ?? 0;
    return {
      name,
      sex,
      isPopular: i < POPULAR_NAMES,
      rank: counts.indexOf(newborns) + 1,
      newborns,
      themes: list.marks.charAt(i),
      years: list.years.charAt(i),
      // The square root keeps names given hundreds of times a year from crowding out the others.
      weight: Math.sqrt(newborns),
    };
  });
}

/** All child names, first the girls', each sex ordered by the newborns of 2022. */
export const childNameList: readonly ChildName[] = [
  ...readList("flickor", childNames.girls),
  ...readList("pojkar", childNames.boys),
];
