import { isOneSoundApart, isSameSound } from "../sounds/likeness.ts";
import type { ReadAs } from "../sounds/read-as.ts";
import { soundsOf } from "../sounds/sounds.ts";
import { foldName } from "./keys.ts";
import { bearersOf, type CountedName } from "./name-files.ts";
import { soundKey, usualReading } from "./sound-key.ts";

/** Names of each kind that are shown at most. */
const MOST_SHOWN = 8;

export interface NearNames<Name extends CountedName> {
  readonly sameSound: readonly Name[];
  readonly oneSoundApart: readonly Name[];
  /** Others that have one letter added, left out, changed or moved by one place; two in a name of eight letters. */
  readonly spelling: readonly Name[];
}

/**
 * The names among the candidates that sound nearly like a name or are spelt so, the most common first.
 *
 * @param inOrderOfSound all names with the key of the name, and others, ordered by their sound keys
 */
export function nearNames<Name extends CountedName>(
  name: string,
  readAs: ReadAs,
  candidates: readonly Name[],
  inOrderOfSound: readonly Name[],
): NearNames<Name> {
  const folded = foldName(name);
  const mostChanges = folded.length < 8 ? 1 : 2;
  // Names of two letters are all one change away from each other.
  const isNear = (other: string) =>
    folded.length > 2 && distance(folded, other, mostChanges) <= mostChanges;
  const ofSound = namesOfSound(inOrderOfSound, soundKey(name, readAs));
  const alike = [...candidates, ...ofSound].filter((other) => isNear(foldName(other.name)));
  const spelledAlike = new Set(alike.map((other) => other.name));

  const sounds = soundsOf(name, readAs);
  const near = {
    sameSound: new Set<Name>(),
    oneSoundApart: new Set<Name>(),
    spelling: new Set<Name>(),
  };
  for (const other of distinct([...ofSound, ...alike])) {
    if (other.name.toLowerCase() === name.toLowerCase()) continue;
    const otherSounds = soundsOf(other.name, readAs);
    if (isSameSound(sounds, otherSounds)) near.sameSound.add(other);
    else if (isOneSoundApart(sounds, otherSounds)) near.oneSoundApart.add(other);
    else if (spelledAlike.has(other.name)) near.spelling.add(other);
  }
  return {
    sameSound: mostCommon(near.sameSound),
    oneSoundApart: mostCommon(near.oneSoundApart),
    spelling: mostCommon(near.spelling),
  };
}

function distinct<Name extends CountedName>(names: readonly Name[]): Iterable<Name> {
  return new Map(names.map((name) => [name.name, name])).values();
}

/** Finds the first and the last name of a key by halves, since making the key of every name takes long. */
function namesOfSound<Name extends CountedName>(names: readonly Name[], key: string): Name[] {
  const keyAt = (i: number) => {
    const name = names[i];
    return name ? soundKey(name.name, usualReading(name)) : "";
  };
  const start = firstPlace(0, names.length, (i) => keyAt(i) >= key);
  const end = firstPlace(start, names.length, (i) => keyAt(i) > key);
  return names.slice(start, end);
}

/** The first place from which on a condition holds, or the end. */
function firstPlace(start: number, end: number, holds: (i: number) => boolean): number {
  let [first, last] = [start, end];
  while (first < last) {
    const middle = (first + last) >> 1;
    if (holds(middle)) last = middle;
    else first = middle + 1;
  }
  return first;
}

function mostCommon<Name extends CountedName>(names: Iterable<Name>): Name[] {
  return [...names].sort((a, b) => bearersOf(b) - bearersOf(a)).slice(0, MOST_SHOWN);
}

/**
 * The number of letters to add, leave out, change or swap with the next one. Optimal string alignment
 * (Damerau 1964), row by row.
 *
 * @param most the largest number of interest: a larger one may be too small
 */
export function distance(left: string, right: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  // Letters that are the same at both ends cost nothing, and most names differ in few.
  const [end, otherEnd] = endsThatDiffer(left, right);
  let start = 0;
  while (start < end && start < otherEnd && left[start] === right[start]) start += 1;
  return distanceOf(left.slice(start, end), right.slice(start, otherEnd), most);
}

function endsThatDiffer(left: string, right: string): readonly [number, number] {
  let [end, otherEnd] = [left.length, right.length];
  while (end > 0 && otherEnd > 0 && left[end - 1] === right[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
  }
  return [end, otherEnd];
}

function distanceOf(left: string, right: string, most: number): number {
  // One change is of one letter, or of two that have changed places.
  if (most === 1 && Math.max(left.length, right.length) > 2) return most + 1;
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_, i) => i);
  let fewestBefore = 0;
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    let fewest = i;
    for (let j = 1; j <= right.length; j++) {
      const isSameLetter = left[i - 1] === right[j - 1];
      const isSwapped = i > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const changes = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSameLetter ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      next.push(changes);
      fewest = Math.min(fewest, changes);
    }
    // A swap builds on the row before the last.
    if (Math.min(fewest, fewestBefore) > most) return most + 1;
    fewestBefore = fewest;
    [before, row] = [row, next];
  }
  return row[right.length] ?? 0;
}
