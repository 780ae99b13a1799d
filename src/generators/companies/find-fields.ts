/** Which trades a visitor's words ask for, and which images. */
import { slips, tradeHeads } from "../../words/keyword-words.ts";
import {
  type CompanyField,
  companyFields,
  type FieldOfMeaning,
  imageFields,
} from "./company-fields.ts";
import { lettersOf } from "./company-letters.ts";
import { listOf } from "./company-recipes.ts";
import { joiningForm } from "./joining-form.ts";
import { nearWords } from "./near-words.ts";
import { isSensitive } from "./sensitive.ts";

/** Letters of a stem that tells one word from others. */
const SHORTEST_STEM = 4;

/** Letters of a word that is known without its rings and dots, and of one that may have another letter: läkare is no lärare. */
const SHORTEST_PLAIN = 6;
const SHORTEST_SLIP = 7;

/** Letters of a word that is read at the end of any compound: herrfrisör; and of what is before it. */
const SHORTEST_LAST = 5;
const SHORTEST_FIRST = 3;

/** Endings of inflection and of the words for who does it and what is done. */
const ENDING =
  /(?:ningarnas?|ningars?|ningens?|nings?|eriernas?|eriers?|eriets?|eris?|arnas?|ernas?|ornas?|arens?|ares?|ars?|ers?|ors?|ens?|ets?|ans?|ad|at|as?|es?|n|t|s)$/;

type Index = Map<string, Set<CompanyField>>;

const byWord: Index = new Map();
const byStem: Index = new Map();
const byPlainLetters: Index = new Map();
/** Forms of a word of a trade before another word in a compound. */
const byFirstPart: Index = new Map();
for (const field of companyFields) {
  for (const typed of field.typed) {
    const word = lettersOf(typed);
    add(byWord, word, field);
    if (word.length >= SHORTEST_PLAIN) add(byPlainLetters, plainLetters(word), field);
    if (/[ -]/.test(typed)) continue;
    add(byStem, stemOf(word), field);
    for (const form of [word, joiningForm(word), `${word}s`]) add(byFirstPart, form, field);
  }
}

/** The images, by each of their words. */
const byImage = new Map(
  imageFields.flatMap((field) => field.typed.map((word) => [lettersOf(word), field] as const)),
);

const heads = new Set(listOf(tradeHeads));

/** What is meant by a misspelt word, by the slip. */
const meantBy = new Map(
  listOf(slips).map((entry) => {
    const [slip = "", meant = ""] = entry.split(" ");
    return [slip, meant] as const;
  }),
);

const wordsNear = nearWords(
  [...byWord.keys()].filter((word) => word.length >= SHORTEST_SLIP && !meantBy.has(word)),
);

function add(index: Index, key: string, field: CompanyField) {
  index.set(key, (index.get(key) ?? new Set()).add(field));
}

/** What the words of a text say of trades and images. */
interface FoundFields {
  readonly fields: readonly CompanyField[];
  /** Those of the words that say no trade. */
  readonly images: readonly FieldOfMeaning[];
  /** The word of a trade that was probably meant by a misspelt one. */
  readonly meant: string | undefined;
}

/**
 * The trades of the words, longest phrases first: a text of two trades has both.
 *
 * @param words without places and names of persons
 */
export function findFields(words: readonly string[]): FoundFields {
  const fields = new Set<CompanyField>();
  const images = new Set<FieldOfMeaning>();
  let meant: string | undefined;
  let at = 0;
  while (at < words.length) {
    const word = lettersOf(words[at] ?? "");
    const [found, used] = fieldsOfPhrase(words.slice(at));
    const image = used === 1 ? byImage.get(word) : undefined;
    if (image) images.add(image);
    else if (found.length > 0) {
      for (const field of found) fields.add(field);
      meant ??= meantBy.get(word);
    } else {
      const near = nearTrade(word);
      for (const field of near?.fields ?? []) fields.add(field);
      meant ??= meantBy.get(word) ?? near?.word;
    }
    at += used;
  }
  return { fields: [...fields], images: [...images], meant };
}

/**
 * How the first words are written if they are one expression of a trade: hund trim is hundtrim, and second hand stays so.
 * Undefined if they are none.
 */
export function tradeExpression(words: readonly string[]): string | undefined {
  const written = words.join(" ").toLowerCase();
  const fields = byWord.get(lettersOf(written));
  if (!fields) return undefined;
  const isListed = [...fields].some(({ typed }) => typed.includes(written));
  return isListed ? written : written.replaceAll(" ", "");
}

/** Whether a word is, as it is written, one by which visitors ask for a trade. */
export function isTradeWord(word: string): boolean {
  return byWord.has(lettersOf(word));
}

/** The trades that the first words say, and how many of the words. */
function fieldsOfPhrase(words: readonly string[]): [readonly CompanyField[], number] {
  for (let count = words.length; count > 1; count--) {
    const phrase = byWord.get(lettersOf(words.slice(0, count).join("")));
    if (phrase) return [[...phrase], count];
  }
  const letters = lettersOf(words[0] ?? "");
  const found =
    byWord.get(letters) ??
    byStem.get(stemOf(letters)) ??
    (letters.length >= SHORTEST_PLAIN ? byPlainLetters.get(letters) : undefined) ??
    fieldsOfCompound(letters);
  return [[...found], 1];
}

/** Whether a word is one of an image: skog, which is a surname as well. */
export function isImageWord(word: string): boolean {
  return byImage.has(lettersOf(word));
}

/** The trades of both parts of a compound: hundfotograf. */
function fieldsOfCompound(word: string): ReadonlySet<CompanyField> {
  const found = new Set<CompanyField>();
  for (let at = 2; at <= word.length - SHORTEST_FIRST; at++) {
    const [first, last] = [word.slice(0, at), word.slice(at)];
    const ofLast = last.length >= SHORTEST_LAST ? lastPartFields(last) : undefined;
    const isLast = heads.has(last) || (last.length >= SHORTEST_STEM && byWord.has(last));
    const ofFirst = isLast ? byFirstPart.get(first) : undefined;
    if (ofFirst) return new Set([...ofFirst, ...(ofLast ?? [])]);
    if (ofLast && at >= SHORTEST_FIRST && found.size === 0) {
      for (const field of ofLast) found.add(field);
    }
  }
  return found;
}

function lastPartFields(last: string): ReadonlySet<CompanyField> | undefined {
  return heads.has(last) ? undefined : byWord.get(last);
}

/**
 * What a misspelt word is near to, unless that is words of several trades. A grave word is no slip for one that is none: allergi
 * for galleri.
 */
function nearTrade(word: string) {
  if (word.length < SHORTEST_SLIP) return undefined;
  const near = [...wordsNear(word)]
    .filter((each) => !isSensitive(word) || isSensitive(each))
    .map((each) => ({ word: each, fields: byWord.get(each) }));
  const [first, ...others] = near;
  const [trade] = first?.fields ?? [];
  return trade && others.every(({ fields }) => fields?.has(trade)) ? first : undefined;
}

function stemOf(word: string): string {
  const stem = word.replace(ENDING, "");
  return stem.length >= SHORTEST_STEM ? stem : word;
}

function plainLetters(word: string): string {
  return word.normalize("NFD").replace(/\p{M}/gu, "");
}
