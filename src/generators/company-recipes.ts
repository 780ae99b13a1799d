import { descriptiveWords, industryWords, toneWords } from "../words/company-words.ts";

/** Coined words outside these lengths cannot be remembered or cannot be said, in characters. */
const SHORTEST_COINED = 4;
const LONGEST_COINED = 10;

/** Apart in the list, so that two owners' names do not begin alike. */
const PARTNER_DISTANCE = 5;

/** Two parts of a compound that begin with this many letters in common are one word twice. */
const ECHO = 3;

/** A way to put a name together: one of each list, in this order. */
export interface Recipe {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
  /** What may follow, its space included. */
  readonly ends: readonly string[];
  /** Whether two parts may meet. */
  readonly joins: (first: string, second: string) => boolean;
  /** Fewest and most characters after the first part. */
  readonly shortestRest: number;
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

const { afterOwner, afterTown, ...who } = descriptiveWords;
const surnames = listOf(who.surnames);
const bareTowns = listOf(who.bareTowns);
const towns = [...listOf(who.towns), ...bareTowns];
const ofTowns = spaced([...listOf(who.towns).map(genitive), ...bareTowns]);
const ofDistricts = spaced(listOf(who.districts).map(genitive));
const ofSurnames = spaced(surnames.map(genitive));
const ofFirstNames = spaced(listOf(who.firstNames).map(genitive));
const ofPartners = spaced(
  surnames.flatMap((one, i) => {
    const other = surnames[(i + PARTNER_DISTANCE) % surnames.length] ?? one;
    // Berg & Sandberg would sound like an echo.
    return one.slice(-3) === other.slice(-3) ? [] : [`${one} & ${other}`];
  }),
);

/** Every way to put a company name together. */
export const recipeBooks: readonly RecipeBook[] = INDUSTRIES.flatMap((industry) =>
  TONES.flatMap((tone) => [
    { industry, tone, style: "sammansatt", recipes: compounds(industry, tone) },
    { industry, tone, style: "unikt", recipes: coinedWords(industry, tone) },
    { industry, tone, style: "beskrivande", recipes: descriptions(industry, tone) },
  ]),
);

/** Björkdata, Kodsmedjan: the parts meet without a space. */
function compounds(industry: Industry, tone: Tone): Recipe[] {
  const words = industryWords[industry][tone];
  return [
    recipe(firstParts(words.firsts), listOf(words.lasts), { joins: makesCompound }),
    recipe(firstParts(toneWords[tone].firsts), listOf(words.heads), { joins: makesCompound }),
  ];
}

/** Nodalia, Smulombo; and with a trade behind, for the longer lengths: Nodalia Datatjänst. */
function coinedWords(industry: Industry, tone: Tone): Recipe[] {
  const { links, endings } = toneWords[tone];
  const stems = listOf(industryWords[industry].stems);
  const linkedEndings = listOf(links).flatMap((link) =>
    listOf(endings)
      .filter((ending) => meetsWell(link, firstConsonant(ending)))
      .map((ending) => link + ending),
  );
  const { indefinite } = tradesOf(industry, tone);
  const trades = [...indefinite, ...listOf(afterTown[industry])].map(
    (trade) => ` ${capitalized(trade)}`,
  );
  const word = recipe(stems, linkedEndings, { joins: makesWord });
  // Twice the word alone: that is the style.
  return [word, word, recipe(stems, linkedEndings, { joins: makesWord, ends: trades })];
}

/** Lunds kodbyrå, Norra Plantskolan, Bageriet på Torget, Kod & Co: by place, owner and trade. */
function descriptions(industry: Industry, tone: Tone): Recipe[] {
  const { indefinite, definite } = tradesOf(industry, tone);
  const ofOwner = listOf(afterOwner[industry]);
  const ofTown = listOf(afterTown[industry]);
  if (tone === "professionell") {
    return [
      recipe(ofTowns, indefinite),
      recipe(ofSurnames, indefinite),
      recipe(ofSurnames, ofTown.map(lowered)),
      recipe(spaced(listOf(who.definite)), definite.map(capitalized)),
      recipe(spaced(bareTowns), ofTown),
      recipe(ofPartners, ofTown),
    ];
  }
  if (tone === "kreativ") {
    return [
      recipe(ofFirstNames, indefinite),
      recipe(ofFirstNames, ofOwner),
      recipe(spaced(definite), listOf(who.spots)),
      recipe(ofDistricts, indefinite),
    ];
  }
  return [
    recipe(spaced(indefinite), [...listOf(who.compass), "& Co"]),
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

/** Reads trades written stem/definite ending or stem/indefinite ending/definite ending. */
function tradesOf(industry: Industry, tone: Tone) {
  const trades = listOf(industryWords[industry][tone].trades).map((trade) => trade.split("/"));
  return {
    indefinite: trades.map(([stem = "", ...ends]) => stem + (ends.length > 1 ? ends[0] : "")),
    definite: trades.map(([stem = "", ...ends]) => stem + (ends.at(-1) ?? "")),
  };
}

/** Trädgårdsgård and Odlingsodlarna say the same thing twice. */
function makesCompound(first: string, second: string): boolean {
  const isEcho = first.includes(second) || first.slice(0, ECHO) === second.slice(0, ECHO);
  return meetsWell(first, second) && !isEcho;
}

function makesWord(stem: string, ending: string): boolean {
  const length = stem.length + ending.length;
  return (
    length >= SHORTEST_COINED && length <= LONGEST_COINED && meetsWell(stem, firstConsonant(ending))
  );
}

/** Two like letters at a joint are hard to read (Spissmedjan), and so is Kodidia. */
function meetsWell(first: string, second: string): boolean {
  return first === "" || first.at(-1) !== second[0];
}

function firstConsonant(ending: string): string {
  return ending.replace(/^[aeiouyåäö]+/, "");
}

/** The general rule: no s after s, x or z. */
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

/** Data becomes data, but IT stays IT. */
function lowered(word: string): string {
  return word === word.toUpperCase() ? word : word.toLowerCase();
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
