/**
 * The files of the name search: each holds a range of all names in one order, so that a name is found
 * by the first keys of the files (docs/decisions/0023-name-search.md).
 */
import { FIRST_NEWBORN_YEAR } from "../../words/statistics.ts";
import { decodeNames } from "../word-list.ts";
import { reverseKey } from "./keys.ts";

/** Newborns of one sex with a name in one year. */
export interface YearOfNewborns {
  readonly year: number;
  readonly children: number;
  /** Rank among the names of that sex; absent for fewer than ten children. */
  readonly rank?: number;
  /** Of spellings together: how many of them the statistics leave out that year, as given to too few. */
  readonly missing?: number;
}

/** A name and its bearers. Zero stands for fewer than two, never for none. */
export interface CountedName {
  readonly name: string;
  readonly givenNameBearers: number;
  readonly surnameBearers: number;
}

/** Which pages of a name have a document of their own: the build decides (scripts/build/name-search/name-records.ts). */
interface NameDocuments {
  readonly hasGivenNameDocument: boolean;
  readonly hasSurnameDocument: boolean;
}

/** A name of the files in other orders. */
export interface ListedName extends CountedName, NameDocuments {}

/** Bits of the documents that a name has in the files. */
export const DOCUMENTS = { givenName: 1, surname: 2 } as const;

/** How many people have the name in the way that most of them do. */
export function bearersOf({ givenNameBearers, surnameBearers }: CountedName): number {
  return Math.max(givenNameBearers, surnameBearers);
}

/** Whether at least as many bear the name as a given name. */
export function isMostlyGivenName({ givenNameBearers, surnameBearers }: CountedName): boolean {
  return givenNameBearers >= surnameBearers;
}

export function countedName({ name, women, men, surnameBearers }: NameRecord): CountedName {
  return { name, givenNameBearers: women + men, surnameBearers };
}

export function listedName(record: NameRecord): ListedName {
  const { hasGivenNameDocument, hasSurnameDocument } = record;
  return { ...countedName(record), hasGivenNameDocument, hasSurnameDocument };
}

/** Names that begin alike, as their JSON has them: name, bearers as a given name and as a surname. */
export type CommonNames = readonly (readonly [name: string, given: number, surname: number])[];

/** All that the statistics say of a name. Zero stands for fewer than two bearers, never for none. */
export interface NameRecord extends NameDocuments {
  readonly name: string;
  readonly women: number;
  readonly men: number;
  /** Mean age of each sex in years, on the day of the count; null for fewer than ten. */
  readonly meanAge: { readonly women: number | null; readonly men: number | null };
  readonly surnameBearers: number;
  /** Rank among the surnames, if it has {@link FEWEST_RANKED} bearers. */
  readonly surnameRank: number | null;
  /** Years that the statistics list, in order. */
  readonly girls: readonly YearOfNewborns[];
  readonly boys: readonly YearOfNewborns[];
  /** Other spellings of the name, which can be counted with it. */
  readonly spellings: readonly string[];
}

/** Whether the statistics list the name as a given name. */
export function isGivenName({ women, men, girls, boys }: NameRecord): boolean {
  return women + men + girls.length + boys.length > 0;
}

/** Number of names in the file that a browser keeps for when it is offline. */
export const COMMON_NAMES = 1000;
/** The path of that file, beside the files of single names. */
export const COMMON_NAMES_FILE = "common.json";

/** Names suggested at most while a name is typed. */
export const SUGGESTIONS = 8;

/** Longest name, in folded letters, whose near spellings are also in the file of short names. */
export const LONGEST_SHORT_NAME = 4;

/** Fewest bearers of a surname whose rank is shown: below, hundreds of names share one. */
export const FEWEST_RANKED = 100;

/** The file that has a key, given the first key of each file in ascending order. */
export function fileOfKey(firstKeys: readonly string[], key: string): number {
  let low = 0;
  let high = firstKeys.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((firstKeys[middle] ?? "") <= key) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether names that begin with the folded letters are in more than one file. */
export function spansFiles(firstKeys: readonly string[], start: string): boolean {
  // "{" follows "z".
  return fileOfKey(firstKeys, start) !== fileOfKey(firstKeys, `${start}{`);
}

/** The lines of a file that have a number for each name. */
const NUMBER_LINES = 7;

/** Reads a file of all that is known of its names. */
export function decodeRecords(text: string): NameRecord[] {
  const [names = "", ...lines] = text.split("\n");
  const [ofWomen, ofMen, asSurname, rank, womenAge, menAge, documents] = lines
    .slice(0, NUMBER_LINES)
    .map(decodeSparse);
  const asGivenName = new Map(
    lines.slice(NUMBER_LINES).map((line) => {
      const [index = "", girls = "", boys = "", spellings = ""] = line.split(";");
      return [
        Number.parseInt(index, 36),
        {
          girls: decodeYears(girls),
          boys: decodeYears(boys),
          spellings: spellings === "" ? [] : spellings.split(","),
        },
      ];
    }),
  );
  return decodeNames(names).map((name, i) => ({
    name,
    women: ofWomen?.[i] ?? 0,
    men: ofMen?.[i] ?? 0,
    meanAge: {
      women: (womenAge?.[i] ?? 0) / 10 || null,
      men: (menAge?.[i] ?? 0) / 10 || null,
    },
    surnameBearers: asSurname?.[i] ?? 0,
    surnameRank: rank?.[i] || null,
    ...decodeDocuments(documents?.[i]),
    ...(asGivenName.get(i) ?? { girls: [], boys: [], spellings: [] }),
  }));
}

/** Reads a file of only names and bearers. */
export function decodeListedNames(text: string): ListedName[] {
  const [names = "", ...numbers] = text.split("\n");
  const [asGivenName, asSurname, documents] = numbers.map(decodeSparse);
  return decodeNames(names).map((name, i) => ({
    name,
    givenNameBearers: asGivenName?.[i] ?? 0,
    surnameBearers: asSurname?.[i] ?? 0,
    ...decodeDocuments(documents?.[i]),
  }));
}

function decodeDocuments(bits = 0): NameDocuments {
  return {
    hasGivenNameDocument: (bits & DOCUMENTS.givenName) !== 0,
    hasSurnameDocument: (bits & DOCUMENTS.surname) !== 0,
  };
}

/** Reads the same file in the order of the names' ends, which has them spelt from the end. */
export function decodeEndings(text: string): ListedName[] {
  return decodeListedNames(text).map((listed) => ({ ...listed, name: reverseKey(listed.name) }));
}

/** Reads comma-separated base-36 numbers: nothing is zero, a negative number that many zeros. */
function decodeSparse(list: string): number[] {
  const numbers: number[] = [];
  for (const digits of list.split(",")) {
    const number = digits === "" ? 0 : Number.parseInt(digits, 36);
    if (number >= 0) numbers.push(number);
    else for (let zeros = number; zeros < 0; zeros++) numbers.push(0);
  }
  return numbers;
}

/** Reads the newborns of a name, in base 36: "2r:1,2i:2,…" from the first year on. */
export function decodeYears(list: string): YearOfNewborns[] {
  if (list === "") return [];
  return list.split(",").flatMap((entry, i) => {
    if (entry === "") return [];
    const [children = 0, rank] = entry.split(":").map((digits) => Number.parseInt(digits, 36));
    return [{ year: FIRST_NEWBORN_YEAR + i, children, ...(rank !== undefined && { rank }) }];
  });
}
