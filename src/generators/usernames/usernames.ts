import {
  BASE_NAME_DEBOUNCE_MS,
  USERNAME_DIGIT_SHARE,
  USERNAME_DIGITS,
  USERNAME_NUMBER_WORD_SHARE,
} from "../../config/limits.ts";
import { isMisread } from "../../names/sounds/joints.ts";
import type { Candidate } from "../../names/word-list.ts";
import { countedWords, numberedWords, numberWords } from "../../words/username-seeds.ts";
import { isClean } from "../engine/block-list.ts";
import type { Accepts, GeneratorHead, PageDefinition } from "../engine/definition.ts";
import { type Random, shuffled } from "../engine/engine.ts";
import {
  type Choices,
  choiceOf,
  type Filter,
  openFilter,
  type Typing,
  typedFilter,
} from "../engine/filters.ts";
import { TYPED_WORDS } from "../engine/typed-words.ts";
import {
  beginningOf,
  capitalized,
  isInLowerCase,
  POOL_SIZE,
  pick,
  type SeedGroup,
  type StyledSeeds,
  seedsFor,
} from "./username-parts.ts";

/** Longest random name, number included: the limit of X, the lowest of the services linked to. */
const RANDOM_NAME_MAX_LENGTH = 15;

/** Draw weight of a name with the beginning of another one, which comes when there are no others. */
const SAME_BEGINNING_WEIGHT = 1e-6;

/** Share of names whose second word begins as the first one does, where there is such a word. */
const ALLITERATIONS = 0.5;

/** Most attempts to compose each name of the pool. */
const MAX_ATTEMPTS = 40;

/** As many names of a pool end with the same letters, at most: fewer in the first attempts of each name. */
const SAME_ENDINGS = { letters: 3, first: 2, most: 3, firstAttempts: 20 } as const;

/** The parameters of what a visitor types. */
const NAME = "basnamn";
const TRADE = "yrke";

const WORDS: Typing = { ...TYPED_WORDS, debounceMs: BASE_NAME_DEBOUNCE_MS };

const filters: readonly Filter[] = [
  typedFilter(NAME, "Basnamn", WORDS),
  typedFilter(TRADE, "Yrke eller ort", WORDS),
  {
    id: "siffror",
    label: "Inkludera siffror",
    options: [
      { value: "nej", label: "Nej" },
      {
        value: "ja",
        label: "Ja",
        meaning: "en siffra eller ett räkneord i de flesta namnen, aldrig ett årtal",
      },
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
    { value: "cool", label: "Cool", meaning: "styrka, fart och rymd, som BlixtNinja" },
    { value: "sot", label: "Söt", meaning: "djur, sötsaker och mjuka ord, i små bokstäver" },
    { value: "mystisk", label: "Mystisk", meaning: "natt, dimma och myt" },
    { value: "enkel", label: "Enkel", meaning: "vardagliga ord utan krusiduller, i små bokstäver" },
  ]),
];

export const head: GeneratorHead = {
  title: "Användarnamn till spel, jobb och sociala medier",
  description:
    "Förslag på användarnamn till spel, sociala medier och jobb. Utgå från ditt eget ord eller få ett påhittat, med eller utan siffror.",
  tagline: "Till spel, nätet och jobb",
};

/** Names with what a visitor types; null until they are loaded. */
let own: typeof import("./own-usernames.ts") | null = null;

function isTyped(choices: Choices): boolean {
  return choiceOf(choices, NAME) !== "" || choiceOf(choices, TRADE) !== "";
}

/** Null when nothing is typed, or until the code for it is loaded. */
function readTyped(choices: Choices) {
  if (!isTyped(choices)) return null;
  return own?.readTyped(choiceOf(choices, NAME), choiceOf(choices, TRADE)) ?? null;
}

/**
 * /anvandarnamn. With a base name, a trade or a town: names composed with it (src/generators/usernames/own-usernames.ts).
 * Without: random names of two words of the chosen platform and style, or of a word with a digit or a number word.
 */
export const generator: PageDefinition = {
  lead: "Användarnamn till spel, sociala medier och jobb.",
  source: "Raden under ett namn är en gissning: om det är ledigt får du kontrollera själv.",
  isComposed: true,
  filters,
  late: {
    isNeeded: isTyped,
    async load() {
      own = await import("./own-usernames.ts");
    },
  },
  caption(choices) {
    const typed = readTyped(choices);
    const remark = typed?.refusal ?? typed?.warning;
    if (remark) return remark;
    const isForWork = choiceOf(choices, "plattform") === "professionell" && !isTyped(choices);
    return isForWork ? "Skriv ditt namn, och gärna yrke eller ort, så bygger vi på det." : "";
  },
  candidates(choices, random, accepts) {
    const typed = readTyped(choices);
    if (!own || !typed || typed.refusal) return randomNames(choices, random, accepts);
    return own.namesWith(typed, choices, random, accepts);
  },
};

/** Random names: a first and a second word of one group of the platform and style, or a word with a number. */
function randomNames(choices: Choices, random: Random, accepts?: Accepts): readonly Candidate[] {
  const seeds = seedsFor(choices);
  const isUsable = (name: string) =>
    name.length <= RANDOM_NAME_MAX_LENGTH && (!accepts || accepts(name)) && isClean(name);
  const withNumbers = choiceOf(choices, "siffror") === "ja";
  const names = new Map<string, string>();
  const countAlike = (name: string) => {
    const ending = name.slice(-SAME_ENDINGS.letters).toLowerCase();
    return [...names.values()].filter((each) => each.toLowerCase().endsWith(ending)).length;
  };
  for (let i = 0; i < POOL_SIZE; i++) {
    // Drawn before the words, so that a second attempt does not change the share of numbers.
    const draw = withNumbers ? drawKind(random) : wordedName;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const name = draw(pick(seeds, random), random);
      const beginning = beginningOf(name ?? "");
      if (name === undefined || names.has(beginning) || !isUsable(name)) continue;
      const { first, most, firstAttempts } = SAME_ENDINGS;
      if (countAlike(name) >= (attempt < firstAttempts ? first : most)) continue;
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
  const { first, second, joint } = drawPair(groups, random);
  return isJoinable(first, second, joint, style) ? joined(first, second, joint, style) : undefined;
}

type Draw = (styled: StyledSeeds, random: Random) => string | undefined;

/** Draws whether a name has a digit, a number word or neither. */
function drawKind(random: Random): Draw {
  const place = random();
  if (place < USERNAME_DIGIT_SHARE) return (styled, draw) => pick(namesWithDigit(styled), draw);
  const isCounted = place < USERNAME_DIGIT_SHARE + USERNAME_NUMBER_WORD_SHARE;
  return isCounted ? (styled, draw) => pick(countedNames(styled), draw) : wordedName;
}

function numbersKey({ platform, style }: StyledSeeds): string {
  return style === "cool" ? platform : style;
}

/** Words with one digit after them. */
function namesWithDigit(styled: StyledSeeds): readonly string[] {
  return listOf(numberedWords[numbersKey(styled)]).flatMap((word) =>
    USERNAME_DIGITS.map((digit) => cased(word, styled.style) + digit),
  );
}

/** Number words before several of something. */
function countedNames(styled: StyledSeeds): readonly string[] {
  const { style } = styled;
  return listOf(numberWords).flatMap((number) =>
    listOf(countedWords[numbersKey(styled)])
      .filter((word) => isJoinable(number, word, "", style))
      .map((word) => cased(number, style) + cased(word, style)),
  );
}

function listOf(words = ""): readonly string[] {
  return words.split(" ").filter((word) => word !== "");
}

/** Every name of the seeds, and those with a number where numbers are wanted, in random order. */
function* everyName(
  seeds: readonly StyledSeeds[],
  withNumbers: boolean,
  random: Random,
): Generator<string> {
  const joins = seeds.flatMap(({ style, groups }) =>
    groups.flatMap(({ firsts, seconds, joint }) =>
      firsts.flatMap((first) =>
        seconds
          .filter((second) => isJoinable(first, second, joint, style))
          .map((second) => joined(first, second, joint, style)),
      ),
    ),
  );
  yield* shuffled(joins, random);
  if (!withNumbers) return;
  yield* shuffled(
    seeds.flatMap((styled) => [...namesWithDigit(styled), ...countedNames(styled)]),
    random,
  );
}

interface Pair {
  readonly first: string;
  readonly second: string;
  readonly joint: SeedGroup["joint"];
}

/** Draws a first word of any group, each as likely, and a second word of the same group. */
function drawPair(groups: readonly SeedGroup[], random: Random): Pair {
  let at = Math.floor(random() * groups.reduce((sum, { firsts }) => sum + firsts.length, 0));
  for (const { firsts, seconds, joint } of groups) {
    const first = firsts[at];
    if (first !== undefined) return { first, second: drawSecond(first, seconds, random), joint };
    at -= firsts.length;
  }
  throw new Error("Nothing to pick from");
}

function drawSecond(first: string, seconds: readonly string[], random: Random): string {
  const alike = seconds.filter((second) => second.charAt(0) === first.charAt(0));
  return pick(alike.length > 0 && random() < ALLITERATIONS ? alike : seconds, random);
}

function joined(first: string, second: string, joint: SeedGroup["joint"], style: string): string {
  return cased(first, style) + joint + cased(second, style);
}

function cased(word: string, style: string): string {
  return isInLowerCase(style) ? word : capitalized(word);
}

/**
 * Whether the joint has no repeated letter, neither word contains the other, and a name in lower case
 * shows where its second word begins: block-valp could be bloc-kvalp, boll-ekorre bolle-korre, rosa-skiss
 * rosas-kiss.
 */
function isJoinable(
  first: string,
  second: string,
  joint: SeedGroup["joint"],
  style: string,
): boolean {
  if (first.at(-1) === (joint + second).charAt(0)) return false;
  if (second.includes(first) || first.includes(second)) return false;
  if (joint !== "" || !isInLowerCase(style)) return true;
  return (
    !isMisread(first, second) &&
    !/^[aeiouy]/.test(second) &&
    !(/[aeiouy]$/.test(first) && /^s[^aeiouy]/.test(second))
  );
}
