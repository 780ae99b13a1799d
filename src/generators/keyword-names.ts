/**
 * Company names around a visitor's own word (docs/specification.md, "Company names"). Loaded when one has been typed.
 */
import {
  COMPANY_NAME_LENGTHS,
  COMPANY_NAME_MAX_LENGTH,
  SUGGESTIONS_PER_PAGE,
} from "../config/limits.ts";
import { goods } from "../words/company-goods.ts";
import { firstIndustries, people, type Tone } from "../words/company-words.ts";
import {
  beginnings,
  coinedEndings,
  endings,
  goodsAsLastParts,
  neverOwned,
  partners,
  phrases,
} from "../words/keyword-words.ts";
import { lateIndustries } from "../words/late-company-words.ts";
import { isClean } from "./block-list.ts";
import { brandLike } from "./brands.ts";
import { lettersOf } from "./company-letters.ts";
import {
  capitalized,
  INDUSTRIES,
  type Industry,
  joinsWell,
  listOf,
  type RecipeBook,
  TONES,
} from "./company-recipes.ts";
import type { CompanyRemark } from "./company-remark.ts";
import type { Accepts } from "./definition.ts";
import { type Candidate, type Random, shuffled } from "./engine.ts";
import { ALL, type Choices, choiceOf } from "./filters.ts";
import { type Keyword, type OwnName, type OwnWord, readKeyword } from "./keyword.ts";
import { hasLength } from "./length-filter.ts";
import { rememberedOnce } from "./remembered.ts";

/** Names of a page that have the visitor's word; the others are those of the lists. */
const MOST_OWN = (SUGGESTIONS_PER_PAGE * 2) / 3;

/** Draw weight of a name with the visitor's word, where one of the lists weighs 1: they nearly always come. */
const OWN_WEIGHT = 1e6;

/** Letters of a word that an ending can make a coined word of two or three syllables. */
const COINED = /^[^aeiouyåäö]*[aeiouyåäö][^aeiouyåäö]{1,2}$/;

/** Definite forms: they can be followed by a sign or a place. */
const DEFINITE = /(?:et|en|an|ån|na)$/;

const lastParts = new Set(listOf(goodsAsLastParts));

const notOwned = new Set(listOf(neverOwned));

const industryWords = { ...firstIndustries, ...lateIndustries };

/** No industry where none is chosen and the words say none. */
type Trade = Industry | typeof ALL;

const EVERY_TRADE: readonly Trade[] = [ALL, ...INDUSTRIES];

/** A name with the visitor's word. */
interface KeywordName {
  readonly name: string;
  /** What it is made of: "ditt ord + boden". */
  readonly why: string;
  /** What is added: no two names of a page have the same one while others are left. */
  readonly added: string;
}

/** A way to build names: one of each comes before the second of any. */
interface Way {
  readonly style: RecipeBook["style"];
  readonly names: readonly KeywordName[];
}

const readKeywordOnce = rememberedOnce(readKeyword);

/** Why no names are built on a text, as a sentence; undefined if some are. */
export function refusalOf(text: string): string | undefined {
  const keyword = readKeywordOnce(text);
  return "refusal" in keyword ? keyword.refusal : undefined;
}

/** What a name has of the visitor's text and what is added, "ditt ord + boden"; undefined for other names. */
export function keywordReason(text: string, name: string): string | undefined {
  return reasonsFor(text).get(name);
}

/** What may speak against registering a name with the visitor's words; undefined for other names. */
export function keywordRemark(text: string, name: string): CompanyRemark | undefined {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword || keywordReason(text, name) === undefined) return undefined;
  if (keyword.isBrand) return "brand";
  const letters = name.toLowerCase();
  if (keyword.names.some((own) => own.isRare && letters.includes(own.name.toLowerCase()))) {
    return "surname";
  }
  return keyword.words.some(
    ({ word, form }) =>
      [word.toLowerCase(), form].some((part) => letters.includes(part)) &&
      INDUSTRIES.some((industry) => isGoods(word.toLowerCase(), industry)),
  )
    ? "goods"
    : undefined;
}

const reasonsFor = rememberedOnce((text): ReadonlyMap<string, string> => {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword) return new Map();
  return new Map(
    EVERY_TRADE.flatMap((trade) => TONES.flatMap((tone) => waysFor(keyword, trade, tone))).flatMap(
      ({ names }) => names.map(({ name, why }) => [name, why] as const),
    ),
  );
});

/**
 * Draws names around a visitor's text for the choices, at most two thirds of a page.
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
  if ("refusal" in keyword) return [];
  const tone = choiceOf(choices, "ton");
  const style = choiceOf(choices, "stil");
  const length = choiceOf(choices, "langd");
  const ways = tradesFor(keyword, choiceOf(choices, "bransch"))
    .flatMap((trade) =>
      TONES.filter((one) => tone === ALL || one === tone).flatMap((one) =>
        waysFor(keyword, trade, one),
      ),
    )
    .filter((way) => style === ALL || way.style === style);
  const left = shuffled(ways, random).map(({ names }) => shuffled(names, random));
  const isUsable = ({ name }: KeywordName) =>
    name.length <= COMPANY_NAME_MAX_LENGTH &&
    hasLength(name, length, COMPANY_NAME_LENGTHS) &&
    accepts(name) &&
    isClean(name) &&
    brandLike(lettersOf(name)) === undefined;
  const found = new Map<string, Candidate>();
  const added = new Set<string>();
  const take = (isTaken: (each: KeywordName) => boolean) => {
    const rounds = Math.max(0, ...left.map(({ length }) => length));
    for (let round = 0; round < rounds; round++) {
      for (const names of left) {
        const each = names[round];
        if (found.size >= MOST_OWN) return;
        if (!each || found.has(each.name) || isTaken(each) || !isUsable(each)) continue;
        found.set(each.name, { name: each.name, weight: OWN_WEIGHT });
        added.add(each.added);
      }
    }
  };
  take((each) => added.has(each.added));
  take(() => false);
  return [...found.values()];
}

/** The choices with the only industry that a visitor's words say, if none is chosen: for the names of the lists. */
export function choicesWith(text: string, choices: Choices): Choices {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword) return choices;
  const [trade = ALL, ...others] = tradesFor(keyword, choiceOf(choices, "bransch"));
  return others.length > 0 ? choices : { ...choices, bransch: trade };
}

/** The chosen industry; otherwise that of the words, if they say one; a name by itself suits every one. */
function tradesFor({ words }: Keyword, choice: string): readonly Trade[] {
  const chosen = INDUSTRIES.filter((industry) => industry === choice);
  if (chosen.length > 0) return chosen;
  const told = INDUSTRIES.filter((industry) =>
    words.some(({ word }) => saysIndustry(word.toLowerCase(), industry)),
  );
  if (told.length > 0) return told;
  return words.length > 0 ? [ALL] : INDUSTRIES;
}

/** Whether a word is one of the goods of an industry, or one of its trades. */
function saysIndustry(word: string, industry: Industry): boolean {
  const { definite, owned, leading } = industryWords[industry];
  const trades = [definite, owned, leading].flatMap(listOf);
  return trades.includes(word) || isGoods(word, industry);
}

/** Whether a word is one of the goods of an industry, or a compound of one. */
function isGoods(word: string, industry: Industry): boolean {
  return listOf(goods[industry]).some(
    (each) => word === each || (lastParts.has(each) && word.endsWith(each)),
  );
}

/** Every way to build names on a text for a trade and a tone. */
function waysFor(keyword: Keyword, trade: Trade, tone: Tone): readonly Way[] {
  const { words, names } = keyword;
  const named =
    trade === ALL ? [] : names.flatMap((name) => waysWithName(name, keyword, trade, tone));
  const hasBoth = words.some((word) => names.some(({ name }) => name !== word.word));
  const ofWords = hasBoth
    ? words.flatMap((word) => names.map((name) => besideName(word, name, tone)))
    : words.flatMap((word) => waysWithWord(word, keyword, trade, tone));
  return [...named, ...ofWords, ...(hasBoth ? [] : waysWithTwoWords(words, tone))];
}

function waysWithWord(own: OwnWord, { place }: Keyword, trade: Trade, tone: Tone): readonly Way[] {
  const { word, isPlain } = own;
  const letters = lowerCased(word);
  const made = (name: string, added: string): KeywordName => ({
    name,
    why: `ditt ord + ${lowerCased(added)}`,
    added,
  });
  const compounds = compoundsOf(own, trade, tone).map(({ name, last }) => made(name, last));
  const definite = compounds.filter(({ added }) => DEFINITE.test(added));
  const after = (rest: string): KeywordName[] =>
    definite.map(({ name, added }) => made(`${name} ${rest}`, added));
  const begun = isPlain ? listOf(beginnings[tone]) : [];
  return [
    { style: "sammansatt", names: compounds },
    {
      style: "unikt",
      names: begun.flatMap((first) =>
        joinedTo(first, letters).map((name) => ({
          name,
          why: `${first} + ditt ord`,
          added: first,
        })),
      ),
    },
    { style: "unikt", names: coined(word, "påhittat av ditt ord", tone) },
    {
      style: "beskrivande",
      names: listOf(phrases[tone]).map((phrase) =>
        made(phrase.replace("_", word), phrase.replace("_", "").trim()),
      ),
    },
    {
      style: "beskrivande",
      names: couplesOf(letters, trade, tone).map((other) =>
        made(`${word} & ${capitalized(other)}`, other),
      ),
    },
    {
      style: "beskrivande",
      names: place === undefined ? placesFor(tone).flatMap(after) : [],
    },
    ...(place === undefined ? [] : waysWithPlace(word, place, tone, after)),
  ];
}

/** Umeå Cykel, Cykelverket Umeå, Cykelboden i Umeå. */
function waysWithPlace(
  word: string,
  place: string,
  tone: Tone,
  after: (rest: string) => KeywordName[],
): readonly Way[] {
  const why = `ditt ord + ${place}`;
  const plain = tone === "professionell" ? `${place} ${word}` : `${word} ${place}`;
  const placed = tone === "modernt" ? [] : after(tone === "kreativ" ? `i ${place}` : place);
  return [
    { style: "beskrivande", names: tone === "kreativ" ? [] : [{ name: plain, why, added: place }] },
    { style: "beskrivande", names: placed.map((each) => ({ ...each, why })) },
  ];
}

/** What comes after a definite compound: Cykelhuset Svanen, Cykelboden vid Ån. */
function placesFor(tone: Tone): string[] {
  if (tone === "modernt") return [];
  return listOf(tone === "kreativ" ? people.spots : people.signs);
}

/** Lindqvists Cykel, Lindqvist Cykel. */
function besideName({ word }: OwnWord, { name, genitive, label }: OwnName, tone: Tone): Way {
  const first = tone === "modernt" ? name : genitive;
  const why = `${label} + ${lowerCased(word)}`;
  return {
    style: "beskrivande",
    names:
      name === word
        ? []
        : [
            { name: `${first} ${word}`, why, added: word },
            { name: `${name} ${word}`, why, added: "" },
          ],
  };
}

function waysWithName(
  own: OwnName,
  { place }: Keyword,
  trade: Industry,
  tone: Tone,
): readonly Way[] {
  const { name, genitive, label } = own;
  const { suffixes, owned, leading } = industryWords[trade];
  const made = (whole: string, added: string): KeywordName => ({
    name: whole,
    why: `${label} + ${lowerCased(added)}`,
    added: lowerCased(added),
  });
  const trades = listOf(suffixes[tone]);
  const ownable = tone === "kreativ" ? listOf(owned) : trades.filter((each) => !notOwned.has(each));
  const ways: Way[] = [
    { style: "sammansatt", names: trades.map((each) => made(`${name} ${each}`, each)) },
    {
      style: "beskrivande",
      names: couplesOf(lowerCased(name), trade, tone).map((other) =>
        made(`${name} & ${capitalized(other)}`, other),
      ),
    },
    {
      style: "beskrivande",
      names:
        tone === "modernt"
          ? listOf(leading).map((each) => made(`${capitalized(each)} ${name}`, each))
          : ownable.map((each) => made(`${genitive} ${capitalized(each)}`, each)),
    },
    {
      style: "unikt",
      names: {
        professionell: [{ name, why: label, added: "" }],
        kreativ: [made(`Hos ${name}`, "hos")],
        modernt: coined(name, `påhittat av ${label}`, tone),
      }[tone],
    },
  ];
  if (place !== undefined) {
    const whole = tone === "modernt" ? `${name} ${place}` : `${name} i ${place}`;
    ways.push({
      style: "beskrivande",
      names: [{ ...made(whole, place), why: `${label} + ${place}` }],
    });
  }
  return ways;
}

/** Two of the visitor's words: as one compound, and as a couple. */
function waysWithTwoWords(words: readonly OwnWord[], tone: Tone): readonly Way[] {
  return words.flatMap((one, i) =>
    words.slice(i + 1).flatMap((other): Way[] => {
      const [first, last] = [lowerCased(one.word), lowerCased(other.word)];
      const made = (name: string): KeywordName => ({
        name,
        why: `dina ord ${first} + ${last}`,
        added: last,
      });
      const compounds = other.isPlain ? joinedTo(one.form, last) : [];
      return [
        { style: "sammansatt", names: compounds.map(made) },
        {
          style: "beskrivande",
          names: tone === "modernt" ? [] : [made(`${one.word} & ${other.word}`)],
        },
      ];
    }),
  );
}

function compoundsOf({ form }: OwnWord, trade: Trade, tone: Tone) {
  return listOf(endings[trade]?.[tone] ?? "").flatMap((last) =>
    joinedTo(form, last).map((name) => ({ name, last })),
  );
}

/** The compound of two parts; none if the joint is hard to read. */
function joinedTo(first: string, second: string): string[] {
  if (first.endsWith("-")) return [first + second];
  return joinsWell(first, second) ? [capitalized(first + second)] : [];
}

/** What goes with a word or a name after &; nothing for modern names, which join none. */
function couplesOf(letters: string, trade: Trade, tone: Tone): string[] {
  if (tone === "modernt") return [];
  const others = trade === ALL ? partners[tone] : industryWords[trade][tone].couples[1];
  return listOf(others).filter((other) => other !== letters);
}

/** Coined words of the beginning of a word: cykel, Cyklia; none for a long one. */
function coined(word: string, why: string, tone: Tone): KeywordName[] {
  const stem = lowerCased(word)
    .replace(/e([lnr])$/, "$1")
    .replace(/[aeiouyåäö]$/, "");
  if (!COINED.test(stem)) return [];
  return listOf(coinedEndings[tone])
    .filter((ending) => !ending.includes(stem.slice(-1)))
    .map((ending) => ({ name: capitalized(stem + ending), why, added: ending }));
}

/** As it is within a sentence: names of places and abbreviations keep their capitals. */
function lowerCased(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase();
}
