/** Pages with every name of one kind (docs/specification.md, "Lists of names"). */
import type { YearOfNewborns } from "../search/name-files.ts";

/** A given name, as the lists choose among them. */
export interface ListedGivenName {
  readonly name: string;
  /** Zero stands for fewer than two. */
  readonly women: number;
  readonly men: number;
  readonly girls: readonly YearOfNewborns[];
  readonly boys: readonly YearOfNewborns[];
  readonly isCommon: boolean;
  /** The sex and the marks of a name that /fornamn suggests (src/words/given-names.ts); empty for others. */
  readonly sex: string;
  readonly marks: string;
  /** Its groups of origins (src/names/origins/origin-groups.ts); empty where its origin has not been looked up. */
  readonly origins: readonly string[];
  /** Whether it is used in Norway, Denmark and Finland. */
  readonly isUsedInNeighbours: boolean;
  /** Whether it is used, in the same spelling, in England and Wales, Ireland and the United States. */
  readonly isUsedInEnglish: boolean;
  /** Whether it is on the list of names that mean something in nature. */
  readonly isNature: boolean;
}

export interface ListedSurname {
  readonly name: string;
  readonly bearers: number;
  readonly isCommon: boolean;
  /** The marks of a name that /efternamn suggests (src/words/surnames.ts); empty for others. */
  readonly marks: string;
}

export interface ListedPet {
  readonly name: string;
  /** As in the word lists: h for males, t or f for females. */
  readonly sexes: string;
  /** How many have the name, on the day of the dogs; null where no number is published. */
  readonly count: number | null;
}

/** Names for the brothers and sisters of someone. */
export interface SiblingNames {
  readonly name: string;
  /** The nearest first. */
  readonly names: readonly string[];
}

/** What the build makes the lists from. */
export interface ListData {
  readonly givenNames: readonly ListedGivenName[];
  readonly surnames: readonly ListedSurname[];
  readonly newSurnames: readonly string[];
  readonly dogs: readonly ListedPet[];
  readonly cats: readonly ListedPet[];
  readonly rabbits: readonly string[];
  /** Of the names that most newborns get. */
  readonly siblings: readonly SiblingNames[];
}

/** A name on a page, with the numbers that its list shows. */
export interface ListEntry {
  readonly name: string;
  readonly numbers: readonly number[];
  /** Whether the page of a surname has a document of its own, as that of every given name on a list has. */
  readonly hasDocument?: boolean;
  /** Whether it is as much a name of the other sex. */
  readonly isShared?: boolean;
}

export interface ListSection {
  /** What the names are, as it follows their number: "flicknamn på A". */
  readonly heading: string;
  readonly entries: readonly ListEntry[];
}

/** What the numbers beside the names count. */
export interface Figure {
  /** One number, those of both sexes, or those of two spans of years. */
  readonly format: "count" | "both sexes" | "then and now";
  /** A sentence above the list, where the lead does not say what the numbers are. */
  readonly caption?: string;
}

/** Headings of the page of all lists, in its order. */
export const LIST_GROUPS = ["Flicknamn", "Pojknamn", "Förnamn", "Efternamn", "Husdjur"] as const;

export type ListGroup = (typeof LIST_GROUPS)[number];

/** A text with the number of names, written out with spaces. */
type Counted = (count: string) => string;

export interface ListDefinition {
  /** The last part of its address, in ASCII. */
  readonly id: string;
  readonly group: ListGroup;
  /** Heading of its page, and what links to it say. */
  readonly label: string;
  /** On tiles that link to it. */
  readonly blurb: string;
  /** Without the name of the site. */
  readonly title: Counted;
  readonly description: Counted;
  readonly lead: Counted;
  /** Absent for names without numbers. */
  readonly figure?: Figure;
  /** By which rule names are on it. */
  readonly rule: string;
  readonly source: string;
  /** Where each name leads; absent for names without pages. */
  readonly nameKind?: "given name" | "surname";
  /** Whether the names are in the order of their numbers, and have ranks. */
  readonly isRanked?: true;
  /** The generator with the filter of the list. */
  readonly generator: { readonly to: string; readonly label: string };
  /** On lists of one letter, or of a few: the label of the link to it from the other letters. */
  readonly letters?: string;
  readonly select: (data: ListData) => readonly ListSection[];
}

export function listPath(id: string): string {
  return `/namn/lista/${id}`;
}

/** The file with the names of a list. */
export function listFile(id: string): string {
  return `list-${id}.json`;
}

/** The entries in Swedish alphabetical order. */
export function inAlphabet(entries: readonly ListEntry[]): ListEntry[] {
  // Made here, and not with the module: browsers load it for the definitions.
  const { compare } = new Intl.Collator("sv");
  return [...entries].sort((left, right) => compare(left.name, right.name));
}

/** The entries with the largest sum of numbers first. */
export function byNumbers(entries: readonly ListEntry[]): ListEntry[] {
  const sum = ({ numbers }: ListEntry) => numbers.reduce((total, number) => total + number, 0);
  return inAlphabet(entries).sort((left, right) => sum(right) - sum(left));
}
