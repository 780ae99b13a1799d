import { descriptiveWords, industryWords, toneWords } from "../words/company-words.ts";

/** Lengths of coined words, in characters; others are hard to remember or to pronounce. */
const MIN_COINED_LENGTH = 4;
const MAX_COINED_LENGTH = 10;

/** Distance in the list between two partners, so that their names do not begin alike. */
const PARTNER_DISTANCE = 5;

/** Two parts of a compound that share this many initial letters repeat the same word. */
const ECHO_LENGTH = 3;

/** A way to compose a name: one element of each list, in this order. */
export interface Recipe {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
  /** Optional endings, each with its leading space. */
  readonly ends: readonly string[];
  /** Whether two parts may be joined. */
  readonly joins: (first: string, second: string) => boolean;
  /** Least number of characters after the first part. */
  readonly shortestRest: number;
  /** Greatest number of characters after the first part. */
  readonly longestRest: number;
}

/** The recipes of one industry, tone and style. */
interface RecipeBook {
  readonly industry: string;
  readonly tone: string;
  readonly style: string;
  readonly recipes: readonly Recipe[];
}

type Industry = keyof typeof industryWords;
type Tone = keyof typeof toneWords;

const INDUSTRIES: readonly Industry[] = ["tech", "konsult", "kreativ", "handel", "mat", "tradgard"];
const TONES: readonly Tone[] = ["professionell", "kreativ", "modernt"];

const { afterOwner, afterTown, ...owners } = descriptiveWords;
const surnames = listOf(owners.surnames);
const bareTowns = listOf(owners.bareTowns);
const towns = [...listOf(owners.towns), ...bareTowns];
const ofTowns = spaced([...listOf(owners.towns).map(genitive), ...bareTowns]);
const ofDistricts = spaced(listOf(owners.districts).map(genitive));
const ofSurnames = spaced(surnames.map(genitive));
const ofFirstNames = spaced(listOf(owners.firstNames).map(genitive));
const ofPartners = spaced(
  surnames.flatMap((one, i) => {
    const other = surnames[(i + PARTNER_DISTANCE) % surnames.length] ?? one;
    // Berg & Sandberg would repeat itself.
    return one.slice(-3) === other.slice(-3) ? [] : [`${one} & ${other}`];
  }),
);

/** The recipes of every industry, tone and style. */
export const recipeBooks: readonly RecipeBook[] = INDUSTRIES.flatMap((industry) =>
  TONES.flatMap((tone) => [
    { industry, tone, style: "sammansatt", recipes: compounds(industry, tone) },
    { industry, tone, style: "unikt", recipes: coinedWords(industry, tone) },
    { industry, tone, style: "beskrivande", recipes: descriptions(industry, tone) },
  ]),
);

/** Compounds written as one word: Björkdata, Kodsmedjan. */
function compounds(industry: Industry, tone: Tone): Recipe[] {
  const words = industryWords[industry][tone];
  return [
    recipe(firstParts(words.firsts), listOf(words.lasts), { joins: makesCompound }),
    recipe(firstParts(toneWords[tone].firsts), listOf(words.heads), { joins: makesCompound }),
  ];
}

/** Nodalia, Smulombo; followed by a trade for the longer lengths: Nodalia Datatjänst. */
function coinedWords(industry: Industry, tone: Tone): Recipe[] {
  const { links, endings } = toneWords[tone];
  const stems = listOf(industryWords[industry].stems);
  const linkedEndings = listOf(links).flatMap((link) =>
    listOf(endings)
      .filter((ending) => joinsWell(link, firstConsonant(ending)))
      .map((ending) => link + ending),
  );
  const { indefinite } = tradesOf(industry, tone);
  const trades = [...indefinite, ...listOf(afterTown[industry])].map(
    (trade) => ` ${capitalized(trade)}`,
  );
  const word = recipe(stems, linkedEndings, { joins: makesWord });
  // Listed twice, because the word on its own is the heart of the style.
  return [word, word, recipe(stems, linkedEndings, { joins: makesWord, ends: trades })];
}

/** Named by place, owner and trade: Lunds kodbyrå, Bageriet på Torget, Kod & Co. */
function descriptions(industry: Industry, tone: Tone): Recipe[] {
  const { indefinite, definite } = tradesOf(industry, tone);
  const ofOwner = listOf(afterOwner[industry]);
  const ofTown = listOf(afterTown[industry]);
  if (tone === "professionell") {
    return [
      recipe(ofTowns, indefinite),
      recipe(ofSurnames, indefinite),
      recipe(ofSurnames, ofTown.map(lowered)),
      recipe(spaced(listOf(owners.definite)), definite.map(capitalized)),
      recipe(spaced(bareTowns), ofTown),
      recipe(ofPartners, ofTown),
    ];
  }
  if (tone === "kreativ") {
    return [
      recipe(ofFirstNames, indefinite),
      recipe(ofFirstNames, ofOwner),
      recipe(spaced(definite), listOf(owners.spots)),
      recipe(ofDistricts, indefinite),
    ];
  }
  return [
    recipe(spaced(indefinite), [...listOf(owners.compass), "& Co"]),
    recipe(
      spaced(indefinite),
      towns.map((town) => `i ${town}`),
    ),
    recipe(spaced(indefinite), towns),
  ];
}

function recipe(
  firsts: readonly string[],
  seconds: readonly string[],
  { ends = [""], joins = () => true }: Partial<Recipe> = {},
): Recipe {
  const [secondLengths, endLengths] = [lengthsOf(seconds), lengthsOf(ends)];
  return {
    firsts,
    seconds,
    ends,
    joins,
    shortestRest: Math.min(...secondLengths) + Math.min(...endLengths),
    longestRest: Math.max(...secondLengths) + Math.max(...endLengths),
  };
}

/** Parses trades written stem/definite ending or stem/indefinite ending/definite ending. */
function tradesOf(industry: Industry, tone: Tone) {
  const trades = listOf(industryWords[industry][tone].trades).map((trade) => trade.split("/"));
  return {
    indefinite: trades.map(([stem = "", ...ends]) => stem + (ends.length > 1 ? ends[0] : "")),
    definite: trades.map(([stem = "", ...ends]) => stem + (ends.at(-1) ?? "")),
  };
}

/** Rules out Trädgårdsgård and Odlingsodlarna, which say the same thing twice. */
function makesCompound(first: string, second: string): boolean {
  const isEcho =
    first.includes(second) || first.slice(0, ECHO_LENGTH) === second.slice(0, ECHO_LENGTH);
  return joinsWell(first, second) && !isEcho;
}

function makesWord(stem: string, ending: string): boolean {
  const length = stem.length + ending.length;
  return (
    length >= MIN_COINED_LENGTH &&
    length <= MAX_COINED_LENGTH &&
    joinsWell(stem, firstConsonant(ending))
  );
}

/** Rules out a repeated consonant at the joint, which is hard to read: Spissmedjan, Kodidia. */
function joinsWell(first: string, second: string): boolean {
  return first === "" || first.at(-1) !== second[0];
}

function firstConsonant(ending: string): string {
  return ending.replace(/^[aeiouyåäö]+/, "");
}

/** The Swedish genitive: no s after s, x or z. */
function genitive(name: string): string {
  return /[sxz]$/.test(name) ? name : `${name}s`;
}

function listOf(words: string): string[] {
  return words.split(",");
}

function firstParts(words: string): string[] {
  return listOf(words.replaceAll("+", ""));
}

function lengthsOf(words: readonly string[]): number[] {
  return words.map((word) => word.length);
}

function spaced(words: readonly string[]): string[] {
  return words.map((word) => `${capitalized(word)} `);
}

/** Data becomes data, but IT remains IT. */
function lowered(word: string): string {
  return word === word.toUpperCase() ? word : word.toLowerCase();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
