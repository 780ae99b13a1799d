import { foldName, soundKey, soundsOf } from "./keys.ts";
import { bearersOf, type CountedName } from "./name-files.ts";

/** Names of each kind that are shown at most. */
const MOST_SHOWN = 8;

/** Longest distance of spellings that sound alike, as a share of the letters. */
const LONGEST_SOUND_DISTANCE = 0.34;

export interface NearNames<Name extends CountedName> {
  /** One letter added, left out, changed or moved by one place; two in a name of eight letters. */
  readonly spelling: readonly Name[];
  /** Other names whose consonants sound the same in Swedish, and whose letters are not far away. */
  readonly sound: readonly Name[];
}

/** The names among the candidates that are spelt or sound nearly like a name, the most common first. */
export function nearNames<Name extends CountedName>(
  name: string,
  candidates: Iterable<Name>,
): NearNames<Name> {
  const folded = foldName(name);
  const sound = soundKey(folded);
  const mostChanges = folded.length < 8 ? 1 : 2;
  const spelling = new Map<string, Name>();
  const alike = new Map<string, Name>();
  for (const candidate of candidates) {
    if (candidate.name.toLowerCase() === name.toLowerCase()) continue;
    const other = foldName(candidate.name);
    // Names of two letters are all one change away from each other.
    const changes = distance(folded, other);
    if (changes <= mostChanges && folded.length > 2) spelling.set(candidate.name, candidate);
    else if (
      soundKey(other) === sound &&
      distance(soundsOf(folded), soundsOf(other)) <= folded.length * LONGEST_SOUND_DISTANCE
    ) {
      alike.set(candidate.name, candidate);
    }
  }
  return { spelling: mostCommon(spelling), sound: mostCommon(alike) };
}

function mostCommon<Name extends CountedName>(names: ReadonlyMap<string, Name>): Name[] {
  return [...names.values()].sort((a, b) => bearersOf(b) - bearersOf(a)).slice(0, MOST_SHOWN);
}

/**
 * The number of letters to add, leave out, change or swap with the next one. Optimal string alignment
 * (Damerau 1964), row by row.
 */
export function distance(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const isSame = left[i - 1] === right[j - 1];
      const isSwapped = left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        i > 1 && j > 1 && isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}
