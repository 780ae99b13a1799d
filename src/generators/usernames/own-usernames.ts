/**
 * Usernames with what a visitor types: a name or a word, and a trade or a town
 * (docs/specification.md, "Usernames"). Loaded when something is typed.
 */
import { USERNAME_DIGITS } from "../../config/limits.ts";
import { givenNameList } from "../../names/facts/given-name-list.ts";
import { remembered } from "../../names/remembered.ts";
import { isMisread } from "../../names/sounds/joints.ts";
import type { Candidate } from "../../names/word-list.ts";
import { blockedAnywhere } from "../../words/blocked-words.ts";
import { doers, followingNumberWords } from "../../words/username-seeds.ts";
import { isClean } from "../engine/block-list.ts";
import type { Accepts } from "../engine/definition.ts";
import { drawNames, type Random } from "../engine/engine.ts";
import { ALL, type Choices, choiceOf } from "../engine/filters.ts";
import { beginningOf, capitalized, isInLowerCase, POOL_SIZE, seedsFor } from "./username-parts.ts";
import { isTakenOn, signsFor } from "./username-services.ts";

/** What a visitor has typed, in plain letters. */
export interface TypedWords {
  /** All of the name, or of the trade or town if there is no name: AsaEk. */
  readonly base: string;
  /** Its words in lower case, but for a capital within a word: asa and ek, McLund. */
  readonly words: readonly string[];
  /** The words of the trade or town, in lower case, where there is a name too. */
  readonly additions: readonly string[];
  /** The words in lower case that may be a trade. */
  readonly trades: readonly string[];
  /** Whose name is in it: f or p, null for a name of both and for other words. */
  readonly sex: "f" | "p" | null;
  /** Why no name is composed with them. */
  readonly refusal: string | null;
  /** What the visitor should know of the names that are composed with them. */
  readonly warning: string | null;
}

/** Longest base name, in characters: together with any added word it stays within 30. */
export const BASE_NAME_MAX_LENGTH = 20;

const USERNAME = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;

/** Fewest letters and digits of a name without a sign: three letters are taken everywhere. */
const JOINED_MIN_LENGTH = 4;

/** Draw weight of all numbers after a base name, where the other names together weigh 1. */
const NUMBERED_WEIGHT = 0.5;

/**
 * Draw weights, where a compound with a word of the platform and style weighs 1. Variants nearly always
 * come first while platform and style are "alla", and are a few of a page when either is chosen; names of the
 * visitor's own words come first on any page.
 */
const OWN_WEIGHT = 1000;
const VARIANT_WEIGHT_OPEN = 1000;
const VARIANT_WEIGHT_CHOSEN = 3;
const COMPANION_WEIGHT = 30;
const TRADE_WEIGHT = 10;

/** How much less a name weighs that only has another sign than one of the page, or none. */
const REWRITTEN = 1e-3;

/** Draw weights of what may be between two parts: people write asaek and asa.ek much more often than asa_ek. */
const SIGN_WEIGHTS: Readonly<Record<string, number>> = { "": 6, ".": 6, "-": 2, _: 1 };

/** Longest base name, in characters, that carries a digit: Lovisa7. */
const NUMBERED_MAX_LENGTH = 8;

/** How far from a joint a blocked word is sought, and how long one must be, in letters. */
const JOINT_REACH = 5;
const JOINED_WORD_LENGTH = 4;

/** Completes no blocked word: what is blocked beside it is a part's own. */
const UNLIKELY_LETTER = "q";

/** Titles before a name. Mr and Mrs are no such: people choose them for a username. */
const TITLES = /^(?:(?:dr|doktor|prof|professor|docent|herr|fru|fröken)[\s_.]+)+(?=\p{L}{2})/iu;

/** What decorates a name in the same way at both ends: Xx_Slayer_xX, xXAnnaXx, but not X-Foxx. */
const DECORATED = /^(?:x{1,3}[_.-]+(\p{L}\S+?)[_.-]+x{1,3}|xx(\p{L}\S+?)xx)$/iu;

/**
 * What looks like a year of birth: four digits by themselves, or two after letters. Without lookbehind, which Safari
 * has had since 16.4 only.
 */
const BIRTH_YEAR = /(?:^|\D)(?:19[2-9]\d|20[0-2]\d)(?!\d)|\p{L}[\s_.-]?(?:[5-9]\d|[01]\d)(?!\d)/u;

/** Letters that normalization does not split into a plain letter and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ð: "d",
  đ: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
  ə: "e",
  ı: "i",
};

/** What is done, for who does it: fotograf may be foto in a name, too. */
const FIELDS: Readonly<Record<string, string>> = {
  arkitekt: "arkitektur",
  bagare: "bageri",
  copywriter: "text",
  designer: "design",
  fotograf: "foto",
  illustrator: "bild",
  keramiker: "keramik",
  malare: "maleri",
  musiker: "musik",
  programmerare: "kod",
  skribent: "text",
  snickare: "snickeri",
  utvecklare: "kod",
};

/** Trades as they are written in names, for those who have typed none. */
const TRADES = "foto film text kod form ljud bygg design keramik grafik musik webb media".split(
  " ",
);

/** Trades for which one has a workshop. */
const CRAFTS = new Set(
  "snickare malare elektriker murare smed rormokare plattsattare taklaggare golvlaggare mekaniker bygg vvs hantverkare tapetserare".split(
    " ",
  ),
);

/** Words that go with a name at work, by style, where no trade is typed or it is one that has a studio. */
const COMPANIONS: Readonly<Record<string, { readonly before: string; readonly after: string }>> = {
  cool: { before: "studio", after: "studio lab works verk" },
  sot: { before: "hej hos med lilla", after: "hemma" },
  mystisk: { before: "studio atelje arkiv", after: "nord natt noir arkiv" },
  enkel: { before: "by studio hej", after: "studio form" },
};

/** Words that go with a name of any other trade, and of a craft. */
const PLAIN_COMPANIONS = { before: "hej hos", after: "hemma" } as const;
const CRAFT_COMPANIONS = { before: "hej hos", after: "verkstad hantverk" } as const;

/** Text to add before or after a base name. */
interface Addition {
  readonly text: string;
  readonly position: "before" | "after";
}

/** The addition of a variant, with the platforms and styles that it suits. */
interface Affix extends Addition {
  readonly suits: readonly string[];
  /** Whose names it suits, where it does not suit all. */
  readonly sex?: "f" | "p";
  /** Whether it is a rank, of which a name has only one: not QueenLisaBoss. */
  readonly isRank?: true;
}

const PREFIX = "The";

/** Ranks that visitors type with a name. */
const RANKS = new Set(
  "queen king prins prinsessan prinsessa prince princess kung kungen drottning sir lady lord kapten captain boss master miss mister".split(
    " ",
  ),
);

const hasRank = ({ words }: TypedWords) => words.some((word) => RANKS.has(word.toLowerCase()));

const affixes: readonly Affix[] = [
  affix("before", PREFIX, "gaming kreativ socialt fitness cool mystisk"),
  affix("after", "Pro", "gaming professionell fitness cool enkel"),
  affix("after", "X", "gaming kreativ socialt cool mystisk enkel"),
  affix("after", "Official", "kreativ professionell socialt enkel"),
  affix("after", "Real", "socialt fitness cool enkel"),
  { ...affix("after", "Master", "gaming kreativ fitness cool mystisk"), isRank: true },
  affix("after", "Expert", "professionell fitness enkel"),
  { ...affix("after", "Boss", "gaming socialt cool"), isRank: true },
  { ...affix("after", "King", "gaming socialt fitness cool"), isRank: true, sex: "p" },
  { ...affix("after", "Queen", "gaming kreativ socialt cool sot"), isRank: true, sex: "f" },
  affix("after", "Star", "kreativ socialt cool sot"),
];

function affix(position: Addition["position"], text: string, suits: string): Affix {
  return { position, text, suits: suits.split(" ") };
}

/** Reads the two fields. Without a name, the trade or town is the name. */
export function readTyped(name: string, trade: string): TypedWords {
  const [written, added] = name === "" ? [trade, ""] : [name, trade];
  const typed = undecorated(written);
  const base = fitBaseName(typed);
  // Signs before a digit are no part of the base.
  const start = startOf(base) === base ? typed : PREFIX + typed.replace(/^[^\p{L}\p{N}]+/u, "");
  const words = wordsOf(start);
  const additions = wordsOf(added).map((word) => word.toLowerCase());
  return {
    base,
    words,
    additions,
    trades: name === "" ? words.map((word) => word.toLowerCase()) : additions,
    sex: sexOf(typed) ?? sexOfTitle(written),
    refusal: refusalOf(typed, added),
    warning: BIRTH_YEAR.test(written)
      ? "Siffrorna ser ut som ett födelseår. Ett sådant i namnet visar hur gammal du är."
      : null,
  };
}

/** The name without titles before it and decoration around it. */
function undecorated(typed: string): string {
  return typed.trim().replace(DECORATED, "$1$2").replace(TITLES, "");
}

/** Of each given name, in plain letters, who has it: f, p or u, which is also for names that only accents tell apart. */
const sexes = new Map<string, string>();
for (const { name, sex } of givenNameList) {
  const letters = fitBaseName(name).toLowerCase();
  sexes.set(letters, (sexes.get(letters) ?? sex) === sex ? sex : "u");
}

/**
 * Whose name the first word is that is a given name, without digits after it; of a double name, its first part:
 * Per-Olof, Prins Oskar, Wilma123.
 */
function sexOf(typed: string): TypedWords["sex"] {
  const words = typed
    .split(/[\s_.-]+/)
    .map((word) => fitBaseName(word.replace(/\d+$/, "")).toLowerCase());
  const sex = words.map((word) => sexes.get(word)).find((each) => each !== undefined);
  return sex === "f" || sex === "p" ? sex : null;
}

/** Whose title is before a name, which is no part of it: Fru Lund. */
function sexOfTitle(written: string): TypedWords["sex"] {
  const [, title = ""] = /^\s*(fru|fröken|herr)[\s_.]/i.exec(written) ?? [];
  if (title === "") return null;
  return title.toLowerCase() === "herr" ? "p" : "f";
}

const offensive = new RegExp(blockedAnywhere.trim().replace(/\s+/g, "|"));

/** People are called Fan and Hell: of what is typed, only what is offensive in any word is refused. */
function refusalOf(typed: string, added: string): string | null {
  if (!/[a-z]/i.test(fitBaseName(typed))) {
    return "Skriv minst en bokstav från a till ö. Här är namn utan det du har skrivit.";
  }
  const words = `${typed} ${added}`.toLowerCase().split(/[\s_.]+/);
  const isRefused = words.some((word) => offensive.test(word) && !isClean(word));
  return isRefused ? "Det ordet bygger vi inte på. Här är namn utan det du har skrivit." : null;
}

function wordsOf(typed: string): readonly string[] {
  return typed
    .split(/[\s_.]+/)
    .map(fitBaseName)
    .filter((word) => word !== "")
    .map((word) => (/[a-z][A-Z]/.test(word) ? word : word.toLowerCase()).replace(/-/g, ""));
}

/**
 * Reduces a base name to what usernames may contain: letters without accents, digits and, except at
 * its ends, `_`, `.` and `-`. Empty when nothing is left.
 */
export function fitBaseName(input: string): string {
  return [...input.normalize("NFKD")]
    .map(plainLetter)
    .join("")
    .replace(/[^A-Za-z0-9_.-]/g, "")
    .replace(/^[_.-]+/, "")
    .slice(0, BASE_NAME_MAX_LENGTH)
    .replace(/[_.-]+$/, "");
}

function plainLetter(letter: string): string {
  const plain = PLAIN_LETTERS[letter.toLowerCase()];
  if (plain === undefined) return letter;
  return letter === letter.toLowerCase() ? plain : capitalized(plain);
}

/** Names with what has been typed, in a form that the platform takes. */
export function namesWith(
  typed: TypedWords,
  choices: Choices,
  random: Random,
  accepts: Accepts = () => true,
): readonly Candidate[] {
  const isForWork = choiceOf(choices, "plattform") === "professionell";
  const base = withSignsOf(choices, typed.base);
  const nameWith = additionTo(base, accepts);
  const isOpen = suitsChoices(choices, [ALL]);
  const variants = affixes
    .filter(({ suits }) => suitsChoices(choices, suits))
    .filter(({ sex }) => sex === undefined || typed.sex === null || sex === typed.sex)
    .filter(({ isRank }) => !isRank || !hasRank(typed))
    .flatMap(nameWith);
  const compounds = isForWork ? [] : drawCompounds(seedAdditions(choices), base, nameWith, random);
  const worded = [
    ...writtenNames(ownParts(typed), OWN_WEIGHT, choices, random),
    ...writtenNames(initialParts(typed), COMPANION_WEIGHT, choices, random),
    ...(isForWork ? workNames(typed, choices, random) : []),
    ...weighted(variants, isOpen ? VARIANT_WEIGHT_OPEN : VARIANT_WEIGHT_CHOSEN),
    ...weighted(compounds, 1),
  ];
  const candidates = [...new Map(worded.map((each) => [each.name, each])).values()].filter(
    ({ name }) => accepts(name),
  );
  if (choiceOf(choices, "siffror") !== "ja") return candidates;
  const total = candidates.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const numbers = [...withDigits(base), ...numberWordsAfter.flatMap(nameWith)].filter(accepts);
  return [...candidates, ...weighted(numbers, (total * NUMBERED_WEIGHT) / numbers.length)];
}

function weighted(names: readonly string[], weight: number): Candidate[] {
  return names.map((name) => ({ name, weight }));
}

/** The name without the signs that the chosen platform does not take, or not together. */
function withSignsOf(choices: Choices, name: string): string {
  const platform = choiceOf(choices, "plattform");
  const signs = signsFor(platform);
  const kept = name.replace(/[_.-]/g, (sign) => (signs.includes(sign) ? sign : ""));
  return isTakenOn(platform, kept) ? kept : kept.replace(/[_.-]/g, "");
}

/** The parts of a name in their order; a sign comes before the part that begins the last word. */
interface Parts {
  readonly start: readonly string[];
  readonly end: readonly string[];
  /** Whether they are all of the visitor's name, which is not judged. */
  readonly isName?: true;
}

/** The name by itself if it has two words, and with the trade or town: asa.ek, asaekfoto, ek.umea. */
function ownParts({ words, additions }: TypedWords): readonly Parts[] {
  const [first = ""] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  const whole = last === undefined ? [first] : [first, last];
  const trades = [...new Set(additions.flatMap((word) => [word, FIELDS[word] ?? word]))];
  const [trade, town] = additions;
  return [
    ...(last === undefined
      ? []
      : [
          { start: [first], end: [last], isName: true as const },
          { start: [last], end: [first], isName: true as const },
        ]),
    ...trades.flatMap((word) => [
      { start: whole, end: [word] },
      { start: [word], end: whole },
      ...(last === undefined ? [] : [first, last].map((part) => ({ start: [part], end: [word] }))),
      ...(last === undefined ? [] : [{ start: [word], end: [last] }]),
    ]),
    ...(trade === undefined || town === undefined
      ? []
      : [{ start: [last ?? first, trade], end: [town] }]),
  ];
}

/** The first letter of the name and the last word: a.ek. */
function initialParts({ words }: TypedWords): readonly Parts[] {
  const [first = "", ...others] = words;
  return others.slice(-1).map((last) => ({ start: [first.charAt(0)], end: [last], isName: true }));
}

/** The name with words for work: studioek, by.asa, and with trades if none has been typed: ekfoto. */
function workNames(
  { words, additions, trades }: TypedWords,
  choices: Choices,
  random: Random,
): Candidate[] {
  const companions = companionsFor(trades, choiceOf(choices, "stil")).map(({ before, after }) => ({
    before: before.split(" "),
    after: after.split(" "),
  }));
  const before = new Set(companions.flatMap((each) => each.before));
  const after = new Set(companions.flatMap((each) => each.after));
  const [first = ""] = words;
  const last = words.at(-1) ?? first;
  const names = words.length > 1 ? [[first], [last], [first, last]] : [[first]];
  const endingIn = (ends: Iterable<string>): readonly Parts[] =>
    names.flatMap((start) => Array.from(ends, (end) => ({ start, end: [end] })));
  const companionParts: readonly Parts[] = [
    ...names.flatMap((end) => Array.from(before, (word) => ({ start: [word], end }))),
    ...endingIn(after),
  ];
  const tradeParts = additions.length > 0 ? [] : endingIn(TRADES);
  return [
    ...writtenNames(companionParts, COMPANION_WEIGHT, choices, random),
    ...writtenNames(tradeParts, TRADE_WEIGHT, choices, random),
  ];
}

/** Whether the trade is one of those whose work is shown: they have a studio. */
function isShownWork(trade: string): boolean {
  return TRADES.includes(trade) || TRADES.includes(FIELDS[trade] ?? "");
}

function companionsFor(trades: readonly string[], style: string) {
  if (trades.some((trade) => CRAFTS.has(trade))) return [CRAFT_COMPANIONS];
  if (trades.length > 0 && !trades.some(isShownWork)) return [PLAIN_COMPANIONS];
  return Object.entries(COMPANIONS)
    .filter(([each]) => style === ALL || style === each)
    .map(([, companions]) => companions);
}

/**
 * The names that parts make, each without a sign and with each one that the platform takes, of which one comes
 * much more often than the others.
 */
function writtenNames(
  parts: readonly Parts[],
  weight: number,
  choices: Choices,
  random: Random,
): readonly Candidate[] {
  const signs = ["", ...signsFor(choiceOf(choices, "plattform"))];
  const style = choiceOf(choices, "stil");
  return parts.filter(isFit).flatMap((each) => {
    const writings = signs.flatMap((sign) => {
      const name = written(each, sign, style);
      return isUsable(name) ? [{ name, weight: SIGN_WEIGHTS[sign] ?? 1 }] : [];
    });
    const [usual] = drawNames(writings, { count: 1, random }).names;
    return writings.map(({ name }) => ({
      name,
      weight: name === usual ? weight : weight * REWRITTEN,
    }));
  });
}

/** Null for parts that are easily misread without a sign between them. */
function written({ start, end, isName }: Parts, sign: string, style: string): string | null {
  const [before, after] = [start.join("").toLowerCase(), end.join("").toLowerCase()];
  if (sign !== "") return before + sign + after;
  const isClear = before.at(-1) !== after.charAt(0) && !isMisread(before, after);
  if (!isClear && !isName) return null;
  const isPlain = style === ALL || isInLowerCase(style);
  return [...start, ...end]
    .map((part) => (isPlain ? part.toLowerCase() : capitalized(part)))
    .join("");
}

/** Whether parts make no word of the block list together that one of them has not by itself. */
function isFit({ start, end, isName }: Parts): boolean {
  const texts = [start.join(""), end.join("")];
  return isName || isClean(texts.join("")) || !texts.every(isClean);
}

function isUsable(name: string | null): name is string {
  if (name === null || !USERNAME.test(name)) return false;
  return /[_.-]/.test(name) || name.length >= JOINED_MIN_LENGTH;
}

/**
 * What additions make of a base name: no name, or one. The base name is kept as the visitor wrote it, except that it is
 * capitalized after another word, to show the joint, and that "The" precedes one that begins with a
 * digit.
 */
function additionTo(base: string, accepts: Accepts): (addition: Addition) => string[] {
  const start = startOf(base);
  // The visitor's own word is not judged: additions are checked against its longest clean part.
  const head = longestClean(base, (length) => base.slice(0, length));
  const tail = longestClean(base, (length) => base.slice(base.length - length));
  return ({ text, position }) => {
    const isBefore = position === "before";
    const name = isBefore ? text + capitalized(base) : start + text;
    const joint = isBefore ? text + capitalized(head) : tail + text;
    const [first, second] = isBefore ? [text, base] : [start, text];
    const isFit = isClean(joint) && !isMisreadInCapitals(first.toLowerCase(), second.toLowerCase());
    return USERNAME.test(name) && accepts(name) && isFit ? [name] : [];
  };
}

/**
 * Whether two parts are misread where they meet although a capital shows the joint: the same sound twice (malik-king), or a
 * blocked word over it that neither has by itself (kaffe-real, moonlit-itsakerhet).
 */
function isMisreadInCapitals(first: string, second: string): boolean {
  const meeting = (first.slice(-1) + second.slice(0, 1)).replace(/[cq]/g, "k");
  if (/([b-df-hj-np-tvwxz])\1/.test(meeting)) return true;
  return joinsToBlocked(`${first.slice(-JOINT_REACH)} ${second.slice(0, JOINT_REACH)}`);
}

/**
 * Whether letters on both sides of a joint, for which a space stands, make a blocked word that neither side has.
 * Remembered, since draws join the same words again and again.
 */
const joinsToBlocked = remembered((joint) => {
  const [first = "", second = ""] = joint.split(" ");
  for (let left = 1; left <= first.length; left++) {
    for (let right = 1; right <= second.length; right++) {
      const [end, beginning] = [first.slice(-left), second.slice(0, right)];
      if (left + right < JOINED_WORD_LENGTH || isClean(end + beginning)) continue;
      if (isClean(end + UNLIKELY_LETTER) && isClean(UNLIKELY_LETTER + beginning)) return true;
    }
  }
  return false;
});

function longestClean(base: string, piece: (length: number) => string): string {
  let length = base.length;
  while (length > 0 && !isClean(piece(length))) length--;
  return piece(length);
}

function startOf(base: string): string {
  return /^\d/.test(base) ? PREFIX + base : base;
}

/** A short base name with each digit, if it has none: two together look like a year of birth. */
function withDigits(base: string): readonly string[] {
  const start = startOf(base);
  if (/\d/.test(start) || start.length > NUMBERED_MAX_LENGTH) return [];
  return USERNAME_DIGITS.map((digit) => start + digit).filter((name) => USERNAME.test(name));
}

const numberWordsAfter: readonly Addition[] = followingNumberWords
  .split(" ")
  .map((word) => addition("after", word));

/** Whether platform and style are each "alla" or among the given values. */
function suitsChoices(choices: Choices, values: readonly string[]): boolean {
  return [choiceOf(choices, "plattform"), choiceOf(choices, "stil")].every(
    (choice) => choice === ALL || values.includes(choice),
  );
}

/** Additions of the seed words that match the choices. */
function seedAdditions(choices: Choices): Addition[] {
  const groups = seedsFor(choices)
    .flatMap((seeds) => seeds.groups)
    .filter(({ joint }) => joint === "");
  const before = new Set(groups.flatMap(({ firsts }) => firsts));
  // A name takes the place of who does something.
  for (const word of doers.split(" ")) before.delete(word);
  const after = new Set(groups.flatMap(({ seconds }) => seconds));
  return [
    ...Array.from(before, (word) => addition("before", word)),
    ...Array.from(after, (word) => addition("after", word)),
  ];
}

function addition(position: Addition["position"], word: string): Addition {
  return { position, text: capitalized(word) };
}

/** Names with additions that begin differently from each other and from the base name. */
function drawCompounds(
  additions: readonly Addition[],
  base: string,
  nameWith: (addition: Addition) => string[],
  random: Random,
): string[] {
  const names = new Map<string, string>();
  const left = additions.filter(({ text }) => beginningOf(text) !== beginningOf(base));
  while (left.length > 0 && names.size < POOL_SIZE) {
    for (const drawn of left.splice(Math.floor(random() * left.length), 1)) {
      const beginning = beginningOf(drawn.text);
      if (isMisreadBeside(drawn, base)) continue;
      for (const name of nameWith(drawn)) if (!names.has(beginning)) names.set(beginning, name);
    }
  }
  return [...names.values()];
}

/** Whether the letters of an addition and the base name are read as one sound or as another beginning: tweed-varg. */
function isMisreadBeside({ text, position }: Addition, base: string): boolean {
  const [first, second] = position === "before" ? [text, base] : [base, text];
  return isMisread(first.toLowerCase(), second.toLowerCase());
}
