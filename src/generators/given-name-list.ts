import { givenNames } from "../words/given-names.ts";
import type { Candidate } from "./engine.ts";
import { decodeNames, tierWeight } from "./word-list.ts";

/** The options of the filter Börjar med. */
export const LETTERS: readonly string[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ".split("");

export interface GivenName extends Candidate {
  /** f flickor, p pojkar, u unisex. */
  readonly sex: string;
  /** Hexadecimal digit, a set of bits: 1 klassiskt, 2 modernt, 4 nordiskt, 8 rising until the last year. */
  readonly marks: string;
  /** One of {@link LETTERS}. */
  readonly letter: string;
}

/** The tier of a name with a name day is this much higher. */
const NAME_DAY_TIERS = 3;

/**
 * How much more often a name with a name day or a mark is drawn than an equally common one. Most
 * names have neither, and a page of them says little: with this weight five of six names do.
 */
const INFORMATIVE_WEIGHT = 6;

/** All given names, in the same order as the counts in src/words/given-name-facts.ts. */
export const givenNameList: readonly GivenName[] = decodeNames(givenNames.names).map((name, i) => ({
  name,
  sex: givenNames.sexes.charAt(i),
  marks: givenNames.marks.charAt(i),
  weight: weightOf(givenNames.tiers.charAt(i), givenNames.marks.charAt(i)),
  letter: firstLetter(name),
}));

function weightOf(tier: string, marks: string): number {
  const hasNameDay = Number(tier) >= NAME_DAY_TIERS;
  const isInformative = hasNameDay || marks !== "0";
  return tierWeight(Number(tier) % NAME_DAY_TIERS) * (isInformative ? INFORMATIVE_WEIGHT : 1);
}

/** Å, Ä and Ö are separate letters; other accents are ignored (É is sorted under E). */
function firstLetter(name: string): string {
  const first = name.charAt(0).toUpperCase();
  return LETTERS.includes(first) ? first : first.normalize("NFD").charAt(0);
}
