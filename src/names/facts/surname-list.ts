import { surnames } from "../../words/surnames.ts";
import type { Candidate } from "../word-list.ts";
import { tierWeight } from "../word-list.ts";

export interface Surname extends Candidate {
  /** Digit, a set of bits: 1 svenska, 2 nordiska, 4 natur. */
  readonly marks: string;
}

/** Names with the same marks, of the same tier. */
interface SurnameGroup {
  readonly marks: string;
  readonly tier: string;
  readonly names: string;
}

/** Surnames with 1,000 bearers or more. */
export const commonSurnames = readSurnames(surnames);

/** Surnames in the order of their groups. */
export function readSurnames(groups: readonly SurnameGroup[]): readonly Surname[] {
  return groups.flatMap(({ marks, tier, names }) =>
    names.split(",").map((name) => ({
      name,
      marks,
      weight: tierWeight(Number(tier)),
    })),
  );
}
