/** The most given names of a year, and the letter and the sex by which names are listed. */
import {
  FIRST_LATEST_YEAR,
  FIRST_NEWBORN_YEAR,
  LAST_LATEST_YEAR,
  LAST_NEWBORN_YEAR,
} from "../../words/statistics.ts";
import { listYears } from "../series/years.ts";
import type { NameRecord } from "./name-files.ts";

/** The years of SCB's statistics, latest first: those with a full list. */
export const FULL_LIST_YEARS: readonly number[] = listYears({
  first: FIRST_NEWBORN_YEAR,
  last: LAST_NEWBORN_YEAR,
}).reverse();

/** Every year with a list, latest first: Skatteverket's short ones too. */
export const TOP_LIST_YEARS: readonly number[] = [
  ...listYears({ first: FIRST_LATEST_YEAR, last: LAST_LATEST_YEAR }).reverse(),
  ...FULL_LIST_YEARS,
];

/** Last rank on a list; names that share it are all there. */
export const LAST_TOP_RANK = 100;

/** A name on the list of a year. */
export interface TopName {
  /** The most given spelling. */
  readonly name: string;
  readonly children: number;
  readonly rank: number;
  /** Rank in the year before; null for fewer than ten children, and in the first year. */
  readonly rankBefore: number | null;
  /** The spellings that are counted together, the most given first; absent for a single one. */
  readonly spellings?: readonly SpellingCount[] | undefined;
  /** Whether others of its spellings are left out of the statistics of the year. */
  readonly isMinimum?: boolean | undefined;
}

/** A spelling of a name, and the children who were given it. */
export type SpellingCount = readonly [spelling: string, children: number];

export interface TopList {
  readonly girls: readonly TopName[];
  readonly boys: readonly TopName[];
}

/** The letters that names with a document of their own begin with, in Swedish order. */
const LETTERS: readonly string[] = [..."abcdefghijklmnoprstuvwyzåö"];

const ALPHABET = [..."abcdefghijklmnopqrstuvwxyzåäö"];

/** Smallest share of bearers of a sex that makes a name one of that sex's names, too. */
const SMALLEST_SHARE = 0.15;

/** The bearers of a name. Zero stands for fewer than two. */
type Bearers = Pick<NameRecord, "women" | "men">;

/** The letter of {@link LETTERS} under which a name is sorted in Swedish; null if it has none. */
export function letterOf(name: string): string | null {
  const first = name.normalize("NFC").charAt(0).toLowerCase();
  if (LETTERS.includes(first)) return first;
  // Making a collator takes a phone as long as a frame, and few names need it.
  const { compare } = new Intl.Collator("sv", { sensitivity: "base" });
  const letter = ALPHABET.filter((each) => compare(each, first) <= 0).at(-1);
  return letter !== undefined && LETTERS.includes(letter) ? letter : null;
}

export function isGirlsName({ women, men }: Bearers): boolean {
  return women >= SMALLEST_SHARE * (women + men);
}

export function isBoysName({ women, men }: Bearers): boolean {
  return men >= SMALLEST_SHARE * (women + men);
}

export function topListPath(year: number): string {
  return `/namn/topplista/${year}`;
}

/** @param isTogether whether the spellings of a name are counted together */
export function topListFile(year: number, isTogether: boolean): string {
  return `toplist-${year}${isTogether ? "-together" : ""}.json`;
}
