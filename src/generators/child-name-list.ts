import { childNames } from "../words/child-names.ts";
import type { Candidate } from "./engine.ts";
import { decodeNumbers } from "./word-list.ts";

type ChildSex = "flickor" | "pojkar";

/** A name given to at least ten girls, or ten boys, in 2022. */
export interface ChildName extends Candidate {
  readonly sex: ChildSex;
  /** One of the first fifty in the list of its sex (SPEC section 9). */
  readonly isPopular: boolean;
  /** SCB's place among the names of its sex in 2022; names given equally often share one. */
  readonly place: number;
  /** Children given the name in 2022, in this spelling. */
  readonly newborns: number;
  /** Hexadecimal digit: 1 klassiska, 2 moderna, 8 natur. */
  readonly themes: string;
  /** Digit: 1 trend 2024, 2 trend 2023, 4 timeless. */
  readonly years: string;
}

/** Names in the popular half of each sex's top hundred. */
const POPULAR_NAMES = 50;

function readList(sex: ChildSex, list: (typeof childNames)["girls" | "boys"]): ChildName[] {
  const counts = decodeNumbers(list.newborns);
  return list.names.split(",").map((name, i) => {
    const newborns = counts[i] ?? 0;
    return {
      name,
      sex,
      isPopular: i < POPULAR_NAMES,
      place: counts.indexOf(newborns) + 1,
      newborns,
      themes: list.marks.charAt(i),
      years: list.years.charAt(i),
      // The square root lets rarer names be seen beside those given hundreds of times a year.
      weight: Math.sqrt(newborns),
    };
  });
}

/** All child names, girls' first, each sex in order of newborns 2022. */
export const childNameList: readonly ChildName[] = [
  ...readList("flickor", childNames.girls),
  ...readList("pojkar", childNames.boys),
];
