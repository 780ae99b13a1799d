/*
 * What readers said of the names of /fantasy-namn, each name read by itself; docs/name-quality.md, "Chosen by reading". A
 * name that is in neither list is passable, or has not been read.
 *
 * Kept by hand. After a change, run scripts/refuse-fantasy-names.ts.
 */

interface Reading {
  /** Names that come before the others of their category and origin. */
  readonly good: string;
  /** Names that never come, in no category. */
  readonly rejected: string;
}

/** The names of a list. */
export function wordsOf(list = ""): readonly string[] {
  return list.split(/\s+/).filter((word) => word !== "");
}

/** By origin and category. */
export const readings: Readonly<Record<string, Reading>> = {};
