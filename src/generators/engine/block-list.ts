import {
  blockedAnywhere,
  blockedBeginnings,
  blockedEnds,
  blockedWords,
  harmless,
} from "../../words/blocked-words.ts";

/** Replaces a harmless word, so that the letters around it are not joined. */
const GAP = ".";

const LETTER_EQUIVALENTS: Readonly<Record<string, string>> = { æ: "ä", ø: "ö", ß: "ss" };

/** A name that begins with ph sounds as if it began with f. */
const beginnings = anyOf(blockedBeginnings).replace(/\bf/g, "(?:f|ph)");
const blocked = `${anyOf(blockedAnywhere)}|^(?:${beginnings})|(?:${anyOf(blockedEnds)})$`;
const someBlocked = new RegExp(blocked);
/** Matches the place before a blocked word, so that words that overlap are all found. */
const everyBlocked = new RegExp(`(?=(${blocked}))`, "g");
const words = new Set(wordsOf(blockedWords));
const harmlessWords = new Set(
  wordsOf(harmless).flatMap((word) => (word.startsWith("=") ? [word.slice(1)] : [])),
);
const harmlessParts = wordsOf(harmless).filter((word) => !word.startsWith("="));

/**
 * Whether a composed name is fit to show. Case, spaces, hyphens, digits and accents are ignored:
 * the name is searched as one run of letters too, so that a blocked word across the joint of a
 * compound is found.
 */
export function isClean(name: string): boolean {
  const parts = name
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}]+/u)
    .map(plainLetters);
  if (parts.some((part) => words.has(part)) || words.has(parts.join(""))) return false;
  const searched = parts.map((part) => (harmlessWords.has(part) ? GAP : part));
  // Each word by itself too: the letter before a blocked word may make a harmless one of it.
  return ![...new Set([...searched, searched.join("")])].some(hasBlocked);
}

/** Whether a run of letters contains a blocked word that is not within a harmless one. */
function hasBlocked(text: string): boolean {
  if (!someBlocked.test(text)) return false;
  return Array.from(text.matchAll(everyBlocked)).some(
    ({ index, 1: word = "" }) =>
      !harmlessParts.some((part) => covers(text, part, index, index + word.length)),
  );
}

/** Whether an occurrence of the part in the text includes all letters from one index to the other. */
function covers(text: string, part: string, from: number, to: number): boolean {
  const at = text.indexOf(part, Math.max(0, to - part.length));
  return at !== -1 && at <= from;
}

/** Reduces a text to lower-case a to z, å, ä and ö; other letters lose their accents. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /[^a-zåäö]/gu,
      (letter) => LETTER_EQUIVALENTS[letter] ?? letter.normalize("NFD").replace(/[^a-z]/g, ""),
    );
}

function anyOf(list: string): string {
  return wordsOf(list).join("|");
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
