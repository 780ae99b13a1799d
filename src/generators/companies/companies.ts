import { COMPANY_NAME_LENGTHS, COMPANY_NAME_MAX_LENGTH } from "../../config/limits.ts";
import type { Candidate } from "../../names/word-list.ts";
import { excludedNames } from "../../words/company-words.ts";
import type { Accepts, GeneratorHead, PageDefinition } from "../engine/definition.ts";
import type { Random } from "../engine/engine.ts";
import {
  ALL,
  type Choices,
  choiceOf,
  type Filter,
  isDefault,
  openFilter,
  typedFilter,
} from "../engine/filters.ts";
import { lengthFilter } from "../engine/length-filter.ts";
import { TYPED_WORDS_WITH_AND } from "../engine/typed-words.ts";
import {
  type Composition,
  compose,
  firstRecipeBooks,
  listOf,
  type Recipe,
} from "./company-recipes.ts";
import { isTradeIndustry } from "./trade-industries.ts";

/** Names composed for each draw of 12: a few more, in case the visitor has hidden some. */
const CANDIDATES = 16;

/** Compositions that may fail before the names of trades may recur, and before the search ends. */
const STRICT_MISSES = 40;
const MOST_MISSES = 500;

/** The same for a draw that refuses names, as all but a few may be: a search follows. */
const FILTERED_MISSES = 60;

/** Draw weight of a name with the stem of another one, which comes when there are no others. */
const SAME_STEM_WEIGHT = 1e-6;

/**
 * Steps from one composition of a recipe to the next, so that neighbours in the lists do not come
 * together: a prime above the number of them, so that each comes once.
 */
const STEP = 7919;

/** The parameter of the visitor's own word. */
export const KEYWORD = "nyckelord";

const filters: readonly Filter[] = [
  typedFilter(KEYWORD, "Nyckelord", TYPED_WORDS_WITH_AND),
  openFilter("bransch", "Bransch", [
    { value: "tech", label: "Tech", meaning: "programvara, data, webb och teknik" },
    { value: "konsult", label: "Konsult", meaning: "råd i ekonomi, juridik, ledning och annat" },
    { value: "kreativ", label: "Kreativ", meaning: "form, text, bild, film och ljud" },
    { value: "handel", label: "Handel", meaning: "butik och webbutik" },
    { value: "mat", label: "Mat", meaning: "café, bageri, restaurang och livsmedel" },
    { value: "tradgard", label: "Trädgård", meaning: "odling, blommor och skötsel" },
    {
      value: "halsa",
      label: "Vård och hälsa",
      meaning: "massage, träning, terapi, optik och omsorg",
    },
    {
      value: "bygg",
      label: "Bygg och hantverk",
      meaning: "bygg, el, vvs, måleri, snickeri, sömnad och skor",
    },
    {
      value: "skonhet",
      label: "Skönhet",
      meaning: "frisör, barberare, hudvård, naglar och tatuering",
    },
    { value: "djur", label: "Djur", meaning: "hund, katt, häst, veterinär och djurbutik" },
    {
      value: "transport",
      label: "Transport",
      meaning: "åkeri, taxi, flytt, verkstad, cykel, båt och återvinning",
    },
    { value: "utbildning", label: "Utbildning", meaning: "kurser, språk och dans" },
    { value: "event", label: "Event", meaning: "fest, bröllop, kalas, resor och friluftsliv" },
    { value: "fastighet", label: "Fastighet", meaning: "mäklare, skötsel, städ, tvätt och stugor" },
  ]),
  openFilter("ton", "Ton", [
    {
      value: "professionell",
      label: "Professionell",
      meaning: "tyngd och saklighet, utan påhittade kompanjoner",
    },
    { value: "kreativ", label: "Kreativ", meaning: "lek med ord, bilder och uttryck" },
    {
      value: "modernt",
      label: "Modern",
      meaning: "korta påhittade ord, verb och sammansättningar",
    },
  ]),
  lengthFilter(COMPANY_NAME_LENGTHS),
  openFilter("stil", "Stil", [
    { value: "sammansatt", label: "Sammansatt", meaning: "två ord i ett" },
    {
      value: "unikt",
      label: "Unikt",
      meaning: "ett ord som sticker ut: flyttat, lekt med eller påhittat",
    },
    { value: "beskrivande", label: "Beskrivande", meaning: "säger vad, vem eller var" },
  ]),
];

const excluded = new Set(listOf(excludedNames));

/** Those of every industry once they are loaded. */
let recipeBooks = firstRecipeBooks;

/** Names around a visitor's own word; null until one has been typed. */
let keywordNames: typeof import("./keyword-names.ts") | null = null;

/** Names of the industries that have no lists of their own; null until one has been chosen. */
let industryNames: typeof import("./industry-names.ts") | null = null;

export const head: GeneratorHead = {
  title: "Företagsnamn: förslag och generator efter bransch",
  description:
    "Hitta på ett företagsnamn: förslag efter bransch, ton, längd och stil. Kolla domänen direkt, och sök hos Bolagsverket och PRV.",
  tagline: "Efter bransch, ton och stil",
};

/** /foretagsnamn: company names, composed for every draw, or those of the trade that the visitor types. */
export const generator: PageDefinition = {
  lead: "Nya namn till företaget, efter bransch och ton, eller kring ditt eget ord.",
  source: "Vi har inte kontrollerat om namnen är lediga.",
  isComposed: true,
  filters,
  late: {
    isNeeded: (choices) => !isDefault(filters, choices),
    async load(choices) {
      const isTyped = !choices || choiceOf(choices, KEYWORD) !== "";
      const isOfTrades = !choices || isTradeIndustry(choiceOf(choices, "bransch"));
      const [all, around, ofTrades] = await Promise.all([
        import("./all-company-recipes.ts"),
        isTyped ? import("./keyword-names.ts") : null,
        isOfTrades ? import("./industry-names.ts") : null,
      ]);
      recipeBooks = all.recipeBooks;
      keywordNames ??= around;
      industryNames ??= ofTrades;
    },
  },
  caption(choices) {
    const keyword = choiceOf(choices, KEYWORD);
    return (keyword !== "" && keywordNames?.keywordCaption(keyword)) || "";
  },
  candidates(choices, random, accepts) {
    const keyword = choiceOf(choices, KEYWORD);
    if (!keywordNames || keyword === "") return listedNames(choices, random, accepts);
    const { drawKeywordNames, hasWord, listsFor } = keywordNames;
    const lists = listsFor(keyword, choices);
    const neutral = lists.sayTrade ? [] : listedNames(lists.choices, random, accepts, saysNoTrade);
    const listed = neutral.length > 0 ? neutral : listedNames(lists.choices, random, accepts);
    return [
      ...drawKeywordNames(keyword, choices, random, accepts),
      ...listed.filter(({ name }) => !hasWord(keyword, name)),
    ];
  },
};

/** Whether the names of a recipe say no trade: neither Oktant Teknik nor Bageriet Kajen. */
function saysNoTrade({ trade, ends }: Recipe): boolean {
  return trade === undefined && ends.every((end) => end === "");
}

/** Names of the lists, or of an industry's trades where it has none. @param isUsed which recipes; all unless given */
function listedNames(
  choices: Choices,
  random: Random,
  accepts?: Accepts,
  isUsed: (recipe: Recipe) => boolean = () => true,
): readonly Candidate[] {
  const industry = choiceOf(choices, "bransch");
  if (isTradeIndustry(industry)) {
    return industryNames?.drawIndustryNames(choices, random, accepts) ?? [];
  }
  const tone = choiceOf(choices, "ton");
  const style = choiceOf(choices, "stil");
  const books = recipeBooks.filter(
    (book) =>
      (industry === ALL || book.industry === industry) &&
      (tone === ALL || book.tone === tone) &&
      (style === ALL || book.style === style),
  );
  const lengths = lengthRange(choiceOf(choices, "langd"));
  const usable = books
    .map(({ recipes }) =>
      recipes.filter(isUsed).flatMap((recipe) => withinLengths(recipe, lengths)),
    )
    .filter((recipes) => recipes.length > 0);
  /** With their weights. */
  const names = new Map<string, number>();
  const stems = new Set<string>();
  const recipes = usable.flat();
  const mostMisses = accepts ? FILTERED_MISSES : MOST_MISSES;
  let misses = 0;
  const add = (composition: Composition) => {
    names.set(composition.name, 1);
    for (const stem of stemsOf(composition)) stems.add(stem);
  };
  while (names.size < CANDIDATES && misses < mostMisses) {
    const recipe = pickWeighted(pick(usable, random) ?? [], random);
    const composition = recipe && better(recipe, lengths, random);
    if (
      composition &&
      (!accepts || accepts(composition.name)) &&
      isFree(composition, names, stems, misses < STRICT_MISSES)
    ) {
      add(composition);
    } else misses++;
  }
  if (accepts && names.size < CANDIDATES) {
    const others: Composition[] = [];
    for (const composition of inTurn(recipes, lengths, accepts, random)) {
      if (isFree(composition, names, stems, false)) add(composition);
      else if (isFree(composition, names, NO_STEMS, false)) others.push(composition);
      if (names.size === CANDIDATES) break;
    }
    for (const { name } of others.slice(0, CANDIDATES - names.size)) {
      names.set(name, SAME_STEM_WEIGHT);
    }
  }
  return Array.from(names, ([name, weight]): Candidate => ({ name, weight }));
}

const NO_STEMS: ReadonlySet<string> = new Set();

/** Whether a name is different enough from the names already on the page. */
function isFree(
  composition: Composition,
  names: ReadonlyMap<string, number>,
  stems: ReadonlySet<string>,
  isStrict: boolean,
): boolean {
  const avoided = isStrict ? stemsOf(composition) : composition.ownStems;
  return (
    !names.has(composition.name) &&
    !avoided.some((stem) => stems.has(stem)) &&
    !isExcluded(composition)
  );
}

function stemsOf({ ownStems, tradeStems }: Composition): string[] {
  return [...ownStems, ...tradeStems];
}

/** Whether a name means something else or is close to a brand. */
export function isExcluded({ name, mark }: Composition): boolean {
  return excluded.has(name.toLowerCase()) || excluded.has(mark.toLowerCase());
}

type LengthRange = readonly [least: number, most: number];

function lengthRange(choice: string): LengthRange {
  if (choice === "kort") return [1, COMPANY_NAME_LENGTHS.kort];
  if (choice === "medel") return [COMPANY_NAME_LENGTHS.kort + 1, COMPANY_NAME_LENGTHS.medel];
  return [choice === "lang" ? COMPANY_NAME_LENGTHS.medel + 1 : 1, COMPANY_NAME_MAX_LENGTH];
}

/** The recipe with only the first parts that can give the length. The fewer are left, the less often it is used. */
function withinLengths(recipe: Recipe, [least, most]: LengthRange): Recipe[] {
  const firsts = recipe.firsts.filter(
    ({ length }) => length + recipe.shortestRest <= most && length + recipe.longestRest >= least,
  );
  if (firsts.length === recipe.firsts.length) return [recipe];
  const weight = (recipe.weight * firsts.length) / recipe.firsts.length;
  return firsts.length > 0 ? [{ ...recipe, firsts, weight }] : [];
}

/** The composition that is easier to say, of two. */
function better(recipe: Recipe, lengths: LengthRange, random: Random): Composition | undefined {
  const one = composeAtRandom(recipe, lengths, random);
  const other = composeAtRandom(recipe, lengths, random);
  return one && other && other.ease > one.ease ? other : (one ?? other);
}

function composeAtRandom(
  recipe: Recipe,
  [least, most]: LengthRange,
  random: Random,
): Composition | undefined {
  const { firsts, seconds, ends } = recipe;
  const first = pick(firsts, random);
  const composition =
    first && compose(recipe, first, pick(seconds, random) ?? "", pick(ends, random) ?? "");
  const length = composition ? composition.name.length : 0;
  return composition && length >= least && length <= most ? composition : undefined;
}

/** How many compositions a recipe allows. */
function sizeOf({ firsts, seconds, ends }: Recipe): number {
  return firsts.length * seconds.length * ends.length;
}

/** Accepted compositions of the length, taken from the recipes in turn, starting with a random recipe. */
function* inTurn(
  recipes: readonly Recipe[],
  lengths: LengthRange,
  accepts: Accepts,
  random: Random,
): Generator<Composition> {
  let left = recipes.map((recipe) => {
    const size = sizeOf(recipe);
    return { recipe, size, start: Math.floor(random() * size) };
  });
  for (let round = 0; left.length > 0; round++) {
    for (const { recipe, size, start } of left) {
      const composition = compositionAt((start + round * STEP) % size, recipe, lengths, accepts);
      if (composition) yield composition;
    }
    left = left.filter(({ size }) => size > round + 1);
  }
}

function compositionAt(
  at: number,
  recipe: Recipe,
  [least, most]: LengthRange,
  accepts: Accepts,
): Composition | undefined {
  const { firsts, seconds, ends, joint } = recipe;
  const first = firsts[at % firsts.length] ?? "";
  const rest = Math.floor(at / firsts.length);
  const second = seconds[rest % seconds.length] ?? "";
  const end = ends[Math.floor(rest / seconds.length)] ?? "";
  const length = first.length + joint.length + second.length + (end && ` ${end}`).length;
  if (length < least || length > most) return undefined;
  return compose(recipe, first, second, end, accepts);
}

function pick<T>(list: readonly T[], random: Random): T | undefined {
  return list[Math.floor(random() * list.length)];
}

function pickWeighted(recipes: readonly Recipe[], random: Random): Recipe | undefined {
  let at = random() * recipes.reduce((sum, { weight }) => sum + weight, 0);
  for (const recipe of recipes) {
    at -= recipe.weight;
    if (at < 0) return recipe;
  }
  return undefined;
}
