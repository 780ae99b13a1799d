import { givenNames } from "../words/given-names.ts";
import type { Candidate } from "./engine.ts";
import { decodeNames, tierWeight } from "./word-list.ts";

/** The options of the filter Börjar med. */
export const LETTERS: readonly string[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ".split("");

export interface GivenName extends Candidate {
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** Hexadecimal digit, a set of bits: 1 klassiskt, 2 modernt, 4 nordiskt, 8 natur. */
  readonly marks: string;
  /** One of {@link LETTERS}. */
  readonly letter: string;
}

/** All given names, in the same order as the counts in src/words/given-name-facts.ts. */
export const givenNameList: readonly GivenName[] = decodeNames(givenNames.names).map((name, i) => ({
  name,
  sex: givenNames.sexes.charAt(i),
  marks: givenNames.marks.charAt(i),
  weight: tierWeight(givenNames.tiers.charAt(i)),
  letter: firstLetter(name),
}));

/** Å, Ä and Ö are separate letters; other accents are ignored (É is sorted under E). */
function firstLetter(name: string): string {
  const first = name.charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : first.normalize("NFD").charAt(0);
}
