import { givenNames } from "../../words/given-names.ts";
import type { Candidate } from "../word-list.ts";
import { givenNameWeight } from "./rising-names.ts";

export interface GivenName extends Candidate {
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** Hexadecimal digit, a set of bits: 1 klassiskt, 2 modernt, 4 nordiskt, 8 rising until the last year. */
  readonly marks: string;
  /** The first letter, without an accent except in Å, Ä and Ö (É is sorted under E). */
  readonly letter: string;
}

/** All given names, in the same order as the counts in src/words/given-name-facts.ts. */
export const givenNameList: readonly GivenName[] = givenNames.names.split(",").map((name, i) => ({
  name,
  sex: givenNames.sexes.charAt(i),
  marks: givenNames.marks.charAt(i),
  weight: givenNameWeight(givenNames.tiers.charAt(i), givenNames.marks.charAt(i) !== "0"),
  letter: firstLetter(name),
}));

function firstLetter(name: string): string {
  const first = name.charAt(0).toUpperCase();
  return /[ÅÄÖ]/.test(first) ? first : first.normalize("NFD").charAt(0);
}
