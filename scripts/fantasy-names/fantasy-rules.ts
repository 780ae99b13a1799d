/** The rules that the fantasy names keep; docs/specification.md, "Fantasy names". */

/** Whether words are equal but for one letter, in one of them or in both. */
export function isNear(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

/** A test whether a word is one of the given ones or one letter away from one. */
export function nearnessTo(words: Iterable<string>): (word: string) => boolean {
  const byForm = new Map<string, string[]>();
  for (const word of new Set(words)) {
    for (const form of forms(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }
  return (word) =>
    forms(word).some((form) => byForm.get(form)?.some((known) => isNear(word, known)));
}

/** A word, and the word without each of its letters: near words have one of these in common. */
function forms(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** A test whether a word is one of the given ones or at most two letters away from one. */
export function likenessTo(words: Iterable<string>): (word: string) => boolean {
  const byForm = new Map<string, string[]>();
  for (const word of new Set(words)) {
    for (const form of shortForms(word)) {
      const known = byForm.get(form);
      if (known) known.push(word);
      else byForm.set(form, [word]);
    }
  }
  return (word) =>
    [...shortForms(word)].some((form) =>
      byForm.get(form)?.some((known) => distance(word, known) <= 2),
    );
}

/** A word without none, one and two of its letters. */
function shortForms(word: string): ReadonlySet<string> {
  const once = forms(word);
  return new Set([...once, ...once.slice(1).flatMap(forms)]);
}

/** How many letters have to be added, left out or replaced (Levenshtein). */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Consonants that may begin a word or a syllable, as a Swedish reader would pronounce them. */
const ONSETS =
  "b bj bl br c ch cl cr d dr f fj fl fr g gl gn gr gw gwr h hj j k kl kn kr kv l lj m mj n nj p ph phl phr pl pr ps pt r rh " +
  "s sh sk skr sl sm sn sp spr st str sv sw t th thr tr v vr w z";

/** Consonants that may end a syllable. */
const CODAS =
  "b c d f g k l m n p ph r s sh t th v x z " +
  "bb dd gg kk ll mm nn pp rr ss tt ck ft kt ks lb ld lf lg lk lm lp lt lv " +
  "mb mp nd ng nk ns nt rb rd rf rg rk rl rm rn rp rs rt rth rv rz sk sp st ch ct nx lx kt cs rch lch lph mph";

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
  /(ch|sh|th|z)[aeiouy]{1,2}\1/,
  // Similar sounds that merge.
  /(?:s|sh|sk)(?:z|sh)|z(?:s|sh)|shs|th(?:s|t|d|z)|(?:t|d|s)th|td|dt|kg|gk|bp|pb|uu|ii/,
  // A double consonant after another consonant, and a double stop before one.
  /[^aeiouyåäö]([^aeiouyåäöh])\1/,
  /([bdgkmnptz])\1[^aeiouyåäö]/,
  // The same liquid or nasal three times.
  /([lrnm])[aeiouy]\1[aeiouy]\1/,
  // Three consonants inside a name, unless the first is easy to glide from: "rnv", "lgr", "ndf".
  /[aeiouyåäö](?![lrnm])[^aeiouyåäö]{3}/,
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

/** Least and most letters, and most syllables; a pattern that no name of the category has. */
interface Sound {
  readonly letters: readonly [number, number];
  readonly syllables: number;
  readonly avoided?: RegExp;
}

/** Two stops in a row, or three consonants: too hard for soft names. */
const HARD = /[bdgkpt][bdgkpt]|[^aeiouyåäö]{3}|kk|gg|zz/;
/** Two vowels in a row that both sound: too soft for hard names. */
const SOFT = /i[aeou]|e[ao]/;

/** How a name of a category sounds. */
const SOUNDS: Readonly<Record<string, Sound>> = {
  krigare: { letters: [5, 9], syllables: 4 },
  magiker: { letters: [5, 9], syllables: 4 },
  alv: { letters: [5, 9], syllables: 4, avoided: HARD },
  dvarg: { letters: [5, 9], syllables: 4, avoided: SOFT },
  drake: { letters: [5, 10], syllables: 4 },
  halvling: { letters: [5, 8], syllables: 3 },
  gnom: { letters: [5, 9], syllables: 4 },
  orch: { letters: [5, 9], syllables: 3, avoided: SOFT },
  demonattling: { letters: [5, 9], syllables: 4 },
  halvalv: { letters: [5, 9], syllables: 4, avoided: HARD },
};

/** Whether a lower-case name has the sound of its category. */
export function sounds(name: string, category: string): boolean {
  const sound = SOUNDS[category];
  if (!sound) throw new Error(`No sound for "${category}"`);
  const [least, most] = sound.letters;
  const syllables = name.match(/i[aeou]|[aeo]i|[ae]u|ae|[aeiouyåäö]/g)?.length ?? 0;
  return (
    name.length >= least &&
    name.length <= most &&
    syllables >= 2 &&
    syllables <= sound.syllables &&
    !sound.avoided?.test(name)
  );
}

/**
 * Consonants that are hard to say or to read where two elements meet, the same one twice among them: Gracgemma,
 * Aevfulgura, Keraunptera, Nymhymnos, Aerrobur.
 */
const HARD_JOINT =
  /^(?:(.)\1|[bcgkp][bcdgkpt]|c[fvmnhs]|[vf][fpv]|[bcgkpt]f|[bp]v|m[hr]|np|x[^aeiouyåäö]|[bcg]h)|^[^aeiouyåäö]pt/;

/** The same consonant on both sides of a vowel where two elements meet stutters: Sorgarga, Corvivox, Lunanima. */
const STUTTER = /([^aeiouyåäö])[aeiouyåäö]{0,2}-[aeiouyåäö]{0,2}\1/;

/** Elements that rhyme: Ramgram, Carndarna. */
const RHYME = /([aeiouyåäö]+[^aeiouyåäö]+)-[^aeiouyåäö]*\1(?:a|e|os|us)?$/;

/** Whether two elements in lower case meet well; of two vowels, the first is left out. */
export function joinsWell(first: string, last: string): boolean {
  const parts = `${first}-${last}`;
  return (
    !HARD_JOINT.test(first.slice(-1) + last.slice(0, 2)) &&
    !STUTTER.test(parts) &&
    !RHYME.test(parts)
  );
}
