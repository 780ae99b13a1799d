/**
 * The rules for newly formed surnames: which pairs of elements may be joined, and which of the names
 * are too like an existing surname (docs/decisions/0030-new-surnames-and-surname-field.md).
 */
import { isClean } from "@/generators/block-list.ts";
import { soundsOf } from "@/generators/sounds/sounds.ts";

const VOWEL = "aeiouyåäö";

/** Most letters, as in Västerstrand. */
const MOST_LETTERS = 12;

/** Sounds that two elements must not form together, or that are hard to say where they meet. */
const BAD_JOINTS: readonly RegExp[] = [
  // No letter is doubled or tripled.
  /(.)-\1/,
  new RegExp(`[${VOWEL}]-[${VOWEL}]`),
  // Read as sj, tj or sk.
  /s-[jkt]|[dgkt]-j/,
  /st-s|s-s/,
  // Made in the same place of the mouth, so that one of them is lost.
  /[td]-[td]|[kg]-[kg]|[pb]-[pb]|[vf]-[vf]/,
  // Two groups of consonants meet, as in Molnström.
  new RegExp(`[^${VOWEL}]{2}-[^${VOWEL}]{2}`),
  // Both end alike, as in Lärkmark, or are the same.
  new RegExp(`([^${VOWEL}]{2})-.*\\1$`),
  /^(.+)e?-\1$/,
  // A last element without a first consonant takes one from a short word: Spar-väng.
  new RegExp(`^[^${VOWEL}]*[${VOWEL}][^${VOWEL}]+-[${VOWEL}]`),
];

/** Whether two elements can be joined to a word that Swedes find easy to read and say. */
export function canBeJoined(first: string, last: string): boolean {
  return (
    !BAD_JOINTS.some((joint) => joint.test(`${first}-${last}`)) &&
    first.length + last.length <= MOST_LETTERS
  );
}

function lettersOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}]/gu, "");
}

/** Every word with one letter more, less or other than a word, or with two neighbours swapped. */
function* oneChangeAway(word: string, letters: readonly string[]): Generator<string> {
  for (let i = 0; i <= word.length; i++) {
    const [start, rest] = [word.slice(0, i), word.slice(i)];
    yield start + rest.slice(1);
    yield start + rest.slice(1, 2) + rest.slice(0, 1) + rest.slice(2);
    for (const letter of letters) {
      yield start + letter + rest;
      yield start + letter + rest.slice(1);
    }
  }
}

/**
 * Returns whether a name is unlike all existing surnames: none has the same letters, is one change away,
 * or sounds the same.
 */
export function createDistinctness(borne: readonly string[]): (name: string) => boolean {
  const spellings = new Set(borne.map(lettersOf));
  const heard = (name: string) => soundsOf(name, "surname");
  const sounds = new Set(borne.map(heard));
  const letters = [...new Set([...spellings].join(""))];
  return (name) => {
    const spelling = lettersOf(name);
    if (spellings.has(spelling) || sounds.has(heard(name))) return false;
    for (const other of oneChangeAway(spelling, letters)) if (spellings.has(other)) return false;
    return true;
  };
}

type Pair = readonly [first: string, last: string];

/** The pairs of a list such as "asp: lund strand". */
function readPairs(parts: string): Pair[] {
  return parts
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", lasts = ""] = line.split(": ");
      return lasts.split(" ").map((last): Pair => [first, last]);
    });
}

/** The surname of two elements. */
export function formSurname([first, last]: Pair): string {
  return first.charAt(0).toUpperCase() + first.slice(1) + last;
}

/** Whether two elements form a surname that keeps all rules. */
export function isFitSurname(pair: Pair, isDistinct: (name: string) => boolean): boolean {
  const name = formSurname(pair);
  return canBeJoined(...pair) && isClean(name) && isDistinct(name);
}

/** The names of a list of pairs that keep all rules, and the others. */
export function formSurnames(parts: string, isDistinct: (name: string) => boolean) {
  const formed: string[] = [];
  const refused: string[] = [];
  for (const pair of readPairs(parts)) {
    (isFitSurname(pair, isDistinct) ? formed : refused).push(formSurname(pair));
  }
  return { formed, refused };
}
