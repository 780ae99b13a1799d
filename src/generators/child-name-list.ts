import { childNames } from "../words/child-names.ts";
import type { Candidate } from "./engine.ts";
import { decodeNumbers } from "./word-list.ts";

export type ChildSex = "flickor" | "pojkar";

/** A name given to at least ten girls, or ten boys, in 2022. */
export interface ChildName extends Candidate {
  readonly sex: ChildSex;
  /** Place among the names of its sex, by newborns in 2022; 1 is the most given. */
  readonly place: number;
  /** Children given the name in 2022, in this spelling. */
  readonly newborns: number;
  /** Hexadecimal digit: 1 klassiska, 2 moderna, 8 natur. */
  readonly themes: string;
  /** Digit: 1 trend 2024, 2 trend 2023, 4 timeless. */
  readonly years: string;
}

function readList(sex: ChildSex, list: (typeof childNames)["girls" | "boys"]): ChildName[] {
  const newborns = decodeNumbers(list.newborns);
  return list.names.split(",").map((name, i) => ({
    name,
    sex,
    place: i + 1,
    newborns: newborns[i] ?? 0,
    themes: list.marks.charAt(i),
    years: list.years.charAt(i),
    // The square root lets rarer names be seen beside those given hundreds of times a year.
    weight: Math.sqrt(newborns[i] ?? 1),
  }));
}

/** All child names, girls' first, each sex in order of newborns 2022. */
export const childNameList: readonly ChildName[] = [
  ...readList("flickor", childNames.girls),
  ...readList("pojkar", childNames.boys),
];
