/** Which vowel of a name has the stress, and which vowels are long. */
import type { ReadAs } from "./read-as.ts";

const V = "[aeiouyåäöAEIOUYÅÄÖω]";
const C = "[^aeiouyåäöAEIOUYÅÄÖω':]";

/**
 * The sounds of one word.
 * @param read sounds as src/names/sounds/spellings.ts writes them
 */
export function withLengths(read: string, readAs: ReadAs): string {
  const stressed = read.includes("'") ? read : withStress(read, readAs);
  const at = stressed.lastIndexOf("'");
  const vowel = stressed.charAt(at + 1);
  if (at === -1 || !VOWEL.test(vowel)) return unstressed(stressed);
  const after = stressed.slice(at + 2);
  return `${unstressed(stressed.slice(0, at + 1))}'${stressedVowel(vowel, after)}${unstressed(after)}`;
}

const VOWEL = new RegExp(V);
const VOWELS = new RegExp(V, "g");

function withStress(sounds: string, readAs: ReadAs): string {
  const places = Array.from(sounds.matchAll(VOWELS), ({ index }) => index);
  const last = places.length - 1;
  const place =
    last < 2 ? places[0] : places[isLate(sounds, places.at(-2) ?? 0, readAs) ? last - 1 : last - 2];
  return place === undefined ? sounds : `${sounds.slice(0, place)}'${sounds.slice(place)}`;
}

/** Andreas, Matteo, Elias. */
const LATE = /e(?:as?|os?|u[sʃ])$|ias$/;
/** Annika, Ursula. */
const EARLY = /(?:ik:?[ae]|ula)$/;
/** After a short vowel: Alexander. */
const HEAVY = new RegExp(`^(?:${C}:|ks|${C}(?!r)${C}|[^bdfgkptv]r)`);
const ENDS_OPEN: Readonly<Record<ReadAs, RegExp>> = { "given name": /[ao]$/, surname: /[aoi]$/ };

/** Whether the last vowel but one is stressed, and not the one before it, in a name of three or more. */
function isLate(sounds: string, place: number, readAs: ReadAs): boolean {
  const after = sounds.slice(place + 1);
  if (LATE.test(sounds)) return true;
  // Julia, Adrian.
  if (EARLY.test(sounds) || VOWEL.test(after.charAt(0))) return false;
  return HEAVY.test(after) || ENDS_OPEN[readAs].test(sounds);
}

const CLOSED_O = new RegExp(`o(?=(?!r[dln])${C}(?:${C}|:?$))`, "g");

/** Vowels without stress are short, and o is å before two consonants and in the last syllable: Anton. */
function unstressed(sounds: string): string {
  return sounds
    .replace(CLOSED_O, "å")
    .replace(/[AEIOUYÅÄÖ]/g, (vowel) => vowel.toLowerCase())
    .replace(/ä/g, "e")
    .replace(/ω/g, "o")
    .replace(/[':]/g, "");
}

/** One consonant and a vowel or the end; m is long at the end, and so is each consonant before most others. */
const LONG_BEFORE = new RegExp(`^(?:$|${V}|[^jwm:](?:$|${V})|m${V}|[bdfgkptv]r|[dg]v)`);
/** Karl, Arne, Gerd. */
const RETROFLEX = /^r[dln]/;

function stressedVowel(vowel: string, after: string): string {
  if (vowel !== vowel.toLowerCase()) return vowel;
  const isRetroflex = RETROFLEX.test(after) && /[aeoäåöω]/.test(vowel);
  if (isRetroflex && vowel === "e") return "Ä";
  if (isRetroflex || LONG_BEFORE.test(after)) return vowel === "ω" ? "O" : vowel.toUpperCase();
  return SHORT[vowel] ?? vowel;
}

const SHORT: Readonly<Record<string, string>> = { o: "å", ω: "o", ä: "e" };
