import {
  BASE_NAME_NUMBERS,
  NUMBERED_USERNAME_SHARE,
  RANDOM_USERNAME_NUMBERS,
  UNWANTED_NUMBERS,
} from "../config/limits.ts";
import {
  numberedWords,
  usernameSeeds,
  type SeedGroup as WrittenGroup,
} from "../words/username-seeds.ts";
import { isClean } from "./block-list.ts";
import type { Accepts, GeneratorHead, PageDefinition } from "./definition.ts";
import { type Candidate, type Random, shuffled } from "./engine.ts";
import { ALL, type Choices, choiceOf, type Filter, openFilter } from "./filters.ts";
import { isMisread } from "./sounds/joints.ts";

/** Longest base name, in characters: together with any added word it stays within 30. */
export const BASE_NAME_MAX_LENGTH = 20;

/** Longest random name, number included: the limit of X, the lowest of the services linked to. */
const RANDOM_NAME_MAX_LENGTH = 15;

/**
 * Names composed for each draw, no two with the same beginning: more than a page has, in case some
 * have just been shown or are hidden, and fewer than the beginnings of any platform and style.
 */
const POOL_SIZE = 20;

/** No two names of a pool begin with the same letters, this many. */
const BEGINNING = 4;

/** Draw weight of a name with the beginning of another one, which comes when there are no others. */
const SAME_BEGINNING_WEIGHT = 1e-6;

/** Draw weight of all numbers after a base name, where the other names together weigh 1. */
const NUMBERED_WEIGHT = 0.5;

/** Most attempts to compose each name of the pool. */
const MAX_ATTEMPTS = 40;

/**
 * Draw weight of a variant, where a compound weighs 1: variants nearly always come first while
 * platform and style are "alla", and are a few of a page when either is chosen.
 */
const VARIANT_WEIGHT_OPEN = 1000;
const VARIANT_WEIGHT_CHOSEN = 3;

const USERNAME = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;

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
  ı: "i",
};

/** Text to add before or after a base name. */
interface Addition {
  readonly text: string;
  readonly position: "before" | "after";
}

/** The addition of a variant, with the platforms and styles that it suits. */
interface Affix extends Addition {
  readonly suits: readonly string[];
}

const PREFIX = "The";

const affixes: readonly Affix[] = [
  affix("before", PREFIX, "gaming kreativ professionell socialt fitness cool mystisk"),
  affix("after", "Pro", "gaming professionell fitness cool enkel"),
  affix("after", "X", "gaming kreativ socialt cool mystisk enkel"),
  affix("after", "Official", "kreativ professionell socialt enkel"),
  affix("after", "Real", "socialt fitness cool enkel"),
  affix("after", "Master", "gaming kreativ fitness cool mystisk"),
  affix("after", "Expert", "professionell fitness enkel"),
  affix("after", "Boss", "gaming professionell socialt cool"),
  affix("after", "King", "gaming socialt fitness cool"),
  affix("after", "Queen", "gaming kreativ socialt cool sot"),
  affix("after", "Star", "kreativ socialt cool sot"),
];

function affix(position: Addition["position"], text: string, suits: string): Affix {
  return { position, text, suits: suits.split(" ") };
}

interface StyledSeeds {
  readonly platform: string;
  readonly style: string;
  /** The groups of docs/specification.md, "Usernames": any first word suits any second one. */
  readonly groups: readonly SeedGroup[];
  /** Words that a number suits. */
  readonly numbered: readonly string[];
  /** Words to add before and after a visitor's own word. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

interface SeedGroup {
  readonly firsts: readonly string[];
  readonly seconds: readonly string[];
}

const allSeeds: readonly StyledSeeds[] = Object.entries(usernameSeeds).flatMap(
  ([platform, seedsByStyle]) =>
    Object.entries(seedsByStyle).map(([style, seeds]) => {
      const groups = seeds.map(splitGroup);
      return {
        platform,
        style,
        groups,
        numbered: numberedFor(platform, style).split(" "),
        before: groups.flatMap(({ firsts }) => firsts),
        after: groups.flatMap(({ seconds }) => seconds),
      };
    }),
);

function numberedFor(platform: string, style: string): string {
  return numberedWords[style === "cool" ? platform : style] ?? "";
}

function splitGroup(group: WrittenGroup): SeedGroup {
  return { firsts: group.firsts.split(" "), seconds: group.seconds.split(" ") };
}

/** Styles whose random names are in lower case; those of the others are in CamelCase. */
const LOWERCASE_STYLES: readonly string[] = ["sot", "enkel"];

const filters: readonly Filter[] = [
  {
    id: "siffror",
    label: "Inkludera siffror",
    options: [
      { value: "nej", label: "Nej" },
      { value: "ja", label: "Ja" },
    ],
    defaultValue: "nej",
  },
  openFilter("plattform", "Plattform/Syfte", [
    { value: "gaming", label: "Gaming" },
    { value: "kreativ", label: "Kreativt" },
    { value: "professionell", label: "Professionellt" },
    { value: "socialt", label: "Socialt" },
    { value: "fitness", label: "Fitness" },
  ]),
  openFilter("stil", "Stil", [
    { value: "cool", label: "Cool" },
    { value: "sot", label: "Söt" },
    { value: "mystisk", label: "Mystisk" },
    { value: "enkel", label: "Enkel" },
  ]),
];

export const head: GeneratorHead = {
  title: "Användarnamn till spel, jobb och sociala medier",
  description:
    "Förslag på användarnamn till spel, sociala medier och jobb. Utgå från ditt eget ord eller få ett påhittat, med eller utan siffror.",
  tagline: "Till spel, nätet och jobb",
};

/**
 * /anvandarnamn. With a base name: the variants of docs/specification.md, "Usernames", and compounds
 * with words of the chosen platform and style. Without: random names of two such words.
 */
export function usernameGenerator(baseName: string): PageDefinition {
  const base = fitBaseName(baseName);
  return {
    lead: "Användarnamn till spel, sociala medier och jobb.",
    source:
      "Skriv ett eget ord att bygga på, eller låt slumpen välja. Namnen sätts ihop på nytt varje gång. Om de är lediga får du kontrollera själv.",
    isComposed: true,
    filters,
    ...(base === "" ? { candidates: randomNames } : { word: base, candidates: namesWith(base) }),
  };
}

/** /anvandarnamn without a base name. */
export const generator = usernameGenerator("");

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
  return letter === letter.toLowerCase() ? plain : capitalised(plain);
}

/** Random names: a first and a second word of one group of the platform and style, or a word and a number. */
function randomNames(choices: Choices, random: Random, accepts?: Accepts): readonly Candidate[] {
  const seeds = seedsFor(choices);
  const isUsable = (name: string) =>
    name.length <= RANDOM_NAME_MAX_LENGTH && (!accepts || accepts(name)) && isClean(name);
  const withNumbers = choiceOf(choices, "siffror") === "ja";
  const names = new Map<string, string>();
  for (let i = 0; i < POOL_SIZE; i++) {
    // Drawn before the words, so that a second attempt does not change the share of numbers.
    const hasNumber = withNumbers && random() < NUMBERED_USERNAME_SHARE;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const name = (hasNumber ? numberedName : wordedName)(pick(seeds, random), random);
      const beginning = beginningOf(name ?? "");
      if (name === undefined || names.has(beginning) || !isUsable(name)) continue;
      names.set(beginning, name);
      break;
    }
  }
  const found = new Set(names.values());
  const candidates = Array.from(found, (name) => ({ name, weight: 1 }));
  if (!accepts) return candidates;
  for (const name of everyName(seeds, withNumbers, random)) {
    if (candidates.length >= POOL_SIZE) break;
    if (found.has(name) || !isUsable(name)) continue;
    const weight = names.has(beginningOf(name)) ? SAME_BEGINNING_WEIGHT : 1;
    candidates.push({ name, weight });
    found.add(name);
    names.set(beginningOf(name), name);
  }
  return candidates;
}

function wordedName({ style, groups }: StyledSeeds, random: Random): string | undefined {
  const [first, second] = drawPair(groups, random);
  return areJoinable(first, second, style) ? joined(first, second, style) : undefined;
}

function numberedName({ style, numbered }: StyledSeeds, random: Random): string {
  return cased(pick(numbered, random), style) + pick(RANDOM_USERNAME_NUMBERS, random);
}

/** Every name of the seeds, and of the words with each number where numbers are wanted, in random order. */
function* everyName(
  seeds: readonly StyledSeeds[],
  withNumbers: boolean,
  random: Random,
): Generator<string> {
  const joins = seeds.flatMap(({ style, groups }) =>
    groups.flatMap(({ firsts, seconds }) =>
      firsts.flatMap((first) =>
        seconds
          .filter((second) => areJoinable(first, second, style))
          .map((second) => joined(first, second, style)),
      ),
    ),
  );
  yield* shuffled(joins, random);
  if (!withNumbers) return;
  const numbered = seeds.flatMap(({ style, numbered }) =>
    numbered.flatMap((word) =>
      RANDOM_USERNAME_NUMBERS.map((number) => cased(word, style) + number),
    ),
  );
  yield* shuffled(numbered, random);
}

/** Draws a first word of any group, each as likely, and a second word of the same group. */
function drawPair(groups: readonly SeedGroup[], random: Random): readonly [string, string] {
  let at = Math.floor(random() * groups.reduce((sum, { firsts }) => sum + firsts.length, 0));
  for (const { firsts, seconds } of groups) {
    const first = firsts[at];
    if (first !== undefined) return [first, pick(seconds, random)];
    at -= firsts.length;
  }
  throw new Error("Nothing to pick from");
}

function joined(first: string, second: string, style: string): string {
  return cased(first, style) + cased(second, style);
}

function cased(word: string, style: string): string {
  return LOWERCASE_STYLES.includes(style) ? word : capitalised(word);
}

/**
 * Whether the joint has no repeated letter, neither word contains the other, and a name in lower case
 * shows where its second word begins: block-valp could be bloc-kvalp, boll-ekorre bolle-korre, rosa-skiss
 * rosas-kiss.
 */
function areJoinable(first: string, second: string, style: string): boolean {
  if (first.at(-1) === second.charAt(0)) return false;
  if (second.includes(first) || first.includes(second)) return false;
  if (!LOWERCASE_STYLES.includes(style)) return true;
  return (
    !isMisread(first, second) &&
    !/^[aeiouy]/.test(second) &&
    !(/[aeiouy]$/.test(first) && /^s[^aeiouy]/.test(second))
  );
}

function beginningOf(text: string): string {
  return text.slice(0, BEGINNING).toLowerCase();
}

/**
 * Names with a visitor's own word.
 *
 * While platform and style are "alla", the variants come first and compounds with seed words fill up
 * the page. A chosen platform or style keeps the variants that suit it and adds compounds with its
 * words. Numbers are only added to the bare base name; together they are half as likely as all other
 * names. The base name is kept as the visitor wrote it, except that it is capitalised after another
 * word, to show the joint, and that "The" precedes one that begins with a digit.
 */
function namesWith(base: string): PageDefinition["candidates"] {
  const start = /^\d/.test(base) ? PREFIX + base : base;
  // The visitor's own word is not judged: additions are checked against its longest clean part.
  const head = longestClean(base, (length) => base.slice(0, length));
  const tail = longestClean(base, (length) => base.slice(base.length - length));

  const nameWith = ({ text, position }: Addition, accepts: Accepts): string[] => {
    const isBefore = position === "before";
    const name = isBefore ? text + capitalised(base) : start + text;
    const joint = isBefore ? text + capitalised(head) : tail + text;
    return USERNAME.test(name) && accepts(name) && isClean(joint) ? [name] : [];
  };

  // The block list ignores digits, so numbers only need the check for number codes.
  const numbered = BASE_NAME_NUMBERS.filter((number) => !completesCode(start, number))
    .map((number) => start + number)
    .filter((name) => USERNAME.test(name));

  return (choices, random, accepts = () => true) => {
    const isOpen = suitsChoices(choices, [ALL]);
    const accepted = (addition: Addition) => nameWith(addition, accepts);
    const variants = affixes.filter(({ suits }) => suitsChoices(choices, suits)).flatMap(accepted);
    const variantWeight = isOpen ? VARIANT_WEIGHT_OPEN : VARIANT_WEIGHT_CHOSEN;
    const compounds = drawCompounds(seedAdditions(choices), base, accepted, random);
    const worded = [
      ...variants.map((name) => ({ name, weight: variantWeight })),
      ...compounds.map((name) => ({ name, weight: 1 })),
    ];
    if (choiceOf(choices, "siffror") !== "ja") return worded;
    const total = worded.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const numbers = numbered.filter(accepts);
    const weight = (total * NUMBERED_WEIGHT) / numbers.length;
    return [...worded, ...numbers.map((name) => ({ name, weight }))];
  };
}

function longestClean(base: string, piece: (length: number) => string): string {
  let length = base.length;
  while (length > 0 && !isClean(piece(length))) length--;
  return piece(length);
}

/** Whether platform and style are each "alla" or among the given values. */
function suitsChoices(choices: Choices, values: readonly string[]): boolean {
  return [choiceOf(choices, "plattform"), choiceOf(choices, "stil")].every(
    (choice) => choice === ALL || values.includes(choice),
  );
}

/** Whether a number added to the text makes an unwanted number of its digits and the text's last. */
function completesCode(text: string, number: string): boolean {
  const end = text.slice(-1) + number;
  return UNWANTED_NUMBERS.some((unwanted) => end.includes(unwanted));
}

/** Additions of the seed words that match the choices. */
function seedAdditions(choices: Choices): Addition[] {
  const seeds = seedsFor(choices);
  const before = new Set(seeds.flatMap((seed) => seed.before));
  const after = new Set(seeds.flatMap((seed) => seed.after));
  return [
    ...Array.from(before, (word) => addition("before", word)),
    ...Array.from(after, (word) => addition("after", word)),
  ];
}

function addition(position: Addition["position"], word: string): Addition {
  return { position, text: capitalised(word) };
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
      for (const name of nameWith(drawn)) if (!names.has(beginning)) names.set(beginning, name);
    }
  }
  return [...names.values()];
}

/** The seeds of the chosen platform and style. */
function seedsFor(choices: Choices): readonly StyledSeeds[] {
  const platform = choiceOf(choices, "plattform");
  const style = choiceOf(choices, "stil");
  return allSeeds.filter(
    (seeds) =>
      (platform === ALL || seeds.platform === platform) && (style === ALL || seeds.style === style),
  );
}

function pick<T>(items: readonly T[], random: Random): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
