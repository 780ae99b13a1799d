import { companyFieldRows } from "../../words/company-fields.ts";
import { imageFieldRows } from "../../words/company-images.ts";
import { fieldsWithoutTradeRows } from "../../words/company-names-without-trade.ts";
import type { Tone } from "../../words/company-words.ts";
import { fieldIndustries } from "../../words/keyword-words.ts";
import { moreCompanyFieldRows, moreTypedWords } from "../../words/more-company-fields.ts";
import { type Random, shuffled } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";
import { listOf, type RecipeBook, TONES } from "./company-recipes.ts";

/** How a name is made: a word, a compound, an idiom, two images, a verb, or a coined word. */
export type NameKind = "ord" | "sammansatt" | "uttryck" | "par" | "verb" | "bildat";

/** The option of the style filter that each kind is. */
export const STYLE_OF_KIND: Readonly<Record<NameKind, RecipeBook["style"]>> = {
  ord: "unikt",
  verb: "unikt",
  bildat: "unikt",
  sammansatt: "sammansatt",
  uttryck: "beskrivande",
  par: "beskrivande",
};

/** A whole name, written by hand for a trade. */
export interface FieldName {
  readonly name: string;
  readonly tone: Tone;
  readonly kind: NameKind;
  /** What it plays on; empty where it says that itself. */
  readonly gloss: string;
  /** Whether a reader who had not written it would put it on a founder's shortlist. */
  readonly isGood: boolean;
}

/** An option of the filter Bransch, but for "alla". */
export type FieldIndustry = keyof typeof fieldIndustries;

/** Names that belong together by what they play on. */
export interface FieldOfMeaning {
  /** The words by which visitors ask for it. */
  readonly typed: readonly string[];
  readonly names: readonly FieldName[];
}

/** The field of meaning of a trade. */
export interface CompanyField extends FieldOfMeaning {
  readonly trade: string;
  readonly industry: FieldIndustry;
}

/** Names of a page that are made in one way, a compound or an idiom: more only where a style is chosen. */
export const MOST_OF_KIND = 4;

const KINDS = Object.keys(STYLE_OF_KIND);

const isTone = (text: string): text is Tone => TONES.some((tone) => tone === text);
const isKind = (text: string): text is NameKind => KINDS.includes(text);

const isIndustry = (key: string): key is FieldIndustry => key in fieldIndustries;

const industryOfTrade = new Map(
  Object.entries(fieldIndustries).flatMap(([industry, trades]) =>
    isIndustry(industry) ? listOf(trades).map((trade) => [trade, industry] as const) : [],
  ),
);

/** Fields of images and feelings, which say no trade: lugn, hav, framtid. */
export const imageFields: readonly FieldOfMeaning[] = readFields(imageFieldRows);

/** Names that suit any firm: they fill pages that have too few of their own. */
export const neutralField: FieldOfMeaning = fieldWithoutTrade("any firm");

/** What a word gets that is no matter for play and says no trade: sorg. */
export const kindField: FieldOfMeaning = fieldWithoutTrade("kind");

/** @throws Error if no field has the title */
function fieldWithoutTrade(title: string): FieldOfMeaning {
  const field = readFields(fieldsWithoutTradeRows).find((each) => each.title === title);
  if (!field) throw new Error(`No field ${title}`);
  return field;
}

const ownTrades = readFields(moreCompanyFieldRows);

/** Words of images and of narrower trades, by which the broader ones of src/words/company-fields.ts are not asked for. */
const narrower = new Set([
  ...[...imageFields, ...ownTrades].flatMap(({ typed }) => typed),
  ...Object.values(moreTypedWords).flatMap(listOf),
]);

/** The fields of meaning of every trade. */
export const companyFields: readonly CompanyField[] = [
  ...readFields(companyFieldRows).map((field) => ({
    ...field,
    typed: field.typed.filter((word) => word === field.title || !narrower.has(word)),
  })),
  ...ownTrades,
].map(({ title: trade, typed, names }) => ({
  trade,
  typed: [...typed, ...listOf(moreTypedWords[trade] ?? "")],
  names,
  industry: industryFor(trade),
}));

/** @throws Error for a trade that no industry has */
function industryFor(trade: string): FieldIndustry {
  const industry = industryOfTrade.get(trade);
  if (!industry) throw new Error(`No industry of the trade ${trade}`);
  return industry;
}

/** @throws Error for a line that is neither the head of a field nor a name */
function readFields(rows: string): readonly (FieldOfMeaning & { readonly title: string })[] {
  const fields: (FieldOfMeaning & { readonly title: string; readonly names: FieldName[] })[] = [];
  for (const line of rows.trim().split("\n")) {
    const [first = "", second = "", mark, name = "", gloss = ""] = line.split("\t");
    if (mark === undefined) {
      fields.push({ title: first, typed: listOf(second), names: [] });
    } else if (isTone(first) && isKind(second)) {
      fields.at(-1)?.names.push({ name, tone: first, kind: second, gloss, isGood: mark === "+" });
    } else throw new Error(`No name of a field: ${line}`);
  }
  return fields;
}

/** The names of some fields for the chosen tone and style. */
export function namesOfFields(
  fields: readonly FieldOfMeaning[],
  choices: Choices,
): readonly FieldName[] {
  const tone = choiceOf(choices, "ton");
  const style = choiceOf(choices, "stil");
  return fields
    .flatMap(({ names }) => names)
    .filter(
      (each) =>
        (tone === ALL || each.tone === tone) &&
        (style === ALL || STYLE_OF_KIND[each.kind] === style),
    );
}

/** Names in random order, the good ones before the rest. */
export function goodFirst(names: readonly FieldName[], random: Random): readonly FieldName[] {
  const inTurn = shuffled(names, random);
  return [...inTurn.filter(({ isGood }) => isGood), ...inTurn.filter(({ isGood }) => !isGood)];
}
