/** Keys under which a name is found: as it is written, from its end, and as it sounds. */

/** Letters that Unicode does not decompose to a letter of a to z and a mark. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ß: "ss",
  ı: "i",
};

/**
 * The letters of a name, a to z: without case, accents, spaces and signs, so that "bjork" finds Björk
 * and "dangelo" finds D'Angelo. Empty for a name in another script.
 */
export function foldName(name: string): string {
  const lowerCase = name.toLowerCase();
  // Most names; the build folds half a million.
  if (/^[a-z]+$/.test(lowerCase)) return lowerCase;
  return lowerCase
    .replace(/[æœøðđþłßı]/g, (letter) => REPLACEMENTS[letter] ?? letter)
    .normalize("NFD")
    .replace(/[^a-z]/g, "");
}

/** A name from its end: the names that end alike are neighbours in this order. */
export function reverseKey(name: string): string {
  return [...name].reverse().join("");
}

/** Spellings of one sound in Swedish names, in the order in which they are replaced. */
const SOUNDS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/sch|stj|skj|sj|sh|tj|kj/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/ck|ch|kh|c|q/g, "k"],
  [/x/g, "ks"],
  [/ph/g, "f"],
  [/[dt]t|th|dh/g, "t"],
  [/w/g, "v"],
  [/z/g, "s"],
  [/gh/g, "g"],
  [/y|(?!^)j/g, "i"],
];

/** The letters of a folded name, written as they sound in Swedish. */
export function soundsOf(folded: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), folded);
}

/**
 * The consonants of a folded name as they sound, after its first vowel if it begins with one. Names
 * that sound alike share a key (Kristian and Christian, Emilie and Emelie, Karlson and Carlsson);
 * names that share a key need not sound alike.
 */
export function soundKey(folded: string): string {
  const sounds = soundsOf(folded);
  const first = /^[aeiou]/.test(sounds) ? sounds.charAt(0).replace("i", "e") : "";
  const consonants = sounds.replace(/[aeiou]|(?!^)h/g, "");
  return first + consonants.replace(/(.)\1+/g, "$1");
}
