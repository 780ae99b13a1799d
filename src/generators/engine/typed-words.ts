import { TYPED_WORDS_MAX_LENGTH } from "../../config/limits.ts";
import { plainText } from "../../names/form/name-form.ts";
import type { Typing } from "./filters.ts";

/** Words, with some signs between them. @param signs as in a class of a regular expression */
function wordsWith(signs: string, contents: string): Typing {
  const others = new RegExp(`[^\\p{L}\\p{M}\\p{N}${signs}]+`, "gu");
  return {
    parse: (typed) =>
      plainText(typed)
        .replace(/'/g, "")
        .replace(others, " ")
        .slice(0, TYPED_WORDS_MAX_LENGTH)
        .trim(),
    maxLength: TYPED_WORDS_MAX_LENGTH,
    pattern: `^[\\p{L}\\p{M}\\p{N}${signs.replace(".-", ". -")}]{0,${TYPED_WORDS_MAX_LENGTH}}$`,
    contents,
  };
}

/** Words that names are composed with. */
export const TYPED_WORDS = wordsWith(
  "_.-",
  "bokstäver, siffror, mellanslag, punkter, bindestreck och understreck",
);

/** The same, and &: Stina & Olle. */
export const TYPED_WORDS_WITH_AND = wordsWith(
  "&_.-",
  "bokstäver, siffror, mellanslag, &, punkter, bindestreck och understreck",
);
