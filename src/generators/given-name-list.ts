import { givenNames } from "../words/given-names.ts";
import type { Candidate } from "./engine.ts";
import { decodeNames, tierWeight } from "./word-list.ts";

/** Letters that a name may begin with, as the filter offers them. */
export const LETTERS: readonly string[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ".split("");

export interface GivenName extends Candidate {
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** Hexadecimal digit: 1 klassiskt, 2 modernt, 4 nordiskt, 8 natur. */
  readonly marks: string;
  /** One of {@link LETTERS}. */
  readonly letter: string;
}

/** All given names, in the order of their counts in given-name-facts.ts. */
export const givenNameList: readonly GivenName[] = decodeNames(givenNames.names).map((name, i) => ({
  name,
  sex: givenNames.sexes.charAt(i),
  marks: givenNames.marks.charAt(i),
  weight: tierWeight(givenNames.tiers.charAt(i)),
  letter: firstLetter(name),
}));

/** Å, Ä and Ö are letters of their own; other accents do not move a name (É stands under E). */
function firstLetter(name: string): string {
  const first = name.charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : first.normalize("NFD").charAt(0);
}
