import {
  DANISH_NORWEGIAN,
  FINNISH_SAMI,
  NOT_FINNISH,
  PATRONYMIC_BASES,
} from "./curated/nordic-surnames.ts";
import { NATURE_FIRST } from "./curated/surname-elements.ts";
import { NATURE_UNDIVIDED, NOT_SWEDISH, OTHER_UNDIVIDED } from "./curated/surnames-listed.ts";
import { compareCodePoints } from "./encoding.ts";
import { namesNature, splitSurname } from "./surname-splits.ts";

export const SURNAME_MARKS = { swedish: 1, nordic: 2, nature: 4 } as const;

const natureFirst = new Set(NATURE_FIRST);

/** Endings that mark a name as Swedish whatever precedes them. */
const LEARNED_ENDING = /.(én|ér|é|ée|éen|éer|éus|aeus|ius)$/;

/** Before a learned ending: Al-enius and Mo-dén may as well come from something else. */
const FEWEST_LETTERS = 3;

function isPatronymic(name: string, surnames: ReadonlySet<string>): boolean {
  if (/(sson|dotter)$/.test(name)) return true;
  const base = /^(.+)son$/.exec(name)?.[1];
  if (base === undefined) return false;
  // Erikson and Larson are spellings of names in -sson; there is no Jacksson.
  return surnames.has(`${base}sson`);
}

/** Whether an element of nature precedes a learned ending that is no common one (Palm-é, Sund-elius). */
function learnedOnNature(name: string): boolean {
  const stem = name
    .toLowerCase()
    .replace(/(en|el|l|d)?(ius|aeus)$|[ld]?(én|ér|ée?|éen|éer|éus)$/, "");
  const whole = name.toLowerCase().replace(/(ius|aeus|én|ér|ée?|éen|éer|éus)$/, "");
  return [whole, stem].some((part) => part.length >= FEWEST_LETTERS && natureFirst.has(part));
}

/** Whether a surname is Swedish (null if not), and whether it names something in nature. */
function swedishKind(name: string, surnames: ReadonlySet<string>): "nature" | "other" | null {
  if (NOT_SWEDISH.has(name)) return null;
  if (NATURE_UNDIVIDED.has(name)) return "nature";
  if (OTHER_UNDIVIDED.has(name) || isPatronymic(name, surnames)) return "other";
  const split = splitSurname(name);
  if (split !== null) return namesNature(split) ? "nature" : "other";
  if (name.startsWith("af ")) return "other";
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
    ...NATURE_UNDIVIDED,
    ...OTHER_UNDIVIDED,
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
