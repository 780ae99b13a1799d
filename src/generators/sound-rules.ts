import type { Random } from "./engine.ts";

/** Consonants that may begin a word or a syllable, as a Swedish reader would pronounce them. */
const ONSETS =
  "b bl br c ch chr cl cr d dr f fj fl fr g gl gn gr gw h hj hr j k kh kl kn kr kv l lj m mj n nj " +
  "p ph phr pl pr r rh s sh sk skr sl sm sn sp spr st str sv t th thr tr v vr w x z zh zr";

/** Consonants that may end a syllable. */
const CODAS =
  "b c ch d f g k l m n p r s sh t th v x z " +
  "bb dd gg kk ll mm nn pp rr ss tt zz ck ft kt ks lb lc ld lf lg lk lm lp lt lth lv " +
  "mb mp nd ng nk ns nt nth rb rc rch rd rf rg rk rl rm rn rp rs rt rth rv rx rz sk sp st";

/** Vowels that may follow each other. */
const VOWEL_PAIRS = "ae ai au ea ei eo eu ia ie io iu oa oe oi ua ue ui ya ye yo";

/** Patterns that the syllable rules allow, but that are hard to pronounce or to read. */
const FORBIDDEN = [
  // The same letter three times, or the same letters twice: "xoxo", "arar".
  /(.)\1\1|(..+)\2/,
  // Two syllables that begin alike sound like baby talk: "diddi", "lolan".
  /^([^aeiouyåäö])h?[aeiouy]{1,2}\1/,
  // A liquid on both sides of a vowel: "trar", "glol".
  /[bcdfghkpstvz]([rl])[aeiouy]\1/,
  // The same fricative on both sides of a vowel: "zoz", "choch".
  /(ch|ph|sh|th|x|z)[aeiouy]{1,2}\1/,
  // A j in a cluster before i or y is hard to hear: "fjy", "lji".
  /[^aeiouyåäö]j[iy]/,
  // A c before these vowels would be read as s.
  /c[eiy]/,
  // Similar sounds that merge.
  /(?:s|sh|x|sk)(?:z|x|sh)|z(?:x|sh)|(?:x|z|sh)s|th(?:s|t|d|z)|(?:t|d|s)th|td|dt|kg|gk|bp|pb|uu|ii/,
  // A double consonant after another consonant, and a double stop before one.
  /[^aeiouyåäö]([^aeiouyåäöh])\1/,
  /([bdgkmnptz])\1[^aeiouyåäö]/,
  // The same liquid or nasal three times.
  /([lrnm])[aeiouy]\1[aeiouy]\1/,
];

/** Most consonant sounds in a row; digraphs such as th, ch and sh count as one. */
const MAX_CONSONANT_SOUNDS = 3;

const VOWEL = "[aeiouyåäö]";
const vowels = `(?:${alternatives(VOWEL_PAIRS)}|${VOWEL})(?!${VOWEL})`;
const coda = alternatives(CODAS);
const onset = alternatives(ONSETS);
const wellFormed = new RegExp(
  `^(?:${onset})?${vowels}(?:(?:${coda})?(?:${onset})?${vowels})*(?:${coda})?$`,
);
const vowelGroup = new RegExp(`${VOWEL_PAIRS.replaceAll(" ", "|")}|${VOWEL}`, "g");
const vowelFirst = new RegExp(`^${VOWEL}`);
const vowelLast = new RegExp(`${VOWEL}$`);
const digraph = /[cpstkrz]h|ck|ng/g;
const consonantRun = /[^aeiouyåäö]+/g;

/**
 * Whether a lower-case word can be read aloud: its syllables consist of known onsets, vowels and
 * codas, no run of consonants is too long, and it contains no forbidden pattern.
 */
export function isPronounceable(word: string): boolean {
  return (
    wellFormed.test(word) &&
    !FORBIDDEN.some((pattern) => pattern.test(word)) &&
    (word.match(consonantRun) ?? []).every(
      (run) => run.replace(digraph, "x").length <= MAX_CONSONANT_SOUNDS,
    )
  );
}

/** Counts the syllables of a lower-case word: one for each vowel or pair of vowels. */
export function syllables(word: string): number {
  return word.match(vowelGroup)?.length ?? 0;
}

/** The first vowel, or pair of vowels, of a lower-case word. */
export function firstVowel(word: string): string {
  return word.match(vowelGroup)?.[0] ?? "";
}

/** Whether a lower-case word begins with a vowel. */
export function startsOpen(word: string): boolean {
  return vowelFirst.test(word);
}

/** Whether a lower-case word ends in a vowel. */
export function endsOpen(word: string): boolean {
  return vowelLast.test(word);
}

/** Pieces to draw from, with the running total of their weights. */
export interface Pieces {
  readonly pieces: readonly string[];
  readonly totals: readonly number[];
}

/** Weighs the pieces of a space-separated list, in which "-" means no sound. */
export function weighPieces(list: string, weightOf: (piece: string) => number = () => 1): Pieces {
  const pieces = list === "" ? [] : list.split(" ").map((piece) => (piece === "-" ? "" : piece));
  let total = 0;
  const totals = pieces.map((piece) => {
    total += weightOf(piece);
    return total;
  });
  return { pieces, totals };
}

/** Draws one piece, or the empty string when no piece has any weight. */
export function drawPiece({ pieces, totals }: Pieces, random: Random): string {
  const at = random() * (totals.at(-1) ?? 0);
  return pieces[totals.findIndex((total) => total > at)] ?? "";
}

function alternatives(list: string): string {
  return list
    .split(" ")
    .sort((a, b) => b.length - a.length)
    .join("|");
}
