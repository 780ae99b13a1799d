/**
 * The rules for newly formed surnames: which pairs of elements may be joined, and which of the names
 * are too like an existing surname (docs/decisions/0030-new-surnames-and-surname-field.md).
 */
import { isClean } from "@/generators/block-list.ts";
import { soundsOf } from "@/generators/sounds/sounds.ts";

const VOWEL = "aeiouyåäö";

/** Most consonants in a row, as in Västerstrand. */
const MOST_CONSONANTS = 5;

/** Sounds that two elements must not form together, or that are hard to say where they meet. */
const BAD_JOINTS: readonly RegExp[] = [
  // No letter is doubled or tripled.
  /(.)-\1/,
  new RegExp(`[${VOWEL}]-[${VOWEL}]`),
  // Read as sj, tj or sk.
  /s-[jkt]|[dgkt]-j/,
  /st-s|s-s/,
];

const TOO_MANY_CONSONANTS = new RegExp(`[^${VOWEL}]{${MOST_CONSONANTS + 1}}`);

/** Whether two elements can be joined to a word that Swedes find easy to read and say. */
export function canBeJoined(first: string, last: string): boolean {
  return (
    !BAD_JOINTS.some((joint) => joint.test(`${first}-${last}`)) &&
    !TOO_MANY_CONSONANTS.test(first + last)
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

/** The pairs of a list such as "asp: lycke skär". */
function readPairs(parts: string): (readonly [first: string, last: string])[] {
  return parts
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [first = "", lasts = ""] = line.split(": ");
      return lasts.split(" ").map((last) => [first, last] as const);
    });
}

/** The names of a list of pairs that keep all rules, and the others. */
export function formSurnames(parts: string, isDistinct: (name: string) => boolean) {
  const formed: string[] = [];
  const refused: string[] = [];
  for (const [first, last] of readPairs(parts)) {
    const name = first.charAt(0).toUpperCase() + first.slice(1) + last;
    const isFit = canBeJoined(first, last) && isClean(name) && isDistinct(name);
    (isFit ? formed : refused).push(name);
  }
  return { formed, refused };
}
