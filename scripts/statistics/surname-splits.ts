/**
 * Divides surnames into two parts: two elements (Lind-berg), an element and an ending (Lund-in), or a man's
 * name and son or dotter (Svens-son). The most borne surnames are divided by hand, all others by the lists
 * of elements; what can be divided in two ways, or has a part that is on no list, is not divided.
 */
import type { SurnameSplit } from "../../src/names/search/related-names.ts";
import { patronymicNames } from "./curated/patronymic-names.ts";
import { reviewedSurnames } from "./curated/reviewed-surnames.ts";
import {
  BEFORE_ENDING,
  ENDINGS,
  NATURE_FIRST,
  NATURE_LAST,
  OTHER_FIRST,
  OTHER_LAST,
} from "./curated/surname-elements.ts";
import { NOT_SWEDISH } from "./curated/surnames-listed.ts";

const VOWELS = "aeiouyåäö";

/** Fewest letters of a word that is linked: al would make ale and als. */
const FEWEST_LINKED = 3;

const natureFirst = new Set(NATURE_FIRST.flatMap(withLinks));
const natureLast = new Set(NATURE_LAST);
const firsts = new Set([...NATURE_FIRST.flatMap(withLinks), ...OTHER_FIRST]);
const lasts = new Set([...NATURE_LAST, ...OTHER_LAST]);
const beforeEnding = new Set(BEFORE_ENDING);
const endings = new Set(ENDINGS);
const fathers = new Set(patronymicNames.toLowerCase().trim().split(/\s+/));
const reviewed = new Map(reviewedSurnames.trim().split(/\s+/).map(readReviewed));

/** Letters that may only link a first part or lengthen its vowel: Bergs-, Elfv-, Öh-. */
const LINKING = "svhr";

/**
 * Last parts that do not share a letter with the first one, because more names are explained otherwise
 * (Holman, Halland, Österud, Wallander).
 */
const NEVER_JOINED = new Set("by dal lander lid man mo näs rot rud ryd stam torp".split(" "));

/** The parts of a surname; null if it is not divided. Parts are in lower case, as the name spells them. */
export function splitSurname(name: string): SurnameSplit | null {
  const byHand = reviewed.get(name);
  if (byHand !== undefined) return byHand;
  if (NOT_SWEDISH.has(name)) return null;
  const divided = divisions(name.replace(/^(von|af) /, "").toLowerCase());
  const [split, another] = [
    ...divided.flatMap(asPatronymic),
    ...divided.flatMap(asCompound),
    ...divided.flatMap(asDerivation),
  ];
  return split && !another ? split : null;
}

/** Whether the division of a surname was decided by hand. */
export function isReviewed(name: string): boolean {
  return reviewed.has(name);
}

/** Whether a part is a word for something in nature, or an old spelling of one. */
export function namesNature({ kind, parts: [first, last] }: SurnameSplit): boolean {
  if (kind === "patronymic") return false;
  return natureFirst.has(first) || (kind === "compound" && natureLast.has(last));
}

/** A word, and the forms that link it to a second part (eke, hjorts, linden). */
function withLinks(word: string): string[] {
  if (word.length < FEWEST_LINKED || VOWELS.includes(word.slice(-1))) return [word];
  return [word, `${word}e`, `${word}en`, ...(word.endsWith("s") ? [] : [`${word}s`])];
}

type Division = readonly [start: string, end: string];

/** Every division of a word into two parts that are not empty. */
function divisions(word: string): Division[] {
  return Array.from({ length: word.length - 1 }, (_, i) => [
    word.slice(0, i + 1),
    word.slice(i + 1),
  ]);
}

/** A man's name in the genitive before son or dotter: Svens-son, and Lars-son, which has one s for two. */
function asPatronymic([start, end]: Division): SurnameSplit[] {
  if (end !== "son" && end !== "dotter") return [];
  const isGenitive = start.endsWith("s") && (fathers.has(start) || fathers.has(start.slice(0, -1)));
  return isGenitive ? [{ kind: "patronymic", parts: [start, end], joined: false }] : [];
}

/** Two elements, with each letter of both or with one for two: Lind-berg, Lin(d)-dahl. */
function asCompound([start, end]: Division): SurnameSplit[] {
  if (!lasts.has(end)) return [];
  const letter = end.charAt(0);
  const joined = start + letter;
  const mayJoin =
    !VOWELS.includes(letter) &&
    !NEVER_JOINED.has(end) &&
    !(firsts.has(start) && LINKING.includes(letter));
  return [
    ...(firsts.has(start) ? [compound(start, end, false)] : []),
    ...(mayJoin && firsts.has(joined) ? [compound(joined, end, true)] : []),
  ];
}

function compound(first: string, last: string, joined: boolean): SurnameSplit {
  return { kind: "compound", parts: [first, last], joined };
}

/** An element and an ending: Lund-in. */
function asDerivation([start, end]: Division): SurnameSplit[] {
  const isDerived = beforeEnding.has(start) && endings.has(end);
  return isDerived ? [{ kind: "ending", parts: [start, end], joined: false }] : [];
}

/** Reads an entry of the reviewed surnames, as their file explains it. */
function readReviewed(entry: string): [name: string, split: SurnameSplit | null] {
  const name = entry.replace(/[+'()-]/g, "");
  const [, start = "", sign = "", end = ""] = /^(.+)([+'-]|\(.\))(.+)$/.exec(entry) ?? [];
  if (sign === "") return [name, null];
  const shared = sign.startsWith("(") ? sign.charAt(1) : "";
  const parts = [`${start}${shared}`.toLowerCase(), `${shared}${end}`] as const;
  const kind = sign === "-" ? "ending" : sign === "'" ? "patronymic" : "compound";
  return [name, { kind, parts, joined: shared !== "" }];
}
