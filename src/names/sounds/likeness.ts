/**
 * What the sounds of two names have in common (docs/specification.md, "Sounds" and "A surname beside a name"). Every
 * function takes what soundsOf returns.
 */

import { remembered } from "../remembered.ts";

const V = "[aeiouyåäö]";
const C = "[^aeiouyåäö]";
const VOWELS = new RegExp(V, "gi");

/** How many vowels are heard. */
export const countVowels = remembered((sounds) => sounds.match(VOWELS)?.length ?? 0);

/** Whether all sounds, their lengths and the main stress are the same. */
export function isSameSound(left: string, right: string): boolean {
  return withoutLesserStress(left) === withoutLesserStress(right);
}

/**
 * Whether exactly one thing differs: a sound is another one, added or left out, a vowel is long, or the stress is on
 * another syllable. A length that follows from another consonant or stress is no second difference.
 */
export function isOneSoundApart(left: string, right: string): boolean {
  const [a, b] = [heard(left), heard(right)];
  if (a.short === b.short) {
    return a.stress !== b.stress || placesThatDiffer(a.sounds, b.sounds).length === 1;
  }
  if (Math.abs(a.short.length - b.short.length) > 1) return false;
  const fewest = Math.min(a.short.length, b.short.length);
  const start = sharedLength(a.short, b.short, fewest);
  const end = sharedLength(reversed(a.short), reversed(b.short), fewest - start);
  if (stressFrom(a, start, end) !== stressFrom(b, start, end)) return false;
  const [one, other] = [partsOf(a.sounds, start, end), partsOf(b.sounds, start, end)];
  if (one.change.length > 1 || other.change.length > 1 || one.after !== other.after) return false;
  const [place, ...more] = placesThatDiffer(one.before, other.before);
  if (place !== undefined) {
    return more.length === 0 && isLengthForced([a.sounds, b.sounds], place, start);
  }
  return one.change === "" || other.change === "" || haveSameLength(one.change + other.change);
}

function partsOf(sounds: string, start: number, end: number) {
  const last = sounds.length - end;
  return {
    before: sounds.slice(0, start),
    change: sounds.slice(start, last),
    after: sounds.slice(last),
  };
}

/** Whether a vowel is long before one consonant and short before two, since the sound at a later place differs. */
function isLengthForced(names: readonly string[], place: number, change: number): boolean {
  const [run = "", otherRun] = names.map((sounds) => CONSONANTS.exec(sounds.slice(place + 1))?.[0]);
  return change <= place + 1 + run.length && (run.length !== otherRun?.length || run !== otherRun);
}

const CONSONANTS = new RegExp(`^${C}*`, "i");

interface Heard {
  readonly sounds: string;
  /** As if each vowel were short. */
  readonly short: string;
  /** The place of the vowel with the main stress. */
  readonly stress: number;
}

const heard = remembered((marked): Heard => {
  const stressed = withoutLesserStress(marked);
  const sounds = stressed.replace("'", "");
  return { sounds, short: sounds.toLowerCase(), stress: stressed.indexOf("'") };
});

function withoutLesserStress(sounds: string): string {
  return sounds.replaceAll(",", "");
}

/** Where the stress is in what is shared: from the start, from the end, or in the sound that differs. */
function stressFrom({ sounds, stress }: Heard, start: number, end: number): string {
  if (stress < start) return `${stress} from the start`;
  return stress < sounds.length - end ? "between" : `${sounds.length - stress} from the end`;
}

function placesThatDiffer(left: string, right: string): number[] {
  return [...left].flatMap((sound, place) => (sound === right[place] ? [] : [place]));
}

/** Of two vowels. Short e is short ä. */
function haveSameLength(vowels: string): boolean {
  const long = vowels.match(/[AEIOUYÅÄÖ]/g)?.length ?? 0;
  return long !== 1 || /Äe|eÄ/.test(vowels);
}

function sharedLength(left: string, right: string, most: number): number {
  let length = 0;
  while (length < most && left[length] === right[length]) length += 1;
  return length;
}

function reversed(text: string): string {
  return [...text].reverse().join("");
}

/** The sounds without length and stress, with one sound for e and ä. */
function coarse(sounds: string): string {
  return heard(sounds).short.replaceAll("ä", "e");
}

const ONSET = new RegExp(`^(${C}*)(${V}?)(.?)`, "s");

const onsetOf = remembered((sounds): readonly string[] => ONSET.exec(coarse(sounds)) ?? []);

/**
 * Whether names begin alike: with the same consonant and vowel, the same consonants, a sje- or tje-sound, or the same
 * vowel and the sound after it.
 */
export function beginsAlike(left: string, right: string): boolean {
  const [, consonants = "", vowel, next] = onsetOf(left);
  const [, others, otherVowel, otherNext] = onsetOf(right);
  const first = consonants.charAt(0);
  if (/[ʃç]/.test(first)) return others?.startsWith(first) ?? false;
  if (consonants !== others) return false;
  if (consonants.length > 1) return true;
  return (
    vowel === otherVowel &&
    vowel !== "" &&
    (consonants !== "" || (next === otherNext && next !== ""))
  );
}

/** The first sound, without its length. */
export function firstSound(sounds: string): string {
  return heard(sounds).short.charAt(0);
}

/** The last sound, without its length. */
export function lastSound(sounds: string): string {
  return heard(sounds).short.slice(-1);
}

const CLOSED_SYLLABLE = new RegExp(`${C}${V}${C}+$`);
const TWO_VOWELS = new RegExp(`${V}${C}*${V}${C}*$`);

/**
 * Whether names rhyme: what follows from the stressed vowel of the first one ends the other one, from a stressed vowel
 * on.
 */
export function rhymes(left: string, right: string): boolean {
  const rime = /'([^,]*)$/.exec(left)?.[1];
  return rime !== undefined && (right.endsWith(`'${rime}`) || right.endsWith(`,${rime}`));
}

/** The two endings of a name: null where it has no such ending. */
const endingsOf = remembered((sounds) =>
  [CLOSED_SYLLABLE, TWO_VOWELS].map((ending) => ending.exec(coarse(sounds))?.[0] ?? null),
);

/**
 * Whether names end alike, wherever their stress is (Elin, Malin): in the same closed syllable, or the same two last
 * vowels with all that follows. Many rhymes do, too.
 */
export function endsAlike(left: string, right: string): boolean {
  const others = endingsOf(right);
  return endingsOf(left).some((end, i) => end !== null && end === others[i]);
}
