/**
 * Company names for a visitor's own word: a few with it, and those of the trade that it says or of what it pictures
 * (docs/specification.md, "Company names"). Loaded when one has been typed.
 */
import {
  COMPANY_NAME_LENGTHS,
  COMPANY_NAME_MAX_LENGTH,
  SUGGESTIONS_PER_PAGE,
} from "../../config/limits.ts";
import { rememberedOnce } from "../../names/remembered.ts";
import type { Candidate } from "../../names/word-list.ts";
import { firstIndustries } from "../../words/company-words.ts";
import { lateIndustries } from "../../words/late-company-words.ts";
import type { Accepts } from "../engine/definition.ts";
import { type Random, shuffled } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";
import { hasLength } from "../engine/length-filter.ts";
import { brandLike } from "./brands.ts";
import { isCleanOrLawful } from "./clean-or-lawful.ts";
import {
  type FieldName,
  goodFirst,
  imageFields,
  kindField,
  MOST_OF_KIND,
  type NameKind,
  namesOfFields,
  neutralField,
  STYLE_OF_KIND,
} from "./company-fields.ts";
import { lettersOf } from "./company-letters.ts";
import { INDUSTRIES, type Industry, listOf, TONES } from "./company-recipes.ts";
import { isGoods } from "./goods-words.ts";
import { type Keyword, readKeyword } from "./keyword.ts";
import { mostOwn, type OwnCompanyName, ownNames, type Trade } from "./own-names.ts";
import { isTradeIndustry, TRADE_INDUSTRIES } from "./trade-industries.ts";

/** Names of a page that say no trade, beside good ones of the trade, before the rest of the trade comes. */
const MOST_WITHOUT_TRADE = 4;

/** Draw weight of a name for the visitor's word, where one of the lists weighs 1: they nearly always come. */
const KEYWORD_WEIGHT = 1e6;

const industryWords = { ...firstIndustries, ...lateIndustries };

/** The industry whose words, without its trades, are the least untrue of a company of another one. */
const NEUTRAL_INDUSTRY: Industry = "konsult";

const NO_NAMES: ReadonlyMap<string, NameKind> = new Map();

const EVERY_TRADE: readonly Trade[] = [ALL, ...INDUSTRIES, ...TRADE_INDUSTRIES];

export const readKeywordOnce = rememberedOnce(readKeyword);

/** What a page says of a text: why no names are built on it, or what it seems to be a slip for; empty for others. */
export function keywordCaption(text: string): string {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword) return keyword.refusal;
  return keyword.meant === undefined ? "" : `Menade du ”${keyword.meant}”?`;
}

/** Whether a name is made of the visitor's text. */
export function hasWord(text: string, name: string): boolean {
  return reasonsFor(text).has(name);
}

/**
 * What a name has of the visitor's text and what is added, "ditt ord + boden", or what a name of its trades or of no trade
 * plays on; undefined for other names.
 */
export function keywordReason(text: string, name: string): string | undefined {
  return reasonsFor(text).get(name) ?? fieldGloss(text, name);
}

function fieldGloss(text: string, name: string): string | undefined {
  const { fields } = readKeywordOnce(text);
  const names = [...fields, ...imageFields, kindField, neutralField].flatMap(
    (field) => field.names,
  );
  return names.find((each) => each.name === name && each.gloss !== "")?.gloss;
}

const reasonsFor = rememberedOnce((text): ReadonlyMap<string, string> => {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword) return new Map();
  return new Map(
    EVERY_TRADE.flatMap((trade) => TONES.flatMap((tone) => ownNames(keyword, trade, tone))).map(
      ({ name, why }) => [name, why] as const,
    ),
  );
});

/**
 * Draws names for a visitor's text and the choices: a few that have its words, and those of its trades and images, good
 * ones first.
 *
 * @param accepts which names may be used
 */
export function drawKeywordNames(
  text: string,
  choices: Choices,
  random: Random,
  accepts: Accepts = () => true,
): readonly Candidate[] {
  const keyword = readKeywordOnce(text);
  const isRefused = "refusal" in keyword;
  if (isRefused && keyword.fields.length === 0 && keyword.images.length === 0) return [];
  const length = choiceOf(choices, "langd");
  const isUsable = (name: string) =>
    name.length <= COMPANY_NAME_MAX_LENGTH &&
    hasLength(name, length, COMPANY_NAME_LENGTHS) &&
    accepts(name);
  const own = isRefused ? NO_NAMES : drawOwnNames(keyword, choices, random, isUsable);
  const listed = drawFieldNames(keyword, choices, random, isUsable, own);
  return [...own.keys(), ...listed].map((name) => ({ name, weight: KEYWORD_WEIGHT }));
}

/** Names with the visitor's words, and how each is made: of every tone in turn, so that they are of different kinds. */
function drawOwnNames(
  keyword: Keyword,
  choices: Choices,
  random: Random,
  isUsable: Accepts,
): ReadonlyMap<string, NameKind> {
  const tone = choiceOf(choices, "ton");
  const style = choiceOf(choices, "stil");
  const trades = tradesFor(keyword, choiceOf(choices, "bransch"));
  const isWanted = ({ name, kind }: OwnCompanyName) =>
    (style === ALL || STYLE_OF_KIND[kind] === style) && isUsable(name) && isFit(name);
  const ofTones = TONES.filter((each) => tone === ALL || each === tone).map((each) =>
    shuffled(trades.flatMap((trade) => ownNames(keyword, trade, each)).filter(isWanted), random),
  );
  const most = mostOwn(keyword);
  const found = new Map<string, NameKind>();
  for (let round = 0; ofTones.some((names) => round < names.length); round++) {
    for (const names of shuffled(ofTones, random)) {
      const each = names[round];
      if (each && found.size < most) found.set(each.name, each.kind);
    }
  }
  return found;
}

/** Whether a name made of a visitor's word may be shown; those of the lists have been judged. */
function isFit(name: string): boolean {
  return isCleanOrLawful(name) && brandLike(lettersOf(name)) === undefined;
}

/**
 * Names of the trades and images that the words say, which fill the page beside those that have the words: good ones,
 * those that suit any firm, and the rest.
 */
function drawFieldNames(
  { fields, images }: Pick<Keyword, "fields" | "images">,
  choices: Choices,
  random: Random,
  isUsable: Accepts,
  own: ReadonlyMap<string, NameKind>,
): readonly string[] {
  const industry = choiceOf(choices, "bransch");
  const style = choiceOf(choices, "stil");
  const ofIndustry = fields.filter((field) => industry === ALL || field.industry === industry);
  const suited = goodFirst(namesOfFields([...ofIndustry, ...images], choices), random);
  const isOfTrade = industry !== ALL || fields.length > 0;
  const mayBeNeutral = industry === ALL || ofIndustry.length > 0;
  const neutral = mayBeNeutral ? shuffled(namesOfFields([neutralField], choices), random) : [];
  const kinds = [...own.values()];
  const found = new Set<string>();
  const take = (names: readonly FieldName[], most = SUGGESTIONS_PER_PAGE) => {
    let taken = 0;
    for (const { name, kind } of names) {
      if (found.size + own.size >= SUGGESTIONS_PER_PAGE || taken === most) return;
      if (found.has(name) || own.has(name) || !isUsable(name)) continue;
      if (style === ALL && kinds.filter((each) => each === kind).length >= MOST_OF_KIND) continue;
      found.add(name);
      kinds.push(kind);
      taken++;
    }
  };
  take(suited.filter(({ isGood }) => isGood));
  take(neutral, isOfTrade ? MOST_WITHOUT_TRADE : SUGGESTIONS_PER_PAGE);
  take(suited);
  return [...found];
}

/** Which names of the lists suit a visitor's words. */
interface SuitableLists {
  readonly choices: Choices;
  /** Whether the names may say a trade. */
  readonly sayTrade: boolean;
}

/**
 * The choices with the industry that a visitor's words say, if none is chosen; where they say another one, such names
 * of NEUTRAL_INDUSTRY as say no trade. A chosen industry is kept.
 */
export function listsFor(text: string, choices: Choices): SuitableLists {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword || isTradeIndustry(choiceOf(choices, "bransch"))) {
    return { choices, sayTrade: true };
  }
  const chosen = INDUSTRIES.find((industry) => industry === choiceOf(choices, "bransch"));
  const [industry = chosen] = chosen ? [] : industriesFor(keyword);
  const bransch = industry ?? NEUTRAL_INDUSTRY;
  return { choices: { ...choices, bransch }, sayTrade: industry !== undefined };
}

/** What names are built for: the chosen industry, or those that the words say. */
function tradesFor(keyword: Keyword, choice: string): readonly Trade[] {
  const chosen = EVERY_TRADE.filter((trade) => trade !== ALL && trade === choice);
  if (chosen.length > 0) return chosen;
  const said = industriesFor(keyword);
  return said.length > 0 ? said : [ALL];
}

/** The industries with lists that the words say. */
function industriesFor({ words, fields }: Keyword): readonly Industry[] {
  const ofFields = INDUSTRIES.filter((each) => fields.some(({ industry }) => industry === each));
  if (ofFields.length > 0) return ofFields;
  return INDUSTRIES.filter((industry) =>
    words.some(({ word }) => saysIndustry(word.toLowerCase(), industry)),
  );
}

/** Whether a word is one of the goods of an industry, or one of its trades. */
function saysIndustry(word: string, industry: Industry): boolean {
  const { definite, owned, leading } = industryWords[industry];
  const trades = [definite, owned, leading].flatMap(listOf);
  return trades.includes(word) || isGoods(word, industry);
}
