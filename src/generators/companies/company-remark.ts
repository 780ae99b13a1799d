import { goods } from "../../words/company-goods.ts";
import { notProtected, protectedWords } from "../../words/protected-words.ts";
import { surnameLike } from "../../words/surname-like.ts";
import { industryOf } from "./company-industry.ts";
import { lettersOf } from "./company-letters.ts";
import { ownWordsOf, partsOf } from "./company-reason.ts";
import { listOf } from "./company-recipes.ts";

/**
 * What may speak against registering a company name: a word that only some companies may use, a known brand, a surname
 * that few bear, a surname and nothing else, or what only says what the company does or where.
 */
export type CompanyRemark = "protected" | "brand" | "surname" | "surname-alone" | "goods";

const rareSurnames: ReadonlySet<string> = new Set(listOf(surnameLike));
const goodsWords = new Map(
  Object.entries(goods).map(([industry, words]) => [industry, new Set(listOf(words))]),
);

/** What may speak against registering a name of the lists; undefined if no rule applies (/kallor/foretagsnamn states the rules). */
export function companyRemark(name: string): CompanyRemark | undefined {
  if (isProtected(lettersOf(name))) return "protected";
  const own = ownWordsOf(name);
  const [only = ""] = own;
  if (own.length === 1 && rareSurnames.has(only)) return "surname";
  const sold = goodsWords.get(industryOf(name) ?? "");
  return own.some((word) => sold && namesGoods(word, sold)) ? "goods" : undefined;
}

/** Whether a word has a part that only some companies may have in their names; bankett has none. */
export function isProtected(letters: string): boolean {
  const rest = notProtected.reduce((left, word) => left.replaceAll(word, ""), letters);
  return protectedWords.some((word) => rest.includes(lettersOf(word)));
}

/** Whether a word, or the first part of a compound, is one of the goods. */
function namesGoods(word: string, sold: ReadonlySet<string>): boolean {
  const [first = ""] = partsOf(word) ?? [];
  return sold.has(word) || sold.has(first) || sold.has(first.replace(/s$/, ""));
}
