import { FREE_SURNAME_BEARERS, TYPED_NAME_MAX_LENGTH } from "../../config/limits.ts";
import { givenNameList } from "../../names/facts/given-name-list.ts";
import { surnameList } from "../../names/facts/late-surnames.ts";
import { lookUpSurname } from "../../names/facts/surname-facts.ts";
import { plainText } from "../../names/form/name-form.ts";
import {
  firmEnds,
  islands,
  kinWords,
  nameParticles,
  ordinaryBrands,
  ordinaryGivenNames,
  phraseAdjectives,
  townForms,
  towns,
} from "../../words/keyword-words.ts";
import { isBrand } from "./brands.ts";
import { isCleanOrLawful } from "./clean-or-lawful.ts";
import { type CompanyField, type FieldOfMeaning, kindField } from "./company-fields.ts";
import { lettersOf } from "./company-letters.ts";
import { capitalized, genitive, listOf } from "./company-recipes.ts";
import { isProtected } from "./company-remark.ts";
import { findFields, isImageWord, isTradeWord, tradeExpression } from "./find-fields.ts";
import { canBeJoined, joiningForm } from "./joining-form.ts";
import { isSensitive } from "./sensitive.ts";

/** Longest word that leaves room for another one beside it, in characters. */
const MAX_WORD_LENGTH = 18;

/** Words of a text that names are built on. */
const MAX_WORDS = 3;

/** A word to build on. */
export interface OwnWord {
  /** As it is written within a name: Surdeg, VVS. */
  readonly word: string;
  /** Before another part of a compound: surdegs, VVS-; undefined for a phrase, which no part is joined to. */
  readonly form: string | undefined;
  /** Whether it can be the second part of a compound: not VVS, nor e-handel. */
  readonly isPlain: boolean;
}

/** The name of a person to build on. */
export interface OwnName {
  readonly name: string;
  readonly genitive: string;
  /** What it is called: a word in lower case may be no name. */
  readonly label: "ditt namn" | "ditt ord";
  /** Whether it is a surname with so few bearers that not everyone may use it. */
  readonly isRare: boolean;
  readonly isGiven: boolean;
  /** Whether it says who they are together: Bröderna Berg. */
  readonly isOfKin: boolean;
}

/** What a visitor wants names to be built on. */
export interface Keyword {
  readonly words: readonly OwnWord[];
  readonly names: readonly OwnName[];
  /** The trades that the words say. */
  readonly fields: readonly CompanyField[];
  /** What the words picture or feel like, where they say no trade. */
  readonly images: readonly FieldOfMeaning[];
  /** The word of a trade that a misspelt one probably is. */
  readonly meant: string | undefined;
  /** Whether one of the words is a known brand as well. */
  readonly isBrand: boolean;
  /** Where the company is. */
  readonly place: string | undefined;
  /** What is written before the place: i Umeå, på Gotland. */
  readonly beforePlace: string;
}

/** Why no names are built on a text, as a sentence. */
export interface Refusal {
  readonly refusal: string;
  /** The trades that the words say all the same: advokat, which only some firms may be called. */
  readonly fields: readonly CompanyField[];
  /** The kind names where a word is of illness or grief, as cancer is. */
  readonly images: readonly FieldOfMeaning[];
}

const SMALL_WORDS = new Set(
  "och av med för till en ett den det de the and min mitt vår vårt in ut upp".split(" "),
);
export const BEFORE_PLACE: ReadonlySet<string> = new Set(["i", "på", "vid"]);
const onIslands = new Set(listOf(islands));
const ordinary = new Set(listOf(ordinaryBrands));
const adjectives = new Set(listOf(phraseAdjectives));
const particles = new Set(listOf(nameParticles));
const kin = new Set(listOf(kinWords));
const ordinaryNames = new Set(listOf(ordinaryGivenNames));
const formsOfTowns = new Map(
  listOf(townForms).map((entry) => {
    const [town = "", form = ""] = entry.split(" ");
    return [town, form] as const;
  }),
);

/** Nouns in the definite form: huset, boden, korgen, ån. */
const DEFINITE = /(?:et|en|an|ån|on|rn|ln|na)$/i;

/** Endings of definite forms and plurals, and letters of a word that others are told to be forms of. */
const INFLECTIONS: readonly string[] = ["en", "et", "n", "t", "arna", "er"];
const SHORTEST_PLAIN_FORM = 3;

const FIRM = new RegExp(`(?:${listOf(firmEnds).join("|")})(?:en|et|er)?$`);

/** By their letters in lower case. */
const surnames = new Map(surnameList.map(({ name }) => [name.toLowerCase(), name]));
const givenNames = new Map(givenNameList.map(({ name }) => [name.toLowerCase(), name]));
const places = new Map(listOf(towns).map((town) => [town.toLowerCase(), town]));

/** Surnames by their form, even if they are too rare for the list: Zetterhjelm. */
const SURNAME_FORM =
  /[aeiouyåäö].*(?:son|[kq]vist|quist|hj?i?elm|[ck]rantz|stedt|feldt|ström|gren|lund|holm|blad|elius|berg)$/;

/** What names are built on: words, names of persons and a place; or why none are. */
export function readKeyword(typed: string): Keyword | Refusal {
  const brand = brandWithAnd(typed);
  if (brand !== undefined) return { refusal: brandRefusal(brand), fields: [], images: [] };
  const tokens = plainText(typed)
    .replace(/[^\p{L}\p{M}\d'-]+/gu, " ")
    .slice(0, TYPED_NAME_MAX_LENGTH)
    .split(" ")
    .map((token) => token.replace(/'/g, "").replace(/^-+|-+$/g, ""))
    .filter((token) => /\p{L}/u.test(token));
  const { place, typedBefore, others } = withoutPlace(tokens);
  const used = withExpressions(others)
    .filter((token) => !SMALL_WORDS.has(token.toLowerCase()))
    .slice(0, MAX_WORDS)
    .filter((token) => token.length > 1);
  const refusal = reasonAgainst(used, place);
  if (refusal !== undefined) {
    const isOnlyProtected = used.some((token) => isProtected(lettersOf(token)));
    const fields = isOnlyProtected ? findFields(used).fields : [];
    return { refusal, fields, images: kindFor(fields, used) };
  }
  const names = used.flatMap((token) => nameOf(token) ?? []);
  const words = used.filter((token) => !isTooLong(token)).flatMap((token) => wordOf(token) ?? []);
  const isOfBrand = [...used, place ?? ""].some((token) => isBrand(lettersOf(token)));
  const beforePlace = onIslands.has(place ?? "") ? "på" : (typedBefore ?? "i");
  const said = used.filter((token) => nameOf(token)?.label !== "ditt namn");
  const found = findFields(said);
  const images = found.images.length === 0 ? kindFor(found.fields, said) : found.images;
  return { words, names, ...found, images, isBrand: isOfBrand, place, beforePlace };
}

/** The kind names, where words of no trade are no matter for play. */
function kindFor(fields: readonly CompanyField[], used: readonly string[]) {
  const isGrave = fields.length === 0 && used.some((token) => isSensitive(token.toLowerCase()));
  return isGrave ? [kindField] : [];
}

/** "H&M": a brand that is written with &. */
function brandWithAnd(typed: string): string | undefined {
  const text = plainText(typed).trim();
  return text.includes("&") && isBrand(lettersOf(text)) ? text : undefined;
}

/** Joins what is one expression: hund trim, second hand, röda huset, af Klint. */
function withExpressions(tokens: readonly string[]): readonly string[] {
  const [first, second, ...rest] = tokens;
  if (first === undefined || second === undefined) return tokens;
  const pair = `${first} ${second}`;
  if (pair.length <= MAX_WORD_LENGTH) {
    if (isWithParticle(pair)) return [pair, ...withExpressions(rest)];
    const expression = tradeExpression([first, second]);
    if (expression !== undefined) return [expression, ...withExpressions(rest)];
    const isPhrase = adjectives.has(first.toLowerCase()) && DEFINITE.test(second);
    if (isPhrase) return [pair, ...withExpressions(rest)];
  }
  return [first, ...withExpressions([second, ...rest])];
}

/** Whether a name begins with a word such as von; "av Ek" is none, since the next word has a capital, nor is av Karin. */
function isWithParticle(token: string): boolean {
  const [first = "", rest = ""] = token.split(/[ -]/);
  const isBy = first === "av" && givenNames.has(rest.toLowerCase());
  return (particles.has(first.toLowerCase()) && isCapital(rest) && !isBy) || isKin(token);
}

/** Bröderna Berg. */
function isKin(token: string): boolean {
  const [first = "", rest = ""] = token.split(" ");
  return kin.has(first.toLowerCase()) && isCapital(rest);
}

/** "cykel i Umeå", "Umeå cykel": the place, and the other words. */
function withoutPlace(tokens: readonly string[]) {
  const at = tokens.findIndex(
    (token, i) => i > 0 && i < tokens.length - 1 && BEFORE_PLACE.has(token.toLowerCase()),
  );
  if (at > 0) {
    const place = inCapitals(tokens[at + 1] ?? "");
    const others = tokens.filter((_, i) => i !== at && i !== at + 1);
    return { place, typedBefore: tokens[at]?.toLowerCase(), others };
  }
  const known =
    tokens.length > 1 ? tokens.findIndex((token) => places.has(token.toLowerCase())) : -1;
  const place = places.get(tokens[known]?.toLowerCase() ?? "");
  return { place, typedBefore: undefined, others: tokens.filter((_, i) => i !== known) };
}

function reasonAgainst(used: readonly string[], place?: string): string | undefined {
  if (used.length === 0)
    return "Skriv ett ord med minst två bokstäver, så bygger vi namn kring det.";
  const tokens = place === undefined ? used : [...used, place];
  if (!isCleanOrLawful(tokens.join(" "))) return "Det ordet bygger vi inga namn på.";
  for (const token of tokens) {
    const letters = lettersOf(token);
    if (isTooLong(token) && findFields([token]).fields.length === 0) {
      return `”${token}” är för långt för ett namn. Prova ett ord med högst ${MAX_WORD_LENGTH}\u00a0bokstäver.`;
    }
    if (isProtected(letters)) {
      return `”${token}” innehåller ett ord som bara vissa företag får heta, så vi bygger inga namn på det.`;
    }
    if (isBrand(letters) && !mayBeUsed(token)) return brandRefusal(token);
  }
  return undefined;
}

/** Whether a word leaves no room for another one; its trade may have names all the same: fastighetsförvaltning. */
function isTooLong(token: string): boolean {
  return token.length > MAX_WORD_LENGTH;
}

function brandRefusal(brand: string): string {
  return `”${brand}” är ett känt märke, så vi bygger inga namn på det.`;
}

/** Whether a known brand is an ordinary word, a town or a name of people as well. */
function mayBeUsed(token: string): boolean {
  return (
    ordinary.has(lettersOf(token)) || places.has(token.toLowerCase()) || nameOf(token) !== undefined
  );
}

const isCapital = (token: string) => /^\p{Lu}/u.test(token);

/** VVS, IT: what is written in capitals stays so. */
const isAbbreviation = (token: string) => /^\p{Lu}{2,4}$/u.test(token);

function inCapitals(token: string): string {
  return token.toLowerCase().replace(/(^|-)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The word of a token; undefined for one that is a name only. */
function wordOf(token: string): OwnWord | undefined {
  if (isAbbreviation(token)) return { word: token, form: `${token}-`, isPlain: false };
  const word = token.toLowerCase();
  if (places.has(word)) return { word: inCapitals(word), form: placeForm(word), isPlain: false };
  if (nameOf(token)?.label === "ditt namn") return undefined;
  if (word.includes(" ")) return { word: capitalized(word), form: undefined, isPlain: false };
  return { word: capitalized(word), form: compoundForm(word), isPlain: !word.includes("-") };
}

/** A word before another part of a compound; undefined for one that none is joined to, such as renovera, bageri and 3d-print. */
function compoundForm(word: string): string | undefined {
  const plain = plainForms(word).find(isTradeWord) ?? word;
  return /\d/.test(word) || FIRM.test(plain) || !canBeJoined(plain)
    ? undefined
    : joiningForm(plain);
}

/** What a word may be a definite form or a plural of: osten, bageriet, dofter; not musiker. */
function plainForms(word: string): readonly string[] {
  return INFLECTIONS.filter((ending) => word.endsWith(ending) && !word.endsWith("iker"))
    .map((ending) => word.slice(0, -ending.length))
    .filter(({ length }) => length >= SHORTEST_PLAIN_FORM);
}

/** A place before another part of a compound: göteborgs, umeå, västerås. */
export function placeForm(place: string): string {
  const letters = place.toLowerCase();
  const known = formsOfTowns.get(inCapitals(letters));
  return known ?? (/[aeiouyåäösxz]$/.test(letters) ? letters : `${letters}s`);
}

/** Sandströms, Annas: the name in it. Others that end in s, and words, stay as they are. */
function withoutGenitive(token: string): string {
  const letters = token.toLowerCase();
  const owner = letters.replace(/s$/, "");
  const isSurname = surnames.has(owner) && !surnames.has(letters);
  const isOwned = owner !== letters && !givenNames.has(letters);
  const isName = givenNames.has(owner) || isSurname;
  return isCapital(token) && isOwned && isName ? token.slice(0, -1) : token;
}

/** The name of a token: a surname with bearers or of the form of one, or a given name with its capital. */
function nameOf(token: string): OwnName | undefined {
  const letters = withoutGenitive(token).toLowerCase();
  if (isAbbreviation(token) || places.has(letters)) return undefined;
  const listed = surnames.get(letters);
  const given = givenNames.get(letters);
  const isGiven = given !== undefined && (isCapital(token) || !ordinaryNames.has(letters));
  const isName =
    listed !== undefined ||
    isGiven ||
    isWithParticle(token) ||
    (isCapital(token) && SURNAME_FORM.test(letters));
  if (!isName) return undefined;
  const isOfKin = isKin(token);
  const asTyped = isOfKin ? capitalized(token) : token;
  const name = listed ?? given ?? (token.includes(" ") ? asTyped : inCapitals(letters));
  const bearers = lookUpSurname(isOfKin ? name.replace(/^\S+ /, "") : name).surnameBearers ?? 0;
  const isRare = given === undefined && bearers < FREE_SURNAME_BEARERS;
  // Lek and Skog are surnames, but hardly what is meant.
  if ((isTradeWord(token) || isImageWord(token)) && (isRare || !isCapital(token))) return undefined;
  const isSurely =
    isCapital(token) || isGiven || isWithParticle(token) || SURNAME_FORM.test(letters);
  const label = isSurely ? "ditt namn" : "ditt ord";
  return { name, genitive: genitive(name), label, isRare, isGiven, isOfKin };
}
