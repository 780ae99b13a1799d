import { blockedAnywhere, blockedWords, harmless } from "../words/blocked-words.ts";

/** Takes the place of what was cut out, so that the letters around it do not run together. */
const GAP = ".";

const LETTERS_OF_OTHERS: Readonly<Record<string, string>> = { æ: "ä", ø: "ö", ß: "ss" };

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
 * Whether a composed name is fit to show. Upper and lower case are one, and spaces, hyphens,
 * digits and accents hide nothing: the name is read as one run of letters, so a bad word across
 * the joint of a compound is found too.
 */
export function isClean(name: string): boolean {
  const parts = name
    .normalize("NFC")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}]+/u)
    .map(plainLetters);
  if (parts.some((part) => words.has(part)) || words.has(parts.join(""))) return false;
  const run = parts.map((part) => (harmlessWords.has(part) ? GAP : part)).join("");
  return !anywhere.test(run.replace(harmlessAnywhere, GAP));
}

/** Lower-case a to z, å, ä and ö: other letters lose their accents, or become their like. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(
      /[^a-zåäö]/gu,
      (letter) => LETTERS_OF_OTHERS[letter] ?? letter.normalize("NFD").replace(/[^a-z]/g, ""),
    );
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}
