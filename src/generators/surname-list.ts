import { surnames } from "../words/surnames.ts";
import type { Candidate } from "./engine.ts";
import { decodeNames, expand, tierWeight } from "./word-list.ts";

export interface Surname extends Candidate {
  /** Digit, a set of bits: 1 svenska, 2 nordiska, 4 natur. */
  readonly marks: string;
}

/** All surnames, in the same order as the counts in src/words/surname-facts.ts. */
export const surnameList: readonly Surname[] = surnames.groups.flatMap(({ marks, tier, names }) =>
  decodeNames(expand(names, surnames.abbreviations)).map((name) => ({
    name,
    marks,
    weight: tierWeight(Number(tier)),
  })),
);
