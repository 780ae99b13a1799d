/** A name that a visitor types (docs/specification.md, "A surname beside a name" and "Second names"). */

import { TYPED_NAME_MAX_LENGTH } from "../config/limits.ts";

/** Parts of a surname that are written in lower case: von Essen, af Klint, de la Cruz. */
const PARTICLES = new Set("af av d da dal de del der di dos du la le ten van ter von".split(" "));

/** What of a typed text may be words: only letters, apostrophes, hyphens and single spaces, up to the limit. */
export function cleanWords(typed: string): string {
  return shorten(typed.normalize("NFC").replace(/[^\p{L}\p{M}'’-]+/gu, " "));
}

/** A name as a visitor has typed it: its words, with capitals if it has none. */
export function cleanName(typed: string): string {
  const letters = cleanWords(typed);
  if (letters !== letters.toLowerCase()) return letters;
  const capitalized = letters
    .split(" ")
    .map((word) => (PARTICLES.has(word) ? word : word.replace(/\p{L}+/gu, capitalize)))
    .join(" ");
  // A capital may be several characters, as those of ß and ΐ are.
  return shorten(capitalized.normalize("NFC"));
}

/** Cuts a text off at the limit, without a half of a character. */
function shorten(text: string): string {
  return text
    .trim()
    .slice(0, TYPED_NAME_MAX_LENGTH)
    .replace(/\p{Cs}$/u, "")
    .trim();
}

function capitalize(letters: string): string {
  const [first = ""] = letters;
  return first.toUpperCase() + letters.slice(first.length);
}

/** "A.L.", with the hyphen of a double name and without von or af: "A-K.E." */
export function initialsOf(given: string, surname: string): string {
  return `${given} ${surname}`
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\p{Ll}/u.test(word))
    .map(
      (word) =>
        `${word
          .split("-")
          .map(([first = ""]) => first)
          .join("-")}.`,
    )
    .join("");
}
