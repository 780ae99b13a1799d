/** Keys under which a name is found by its letters: as it is written, and from its end. */

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
