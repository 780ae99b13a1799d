import {
  DANISH_NORWEGIAN,
  FINNISH_SAMI,
  NOT_FINNISH,
  PATRONYMIC_BASES,
} from "./curated/nordic-surnames.ts";
import {
  DERIVED_ENDINGS,
  NATURE_FIRST,
  NATURE_LAST,
  OTHER_FIRST,
  OTHER_LAST,
} from "./curated/surname-elements.ts";
import { NATURE_WORDS, NOT_SWEDISH, OTHER_WORDS } from "./curated/surnames-listed.ts";
import { compareCodePoints } from "./encoding.ts";

export const SURNAME_MARKS = { swedish: 1, nordic: 2, nature: 4 } as const;

/** The parts of a surname, and whether one of them names something in nature. */
export interface SurnameParts {
  readonly parts: readonly [string, string];
  readonly nature: boolean;
}

const natureFirst = new Set(NATURE_FIRST);
const natureLast = new Set(NATURE_LAST);
const first = new Set([...NATURE_FIRST, ...OTHER_FIRST]);
const last = new Set([...NATURE_LAST, ...OTHER_LAST]);
const endings = new Set(DERIVED_ENDINGS);

/** Endings that mark a name as Swedish whatever precedes them. */
const LEARNED_ENDING = /.(én|ér|é|ée|éen|éer|éus|aeus|ius)$/;
const PARTICLE = /^(von|af) /;

function withoutParticle(name: string): string {
  const bare = name.replace(PARTICLE, "");
  return bare.charAt(0).toUpperCase() + bare.slice(1);
}

/**
 * Splits a surname into two known Swedish elements, or into an element and a derivational ending
 * (Berg-ström, Nor-ell). Null when one part is unknown, even if the other names something in
 * nature: Goldberg has no Swedish first part, Rosen no last one.
 */
export function splitSurname(name: string): SurnameParts | null {
  const lower = withoutParticle(name).toLowerCase();
  for (let at = 1; at < lower.length; at += 1) {
    const start = lower.slice(0, at);
    const end = lower.slice(at);
    if (!first.has(start)) continue;
    if (last.has(end)) {
      return { parts: [start, end], nature: natureFirst.has(start) || natureLast.has(end) };
    }
  }
  // The longest first part wins: Flod-in, not Flo-din.
  for (let at = lower.length - 1; at >= 2; at -= 1) {
    const start = lower.slice(0, at);
    const end = lower.slice(at);
    if (endings.has(end) && first.has(start)) {
      return { parts: [start, end], nature: natureFirst.has(start) };
    }
  }
  return null;
}

function isPatronymic(name: string, surnames: ReadonlySet<string>): boolean {
  if (/(sson|dotter)$/.test(name)) return true;
  const base = /^(.+)son$/.exec(name)?.[1];
  if (base === undefined) return false;
  // Erikson and Larson are spellings of names in -sson; there is no Jacksson.
  return surnames.has(`${base}sson`);
}

/** Whether a learned or accented ending follows an element of nature (Alm-én, Ahl-enius). */
function learnedOnNature(name: string): boolean {
  const stem = name
    .toLowerCase()
    .replace(/(en|el|l|d)?(ius|aeus)$|[ld]?(én|ér|ée?|éen|éer|éus)$/, "");
  const whole = name.toLowerCase().replace(/(ius|aeus|én|ér|ée?|éen|éer|éus)$/, "");
  return natureFirst.has(whole) || natureFirst.has(stem);
}

/** Whether a surname is Swedish (null if not), and whether it names something in nature. */
function swedishKind(name: string, surnames: ReadonlySet<string>): "nature" | "other" | null {
  if (NOT_SWEDISH.has(name)) return null;
  if (NATURE_WORDS.has(name)) return "nature";
  if (OTHER_WORDS.has(name) || isPatronymic(name, surnames)) return "other";
  if (name.startsWith("af ")) return splitSurname(name)?.nature ? "nature" : "other";
  const split = splitSurname(name);
  if (split !== null) return split.nature ? "nature" : "other";
  if (LEARNED_ENDING.test(name)) return learnedOnNature(name) ? "nature" : "other";
  return null;
}

/** Whether a surname has the form of another Nordic country. */
export function isNordicSurname(name: string): boolean {
  const base = /^(.+)[sz]en$/.exec(name)?.[1];
  return (
    (base !== undefined && PATRONYMIC_BASES.has(base)) ||
    (/[^n]nen$/.test(name) && !NOT_FINNISH.has(name)) ||
    /[øæØÆ]|d[oó]ttir$/.test(name) ||
    DANISH_NORWEGIAN.has(name) ||
    FINNISH_SAMI.has(name)
  );
}

/**
 * Entries of the curated lists that are not among `surnames`: misspelt, or with too few bearers.
 */
export function unknownListedSurnames(surnames: ReadonlySet<string>): string[] {
  const listed = [
    ...NATURE_WORDS,
    ...OTHER_WORDS,
    ...NOT_SWEDISH,
    ...DANISH_NORWEGIAN,
    ...FINNISH_SAMI,
    ...NOT_FINNISH,
  ];
  return listed.filter((name) => !surnames.has(name));
}

/** The marks of a surname as a sum of {@link SURNAME_MARKS}; `surnames` are all listed ones. */
export function surnameMarks(name: string, surnames: ReadonlySet<string>): number {
  const swedish = swedishKind(name, surnames);
  return (
    (swedish === null ? 0 : SURNAME_MARKS.swedish) |
    (isNordicSurname(name) ? SURNAME_MARKS.nordic : 0) |
    (swedish === "nature" ? SURNAME_MARKS.nature : 0)
  );
}

/** All surnames, ordered by code point. */
export function sortedSurnames(persons: ReadonlyMap<string, number>): string[] {
  return [...persons.keys()].sort(compareCodePoints);
}
