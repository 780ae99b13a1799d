/**
 * What the page of a name shows besides its own figures: related names, for the names that the generators
 * suggest, and the parts of a surname. A file of it belongs to each file of names.
 */
import type { Certainty, OriginSource } from "../origins/origins.ts";
import type { Pronunciation } from "../sounds/pronunciation.ts";
import { givenNameAddress, surnameAddress } from "./name-addresses.ts";

/** Another name: its bearers (0 for fewer than two), and 1 if it has a document of its own. */
export type RelatedName = readonly [name: string, bearers: number, hasDocument: 0 | 1];

export interface GivenNameRelations {
  /** A set of bits: 1 klassiskt, 2 modernt, 4 nordiskt. */
  readonly classes: number;
  /** Whether it is on the list of names that mean something in nature. */
  readonly isNature: boolean;
  /** By the rules of src/names/likeness/related-given-names.ts. */
  readonly similar: readonly RelatedName[];
  readonly siblings: readonly RelatedName[];
}

/** A surname in two parts, in lower case, as the name spells them. */
export interface SurnameSplit {
  /** Two elements (lind, berg), an element and an ending (lund, in), or a man's name and son or dotter. */
  readonly kind: "compound" | "ending" | "patronymic";
  readonly parts: readonly [first: string, last: string];
  /** Whether the name has one letter for the last of the first part and the first of the last: Lin(d)ahl. */
  readonly joined: boolean;
}

/** What the page of a surname says of its parts. */
export interface ExplainedSplit extends SurnameSplit {
  /** Parts in an old spelling, each with the word as it is spelt today (dahl, dal). */
  readonly oldSpellings: readonly (readonly [old: string, word: string])[];
}

/** Of a surname that has a rank. */
export interface SurnameRelations {
  /** A set of bits: 1 svenska, 2 nordiska, 4 natur. */
  readonly kinds: number;
  /** The two surnames before it and the two after it, the most common first. */
  readonly neighbours: readonly RelatedName[];
  /** Surnames with the same last part, the most common first. */
  readonly sameEnding: readonly RelatedName[];
}

/** People who have a name among their given names, those of them who go by it, and whether they are women, men or both. */
export type CarriedRelation = readonly [all: number, daily: number, sex: "f" | "p" | "u"];

/** Of a given name with a document of its own. */
export interface SecondNameRelations {
  readonly carried: CarriedRelation;
  /** Second names that sound well after it. */
  readonly names: readonly string[];
}

/** What is said of where a name comes from. Words of other languages are between asterisks. */
export interface OriginText {
  readonly name: string;
  readonly text: string;
  /** The language tag of those words. */
  readonly language: string;
  readonly certainty: Certainty;
  /** How certain its sense is; absent for a form, whose sense is its base's, and for a name without one. */
  readonly senseCertainty?: Certainty | undefined;
}

/** Of a name whose origin has been looked up. */
export interface OriginRelations {
  /** What follows the name and a colon: "fornnordiskt, *áss* gud + *fríðr* vacker". */
  readonly line: string;
  /** The name, and then those that it is a form of, the nearest first. */
  readonly texts: readonly OriginText[];
  /** Of all texts. */
  readonly sources: readonly OriginSource[];
}

export interface Relations {
  /** Absent where the stress is not certain. */
  readonly pronunciation?: Pronunciation | undefined;
  readonly origin?: OriginRelations | undefined;
  readonly second?: SecondNameRelations | undefined;
  readonly given?: GivenNameRelations | undefined;
  readonly surname?: SurnameRelations | undefined;
  /** Absent for a surname that is not divided. */
  readonly split?: ExplainedSplit | undefined;
}

/** A name that leads to its page. */
export interface LinkedName {
  readonly name: string;
  readonly kind: "given name" | "surname";
  readonly bearers: number;
  readonly path: string;
}

export function linkedGivenName([name, bearers, hasDocument]: RelatedName): LinkedName {
  return { name, kind: "given name", bearers, path: givenNameAddress(name, hasDocument === 1) };
}

export function linkedSurname([name, bearers, hasDocument]: RelatedName): LinkedName {
  return { name, kind: "surname", bearers, path: surnameAddress(name, hasDocument === 1) };
}
