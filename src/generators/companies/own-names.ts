/** Company names that are made of a visitor's own words: few, and only such as founders take (docs/specification.md, "Company names"). */

import type { Tone } from "../../words/company-words.ts";
import { endings, firmsOfPersons, industryEnds, tradeEndings } from "../../words/keyword-words.ts";
import { ALL } from "../engine/filters.ts";
import type { CompanyField, FieldIndustry, NameKind } from "./company-fields.ts";
import { capitalized, joinsWell, listOf } from "./company-recipes.ts";
import { isTradeWord } from "./find-fields.ts";
import { isVerb } from "./joining-form.ts";
import { type Keyword, type OwnName, type OwnWord, placeForm } from "./keyword.ts";
import { isSensitive } from "./sensitive.ts";

/** Letters of a compound that fits on a sign: Surdegsmagasinet. */
const LONGEST_COMPOUND = 16;

/** Names of a page that have the visitor's word, that word and a place or a person, and a person alone. */
const MOST_WITH_WORD = 1;
const MOST_WITH_MORE = 2;
const MOST_WITH_NAME = 4;

/** The endings of a trade that those of its industry do not suit. */
const endingsOfTrade = new Map(
  Object.entries(tradeEndings).flatMap(([trades, lasts]) =>
    listOf(trades).map((trade) => [trade, lasts] as const),
  ),
);

const firms = new Map(
  listOf(firmsOfPersons).map((entry) => {
    const at = entry.lastIndexOf(" ");
    return [entry.slice(0, at), entry.slice(at + 1)] as const;
  }),
);

/** No industry where none is chosen and the words say none. */
export type Trade = FieldIndustry | typeof ALL;

/** A name with the visitor's words. */
export interface OwnCompanyName {
  readonly name: string;
  readonly kind: NameKind;
  /** What it is made of: "ditt ord + boden". */
  readonly why: string;
}

/** What the firm of someone with a trade does: målare, måleri; the word itself for others. */
export function firmOf(word: string): string {
  return firms.get(word) ?? word;
}

/** How many names of a page may have the visitor's words. */
export function mostOwn(keyword: Keyword): number {
  const { words, meant, place } = keyword;
  if (meant !== undefined) return 0;
  if (words.length === 0) return MOST_WITH_NAME;
  return hasNameBeside(keyword) || place !== undefined ? MOST_WITH_MORE : MOST_WITH_WORD;
}

/** Whether a name of a person is beside a word: ek is both, and alone. */
function hasNameBeside({ words, names }: Keyword): boolean {
  return words.some(({ word }) => names.some(({ name }) => name !== word));
}

/** Every name that is made of a visitor's words in a tone, for an industry. */
export function ownNames(keyword: Keyword, trade: Trade, tone: Tone): readonly OwnCompanyName[] {
  const { words, names } = keyword;
  if (hasNameBeside(keyword)) {
    return words.flatMap((word) => names.flatMap((name) => besideName(word, name, tone)));
  }
  if (names.some(({ label }) => label === "ditt namn")) return ofPersons(keyword, trade, tone);
  return [...words.flatMap((word) => withWord(word, keyword, trade, tone)), ...couples(words)];
}

/** Surdegsboden, Umeå Cykel, Cykelboden i Umeå. */
function withWord(
  own: OwnWord,
  { place, beforePlace, fields, images }: Keyword,
  trade: Trade,
  tone: Tone,
): readonly OwnCompanyName[] {
  const { word } = own;
  const compounds =
    tone === "modernt" || images.length > 0 ? [] : compoundsOf(own, endingsFor(fields, trade));
  if (place === undefined) {
    return compounds.map(({ name, last }) => ({
      name,
      kind: "sammansatt",
      why: `ditt ord + ${last}`,
    }));
  }
  const firm = capitalized(firmOf(lowerCased(word)));
  const plain = isVerb(lowerCased(word)) ? [] : [`${capitalized(placeForm(place))} ${firm}`];
  const placed = compounds.map(({ name }) => `${name} ${beforePlace} ${place}`);
  return (tone === "kreativ" ? placed : plain).map((name) => ({
    name,
    kind: "uttryck",
    why: `ditt ord + ${place}`,
  }));
}

/** What is joined to a word: of its trade, of the trade's industry, or of the chosen one. */
function endingsFor(fields: readonly CompanyField[], trade: Trade): string {
  const field = fields.find(({ industry }) => trade === ALL || trade === industry);
  const ofTrade = field && (endingsOfTrade.get(field.trade) ?? endings[field.industry]);
  return ofTrade ?? endings[trade] ?? "";
}

function compoundsOf({ form, word }: OwnWord, lasts: string) {
  const letters = lowerCased(word);
  if (form === undefined || isSensitive(letters)) return [];
  const isPerson = /are$/.test(letters);
  const suitable = listOf(lasts).filter((last) => !isPerson || !/(?:mästar|makar)na$/.test(last));
  return suitable
    .flatMap((last) => joinedTo(form, last).map((name) => ({ name, last })))
    .filter(({ name }) => name.length <= LONGEST_COMPOUND);
}

/** The compound of two parts; none if the joint is hard to read. */
function joinedTo(first: string, second: string): string[] {
  if (first.endsWith("-")) return [first + second];
  return joinsWell(first, second) ? [capitalized(first + second)] : [];
}

/** Two words as they are typed: Surdeg & Vin; not those of one expression, as bed and breakfast. */
function couples(words: readonly OwnWord[]): readonly OwnCompanyName[] {
  const [one, other, ...more] = words;
  if (!one || !other || more.length > 0) return [];
  if (words.some(({ word }) => isSensitive(lowerCased(word)))) return [];
  if (isTradeWord(one.word + other.word)) return [];
  const why = `dina ord ${lowerCased(one.word)} + ${lowerCased(other.word)}`;
  return [{ name: `${one.word} & ${other.word}`, kind: "par", why }];
}

/** Johans Måleri, Lindqvist Cykel, Bagare Olle; the firm of someone with a trade: Olles Bageri. */
function besideName(
  { word }: OwnWord,
  { name, genitive, label, isGiven }: OwnName,
  tone: Tone,
): readonly OwnCompanyName[] {
  if (name === word) return [];
  const letters = lowerCased(word);
  const firm = firmOf(letters);
  const made = (whole: string, added: string): OwnCompanyName => ({
    name: whole,
    kind: "uttryck",
    why: `${label} + ${added}`,
  });
  const owned = made(`${genitive} ${capitalized(firm)}`, firm);
  if (isGiven) {
    const isCalled = firm !== letters && tone !== "professionell";
    return isCalled ? [owned, made(`${word} ${name}`, letters)] : [owned];
  }
  return [tone === "modernt" ? made(`${name} ${capitalized(firm)}`, firm) : owned];
}

/** Names of persons with no word beside them, which say no trade unless one is chosen. */
function ofPersons(
  { names, place, beforePlace }: Keyword,
  trade: Trade,
  tone: Tone,
): readonly OwnCompanyName[] {
  const [one, other, ...more] = names;
  if (!one || more.length > 0) return [];
  if (other) return coupleOrFullName(one, other, tone);
  const { name, genitive, label, isOfKin } = one;
  const made = (whole: string, added: string): OwnCompanyName => ({
    name: whole,
    kind: "uttryck",
    why: added === "" ? label : `${label} + ${added}`,
  });
  if (trade !== ALL) {
    const first = tone === "modernt" ? name : genitive;
    return listOf(industryEnds[trade]).map((end) => made(`${first} ${end}`, end.toLowerCase()));
  }
  const plain = {
    professionell: [isOfKin ? made(name, "") : made(`${name} & Co`, "& Co")],
    kreativ: [made(`Hos ${name}`, "hos")],
    modernt: isOfKin || genitive === name ? [] : [made(genitive, "")],
  }[tone];
  return place === undefined ? plain : [...plain, made(`${name} ${beforePlace} ${place}`, place)];
}

/** Stina & Olle, Anna Ek. */
function coupleOrFullName(one: OwnName, other: OwnName, tone: Tone): readonly OwnCompanyName[] {
  if (!one.isGiven) return [];
  if (!other.isGiven) {
    return [{ name: `${one.name} ${other.name}`, kind: "ord", why: "ditt namn" }];
  }
  const joint = tone === "professionell" ? "och" : "&";
  const couple = `${one.name} ${joint} ${other.name}`;
  const name = tone === "kreativ" ? [couple, `Hos ${couple}`] : [couple];
  return name.map((each) => ({ name: each, kind: "par", why: "dina namn" }));
}

/** As it is within a sentence: names of places and abbreviations keep their capitals. */
function lowerCased(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase();
}
