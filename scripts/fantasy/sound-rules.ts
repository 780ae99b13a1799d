/** Consonants that may begin a word or a syllable, as a Swedish reader would pronounce them. */
const ONSETS =
  "b bj bl br c ch chr cl cr d dr f fj fl fr g gl gn gr gw h hj hr j k kh kl kn kr kv l lj m mj n nj " +
  "p ph phr pl pr r rh s sh sk skj skr sl sm sn sp spr st str sv t th thr tj tr v vr w x z zh zr";

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

function alternatives(list: string): string {
  return list
    .split(" ")
    .sort((a, b) => b.length - a.length)
    .join("|");
}
