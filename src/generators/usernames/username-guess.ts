import { commonNames, internationalWords } from "../../words/common-username-words.ts";

export interface UsernameGuess {
  /** Higher for a name that is more likely to be taken. It only says which of two names is likelier. */
  readonly score: number;
  readonly words: "troligen upptaget" | "kanske upptaget" | "kanske ledigt";
  /** What the guess rests on, the length first: "kort", "flera vanliga ord". */
  readonly reasons: readonly string[];
}

/** Length, in characters, that speaks neither for nor against a name. */
const NEUTRAL_LENGTH = 9;
const LENGTH_WEIGHT = 0.4;

/** What a word that many have tried adds, and how much more if it is all of the name. */
const COMMON_WORD = 1.25;
const WHOLE_NAME = 1.5;

/** What a digit, or a sign between words, takes away. */
const DIGIT = 0.7;
const SIGN = 1;

const PROBABLY_TAKEN = 1.5;

const SHORT = 7;
const LONG = 12;

const names = new Set(commonNames.trim().split(/\s+/));
const words = new Set(internationalWords.trim().split(/\s+/));

/** Guesses from the name itself whether it is taken: the same answer for the same name. */
export function guessUsername(name: string): UsernameGuess {
  const parts = partsOf(name);
  const given = parts.filter((part) => names.has(part)).length;
  const common = parts.filter((part) => words.has(part)).length;
  const digits = name.replace(/\D/g, "").length;
  const signs = name.replace(/[^_.-]/g, "").length;
  const isWhole = parts.length === 1 && given + common === 1;
  const score =
    (NEUTRAL_LENGTH - name.length) * LENGTH_WEIGHT +
    (given + common) * COMMON_WORD +
    (isWhole ? WHOLE_NAME : 0) -
    digits * DIGIT -
    signs * SIGN;
  return { score, words: wordsFor(score), reasons: reasonsOf(name.length, given, common, digits) };
}

/** The words of a name: by its capitals and signs, or the two common ones that it is joined of. */
function partsOf(name: string): readonly string[] {
  const parts = name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== "");
  return parts.flatMap((part) => {
    if (isCommon(part)) return [part];
    for (let at = 2; at <= part.length - 2; at++) {
      const halves = [part.slice(0, at), part.slice(at)];
      if (halves.every(isCommon)) return halves;
    }
    return [part];
  });
}

function isCommon(word: string): boolean {
  return names.has(word) || words.has(word);
}

function wordsFor(score: number): UsernameGuess["words"] {
  if (score >= PROBABLY_TAKEN) return "troligen upptaget";
  return score >= 0 ? "kanske upptaget" : "kanske ledigt";
}

function reasonsOf(length: number, given: number, common: number, digits: number): string[] {
  const size = length <= SHORT ? "kort" : length >= LONG ? "långt" : "lagom långt";
  const used = [
    ...(given > 0 ? ["vanligt förnamn"] : []),
    ...(common > 0 ? [common === 1 ? "ett vanligt ord" : "flera vanliga ord"] : []),
    ...(digits > 0 ? [digits === 1 ? "en siffra" : "siffror"] : []),
  ];
  return [size, ...(used.length > 0 ? used : ["ovanliga ord"])];
}
