/** Names that visitors write or paste in one text, and what of it is no name. */

import { SAVED_NAME_MAX_LENGTH } from "../../config/limits.ts";
import { EMOJI, nameIn, plainText } from "./name-form.ts";

/** The names of a text, and the parts of it that are none. */
interface ParsedNames {
  /** In normal form, each once. */
  readonly names: readonly string[];
  /** Those that the text has several times. */
  readonly repeated: readonly string[];
  readonly leftOut: readonly string[];
}

const ROWS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
const SEPARATORS = /[,;|\\•‣●▪◦·،、]/u;

/** "1. Astrid 2. Alma" on one line. */
const NUMBER_BETWEEN = / \p{N}+[.)] /u;

/** Astrid/Alma, but not the slashes of an address. */
const SLASH = /([^:/])\/(?!\/)/g;

/** "Molly, Anna och Bo", "Anna & Bo". */
const BETWEEN_NAMES = /\s*[&+]\s*|\s+(?:och|o)\s+/;

/** The names of people in a text: one on each line, or with commas and the like between them. */
export function parseNameList(text: string): ParsedNames {
  return parse(
    text.replace(SLASH, "$1,"),
    [SEPARATORS, NUMBER_BETWEEN, BETWEEN_NAMES],
    (part) => nameIn(part) || null,
  );
}

/**
 * The names of a user's list, which may come from any generator: also names of companies and users, with digits and
 * signs. What has no letter is none.
 *
 * @param stored the names that the list has already; their lines stay as they are
 */
export function parseListedNames(text: string, stored: readonly string[] = []): ParsedNames {
  return parse(text, [/[,;•‣●▪◦]/u, NUMBER_BETWEEN], listedName, new Set(stored));
}

/** A name of any kind: as a name of people where it can be one, and otherwise without what cannot be seen. */
function listedName(text: string): string | null {
  const plain = plainText(text);
  // Too long for a list, which says so.
  if (plain.length > SAVED_NAME_MAX_LENGTH) return /\p{L}/u.test(plain) ? plain : null;
  const unmarked = withoutMarks(plain);
  const name = /\p{N}/u.test(unmarked) ? "" : nameIn(plain);
  return name || (/\p{L}/u.test(unmarked) ? unmarked : null);
}

/** Without the marks of a list, and the count in parentheses. */
function withoutMarks(plain: string): string {
  return plain
    .replace(/^(?:[([]?\p{N}+[.)\]:]+ ?(?=.*\p{L})|[-*+>#=~] |\[ ?[xX]? ?\] ?)+/u, "")
    .replace(/ ?[([] ?\p{N}[\p{N} .]*(?:st)? ?[)\]]$/u, "")
    .trim();
}

function parse(
  text: string,
  separators: readonly RegExp[],
  read: (part: string) => string | null,
  stored: ReadonlySet<string> = new Set(),
): ParsedNames {
  const names: string[] = [];
  const leftOut: string[] = [];
  for (const row of text.split(ROWS)) {
    if (stored.has(row)) {
      names.push(row);
      continue;
    }
    // A copied table has the rank before a name, and the count after it.
    const cells = row.split("\t");
    const found = cells.flatMap((cell) =>
      separators
        .reduce(
          (parts, separator) => parts.flatMap((part) => part.split(separator)),
          cell.split(EMOJI).map(plainText),
        )
        .map((part) => ({ plain: part.trim(), name: read(part), isNumber: isNumber(part) })),
    );
    const isTable = cells.length > 1 && found.some(({ name }) => name !== null);
    for (const { plain, name, isNumber } of found) {
      if (name !== null) names.push(name);
      else if (isAnything(plain) && !(isTable && isNumber)) leftOut.push(plain);
    }
  }
  const counts = new Map<string, number>();
  for (const key of names.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const distinct = distinctNames(names);
  return {
    names: distinct,
    repeated: distinct.filter((name) => (counts.get(keyOf(name)) ?? 0) > 1),
    leftOut,
  };
}

/** Marks of a list alone, such as a bullet on a line of its own, are nothing to leave out. */
function isAnything(plain: string): boolean {
  return !/^[\s\p{Pd}*•·=_~♡♥☆★<>|'"”()[\]]*$/u.test(plain);
}

function isNumber(part: string): boolean {
  return /^[\p{N}\s.,%]+$/u.test(part);
}

/** How many parts a sentence quotes. */
const MOST_QUOTED = 3;

/** Longest part that a sentence quotes whole, in characters. */
const QUOTED_LENGTH = 20;

/** What was left out of a text, in a sentence; null if nothing was. */
export function leftOutMessage(leftOut: readonly string[]): string | null {
  const [only] = leftOut;
  if (only === undefined) return null;
  if (leftOut.length > MOST_QUOTED) {
    return `Vi hoppade över ${leftOut.length}\u00a0delar som inte är namn.`;
  }
  const quoted = leftOut.map((part) => `”${shortened(part)}”`);
  const last = quoted.at(-1);
  return leftOut.length === 1
    ? `Vi hoppade över ${last}, som inte är ett namn.`
    : `Vi hoppade över ${quoted.slice(0, -1).join(", ")} och ${last}, som inte är namn.`;
}

function shortened(text: string): string {
  const characters = [...text];
  return characters.length > QUOTED_LENGTH
    ? `${characters.slice(0, QUOTED_LENGTH).join("")} …`
    : text;
}

/** The first spelling of each name: "Alma" and "alma" are one. */
export function distinctNames(names: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const name of names) {
    const key = keyOf(name);
    if (!first.has(key)) first.set(key, name);
  }
  return [...first.values()];
}

/** The names that a list does not have in any spelling. */
export function namesMissingIn(
  list: readonly string[],
  names: readonly string[],
): readonly string[] {
  const listed = new Set(list.map(keyOf));
  return names.filter((name) => !listed.has(keyOf(name)));
}

function keyOf(name: string): string {
  return plainText(name).toLowerCase();
}
