import { endings, tradeEndings, tradeHeads } from "../../words/keyword-words.ts";
import { INDUSTRIES, listOf, SMALL_WORDS } from "./company-recipes.ts";
import type { CompanyRemark } from "./company-remark.ts";
import { isGoods } from "./goods-words.ts";
import { BEFORE_PLACE, type Keyword, placeForm } from "./keyword.ts";
import { hasWord, readKeywordOnce } from "./keyword-names.ts";
import { firmOf } from "./own-names.ts";

/** What after a word only says that there is a company: huset, centralen, byrån. */
const plainEnds = new Set(
  [tradeHeads, ...Object.values(endings), ...Object.values(tradeEndings)].flatMap(listOf),
);

/** What may speak against registering a name with the visitor's words; undefined for other names. */
export function keywordRemark(text: string, name: string): CompanyRemark | undefined {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword || !hasWord(text, name)) return undefined;
  if (keyword.isBrand) return "brand";
  const letters = name.toLowerCase();
  if (
    keyword.names.some(
      (own) => own.isRare && own.label === "ditt namn" && letters.includes(own.name.toLowerCase()),
    )
  ) {
    return "surname";
  }
  if (keyword.names.some((own) => !own.isGiven && own.genitive === name)) return "surname-alone";
  return isDescriptive(keyword, name) || saysOnlyGoods(keyword, name) ? "goods" : undefined;
}

/**
 * Whether each word of a name has a typed word for goods, is goods of the same industry, or says no more: Mjöl & Rosmarin,
 * but not Kod & Granit.
 */
function saysOnlyGoods({ words, place }: Keyword, name: string): boolean {
  const industries = INDUSTRIES.filter((industry) =>
    words.some(({ word }) => isGoods(word.toLowerCase(), industry)),
  );
  const areGoods = (word: string) => industries.some((industry) => isGoods(word, industry));
  const typed = words
    .filter(({ word }) => areGoods(word.toLowerCase()))
    .flatMap(({ word, form }) => [word.toLowerCase(), form ?? word.toLowerCase()]);
  const hasTyped = (part: string) => typed.some((each) => part.includes(each));
  const parts = name
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((part) => part !== "" && !SMALL_WORDS.test(part));
  const places = place === undefined ? [] : [place.toLowerCase(), placeForm(place)];
  return (
    parts.some(hasTyped) &&
    parts.every(
      (part) => hasTyped(part) || areGoods(part) || plainEnds.has(part) || places.includes(part),
    )
  );
}

/** Whether a name says no more than the trade, the place or both: Vinbaren, Umeå Cykel. */
function isDescriptive({ words, fields, place }: Keyword, name: string): boolean {
  if (fields.length === 0 && place === undefined) return false;
  const said = [
    ...words.flatMap(({ word, form }) => [
      form ?? "",
      word.toLowerCase(),
      firmOf(word.toLowerCase()),
    ]),
    ...(place === undefined ? [] : [placeForm(place), place.toLowerCase()]),
  ]
    .filter((part) => part !== "")
    .sort((one, other) => other.length - one.length);
  const rest = said.reduce((left, part) => left.replaceAll(part, " "), name.toLowerCase());
  return rest
    .split(/[^\p{L}]+/u)
    .every((part) => part === "" || BEFORE_PLACE.has(part) || plainEnds.has(part));
}
