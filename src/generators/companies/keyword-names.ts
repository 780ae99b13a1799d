/**
 * Company names for a visitor's own word: with it, and of the trade that it says (docs/specification.md, "Company names"). Loaded when one has been typed.
 */
import {
  COMPANY_NAME_LENGTHS,
  COMPANY_NAME_MAX_LENGTH,
  SUGGESTIONS_PER_PAGE,
} from "../../config/limits.ts";
import { rememberedOnce } from "../../names/remembered.ts";
import type { Candidate } from "../../names/word-list.ts";
import { goods } from "../../words/company-goods.ts";
import { firstIndustries, people, type Tone } from "../../words/company-words.ts";
import {
  coinedEndings,
  endings,
  goodsAsLastParts,
  neverOwned,
  partners,
  phrases,
  premises,
  tradeEndings,
  tradeHeads,
  tradeIndustryEnds,
  tradePhrases,
  unsafePartners,
  verbPhrases,
} from "../../words/keyword-words.ts";
import { lateIndustries } from "../../words/late-company-words.ts";
import type { Accepts } from "../engine/definition.ts";
import { type Random, shuffled } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";
import { hasLength } from "../engine/length-filter.ts";
import { brandLike } from "./brands.ts";
import { isCleanOrLawful } from "./clean-or-lawful.ts";
import {
  type CompanyField,
  type FieldIndustry,
  goodFirst,
  MOST_OF_KIND,
  type NameKind,
  namesOfFields,
  STYLE_OF_KIND,
} from "./company-fields.ts";
import { lettersOf } from "./company-letters.ts";
import {
  capitalized,
  INDUSTRIES,
  type Industry,
  joinsWell,
  listOf,
  SMALL_WORDS,
  TONES,
} from "./company-recipes.ts";
import type { CompanyRemark } from "./company-remark.ts";
import { isVerb } from "./joining-form.ts";
import {
  BEFORE_PLACE,
  type Keyword,
  type OwnName,
  type OwnWord,
  placeForm,
  readKeyword,
} from "./keyword.ts";
import { saysBodyWord, sensitiveGroupOf } from "./sensitive.ts";
import { isTradeIndustry, TRADE_INDUSTRIES } from "./trade-industries.ts";

/** Names of a page that have the visitor's word, those that have a name of a person and a trade, and a name alone. */
const MOST_WITH_WORD = 3;
const MOST_WITH_NAME_AND_TRADE = 4;
const MOST_WITH_NAME = 8;

/** Draw weight of a name for the visitor's word, where one of the lists weighs 1: they nearly always come. */
const KEYWORD_WEIGHT = 1e6;

/** Letters of a word that a compound does not make too long, and of one that also a short ending without article suits. */
const LONGEST_IN_COMPOUND = 12;
const LONGEST_IN_MODERN_COMPOUND = 7;

/** Characters of a name with a sign or a place that nobody has typed: Blomgården Kronan. */
const LONGEST_WITH_PLACE = 18;

/** Letters of a word that an ending can make a coined word of two or three syllables. */
const COINED = /^[^aeiouyåäö]*[aeiouyåäö][^aeiouyåäö]{1,2}$/;

const arePremises = new Set(listOf(premises));

/** The endings of a trade that those of its industry do not suit. */
const endingsOfTrade = new Map(
  Object.entries(tradeEndings).flatMap(([trades, byTone]) =>
    listOf(trades).map((trade) => [trade, byTone] as const),
  ),
);

const lastParts = new Set(listOf(goodsAsLastParts));

const unsafe = new Set(listOf(unsafePartners));

const notOwned = new Set(listOf(neverOwned));

const industryWords = { ...firstIndustries, ...lateIndustries };

/** What after a word only says that there is a company: huset, centralen, byrån. */
const plainEnds = new Set(
  [
    tradeHeads,
    ...[endings, tradeEndings].flatMap((each) =>
      Object.values(each).flatMap((byTone) => Object.values(byTone)),
    ),
  ].flatMap(listOf),
);

/** No industry where none is chosen and the words say none. */
type Trade = FieldIndustry | typeof ALL;

/** The industry whose words, without its trades, are the least untrue of a company of another one. */
const NEUTRAL_INDUSTRY: Industry = "konsult";

const EVERY_TRADE: readonly Trade[] = [ALL, ...INDUSTRIES, ...TRADE_INDUSTRIES];

/** A name with the visitor's word. */
interface KeywordName {
  readonly name: string;
  /** What it is made of: "ditt ord + boden". */
  readonly why: string;
  /** What is added to the keyword: names of a page have different additions while there are any left. */
  readonly added: string;
}

/** A way to build names. Every way is used once before any is used twice. */
interface Way {
  readonly kind: NameKind;
  readonly names: readonly KeywordName[];
  /** Whether it is just what was typed, which comes before all others. */
  readonly isAsTyped?: true;
}

const readKeywordOnce = rememberedOnce(readKeyword);

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
 * What a name has of the visitor's text and what is added, "ditt ord + boden", or what a name of its trades plays on;
 * undefined for other names.
 */
export function keywordReason(text: string, name: string): string | undefined {
  return reasonsFor(text).get(name) ?? fieldGloss(text, name);
}

function fieldGloss(text: string, name: string): string | undefined {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword) return undefined;
  const glosses = keyword.fields.flatMap(({ names }) =>
    names.flatMap((each) => (each.name === name ? each.gloss : [])),
  );
  return glosses.find((gloss) => gloss !== "");
}

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
  if (keyword.names.some((own) => !own.isGiven && own.name === name)) return "surname-alone";
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
    ...words.flatMap(({ word, form }) => [form ?? "", word.toLowerCase()]),
    ...(place === undefined ? [] : [placeForm(place), place.toLowerCase()]),
  ].filter((part) => part !== "");
  const rest = said.reduce((left, part) => left.replaceAll(part, " "), name.toLowerCase());
  return rest
    .split(/[^\p{L}]+/u)
    .every((part) => part === "" || BEFORE_PLACE.has(part) || plainEnds.has(part));
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
 * Draws names for a visitor's text and the choices: a few that have its words, and those of its trades, good ones first.
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
  const length = choiceOf(choices, "langd");
  const isUsable = (name: string) =>
    name.length <= COMPANY_NAME_MAX_LENGTH &&
    hasLength(name, length, COMPANY_NAME_LENGTHS) &&
    accepts(name);
  const own = drawOwnNames(keyword, choices, random, isUsable);
  const listed = drawFieldNames(keyword, choices, random, isUsable, own);
  return [...own.keys(), ...listed].map((name) => ({ name, weight: KEYWORD_WEIGHT }));
}

/** Names with the visitor's words, and how each is made. */
function drawOwnNames(
  keyword: Keyword,
  choices: Choices,
  random: Random,
  isUsable: Accepts,
): ReadonlyMap<string, NameKind> {
  const tone = choiceOf(choices, "ton");
  const style = choiceOf(choices, "stil");
  const ways = tradesFor(keyword, choiceOf(choices, "bransch"))
    .flatMap((trade) =>
      TONES.filter((one) => tone === ALL || one === tone).flatMap((one) =>
        waysFor(keyword, trade, one),
      ),
    )
    .filter(({ kind }) => style === ALL || STYLE_OF_KIND[kind] === style);
  const left = [
    ...ways.filter(({ isAsTyped }) => isAsTyped),
    ...shuffled(
      ways.filter(({ isAsTyped }) => !isAsTyped),
      random,
    ),
  ].map(({ kind, names }) => ({
    kind,
    names: shuffled(names, random),
  }));
  const most = mostOwn(keyword);
  const found = new Map<string, NameKind>();
  const added = new Set<string>();
  const take = (isTaken: (each: KeywordName) => boolean) => {
    const rounds = Math.max(0, ...left.map(({ names }) => names.length));
    for (let round = 0; round < rounds; round++) {
      for (const { kind, names } of left) {
        const each = names[round];
        if (found.size >= most) return;
        if (!each || found.has(each.name) || isTaken(each)) continue;
        if (!isUsable(each.name) || !isFit(each.name)) continue;
        found.set(each.name, kind);
        added.add(each.added);
      }
    }
  };
  take((each) => added.has(each.added));
  take(() => false);
  return found;
}

function mostOwn({ words, names, fields, meant }: Keyword): number {
  if (meant !== undefined) return 0;
  if (words.some(hasOwnList)) return SUGGESTIONS_PER_PAGE;
  if (names.length === 0) return MOST_WITH_WORD;
  return fields.length > 0 ? MOST_WITH_NAME_AND_TRADE : MOST_WITH_NAME;
}

/** Whether a word's trade has names of its own, since no list suits it. */
function hasOwnList({ word }: OwnWord): boolean {
  return sensitiveGroupOf(lowerCased(word))?.names !== undefined;
}

/** Whether a name made of a visitor's word may be shown; those of the lists have been judged. */
function isFit(name: string): boolean {
  return isCleanOrLawful(name) && brandLike(lettersOf(name)) === undefined;
}

/** Names of the trades that the words say, which fill the page beside those that have the words. */
function drawFieldNames(
  { fields }: Keyword,
  choices: Choices,
  random: Random,
  isUsable: Accepts,
  own: ReadonlyMap<string, NameKind>,
): readonly string[] {
  const industry = choiceOf(choices, "bransch");
  const style = choiceOf(choices, "stil");
  const ofIndustry = fields.filter((field) => industry === ALL || field.industry === industry);
  const names = goodFirst(namesOfFields(ofIndustry, choices), random).filter(({ name }) =>
    isUsable(name),
  );
  const kinds = [...own.values()];
  const found = new Set<string>();
  for (const { name, kind } of names) {
    if (found.size >= SUGGESTIONS_PER_PAGE - own.size) break;
    if (found.has(name) || own.has(name)) continue;
    if (style === ALL && kinds.filter((each) => each === kind).length >= MOST_OF_KIND) continue;
    found.add(name);
    kinds.push(kind);
  }
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
 * of NEUTRAL_INDUSTRY as say no trade. A name of a person by itself suits every one. A chosen industry is kept.
 */
export function listsFor(text: string, choices: Choices): SuitableLists {
  const keyword = readKeywordOnce(text);
  if ("refusal" in keyword || isTradeIndustry(choiceOf(choices, "bransch"))) {
    return { choices, sayTrade: true };
  }
  const chosen = INDUSTRIES.find((industry) => industry === choiceOf(choices, "bransch"));
  const [industry = chosen] = chosen ? [] : industriesFor(keyword);
  const sayTrade = industry !== undefined || keyword.words.length === 0;
  const bransch = industry ?? (sayTrade ? ALL : NEUTRAL_INDUSTRY);
  const isGrave = keyword.words.some(hasOwnList) && choiceOf(choices, "ton") === ALL;
  const ton = isGrave ? "professionell" : choiceOf(choices, "ton");
  return { choices: { ...choices, bransch, ton }, sayTrade };
}

/** What names are built for: the chosen industry, or those that the words say; a name by itself suits every one. */
function tradesFor(keyword: Keyword, choice: string): readonly Trade[] {
  const chosen = EVERY_TRADE.filter((trade) => trade !== ALL && trade === choice);
  const said = chosen.length > 0 ? chosen : industriesFor(keyword);
  if (said.length > 0) return said;
  return keyword.words.length > 0 ? [ALL] : INDUSTRIES;
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
  return [
    ...named,
    ...ofWords,
    ...(hasBoth ? [] : waysWithTwoWords(words, tone)),
    ...coupleOfPersons(names, tone),
  ];
}

function waysWithWord(
  own: OwnWord,
  { place, beforePlace, fields }: Keyword,
  trade: Trade,
  tone: Tone,
): readonly Way[] {
  const { word } = own;
  const letters = lowerCased(word);
  const sensitive = sensitiveGroupOf(letters);
  const made = (name: string, added: string): KeywordName => ({
    name,
    why: `ditt ord + ${lowerCased(added)}`,
    added,
  });
  const longest =
    tone === "modernt" && !sensitive ? LONGEST_IN_MODERN_COMPOUND : LONGEST_IN_COMPOUND;
  const common = endingsFor(fields, trade, tone);
  const lasts = word.length > longest ? "" : (sensitive?.endings ?? common);
  const hasTrade = fields.length > 0;
  const compounds = compoundsOf(own, lasts).map(({ name, last }) => made(name, last));
  const definite = sensitive ? [] : compounds.filter(({ added }) => arePremises.has(added));
  const after = (rest: string): KeywordName[] =>
    definite.map(({ name, added }) => made(`${name} ${rest}`, added));
  const ownPlaces = hasTrade && place === undefined ? placesFor(tone).flatMap(after) : [];
  const suited = hasTrade ? tradePhrases : phrases;
  const wholePhrases = sensitive
    ? listOf(sensitive.phrases)
    : listOf((isVerb(letters) ? verbPhrases : suited)[tone]);
  // A trade has couples of its own, and names that say more than a coined one.
  const others = hasTrade ? [] : couplesOf(letters, trade, tone);
  const coinedNames = sensitive || hasTrade ? [] : coined(word, "påhittat av ditt ord", tone);
  return [
    { kind: "sammansatt", names: compounds },
    { kind: "bildat", names: coinedNames },
    {
      kind: "uttryck",
      names: wholePhrases.map((phrase) =>
        made(phrase.replace("_", word), phrase.replace("_", "").trim()),
      ),
    },
    {
      kind: "par",
      names: (sensitive ? listOf(sensitive.partners) : others).map((other) =>
        made(`${word} & ${capitalized(other)}`, other),
      ),
    },
    {
      kind: "uttryck",
      names: listOf(sensitive?.names ?? "").map((name) => ({
        name,
        why: "stillsamt namn utan ditt ord",
        added: name,
      })),
    },
    {
      kind: "uttryck",
      names: ownPlaces.filter(({ name }) => name.length <= LONGEST_WITH_PLACE),
    },
    ...(place === undefined || (sensitive && fields.length === 0)
      ? []
      : waysWithPlace(word, place, beforePlace, tone, after)),
  ];
}

/** What is joined to a word: of its trade, of the trade's industry, or of the chosen one. */
function endingsFor(fields: readonly CompanyField[], trade: Trade, tone: Tone): string {
  const field = fields.find(({ industry }) => trade === ALL || trade === industry);
  const ofTrade = field && (endingsOfTrade.get(field.trade) ?? endings[field.industry]);
  return (ofTrade ?? endings[trade] ?? endings.alla)?.[tone] ?? "";
}

/** Stina & Olle. */
function coupleOfPersons([one, other, ...more]: readonly OwnName[], tone: Tone): readonly Way[] {
  if (!one?.isGiven || !other?.isGiven || more.length > 0) return [];
  const joint = tone === "professionell" ? "och" : "&";
  const name = `${one.name} ${joint} ${other.name}`;
  return [{ kind: "par", names: [{ name, why: "dina namn", added: "" }], isAsTyped: true }];
}

/** Umeå Cykel, Cykelverket Umeå, Cykelboden i Umeå. */
function waysWithPlace(
  word: string,
  place: string,
  beforePlace: string,
  tone: Tone,
  after: (rest: string) => KeywordName[],
): readonly Way[] {
  const why = `ditt ord + ${place}`;
  const before = capitalized(placeForm(place));
  const plain = tone === "professionell" ? `${before} ${word}` : `${word} ${place}`;
  const placed =
    tone === "modernt" ? [] : after(tone === "kreativ" ? `${beforePlace} ${place}` : place);
  return [
    { kind: "uttryck", names: tone === "kreativ" ? [] : [{ name: plain, why, added: place }] },
    { kind: "uttryck", names: placed.map((each) => ({ ...each, why })) },
  ];
}

/** What comes after a definite compound: Cykelhuset Svanen, Cykelboden vid Ån. */
function placesFor(tone: Tone): string[] {
  if (tone === "modernt") return [];
  return listOf(tone === "kreativ" ? people.spots : people.signs);
}

/** Lindqvists Cykel, Lindqvist Cykel. */
function besideName(
  { word }: Pick<OwnWord, "word">,
  { name, genitive, label }: OwnName,
  tone: Tone,
): Way {
  const first = tone === "modernt" ? name : genitive;
  const why = `${label} + ${lowerCased(word)}`;
  return {
    kind: "uttryck",
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
  { words, place, beforePlace }: Keyword,
  trade: FieldIndustry,
  tone: Tone,
): readonly Way[] {
  const { name, genitive, label } = own;
  if (isTradeIndustry(trade)) {
    const ends = words.length > 0 ? [] : listOf(tradeIndustryEnds[trade]);
    return ends.map((end) => besideName({ word: end }, own, tone));
  }
  const { suffixes, owned, leading } = industryWords[trade];
  const made = (whole: string, added: string): KeywordName => ({
    name: whole,
    why: `${label} + ${lowerCased(added)}`,
    added: lowerCased(added),
  });
  const trades = listOf(suffixes[tone]);
  const ownable = tone === "kreativ" ? listOf(owned) : trades.filter((each) => !notOwned.has(each));
  const ways: Way[] = [
    { kind: "sammansatt", names: trades.map((each) => made(`${name} ${each}`, each)) },
    {
      kind: "uttryck",
      names:
        tone === "modernt"
          ? listOf(leading).map((each) => made(`${capitalized(each)} ${name}`, each))
          : ownable.map((each) => made(`${genitive} ${capitalized(each)}`, each)),
    },
    {
      kind: tone === "modernt" ? "bildat" : "ord",
      names: {
        professionell: [{ name, why: label, added: "" }],
        kreativ: [made(`Hos ${name}`, "hos")],
        modernt: coined(name, `påhittat av ${label}`, tone),
      }[tone],
    },
  ];
  if (place !== undefined) {
    const whole = tone === "modernt" ? `${name} ${place}` : `${name} ${beforePlace} ${place}`;
    ways.push({
      kind: "uttryck",
      names: [{ ...made(whole, place), why: `${label} + ${place}` }],
    });
  }
  return ways;
}

/** Two of the visitor's words: as one compound, and as a couple. */
function waysWithTwoWords(words: readonly OwnWord[], tone: Tone): readonly Way[] {
  if (words.some(({ word }) => sensitiveGroupOf(lowerCased(word)))) return [];
  return words.flatMap((one, i) =>
    words.slice(i + 1).flatMap((other): Way[] => {
      const [first, last] = [lowerCased(one.word), lowerCased(other.word)];
      const made = (name: string): KeywordName => ({
        name,
        why: `dina ord ${first} + ${last}`,
        added: last,
      });
      const isJoined = other.isPlain && first.length <= LONGEST_IN_COMPOUND;
      const compounds = isJoined && one.form !== undefined ? joinedTo(one.form, last) : [];
      return [
        { kind: "sammansatt", names: compounds.map(made) },
        {
          kind: "par",
          names: tone === "modernt" ? [] : [made(`${one.word} & ${other.word}`)],
        },
      ];
    }),
  );
}

function compoundsOf({ form, word }: OwnWord, lasts: string) {
  if (form === undefined) return [];
  const isPerson = /are$/i.test(word);
  const suitable = listOf(lasts).filter((last) => !isPerson || !/(?:mästar|makar)na$/.test(last));
  return suitable.flatMap((last) => joinedTo(form, last).map((name) => ({ name, last })));
}

/** The compound of two parts; none if the joint is hard to read. */
function joinedTo(first: string, second: string): string[] {
  if (first.endsWith("-")) return [first + second];
  return joinsWell(first, second) ? [capitalized(first + second)] : [];
}

/** What goes with a word after &; nothing for modern names, which join none. */
function couplesOf(letters: string, trade: Trade, tone: Tone): string[] {
  if (tone === "modernt") return [];
  const others =
    trade === ALL || isTradeIndustry(trade)
      ? partners[tone]
      : industryWords[trade][tone].couples[1];
  return listOf(others).filter((other) => other !== letters && !unsafe.has(other));
}

/** Coined words of the beginning of a word: cykel, Cyklia; none for a long one. */
function coined(word: string, why: string, tone: Tone): KeywordName[] {
  const stem = lowerCased(word)
    .replace(/e([lnr])$/, "$1")
    .replace(/[aeiouyåäö]$/, "");
  if (!COINED.test(stem)) return [];
  return listOf(coinedEndings[tone])
    .filter((ending) => !ending.includes(stem.slice(-1)) && !saysBodyWord(stem + ending))
    .map((ending) => ({ name: capitalized(stem + ending), why, added: ending }));
}

/** As it is within a sentence: names of places and abbreviations keep their capitals. */
function lowerCased(word: string): string {
  return /^\p{Lu}{2}/u.test(word) ? word : word.toLowerCase();
}
