import { slugOf } from "../../../src/names/search/name-addresses.ts";
import type { NameRecord } from "../../../src/names/search/name-files.ts";
import {
  hasSurnamePicture,
  PICTURED_GIVEN_NAMES,
} from "../../../src/names/search/name-pictures.ts";
import { surnameRanks } from "./encode-names.ts";
import { recordOf } from "./name-records.ts";
import type { NameRow } from "./read-names.ts";

/** The fewest bearers of a given name whose page has its own share picture. */
export function fewestPictured(rows: readonly NameRow[]): number {
  const bearers = rows.map(bearersOf).sort((left, right) => right - left);
  return bearers[PICTURED_GIVEN_NAMES - 1] ?? 0;
}

/** The names whose pages have share pictures, one for each address. */
export function picturedNames(rows: readonly NameRow[]) {
  const ranks = surnameRanks(rows);
  const fewest = fewestPictured(rows);
  return {
    givenNames: oncePerAddress(
      rows.filter((row) => bearersOf(row) >= fewest),
      ranks,
      bearersOf,
    ),
    surnames: oncePerAddress(
      rows.filter(({ name }) => ranks.has(name)),
      ranks,
      ({ surnameBearers }) => surnameBearers,
    ).filter(hasSurnamePicture),
  };
}

/** Of names that differ only in case, the most common one. */
function oncePerAddress(
  rows: readonly NameRow[],
  ranks: ReadonlyMap<string, number>,
  count: (row: NameRow) => number,
): NameRecord[] {
  const ascending = [...rows].sort((left, right) => count(left) - count(right));
  const bySlug = new Map(ascending.map((row) => [slugOf(row.name), row]));
  return [...bySlug.values()].map((row) => recordOf(row, ranks));
}

function bearersOf({ women, men }: NameRow): number {
  return women + men;
}
