import { goods, kinds } from "../../words/company-goods.ts";
import { notProtected, protectedWords } from "../../words/protected-words.ts";
import { surnameLike } from "../../words/surname-like.ts";
import { industryOf } from "./company-industry.ts";
import { lettersOf } from "./company-letters.ts";
import { ownWordsOf } from "./company-reason.ts";
import { listOf, SMALL_WORDS } from "./company-recipes.ts";
import { partsOf } from "./compound-parts.ts";

/**
 * What may speak against registering a company name: a word that only some companies may use, a known brand, a surname
 * that few bear, a surname and nothing else, or what only says what the company does or where.
 */
export type CompanyRemark = "protected" | "brand" | "surname" | "surname-alone" | "goods";

const rareSurnames: ReadonlySet<string> = new Set(listOf(surnameLike));
const goodsWords = wordsByIndustry(goods);
const kindWords = wordsByIndustry(kinds);

/** What may speak against registering a name of the lists; undefined if no rule applies (/kallor/foretagsnamn states the rules). */
export function companyRemark(name: string): CompanyRemark | undefined {
  if (isProtected(lettersOf(name))) return "protected";
  const own = ownWordsOf(name);
  const [only = ""] = own;
  if (own.length === 1 && rareSurnames.has(only)) return "surname";
  const industry = industryOf(name) ?? "";
  const said = own.filter((word) => !SMALL_WORDS.test(word));
  return said.length > 0 && said.every((word) => namesGoods(word, industry)) ? "goods" : undefined;
}

/** Whether a word has a part that only some companies may have in their names; bankett has none. */
export function isProtected(letters: string): boolean {
  const rest = notProtected.reduce((left, word) => left.replaceAll(word, ""), letters);
  return protectedWords.some((word) => rest.includes(lettersOf(word)));
}

/** Whether a word is one of the goods or a kind of them, or a compound that begins with goods or ends with a kind. */
function namesGoods(word: string, industry: string): boolean {
  const [first = "", second = ""] = partsOf(word) ?? [];
  const sold = goodsWords.get(industry);
  const kindsSold = kindWords.get(industry);
  return Boolean(
    sold?.has(word) ||
      sold?.has(first) ||
      sold?.has(first.replace(/s$/, "")) ||
      kindsSold?.has(word) ||
      kindsSold?.has(second),
  );
}

function wordsByIndustry(
  lists: Readonly<Record<string, string>>,
): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(
    Object.entries(lists).map(([industry, words]) => [industry, new Set(listOf(words))]),
  );
}
