import { commonSurnames } from "../../names/facts/surname-list.ts";
import { foldName } from "../../names/search/keys.ts";
import {
  commonNames,
  englishWords,
  internationalWords,
  joiningWords,
} from "../../words/common-username-words.ts";

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

/** What a name adds that is only the first name and the surname of a person, or an initial and a surname. */
const FULL_NAME = 4;
const INITIAL_AND_SURNAME = 3;

/** What a name of two or more words adds if all of them are common. */
const COMMON_PHRASE = 2;

/** What a digit, or a sign between words, takes away. */
const DIGIT = 0.7;
const SIGN = 1;

const PROBABLY_TAKEN = 1.5;

const SHORT = 7;
const LONG = 12;

/** Shortest word, and most words, that letters without a sign or a capital between them are split into. */
const SPLIT_WORD_LENGTH = 3;
const SPLIT_WORDS = 4;

const given = setOf(commonNames);
const words = setOf(`${internationalWords} ${englishWords}`);
const joining = setOf(joiningWords);
/** As usernames have them: Sjöström is sjostrom. */
const surnames = new Set(commonSurnames.map(({ name }) => foldName(name)));

type Kind = "given" | "surname" | "word" | "joining" | "initial" | "other";

/** Guesses from the name itself whether it is taken: the same answer for the same name. */
export function guessUsername(name: string): UsernameGuess {
  const kinds = kindsOf(name);
  const count = (kind: Kind) => kinds.filter((each) => each === kind).length;
  const common = count("given") + count("surname") + count("word");
  const digits = name.replace(/\D/g, "").length;
  const signs = name.replace(/[^_.-]/g, "").length;
  const score =
    (NEUTRAL_LENGTH - name.length) * LENGTH_WEIGHT +
    common * COMMON_WORD +
    (kinds.length === 1 && common === 1 ? WHOLE_NAME : 0) +
    combinationOf(kinds) -
    digits * DIGIT -
    signs * SIGN;
  const reasons = [
    sizeOf(name.length),
    ...usedOf(count("given"), count("surname"), count("word"), digits),
  ];
  return { score, words: wordsFor(score), reasons };
}

function combinationOf(kinds: readonly Kind[]): number {
  const combination = [...kinds].sort().join(" ");
  if (combination === "given surname") return FULL_NAME;
  if (combination === "initial surname") return INITIAL_AND_SURNAME;
  return kinds.length > 1 && !kinds.some((kind) => kind === "other" || kind === "initial")
    ? COMMON_PHRASE
    : 0;
}

/** The kinds of the words of a name: by its capitals and signs, or the common ones that it is joined of. */
function kindsOf(name: string): readonly Kind[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part !== "")
    .flatMap((part) => {
      const kind = kindOf(part);
      return kind === "other" ? (splitKinds(part, SPLIT_WORDS) ?? [kind]) : [kind];
    });
}

/** The kinds of the fewest common words that letters are joined of; null if there are none. */
function splitKinds(letters: string, most: number): readonly Kind[] | null {
  const whole = kindOf(letters);
  if (isSplitOff(letters, whole)) return [whole];
  if (most === 1) return null;
  let fewest: readonly Kind[] | null = null;
  for (let at = 1; at < letters.length; at++) {
    const kind = kindOf(letters.slice(0, at));
    if (!isSplitOff(letters.slice(0, at), kind)) continue;
    const rest = splitKinds(letters.slice(at), most - 1);
    if (rest && (!fewest || rest.length + 1 < fewest.length)) fewest = [kind, ...rest];
  }
  return fewest;
}

function isSplitOff(letters: string, kind: Kind): boolean {
  if (kind === "joining") return letters.length > 1;
  return kind !== "other" && kind !== "initial" && letters.length >= SPLIT_WORD_LENGTH;
}

function kindOf(word: string): Kind {
  if (given.has(word)) return "given";
  if (words.has(word)) return "word";
  if (surnames.has(word)) return "surname";
  if (joining.has(word)) return "joining";
  return word.length === 1 ? "initial" : "other";
}

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

function wordsFor(score: number): UsernameGuess["words"] {
  if (score >= PROBABLY_TAKEN) return "troligen upptaget";
  return score >= 0 ? "kanske upptaget" : "kanske ledigt";
}

function sizeOf(length: number): string {
  if (length <= SHORT) return "kort";
  if (length <= NEUTRAL_LENGTH) return "ganska kort";
  return length >= LONG ? "långt" : "lagom långt";
}

function usedOf(given: number, surnames: number, words: number, digits: number): string[] {
  const used = [
    ...(given > 0 ? ["vanligt förnamn"] : []),
    ...(surnames > 0 ? ["vanligt efternamn"] : []),
    ...(words > 0 ? [words === 1 ? "ett vanligt ord" : "flera vanliga ord"] : []),
    ...(digits > 0 ? [digits === 1 ? "en siffra" : "siffror"] : []),
  ];
  return used.length > 0 ? used : ["ovanliga ord"];
}
