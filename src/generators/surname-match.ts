/**
 * How a given name and a surname sound together (docs/specification.md, "A surname beside a name"). Pure
 * rules for the spelling, as a name is usually said in Swedish.
 */

import { SURNAME_MAX_LENGTH } from "../config/limits.ts";

/** What a listener would notice, and its reason in a few words. */
export interface Clash {
  readonly kind: "joint" | "rhyme" | "beginning" | "initials";
  readonly reason: string;
}

const V = "aeiouyåäö";
const VOWEL = new RegExp(`[${V}]`);

/** Spellings and their sounds, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^(?:hj|lj|dj|gj)/, "j"],
  [/sch|stj|skj|sj|sh/g, "š"],
  [/tj|kj/g, "č"],
  [/ce$/, "s"],
  [/ie$/, "i"],
  [/c(?=[eiy])|z/g, "s"],
  [/ck|ch|kh|c|q/g, "k"],
  [/x/g, "ks"],
  [/ph/g, "f"],
  [/th|dt/g, "t"],
  [/w/g, "v"],
  // Not sounded before a consonant or at the end: John, Lehtola, Sarah.
  [new RegExp(`h(?![${V}])`, "g"), ""],
];

/** Initials that nobody wants to sign with. */
const UNWANTED_INITIALS = new Set("bh cp dö fy hiv kk kkk kuk lsd pik rån sex ss wc".split(" "));

/** Parts of a surname that are written in lower case: von Essen, af Klint, de la Cruz. */
const PARTICLES = new Set("af av d da dal de del der di dos du la le ten van ter von".split(" "));

/**
 * A surname as a visitor has typed it: only letters, apostrophes and hyphens, up to the limit, with
 * capitals if it has none.
 */
export function cleanSurname(typed: string): string {
  const letters = shorten(typed.normalize("NFC").replace(/[^\p{L}\p{M}'’-]+/gu, " "));
  if (letters !== letters.toLowerCase()) return letters;
  const capitalized = letters
    .split(" ")
    .map((word) => (PARTICLES.has(word) ? word : word.replace(/\p{L}+/gu, capitalize)))
    .join(" ");
  // A capital may be several characters, as those of ß and ΐ are.
  return shorten(capitalized.normalize("NFC"));
}

/** Cuts a text off at the limit, without a half of a character. */
function shorten(text: string): string {
  return text
    .trim()
    .slice(0, SURNAME_MAX_LENGTH)
    .replace(/\p{Cs}$/u, "")
    .trim();
}

function capitalize(letters: string): string {
  const [first = ""] = letters;
  return first.toUpperCase() + letters.slice(first.length);
}

/** The letters of a part of a name: lower case, without accents except in å, ä and ö. */
function lettersOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replace(/æ/g, "ä")
    .replace(/ø/g, "ö")
    .replace(/[^a-zåäö]/g, (letter) => letter.normalize("NFD").replace(/[^a-z]/g, ""));
}

function soundsOf(letters: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), letters);
}

function wordsOf(name: string): string[] {
  return name.split(/[\s-]+/).filter((word) => word !== "");
}

/** "A.L.", with the hyphen of a double name and without von or af: "A-K.E." */
export function initialsOf(given: string, surname: string): string {
  return `${given} ${surname}`
    .split(/\s+/)
    .filter((word) => !/^\p{Ll}/u.test(word))
    .map(
      (word) =>
        `${word
          .split("-")
          .map(([first = ""]) => first)
          .join("-")}.`,
    )
    .join("");
}

/**
 * What is remarkable about a given name before a surname, the most noticeable first: the initials, the same
 * beginning, a rhyme, or the same sound where they meet. Null for names that go well together.
 */
export function findClash(given: string, surname: string): Clash | null {
  const first = lettersOf(wordsOf(given)[0] ?? "");
  const last = lettersOf(wordsOf(given).at(-1) ?? "");
  const family = wordsOf(surname);
  const start = lettersOf(family[0] ?? "");
  const end = lettersOf(family.at(-1) ?? "");
  if (!first || !last || !start || !end) return null;
  return (
    unwantedInitials(given, surname) ??
    sameBeginning(first, start) ??
    rhyme(last, end) ??
    sameJoint(last, start)
  );
}

function unwantedInitials(given: string, surname: string): Clash | null {
  const letters = initialsOf(given, surname).replace(/[^\p{L}]/gu, "");
  if (!UNWANTED_INITIALS.has(letters.toLowerCase())) return null;
  return { kind: "initials", reason: `initialer ${letters}` };
}

/**
 * The first syllables sound the same: the sounds up to the first vowel and the consonant after it (Lin,
 * Lin), or up to a vowel that is long in both (So-fia, So-to).
 */
function sameBeginning(given: string, surname: string): Clash | null {
  const [left, right] = [soundsOf(given), soundsOf(surname)];
  const vowel = left.search(VOWEL);
  if (vowel === -1 || left.slice(0, vowel + 1) !== right.slice(0, vowel + 1)) return null;
  const isSameConsonant =
    left.length > vowel + 1 &&
    left[vowel + 1] === right[vowel + 1] &&
    !VOWEL.test(left.charAt(vowel + 1));
  const isLongInBoth = vowel > 0 && hasLongVowel(left, vowel) && hasLongVowel(right, vowel);
  return isSameConsonant || isLongInBoth ? { kind: "beginning", reason: "börjar lika" } : null;
}

/** Whether a vowel ends its syllable: another vowel or a single consonant and a vowel follow. */
function hasLongVowel(sounds: string, at: number): boolean {
  return new RegExp(`^(?:[${V}]|[^${V}]?[${V}])`).test(sounds.slice(at + 1));
}

const LAST_TWO_SYLLABLES = new RegExp(`[${V}]+[^${V}]*[${V}]+[^${V}]*$`);
const CLOSED_SYLLABLE = new RegExp(`[^${V}][${V}][^${V}]+$`);
const LAST_RHYME = new RegExp(`[${V}]+[^${V}]*$`);

/**
 * They end alike: from the last vowel but one (Lisa Nisa), in a whole closed syllable (I-van Rad-wan), or
 * two names of one syllable in theirs (Finn Lin).
 */
function rhyme(given: string, surname: string): Clash | null {
  const [left, right] = [soundsOf(given), soundsOf(surname)].map((sounds) =>
    sounds.replace(/([^aeiouyåäö])\1+/g, "$1"),
  );
  if (left === undefined || right === undefined) return null;
  const isAlike = (part: RegExp) => {
    const ending = part.exec(left)?.[0];
    return ending !== undefined && ending === part.exec(right)?.[0];
  };
  const areShort = [left, right].every((sounds) => LAST_TWO_SYLLABLES.exec(sounds) === null);
  if (
    !isAlike(LAST_TWO_SYLLABLES) &&
    !isAlike(CLOSED_SYLLABLE) &&
    !(areShort && isAlike(LAST_RHYME))
  )
    return null;
  return { kind: "rhyme", reason: "rimmar" };
}

/** The surname begins with the sound that the given name ends with. */
function sameJoint(given: string, surname: string): Clash | null {
  const [before = "", after = ""] = [soundsOf(given).at(-1), soundsOf(surname).at(0)];
  if (before !== after) return null;
  const ending = /(?:[cdt]h|ph|dt|ck|ce|ie|.)$/.exec(given)?.[0];
  const start = /^(?:[cdt]h|ph|[hldg]j|.)/.exec(surname)?.[0];
  return { kind: "joint", reason: `${ending} möter ${start}` };
}
