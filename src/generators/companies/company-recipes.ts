import { isMisread } from "../../names/sounds/joints.ts";
import {
  firstIndustries,
  type IndustryWords,
  people,
  type Tone,
} from "../../words/company-words.ts";
import type { lateIndustries } from "../../words/late-company-words.ts";
import type { Accepts } from "../engine/definition.ts";

/** Words that stay in lower case inside a name: Bageriet vid Ån. */
export const SMALL_WORDS = /^(?:&|på|i|av|vid|under|över|efter|från|till|för|en|ett|att|och|ur)$/;

/** Two names that share this many first letters of a part have the same stem. */
const STEM_LENGTH = 3;

/** Two names that share this many last letters end in the same word: Fyrljus, Dagsljus. */
const TAIL_LENGTH = 4;

/** Most consonants in a row that are easy to say at a joint. */
const EASY_CLUSTER = 3;

/** Letters of a name that one remembers after hearing it once. */
const EASY_LENGTH = 12;

/** Coined words. Together they are drawn one eighth as often as the real words, or less when they are few. */
const COINED_WORDS = 14;

/** A way to compose a name: one element of each list, in this order. */
export interface Recipe {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
  /** Between the first two parts. */
  readonly joint: "" | " " | " & ";
  /** What the company does, after the rest and a space; or nothing. */
  readonly ends: readonly string[];
  /** How often the recipe is used, compared with others of the same book. */
  readonly weight: number;
  /** The part that names a trade rather than the company. */
  readonly trade?: "first" | "second";
  /** Least and greatest number of characters after the first part. */
  readonly shortestRest: number;
  readonly longestRest: number;
}

/** A name, and what another name of the same page should not share with it. */
export interface Composition {
  readonly name: string;
  /** The name without a trade after it: Mareld in Mareld Teknik. */
  readonly mark: string;
  readonly ownStems: readonly string[];
  readonly tradeStems: readonly string[];
  /** Higher for a name that is easier to say. */
  readonly ease: number;
}

/** The recipes of one industry, tone and style. */
export interface RecipeBook {
  readonly industry: Industry;
  readonly tone: Tone;
  readonly style: "sammansatt" | "unikt" | "beskrivande";
  readonly recipes: readonly Recipe[];
}

export type Industry = keyof typeof firstIndustries | keyof typeof lateIndustries;

export const INDUSTRIES: readonly Industry[] = [
  "tech",
  "konsult",
  "kreativ",
  "handel",
  "mat",
  "tradgard",
];
export const TONES: readonly Tone[] = ["professionell", "kreativ", "modernt"];

const ofFirstNames = listOf(people.firstNames).map(genitive);
const ofShortNames = listOf(people.shortNames).map(genitive);

/** The recipes of some industries, for every tone and style. */
export function recipeBooksOf(
  industries: Readonly<Partial<Record<Industry, IndustryWords>>>,
): readonly RecipeBook[] {
  return INDUSTRIES.flatMap((industry) => {
    const words = industries[industry];
    if (!words) return [];
    return TONES.flatMap((tone) => [
      { industry, tone, style: "sammansatt" as const, recipes: compounds(words, tone) },
      { industry, tone, style: "unikt" as const, recipes: distinctiveWords(words, tone) },
      { industry, tone, style: "beskrivande" as const, recipes: descriptions(words, tone) },
    ]);
  });
}

/** The recipes that the first page of names is drawn from. */
export const firstRecipeBooks = recipeBooksOf(firstIndustries);

/** Compounds, real ones and those of the sets: Kafferepet, Fröbruket, Grundbult Revision. */
function compounds(words: IndustryWords, tone: Tone): Recipe[] {
  const { compounds: real, pairs } = words[tone];
  return [
    recipe({ firsts: listOf(real), weight: 8 }),
    ...weighted(pairs.map(setOf), 2),
    recipe({ firsts: listOf(real), ends: listOf(words.suffixes[tone]), weight: 0.1 }),
  ];
}

/** A word that stands out, alone or with a trade: Muskot, Oktant Teknik. */
function distinctiveWords(words: IndustryWords, tone: Tone): Recipe[] {
  const real = listOf(words[tone].words);
  const coined = listOf(words[tone].coined);
  return [
    recipe({ firsts: real, weight: 8 }),
    recipe({ firsts: coined, weight: coined.length / COINED_WORDS }),
    recipe({ firsts: real, ends: listOf(words.suffixes[tone]), weight: 0.1 }),
  ];
}

/** What, who and where: Bageriet Kajen, Råg & Rosmarin, Ateljé Solvik, Tänk Om. */
function descriptions(words: IndustryWords, tone: Tone): Recipe[] {
  const definite = listOf(words.definite);
  const phrases = recipe({ firsts: listOf(words[tone].phrases), weight: 8 });
  if (tone === "professionell") {
    return [
      recipe({
        firsts: listOf(people.landmarks),
        seconds: listOf(words.suffixes[tone]),
        joint: " ",
        trade: "second",
        weight: 0.25,
      }),
      recipe({
        firsts: definite.filter((word) => !/[ae]rna$/.test(word)),
        seconds: listOf(people.signs),
        joint: " ",
        trade: "first",
        weight: 0.5,
      }),
      ...(words.hasPremises
        ? [
            recipe({
              firsts: listOf(words.leading),
              seconds: listOf(people.farms),
              joint: " ",
              trade: "first",
              weight: 0.75,
            }),
            recipe({
              firsts: definite,
              seconds: listOf(people.spots),
              joint: " ",
              trade: "first",
              weight: 0.5,
            }),
          ]
        : []),
      couplesOf(words.professionell.couples),
      phrases,
    ];
  }
  if (tone === "kreativ") {
    return [
      couplesOf(words.kreativ.couples),
      phrases,
      recipe({
        firsts: ofFirstNames,
        seconds: listOf(words.owned),
        joint: " ",
        trade: "second",
        weight: 0.25,
      }),
      recipe({
        firsts: ofShortNames,
        seconds: listOf(words.ownedShort),
        joint: " ",
        trade: "second",
        weight: 0.1,
      }),
      recipe({
        firsts: listOf(people.adjectives),
        seconds: listOf(words.things),
        joint: " ",
        weight: 1,
      }),
    ];
  }
  return [
    phrases,
    recipe({ firsts: phrases.firsts, ends: listOf(words.suffixes[tone]), weight: 0.1 }),
  ];
}

function couplesOf([ones, others]: readonly [string, string]): Recipe {
  return recipe({ firsts: listOf(ones), seconds: listOf(others), joint: " & ", weight: 3 });
}

interface RecipeParts {
  readonly firsts: readonly string[];
  readonly seconds?: readonly string[];
  readonly joint?: Recipe["joint"];
  readonly ends?: readonly string[];
  readonly trade?: "first" | "second";
}

function recipe(parts: RecipeParts & { weight: number }): Recipe {
  const { seconds = [""], joint = "", ends = [""] } = parts;
  const lengths = seconds.map(({ length }) => joint.length + length);
  const endLengths = ends.map((end) => (end === "" ? 0 : end.length + 1));
  return {
    ...parts,
    seconds,
    joint,
    ends,
    shortestRest: Math.min(...lengths) + Math.min(...endLengths),
    longestRest: Math.max(...lengths) + Math.max(...endLengths),
  };
}

/** Joins the parts of a name; nothing if the joint is hard to read or the name is not accepted. */
export function compose(
  { joint, trade }: Recipe,
  first: string,
  second: string,
  end: string,
  accepts: Accepts = () => true,
): Composition | undefined {
  if (joint === "" && second !== "" && !joinsWell(first, second)) return undefined;
  if (joint === " & " && stemOf(first) === stemOf(second)) return undefined;
  if (end !== "" && repeats(first, end)) return undefined;
  const mark = capitalized(first + joint + second);
  const name = end === "" ? mark : `${mark} ${end}`;
  if (!accepts(name)) return undefined;
  const firstStems = stemsOf(first);
  const secondStems = stemsOf(second);
  const tail = end === "" && trade !== "second" ? [`-${name.slice(-TAIL_LENGTH)}`] : [];
  return {
    name,
    mark,
    ownStems: [
      ...(trade === "first" ? [] : firstStems),
      ...(trade === "second" ? [] : secondStems),
      ...tail,
    ],
    tradeStems: [
      ...(trade === "first" ? firstStems : []),
      ...(trade === "second" ? secondStems : []),
      ...stemsOf(end),
    ],
    ease: easeOf(name, joint === " & " && first[0] === second[0]),
  };
}

/** The beginnings of the words of a part, except small words. */
function stemsOf(part: string): string[] {
  return part
    .split(" ")
    .filter((word) => word !== "" && !SMALL_WORDS.test(word))
    .map(stemOf);
}

function stemOf(word: string): string {
  return word.slice(0, STEM_LENGTH).toLowerCase();
}

/**
 * Rules out a repeated letter at a joint, Formmakarna, the same word twice, Skogsskogen, and a joint that is
 * misread, Syltvagnen.
 */
export function joinsWell(first: string, second: string): boolean {
  return (
    first.at(-1) !== second[0] && stemOf(first) !== stemOf(second) && !isMisread(first, second)
  );
}

/** Whether a trade is already heard in the word before it: Ledstjärnan Ledning, Matbaren Bar. */
function repeats(word: string, trade: string): boolean {
  return word.toLowerCase().includes(trade.toLowerCase()) || stemOf(word) === stemOf(trade);
}

/** How easy a name is to say and to remember. */
function easeOf(name: string, isAlliteration: boolean): number {
  const clusters = name.toLowerCase().match(/[bcdfghjklmnpqrstvwxz]+/g) ?? [];
  const longest = Math.max(0, ...clusters.map(({ length }) => length));
  return (
    (isAlliteration ? 2 : 0) -
    Math.max(0, longest - EASY_CLUSTER) -
    Math.max(0, name.length - EASY_LENGTH) / 4
  );
}

interface PairSet {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
}

/** A set written first parts | second parts. */
export function setOf(pairs: string): PairSet {
  const [firsts = "", seconds = ""] = pairs.split("|");
  return { firsts: listOf(firsts), seconds: listOf(seconds) };
}

/** Shares a weight between sets by their size, so that each of their compounds is as likely. */
function weighted(sets: readonly (PairSet & RecipeParts)[], total: number): Recipe[] {
  const sizes = sets.map(({ firsts, seconds }) => firsts.length * seconds.length);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return sets.map((set, i) => recipe({ ...set, weight: (total * (sizes[i] ?? 0)) / all }));
}

/** The Swedish genitive: no s after s, x or z. */
export function genitive(name: string): string {
  return /[sxz]$/.test(name) ? name : `${name}s`;
}

export function listOf(words: string): string[] {
  return words
    .trim()
    .split(/\s*,\s*/)
    .filter((word) => word !== "");
}

/** Writes each word with a capital, except for small words inside the name. */
export function capitalized(name: string): string {
  return name
    .split(" ")
    .map((word, i, all) =>
      i > 0 && i < all.length - 1 && SMALL_WORDS.test(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
}
