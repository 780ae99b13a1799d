import { BASE_NAME_NUMBERS, RANDOM_USERNAME_NUMBERS } from "../config/limits.ts";
import { usernameSeeds } from "../words/username-seeds.ts";
import { isClean } from "./block-list.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { ALL, type Choices, choiceOf, type Filter, openFilter } from "./filters.ts";

/** Most characters of a base name; with it a base name and any word stay within 30. */
export const BASE_NAME_MAX_LENGTH = 20;

/** A random name with its number: the lowest limit among the services the page links to (X). */
const FRESH_NAME_MAX_LENGTH = 15;

/** Names composed for one draw: enough for several pages that differ. */
const POOL_SIZE = 48;

/** Attempts at a random name before its place in the pool is given up. */
const MAX_ATTEMPTS = 40;

/**
 * How much readier a variant of SPEC section 9 is drawn than a compound: nearly always first while
 * platform and style are left open, a few to a page when either is chosen.
 */
const VARIANT_WEIGHT_OPEN = 1000;
const VARIANT_WEIGHT_CHOSEN = 3;

const USERNAME = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;

/** Digits that stand for something vile; a number of ours must not complete them. */
const HATE_CODES = /1488|8814/;

/** Letters that do not come apart into a plain letter and an accent. */
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

/** Text set before or after a base name. */
interface Addition {
  readonly text: string;
  readonly place: "before" | "after";
}

/** An addition of SPEC section 9, with the platforms and styles that it suits. */
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

function affix(place: Addition["place"], text: string, suits: string): Affix {
  return { place, text, suits: suits.split(" ") };
}

interface Seeds {
  readonly platform: string;
  readonly style: string;
  readonly openers: readonly string[];
  readonly cores: readonly string[];
}

const openersByStyle = new Map(
  Object.entries(usernameSeeds.openers).map(([style, words]) => [style, words.split(",")]),
);

const allSeeds: readonly Seeds[] = Object.entries(usernameSeeds.cores).flatMap(
  ([platform, coresByStyle]) =>
    Object.entries(coresByStyle).map(([style, words]) => ({
      platform,
      style,
      openers: openersByStyle.get(style) ?? [],
      cores: words.split(","),
    })),
);

/** Styles whose random names are written in lower case; the others are in CamelCase. */
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

/**
 * /anvandarnamn. With a base name: the variants of SPEC section 9, and compounds with words of the
 * chosen platform and style. Without: random names of two such words.
 */
export function usernameGenerator(baseName: string): PageDefinition {
  const base = fitBaseName(baseName);
  return {
    id: "anvandarnamn",
    lead: "Användarnamn till spel, sociala medier och jobb. Skriv ett eget ord att bygga på, eller låt slumpen välja.",
    source: "Namnen sätts ihop på nytt varje gång. Om de är lediga är en gissning.",
    isComposed: true,
    filters,
    candidates: base === "" ? freshNames : namesAround(base),
  };
}

/** /anvandarnamn without a base name. */
export const generator = usernameGenerator("");

/**
 * A base name made fit for usernames: no accents, no spaces, letters, digits and `_.-` alone, and
 * these three inside it only. Empty when nothing is left.
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

/** Random names: an opener of the style and a core of both platform and style. */
function freshNames(choices: Choices, random: Random): readonly Candidate[] {
  const seeds = seedsFor(choices);
  const withNumbers = choiceOf(choices, "siffror") === "ja";
  const names = new Set<string>();
  for (let place = 0; place < POOL_SIZE; place++) {
    // Drawn before the words: what is tried again is the words, so the shares stay as they are.
    const number = withNumbers ? randomNumber(random) : "";
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { style, openers, cores } = pick(seeds, random);
      const [opener, core] = [pick(openers, random), pick(cores, random)];
      const name = joined(opener, core, style) + number;
      if (name.length > FRESH_NAME_MAX_LENGTH || names.has(name)) continue;
      if (!areJoinable(opener, core) || !isClean(name)) continue;
      names.add(name);
      break;
    }
  }
  return Array.from(names, (name) => ({ name, weight: 1 }));
}

function joined(opener: string, core: string, style: string): string {
  return LOWERCASE_STYLES.includes(style) ? opener + core : capitalised(opener) + capitalised(core);
}

/** Not two of the same letter at the joint, nor one word within the other. */
function areJoinable(opener: string, core: string): boolean {
  return opener.at(-1) !== core.charAt(0) && !core.includes(opener) && !opener.includes(core);
}

function randomNumber(random: Random): string {
  const share = random();
  const { numberShare, highestNumber, yearShare, year } = RANDOM_USERNAME_NUMBERS;
  if (share < numberShare) return String(1 + Math.floor(random() * highestNumber));
  return share < numberShare + yearShare ? year : "";
}

/**
 * Names around a visitor's own word.
 *
 * With platform and style on "alla", the variants of SPEC section 9 come first, and compounds with
 * seed words only fill up. A chosen platform or style keeps the variants that suit it and adds
 * compounds with its words. Numbers stand on the base name alone, whatever the words, and are as
 * likely as all the rest together. The base name stays as the visitor wrote it, but for a capital
 * after a word of ours, since the joint must show, and The before one that begins with a digit.
 */
function namesAround(base: string): PageDefinition["candidates"] {
  const start = /^\d/.test(base) ? PREFIX + base : base;
  // Their own word is theirs. What ours makes of it is judged by the longest clean piece of theirs.
  const head = longestClean(base, (length) => base.slice(0, length));
  const tail = longestClean(base, (length) => base.slice(base.length - length));

  const nameWith = ({ text, place }: Addition): string[] => {
    const isBefore = place === "before";
    const name = isBefore ? text + capitalised(base) : start + text;
    const joint = isBefore ? text + capitalised(head) : tail + text;
    return USERNAME.test(name) && isClean(joint) ? [name] : [];
  };

  // Digits add nothing to what the block list reads.
  const numbered = BASE_NAME_NUMBERS.map((number) => start + number).filter(
    (name) => USERNAME.test(name) && (HATE_CODES.test(base) || !HATE_CODES.test(name)),
  );

  return (choices, random) => {
    const isOpen = areMet(choices, [ALL]);
    const variants = affixes.filter(({ suits }) => areMet(choices, suits)).flatMap(nameWith);
    const variantWeight = isOpen ? VARIANT_WEIGHT_OPEN : VARIANT_WEIGHT_CHOSEN;
    const compounds = drawCompounds(seedAdditions(choices), nameWith, random);
    const worded = [
      ...variants.map((name) => ({ name, weight: variantWeight })),
      ...compounds.map((name) => ({ name, weight: 1 })),
    ];
    if (choiceOf(choices, "siffror") !== "ja") return worded;
    const total = worded.reduce((sum, { weight }) => sum + weight, 0);
    return [...worded, ...numbered.map((name) => ({ name, weight: total / numbered.length }))];
  };
}

function longestClean(base: string, piece: (length: number) => string): string {
  let length = base.length;
  while (length > 0 && !isClean(piece(length))) length--;
  return piece(length);
}

/** Whether platform and style are each left open or among the given values. */
function areMet(choices: Choices, values: readonly string[]): boolean {
  return [choiceOf(choices, "plattform"), choiceOf(choices, "stil")].every(
    (choice) => choice === ALL || values.includes(choice),
  );
}

/** Seed words that obey the choices, before and after. An opener says nothing of a platform. */
function seedAdditions(choices: Choices): Addition[] {
  const seeds = seedsFor(choices);
  const cores = new Set(seeds.flatMap((seed) => seed.cores));
  const openers = choiceOf(choices, "plattform") === ALL ? seeds.flatMap((s) => s.openers) : [];
  return [
    ...Array.from(new Set([...cores, ...openers]), (word) => addition("before", word)),
    ...Array.from(cores, (word) => addition("after", word)),
  ];
}

function addition(place: Addition["place"], word: string): Addition {
  return { place, text: capitalised(word) };
}

function drawCompounds(
  additions: Addition[],
  nameWith: (addition: Addition) => string[],
  random: Random,
): string[] {
  const names = new Set<string>();
  const left = [...additions];
  while (left.length > 0 && names.size < POOL_SIZE) {
    for (const drawn of left.splice(Math.floor(random() * left.length), 1)) {
      for (const name of nameWith(drawn)) names.add(name);
    }
  }
  return [...names];
}

/** The seeds of the chosen platform and style. */
function seedsFor(choices: Choices): readonly Seeds[] {
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
