import { nameIn } from "../form/name-form.ts";
import { bearersOf, countedName, type NameRecord } from "./name-files.ts";

/**
 * The record that answers for a name: its very spelling; else one that differs only in case, in capitals only if all
 * are (True, not TRUE); else the most common of all.
 *
 * @param sameLetters records whose folded letters are those of the name
 */
export function pickRecord(name: string, sameLetters: readonly NameRecord[]): NameRecord | null {
  const spelling = nameIn(name) || name;
  // Of a few names the statistics have another form: Da´ud, Arne. and others.
  const variants = sameLetters.filter((record) => isSameButForCase(nameIn(record.name), spelling));
  return (
    variants.find((record) => record.name === spelling) ??
    mostCommon(variants.filter(({ name }) => name !== name.toUpperCase())) ??
    mostCommon(variants) ??
    mostCommon(sameLetters) ??
    null
  );
}

export function isSameButForCase(left: string, right: string): boolean {
  return left.toLowerCase() === right.toLowerCase();
}

function mostCommon(records: readonly NameRecord[]): NameRecord | undefined {
  return [...records].sort((a, b) => bearersOf(countedName(b)) - bearersOf(countedName(a)))[0];
}
