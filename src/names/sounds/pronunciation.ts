/** How a name is said, in letters that anyone reads (docs/specification.md, "Pages of names"). */

import { nameDayOf } from "../days/name-days.ts";
import { originGroups } from "../origins/name-origins.ts";
import { exceptionalSounds } from "./exceptions.ts";
import { isSameSound } from "./likeness.ts";
import { soundsOf } from "./sounds.ts";
import { lettersOf } from "./spellings.ts";

export interface Pronunciation {
  /** In lower case: "as", "trid". At least two. */
  readonly syllables: readonly string[];
  /** The place of the one with the main stress, from 0. */
  readonly stressed: number;
}

/** The pronunciation of a given name; null where its stress is not certain, or it has one syllable. */
export function pronunciationOf(name: string): Pronunciation | null {
  const words = name.toLowerCase().split(/[ -]/);
  if (!isStressCertain(name, words.map(lettersOf))) return null;
  const spelt = words.map((word) => spell(soundsOf(word), word));
  const syllables = spelt.flatMap((word) => word.syllables);
  // The last part of a double name has the main stress.
  const last = spelt.at(-1);
  if (!last || syllables.length < 2 || last.stressed === -1) return null;
  return { syllables, stressed: syllables.length - last.syllables.length + last.stressed };
}

/** Groups of origins whose names Swedish has long had, and stresses by its rules. */
const LONG_SWEDISH = new Set(["nordiskt", "bibliskt", "grekiskt", "latinskt", "tyskt"]);

/** Found when the names that the rules below let through were read: said in two ways, or spelt as in Polish. */
const UNCERTAIN = new Set(
  `adele adéle amelie amélie andrzej eleni eline esaias hatice jacek joackim kirsti leon line lionel malgorzata mateusz
  mathilde melanie mickael natali natalie nataly nathali nathalie nike pawel piotr sabine salman stephanie tomasz torgny
  zoe zoé`.split(/\s+/),
);

/**
 * Whether a list decides how a name is said, or the rules do, which hold for the names of the almanac, their other
 * spellings with the same sounds, and names of some origins.
 */
function isStressCertain(name: string, words: readonly string[]): boolean {
  if (words.some((letters) => UNCERTAIN.has(letters))) return false;
  if (words.every((letters) => exceptionalSounds(letters) !== undefined)) return true;
  const listedAs = nameDayOf(name)?.listedAs;
  if (listedAs !== undefined && isSameSound(soundsOf(name), soundsOf(listedAs))) return true;
  return originGroups.get(name)?.every((group) => LONG_SWEDISH.has(group)) ?? false;
}

const V = "[aeiouyåäöAEIOUYÅÄÖ]";
const C = "[^aeiouyåäöAEIOUYÅÄÖ',]";
/** A vowel with its mark, and the consonants after it. */
const VOWELS = new RegExp(`([',]?)(${V})(${C}*)`, "g");

/** Sounds that never end a syllable twice, written long: a diphthong's end, ng, sj and tj. */
const UNDOUBLED = /[jwŋʃç]/;

function spell(sounds: string, name: string): Pronunciation {
  const vowels = Array.from(sounds.matchAll(VOWELS), ([, mark = "", vowel = "", after = ""]) => ({
    isMain: mark === "'",
    isShort: mark !== "" && vowel === vowel.toLowerCase(),
    vowel,
    after,
  }));
  let onset = new RegExp(`^${C}*`).exec(sounds)?.[0] ?? "";
  const syllables = vowels.map(({ vowel, isMain, isShort, after }, i) => {
    const [end, next] =
      i < vowels.length - 1 ? divide(after, isShort) : [lengthened(after, isShort), ""];
    const syllable = spellSounds(onset) + spellVowel(vowel, isMain, name) + spellSounds(end);
    onset = next;
    return syllable;
  });
  return { syllables, stressed: vowels.findIndex(({ isMain }) => isMain) };
}

/** The consonants between two vowels by the syllable that they belong to. */
function divide(between: string, isShort: boolean): readonly [end: string, onset: string] {
  if (between.length < 2) {
    if (/[ŋw]/.test(between) || (between === "j" && isShort)) return [between, ""];
    return [isShort && !UNDOUBLED.test(between) ? between : "", between];
  }
  const together = /(?:[bdfgkptv]r|[bfgkp]l|bj|pj)$/.test(between) ? 2 : 1;
  const first = isShort ? Math.max(1, between.length - together) : between.length - together;
  return [between.slice(0, first), between.slice(first)];
}

/** A consonant at the end is long after a short vowel with stress. */
function lengthened(end: string, isShort: boolean): string {
  return isShort && end.length === 1 && !UNDOUBLED.test(end) ? end + end : end;
}

const SPELT: Readonly<Record<string, string>> = { ŋ: "ng", ʃ: "sj", ç: "tj", w: "u" };

function spellSounds(sounds: string): string {
  return sounds.replace(/kk$/, "ck").replace(/[ŋʃçw]/g, (sound) => SPELT[sound] ?? sound);
}

/** A short å is mostly written with o, and a short ä with e, unless the name is spelt otherwise. */
function spellVowel(vowel: string, isMain: boolean, name: string): string {
  if (vowel === "å" && !name.includes("å")) return "o";
  if (vowel === "e" && isMain && name.includes("ä")) return "ä";
  return vowel.toLowerCase();
}
