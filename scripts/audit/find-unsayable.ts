import { generators } from "../../src/generators/registry.ts";
import { type StemGroup, stemGroups } from "./unsayable-stems.ts";

interface Stem {
  /** As it is written in the list, without its harmless words. */
  readonly label: string;
  readonly text: string;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly harmless: readonly string[];
  isSoughtIn(generator: string): boolean;
}

/** Handles have lost the dots and rings of å, ä and ö: they are searched for the longer stems without. */
const PLAIN_LETTERS: readonly string[] = generators
  .filter(({ areHandles }) => areHandles)
  .map(({ id }) => id);
const MIN_PLAIN_LENGTH = 5;

const groups: readonly StemGroup[] = Object.values(stemGroups);
const stems: readonly Stem[] = groups.flatMap(({ stems, welcomeIn = [] }) =>
  stems
    .trim()
    .split(/\s+/)
    .flatMap((entry) => withPlainForm(parseStem(entry, welcomeIn))),
);
const anyStem = new RegExp([...new Set(stems.map(({ text }) => text))].join("|"));

/** How many different stems the list has. */
export const stemCount = new Set(stems.map(({ label }) => label.replace(/[=-]/g, ""))).size;

/**
 * The stems of the list that a composed name contains: in each of its words, and where it has none
 * between them in the name as a whole.
 * @param generator the id of the generator that composed it
 * @param typed the text that it was composed for: what the text itself contains is not found
 */
export function findUnsayable(name: string, generator: string, typed = ""): string[] {
  const own =
    typed === ""
      ? []
      : [typed, plainLetters(typed)].flatMap((text) => findUnsayable(text, generator));
  const words = new Set(name.split(" ").flatMap(readings));
  const found = [...words].flatMap((word) =>
    anyStem.test(word)
      ? stems.filter((stem) => stem.isSoughtIn(generator) && contains(word, stem))
      : [],
  );
  const labels = new Set(found.map(({ label }) => label));
  return [...labels].filter((label) => !own.includes(label));
}

/** The words that a reader may see: joined, apart at capitals and digits, and as they sound. */
function readings(written: string): string[] {
  const parts = written
    .replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ")
    .split(/[^\p{L}\d]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u);
  return [...parts, parts.join("")]
    .map((part) => part.toLowerCase().normalize("NFC"))
    .flatMap((part) => [part, asItSounds(part)])
    .filter((part) => part !== "");
}

function asItSounds(word: string): string {
  return word
    .replaceAll("ae", "ä")
    .replaceAll("oe", "ö")
    .replaceAll("aa", "å")
    .replaceAll("w", "v")
    .replace(/^ph/, "f")
    .replaceAll("q", "k");
}

function contains(word: string, { text, atStart, atEnd, harmless }: Stem): boolean {
  for (let at = word.indexOf(text); at !== -1; at = word.indexOf(text, at + 1)) {
    if (atStart && at > 0) return false;
    const end = at + text.length;
    if (atEnd && end < word.length) continue;
    if (!harmless.some((other) => covers(word, other, at, end))) return true;
  }
  return false;
}

/** Whether a harmless word covers the letters from one place to the other. */
function covers(word: string, harmless: string, from: number, to: number): boolean {
  const first = Math.max(0, to - harmless.length);
  for (let at = word.indexOf(harmless, first); at !== -1; at = word.indexOf(harmless, at + 1)) {
    if (at > from) return false;
    if (at + harmless.length >= to) return true;
  }
  return false;
}

function parseStem(entry: string, welcomeIn: readonly string[]): Stem {
  const [label = "", harmless = ""] = entry.replace(")", "").split("(");
  return {
    label,
    text: label.replace(/^[=-]|-$/g, ""),
    atStart: label.startsWith("=") || label.endsWith("-"),
    atEnd: /^[=-]/.test(label),
    harmless: harmless === "" ? [] : harmless.split(","),
    isSoughtIn: (generator) => !welcomeIn.includes(generator),
  };
}

/** The stem, and what is left of it in a handle. */
function withPlainForm(stem: Stem): Stem[] {
  const text = plainLetters(stem.text);
  if (text === stem.text || text.length < MIN_PLAIN_LENGTH) return [stem];
  return [stem, { ...stem, text, isSoughtIn: (generator) => PLAIN_LETTERS.includes(generator) }];
}

function plainLetters(text: string): string {
  return text.replace(/[åä]/g, "a").replaceAll("ö", "o");
}
