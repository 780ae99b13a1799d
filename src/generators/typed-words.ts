import { TYPED_WORDS_MAX_LENGTH } from "../config/limits.ts";
import { plainText } from "../names/name-form.ts";
import type { Typing } from "./filters.ts";

/** What is used of a typed text: letters, digits, and signs and spaces between them. */
function parseWords(typed: string): string {
  return plainText(typed)
    .replace(/'/g, "")
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, " ")
    .slice(0, TYPED_WORDS_MAX_LENGTH)
    .trim();
}

/** Words that names are composed with. */
export const TYPED_WORDS: Typing = {
  parse: parseWords,
  maxLength: TYPED_WORDS_MAX_LENGTH,
  pattern: `^[\\p{L}\\p{M}\\p{N}_. -]{0,${TYPED_WORDS_MAX_LENGTH}}$`,
  contents: "bokstäver, siffror, mellanslag, punkter, bindestreck och understreck",
};
