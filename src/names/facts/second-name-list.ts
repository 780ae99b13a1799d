import { secondNames } from "../../words/second-names.ts";
import type { Candidate } from "../word-list.ts";
import { tierWeight } from "../word-list.ts";

export interface SecondName extends Candidate {
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** Hexadecimal digit, a set of bits: 1 klassiskt, 2 modernt, 4 nordiskt. */
  readonly marks: string;
}

// Steeper than for other names: what few carry so is seldom what one looks for.
function weightOf(tier: string): number {
  return tierWeight(2 * Number(tier));
}

/** All second names, in the same order as the counts in src/words/second-name-facts.ts. */
export const secondNameList: readonly SecondName[] = secondNames.names
  .split(",")
  .map((name, i) => ({
    name,
    sex: secondNames.sexes.charAt(i),
    marks: secondNames.marks.charAt(i),
    weight: weightOf(secondNames.tiers.charAt(i)),
  }));
