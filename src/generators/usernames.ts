import { BASE_NAME_NUMBERS, RANDOM_USERNAME_NUMBERS } from "../config/limits.ts";
import { usernameSeeds } from "../words/username-seeds.ts";
import { isClean } from "./block-list.ts";
import type { PageDefinition } from "./definition.ts";
import type { Candidate, Random } from "./engine.ts";
import { ALL, type Choices, choiceOf, type Filter, openFilter } from "./filters.ts";

/** Longest base name, in characters: together with any added word it stays within 30. */
export const BASE_NAME_MAX_LENGTH = 20;

/** Longest random name, number included: the limit of X, the lowest of the services linked to. */
const RANDOM_NAME_MAX_LENGTH = 15;

/** Names composed for each draw: enough for several pages that differ. */
const POOL_SIZE = 48;

/** Most attempts to compose each name of the pool. */
const MAX_ATTEMPTS = 40;

/**
 * Draw weight of a variant, where a compound weighs 1: variants nearly always come first while
 * platform and style are "alla", and are a few of a page when either is chosen.
 */
const VARIANT_WEIGHT_OPEN = 1000;
const VARIANT_WEIGHT_CHOSEN = 3;

const USERNAME = /^[A-Za-z][A-Za-z0-9_.-]{2,29}$/;

/** Number codes of hate groups, which an added number must not complete. */
const HATE_CODES = /1488|8814/;

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

/**
 * /anvandarnamn. With a base name: the variants of docs/specification.md, "Usernames", and compounds
 * with words of the chosen platform and style. Without: random names of two such words.
 */
export function usernameGenerator(baseName: string): PageDefinition {
  const base = fitBaseName(baseName);
  return {
    lead: "Användarnamn till spel, sociala medier och jobb. Skriv ett eget ord att bygga på, eller låt slumpen välja.",
    source: "Namnen sätts ihop på nytt varje gång. Om de är lediga är en gissning.",
    isComposed: true,
    filters,
    candidates: base === "" ? randomNames : namesWith(base),
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

/** Random names: an opener of the style followed by a core of the platform and style. */
function randomNames(choices: Choices, random: Random): readonly Candidate[] {
  const seeds = seedsFor(choices);
  const withNumbers = choiceOf(choices, "siffror") === "ja";
  const names = new Set<string>();
  for (let i = 0; i < POOL_SIZE; i++) {
    // Drawn before the words, so that a second attempt does not change the share of numbers.
    const number = withNumbers ? randomNumber(random) : "";
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const { style, openers, cores } = pick(seeds, random);
      const [opener, core] = [pick(openers, random), pick(cores, random)];
      const name = joined(opener, core, style) + number;
      if (name.length > RANDOM_NAME_MAX_LENGTH || names.has(name)) continue;
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

/** Whether the joint has no repeated letter and neither word contains the other. */
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
 * Names with a visitor's own word.
 *
 * While platform and style are "alla", the variants come first and compounds with seed words fill up
 * the page. A chosen platform or style keeps the variants that suit it and adds compounds with its
 * words. Numbers are only added to the bare base name; together they are as likely as all other
 * names. The base name is kept as the visitor wrote it, except that it is capitalised after another
 * word, to show the joint, and that "The" precedes one that begins with a digit.
 */
function namesWith(base: string): PageDefinition["candidates"] {
  const start = /^\d/.test(base) ? PREFIX + base : base;
  // The visitor's own word is not judged: additions are checked against its longest clean part.
  const head = longestClean(base, (length) => base.slice(0, length));
  const tail = longestClean(base, (length) => base.slice(base.length - length));

  const nameWith = ({ text, position }: Addition): string[] => {
    const isBefore = position === "before";
    const name = isBefore ? text + capitalised(base) : start + text;
    const joint = isBefore ? text + capitalised(head) : tail + text;
    return USERNAME.test(name) && isClean(joint) ? [name] : [];
  };

  // The block list ignores digits, so numbers only need the check for hate codes.
  const numbered = BASE_NAME_NUMBERS.map((number) => start + number).filter(
    (name) => USERNAME.test(name) && (HATE_CODES.test(base) || !HATE_CODES.test(name)),
  );

  return (choices, random) => {
    const isOpen = suitsChoices(choices, [ALL]);
    const variants = affixes.filter(({ suits }) => suitsChoices(choices, suits)).flatMap(nameWith);
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

/** Whether platform and style are each "alla" or among the given values. */
function suitsChoices(choices: Choices, values: readonly string[]): boolean {
  return [choiceOf(choices, "plattform"), choiceOf(choices, "stil")].every(
    (choice) => choice === ALL || values.includes(choice),
  );
}

/** Additions of the seed words that match the choices. Openers do not belong to any platform. */
function seedAdditions(choices: Choices): Addition[] {
  const seeds = seedsFor(choices);
  const cores = new Set(seeds.flatMap((seed) => seed.cores));
  const openers = choiceOf(choices, "plattform") === ALL ? seeds.flatMap((s) => s.openers) : [];
  return [
    ...Array.from(new Set([...cores, ...openers]), (word) => addition("before", word)),
    ...Array.from(cores, (word) => addition("after", word)),
  ];
}

function addition(position: Addition["position"], word: string): Addition {
  return { position, text: capitalised(word) };
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
