/**
 * The normal form of a name. Every address, field, list, room, import and call of the API reads names with it: the
 * statistics have each name in one spelling, and a text that only looks like it would be told that nobody has it.
 */

import { SEARCHED_NAME_MAX_LENGTH, TYPED_NAME_MAX_LENGTH } from "../../config/limits.ts";
import { inLatinLetters, isOtherScript } from "./other-scripts.ts";
import { withCapitals } from "./written-name.ts";

/** What a text is, read as one name. */
export type NameForm =
  | { readonly kind: "empty" }
  | { readonly kind: "name"; readonly name: string }
  /** In letters that no name of the statistics has; `latin` is the name to try, null where there is no plain rule. */
  | { readonly kind: "other-script"; readonly name: string; readonly latin: string | null }
  /** Digits, signs, or more than a name has room for. */
  | { readonly kind: "no-name"; readonly text: string };

/** Reads a text as one name. Its letters keep their case. */
export function nameForm(text: string, maxLength = SEARCHED_NAME_MAX_LENGTH): NameForm {
  const plain = plainText(text);
  if (plain === "") return { kind: "empty" };
  // What surrounds a name is never as long as names may be; reading a book as one would take long.
  if (plain.length > 2 * maxLength) return { kind: "no-name", text: plain };
  const name = withoutDecoration(plain);
  if (!WRITTEN_NAME.test(name) || name.length > maxLength) return { kind: "no-name", text: plain };
  return isOtherScript(name)
    ? { kind: "other-script", name, latin: latinName(name) }
    : { kind: "name", name };
}

/** The name of a text in normal form, in any script; empty if it is none. */
export function nameIn(text: string, maxLength?: number): string {
  const form = nameForm(text, maxLength);
  return "name" in form ? form.name : "";
}

/** What the visitor reads about a name in another script: "Registret … Pröva Olga." */
export function otherScriptMessage({ latin }: Extract<NameForm, { kind: "other-script" }>): string {
  return latin === null ? LATIN_LETTERS : `${LATIN_LETTERS} Pröva ${latin}.`;
}

export const LATIN_LETTERS = "Registret är skrivet med latinska bokstäver.";

/** What the visitor reads about a text that is no name. */
export function notANameMessage(text: string, maxLength = SEARCHED_NAME_MAX_LENGTH): string {
  if (text.length > maxLength) return `Ett namn får ha högst ${maxLength}\u00a0tecken.`;
  return `”${text}” ser inte ut som ett namn. Använd bokstäver, bindestreck och apostrof.`;
}

/**
 * A name that a visitor types, in normal form and with capitals if it has none. Of what is no name, such as "St. Clair"
 * and "Lindqvist2", and of a longer one it is what can be one; empty for a text without letters.
 */
export function typedName(typed: string): string {
  const name =
    nameIn(typed, TYPED_NAME_MAX_LENGTH) || nameIn(lettersOf(typed), TYPED_NAME_MAX_LENGTH);
  const capitalized = withCapitals(name);
  // A capital may be several characters, as those of ß and ΐ are.
  return capitalized.length > TYPED_NAME_MAX_LENGTH ? name : capitalized;
}

/** As much of a text as a typed name has room for, from its first letter and without what no name has. */
function lettersOf(typed: string): string {
  return plainText(typed)
    .replace(/:(?!\p{L})|[^\p{L}\p{M}\p{N}':-]+/gu, " ")
    .replace(/\p{N}+|^[^\p{L}]+/gu, "")
    .slice(0, TYPED_NAME_MAX_LENGTH)
    .replace(/\p{Cs}$/u, "");
}

/** Letters, and between them apostrophes, hyphens, spaces and the colon of A:son; an apostrophe also ends a name. */
const WRITTEN_NAME = /^\p{L}[\p{L}\p{M}' -]*(?::\p{L}[\p{L}\p{M}' -]*)*$/u;

/** Nothing of it is seen: characters of zero width, controls, what changes the direction of text, unpaired halves. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Cs}\p{Co}\ufff9-\ufffb]/gu;

/** Whitespace, which is visible though some of it is a control character. */
const SPACES = /[\p{White_Space}\u2800]+/gu;

export const EMOJI =
  /[0-9#*]\ufe0f?\u20e3|\u20e3|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/gu;

/** The acute and grave accents of keyboards are typed for an apostrophe. */
const APOSTROPHES = /['’‘‛`´ʼʻʽʹʾʿˈ′＇]/g;
const HYPHENS = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;

/**
 * A text without what cannot be seen and without emoji; its letters composed and of usual width, its spaces single,
 * its apostrophes and hyphens of one kind.
 */
export function plainText(text: string): string {
  return (
    text
      .replace(SPACES, " ")
      .replace(EMOJI, " ")
      .replace(INVISIBLE, "")
      // Before the compatibility form, which makes a space and a mark of an accent.
      .replace(APOSTROPHES, "'")
      .normalize("NFKC")
      .replace(APOSTROPHES, "'")
      .replace(HYPHENS, "-")
      .replace(INVISIBLE, "")
      .replace(SPACES, " ")
      .normalize("NFKC")
      .trim()
  );
}

/** "12.", "3)", "(4)" and "[x]" before a name of a list, and a number with a space after it. */
const LIST_MARK = /^(?:[([]?\p{N}+(?:[.):\]]+ ?| )|\[ ?[xX✓]? ?\] ?|[^\p{L}\p{N}'([<>&@]+|[([])/u;

/** "(603)", ": 603", "– 603", "603 st" after a name: how many have it. */
const COUNT = / ?(?:[([] ?\p{N}[\p{N} .,%]*(?:st)?\.? ?[)\]]|[ :=-] ?\p{N}[\p{N} ]*(?:st)?)$/u;

/** What sticks to the end of a name: punctuation and signs, but not the apostrophe of Nicolo', nor of markup. */
const END = /[^\p{L}\p{M}\p{N}'<>&@]+$/u;

/** A text without the marks of a list around it, and without the count after it. */
function withoutDecoration(plain: string): string {
  let name = plain;
  let before: string;
  do {
    before = name;
    name = withoutQuotes(name.replace(LIST_MARK, "").replace(COUNT, "").replace(END, ""));
  } while (name !== before);
  return name;
}

/** No name begins with an apostrophe, or ends with two. */
function withoutQuotes(name: string): string {
  return name.startsWith("'")
    ? name.replace(/^'+ ?/, "").replace(/ ?'+$/, "")
    : name.replace(/ ?''+$| '$/, "");
}

function latinName(name: string): string | null {
  const latin = inLatinLetters(name);
  return latin === null ? null : withCapitals(nameIn(latin)) || null;
}
