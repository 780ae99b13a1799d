import { companyFieldRows } from "../../words/company-fields.ts";
import type { Tone } from "../../words/company-words.ts";
import { fieldIndustries } from "../../words/keyword-words.ts";
import { INDUSTRIES, type Industry, listOf, type RecipeBook, TONES } from "./company-recipes.ts";

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
interface FieldName {
  readonly name: string;
  readonly tone: Tone;
  readonly kind: NameKind;
  /** What it plays on; empty where it says that itself. */
  readonly gloss: string;
  /** Whether a reader who had not written it would put it on a founder's shortlist. */
  readonly isGood: boolean;
}

/** The field of meaning of a trade. */
export interface CompanyField {
  readonly trade: string;
  /** The words by which visitors ask for it. */
  readonly typed: readonly string[];
  readonly names: readonly FieldName[];
  /** The industries of the filter that it belongs to; none for a trade of another one. */
  readonly industries: readonly Industry[];
}

const KINDS = Object.keys(STYLE_OF_KIND);

const isTone = (text: string): text is Tone => TONES.some((tone) => tone === text);
const isKind = (text: string): text is NameKind => KINDS.includes(text);

/** The fields of meaning of every trade. */
export const companyFields: readonly CompanyField[] = readFields(companyFieldRows);

/** @throws Error for a line that is neither a trade nor a name */
function readFields(rows: string): readonly CompanyField[] {
  const fields: (CompanyField & { readonly names: FieldName[] })[] = [];
  for (const line of rows.trim().split("\n")) {
    const [first = "", second = "", mark, name = "", gloss = ""] = line.split("\t");
    if (mark === undefined) {
      fields.push({
        trade: first,
        typed: listOf(second),
        names: [],
        industries: INDUSTRIES.filter((each) => listOf(fieldIndustries[each]).includes(first)),
      });
    } else if (isTone(first) && isKind(second)) {
      fields.at(-1)?.names.push({ name, tone: first, kind: second, gloss, isGood: mark === "+" });
    } else throw new Error(`No name of a trade: ${line}`);
  }
  return fields;
}
