import { goods } from "../../words/company-goods.ts";
import { goodsAsLastParts } from "../../words/keyword-words.ts";
import { type Industry, listOf } from "./company-recipes.ts";

const lastParts = new Set(listOf(goodsAsLastParts));

/** Whether a word is one of the goods of an industry, or a compound of one. */
export function isGoods(word: string, industry: Industry): boolean {
  return listOf(goods[industry]).some(
    (each) => word === each || (lastParts.has(each) && word.endsWith(each)),
  );
}
