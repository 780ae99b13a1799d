/** Which page has the names on a letter, by sex: apart from the lists, for the pages of single names. */
import { letterOf } from "../search/name-lists.ts";
import { listPath } from "./definition.ts";

/** What the names of the sexes are called, also in addresses. */
export type NamesOfSex = "flicknamn" | "pojknamn";

/** The letters that names of a sex begin with: those with a page, and those with so few that they share one. */
export const LETTERS_OF: Readonly<
  Record<NamesOfSex, { readonly own: string; readonly shared: string }>
> = {
  flicknamn: { own: "abcdefghijklmnrstv", shared: "opuwyzå" },
  pojknamn: { own: "abcdefghijklmnoprstvwy", shared: "uzåö" },
};

/** The list of the letters that share one. */
export function sharedLettersId(names: NamesOfSex): string {
  return `${names}-ovriga`;
}

export function letterId(names: NamesOfSex, letter: string): string {
  return `${names}-${letter}`;
}

/** The page with the common names on the first letter of a name; null for a letter that none begins with. */
export function letterListPath(names: NamesOfSex, name: string): string | null {
  const letter = letterOf(name);
  const { own, shared } = LETTERS_OF[names];
  if (letter === null) return null;
  if (own.includes(letter)) return listPath(letterId(names, letter));
  return shared.includes(letter) ? listPath(sharedLettersId(names)) : null;
}
