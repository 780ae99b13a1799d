import { foldName, soundKey, soundsOf } from "./keys.ts";
import { bearersOf, type CountedName } from "./name-files.ts";

/** Names of each kind that are shown at most. */
const MOST_SHOWN = 8;

/** Longest distance of spellings that sound alike, as a share of the letters. */
const LONGEST_SOUND_DISTANCE = 0.34;

export interface NearNames<Name extends CountedName> {
  /** One letter added, left out, changed or moved by one place; two in a name of eight letters. */
  readonly spelling: readonly Name[];
  /** Names whose letters all sound the same in Swedish, some of which are in the other lists too. */
  readonly sameSound: readonly Name[];
  /** Other names whose consonants sound the same in Swedish, and whose letters are not far away. */
  readonly sound: readonly Name[];
}

/**
 * The names among the candidates that are spelt or sound nearly like a name, the most common first.
 *
 * @param inOrderOfSound all names with the sound of the name, and others, ordered by their sound keys
 */
export function nearNames<Name extends CountedName>(
  name: string,
  candidates: readonly Name[],
  inOrderOfSound: readonly Name[],
): NearNames<Name> {
  const folded = foldName(name);
  const ofSound = namesOfSound(inOrderOfSound, soundKey(folded)).filter(
    (candidate) => !isSame(candidate, name),
  );
  const mostChanges = folded.length < 8 ? 1 : 2;
  const spelling = new Map<string, Name>();
  const sameSound = new Map<string, Name>();
  const alike = new Map<string, Name>();
  // Names of two letters are all one change away from each other.
  const isNear = (other: string) =>
    folded.length > 2 && distance(folded, other, mostChanges) <= mostChanges;
  for (const candidate of [...candidates, ...ofSound]) {
    if (isNear(foldName(candidate.name)) && !isSame(candidate, name)) {
      spelling.set(candidate.name, candidate);
    }
  }
  const sounds = pronounced(name);
  // Letters without a vowel have no sound to compare.
  for (const candidate of /[aeiouy]/.test(folded) ? ofSound : []) {
    if (pronounced(candidate.name) === sounds) sameSound.set(candidate.name, candidate);
    if (
      !spelling.has(candidate.name) &&
      distance(soundsOf(folded), soundsOf(foldName(candidate.name))) <=
        folded.length * LONGEST_SOUND_DISTANCE
    ) {
      alike.set(candidate.name, candidate);
    }
  }
  return {
    spelling: mostCommon(spelling),
    sameSound: mostCommon(sameSound),
    sound: mostCommon(alike),
  };
}

/** The letters of a name as they sound, however many times each is written, with its å, ä and ö. */
export function pronounced(name: string): string {
  const swedish = name.normalize("NFC").toLowerCase().replaceAll("æ", "ä").replaceAll("ø", "ö");
  const sounds = soundsOf(foldName(name)).replace(/(.)\1+/g, "$1");
  return `${sounds} ${swedish.replace(/[^åäö]/g, "")}`;
}

function isSame(candidate: CountedName, name: string): boolean {
  return candidate.name.toLowerCase() === name.toLowerCase();
}

/** Finds the names of a key by halves, since making the key of every name takes long. */
function namesOfSound<Name extends CountedName>(names: readonly Name[], key: string): Name[] {
  const keyAt = (i: number) => soundKey(foldName(names[i]?.name ?? ""));
  let [start, end] = [0, names.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if (keyAt(middle) < key) start = middle + 1;
    else end = middle;
  }
  while (end < names.length && keyAt(end) === key) end += 1;
  return names.slice(start, end);
}

function mostCommon<Name extends CountedName>(names: ReadonlyMap<string, Name>): Name[] {
  return [...names.values()].sort((a, b) => bearersOf(b) - bearersOf(a)).slice(0, MOST_SHOWN);
}

/**
 * The number of letters to add, leave out, change or swap with the next one. Optimal string alignment
 * (Damerau 1964), row by row.
 *
 * @param most the largest number of interest: a larger one may be too small
 */
export function distance(left: string, right: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
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
