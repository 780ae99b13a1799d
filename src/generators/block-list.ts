import { blockedAnywhere, blockedWords, harmless } from "../words/blocked-words.ts";

/** Replaces a harmless word, so that the letters around it are not joined. */
const GAP = ".";

const LETTER_EQUIVALENTS: Readonly<Record<string, string>> = { æ: "ä", ø: "ö", ß: "ss" };

const anywhere = new RegExp(wordsOf(blockedAnywhere).join("|"));
const words = new Set(wordsOf(blockedWords));
const harmlessWords = new Set(
  wordsOf(harmless).flatMap((word) => (word.startsWith("=") ? [word.slice(1)] : [])),
);
const harmlessAnywhere = new RegExp(
  wordsOf(harmless)
    .filter((word) => !word.startsWith("="))
    .join("|"),
  "g",
);

/**
 * Whether a composed name is fit to show. Case, spaces, hyphens, digits and accents are ignored:
 * the name is searched as one run of letters, so that a blocked word across the joint of a compound
 * is found too.
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
  return [...searched, searched.join("")].every(
    (text) => !anywhere.test(text.replace(harmlessAnywhere, GAP)),
  );
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

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
