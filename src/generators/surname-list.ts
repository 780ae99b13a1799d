import { surnames } from "../words/surnames.ts";
import type { Candidate } from "./engine.ts";
import { decodeNames, expand, tierWeight } from "./word-list.ts";

export interface Surname extends Candidate {
  /** Digit, a set of bits: 1 svenska, 2 nordiska, 4 natur. */
  readonly marks: string;
}

interface SurnameGroups {
  readonly abbreviations: string;
  readonly groups: readonly {
    readonly marks: string;
    readonly tier: string;
    readonly names: string;
  }[];
}

/** Surnames with 1,000 bearers or more. */
export const commonSurnames = readSurnames(surnames);

/** Decodes surnames, in the order of their groups. */
export function readSurnames({ abbreviations, groups }: SurnameGroups): readonly Surname[] {
  return groups.flatMap(({ marks, tier, names }) =>
    decodeNames(expand(names, abbreviations)).map((name) => ({
      name,
      marks,
      weight: tierWeight(Number(tier)),
    })),
  );
}
