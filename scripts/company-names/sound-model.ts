/**
 * A model of how Swedish words sound: which consonants begin and end them, which stand between two
 * vowels, which vowels meet, and which last syllables they have, learned from words that Swedes use.
 * A coined word passes if all its sounds occur in enough of those words.
 */
export interface SoundModel {
  readonly beginnings: ReadonlySet<string>;
  readonly middles: ReadonlySet<string>;
  readonly vowels: ReadonlySet<string>;
  /** The last vowel and what follows it. */
  readonly ends: ReadonlySet<string>;
}

/** Words that a sound must occur in; a sound of fewer words may be a foreign exception. */
const LEAST_WORDS = 4;

/** A coined name of one syllable is a word already; one of four is hard to remember. */
const MIN_SYLLABLES = 2;
const MAX_SYLLABLES = 3;

export function learnSounds(words: Iterable<string>): SoundModel {
  const sounds = Array.from(words, soundsOf);
  return {
    beginnings: common(sounds.map(({ beginning }) => beginning)),
    middles: common(sounds.flatMap(({ middles }) => middles)),
    vowels: common(sounds.flatMap(({ vowels }) => vowels)),
    ends: common(sounds.map(({ end }) => end)),
  };
}

/** Whether a word is built of sounds that the model knows, and has two or three syllables. */
export function soundsSwedish(word: string, model: SoundModel): boolean {
  const { beginning, middles, vowels, end } = soundsOf(word);
  const syllables = vowels.join("").length;
  return (
    syllables >= MIN_SYLLABLES &&
    syllables <= MAX_SYLLABLES &&
    model.beginnings.has(beginning) &&
    middles.every((middle) => isMiddle(middle, model)) &&
    vowels.every((group) => model.vowels.has(group)) &&
    model.ends.has(end)
  );
}

/** Consonants between vowels: known ones, or those of an end and a beginning (-lm + v-). */
function isMiddle(middle: string, { middles, beginnings, ends }: SoundModel): boolean {
  const codas = new Set(Array.from(ends, (end) => end.replace(/^[aeiouyåäöé]/, "")));
  return (
    middles.has(middle) ||
    Array.from(middle, (_, at) => at).some(
      (at) => at > 0 && codas.has(middle.slice(0, at)) && beginnings.has(middle.slice(at)),
    )
  );
}

function soundsOf(word: string) {
  // Consonants and vowels in turn; the first and the last consonants may be empty.
  const parts = word.toLowerCase().split(/([aeiouyåäöé]+)/);
  const consonants = parts.filter((_, i) => i % 2 === 0);
  const vowels = parts.filter((_, i) => i % 2 === 1);
  return {
    beginning: consonants[0] ?? "",
    middles: consonants.slice(1, -1),
    vowels,
    end: (vowels.at(-1) ?? "").slice(-1) + (consonants.at(-1) ?? ""),
  };
}

function common(sounds: readonly string[]): Set<string> {
  const counts = new Map<string, number>();
  for (const sound of sounds) counts.set(sound, (counts.get(sound) ?? 0) + 1);
  return new Set([...counts].flatMap(([sound, count]) => (count >= LEAST_WORDS ? [sound] : [])));
}
