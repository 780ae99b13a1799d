import { DIFFERENT_NAMES, SPELLINGS } from "./curated/name-day-spellings.ts";
import { compareCodePoints } from "./encoding.ts";
import type { NameDay } from "./sources.ts";

/** A year with 29 February. */
const LEAP_YEAR = 2024;

/**
 * ";Svea;Alfred=Alfredo,Alfrida;…": the names of each day of a leap year, each followed by its other spellings.
 *
 * @throws Error when a name has two days
 */
export function encodeNameDays(
  days: readonly NameDay[],
  variants: ReadonlyMap<string, string>,
): string {
  const names = days.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`"${twice}" has two name days`);
  const sorted = (some: readonly string[]) => [...some].sort(compareCodePoints);
  const withSpellings = (name: string) =>
    [name, ...sorted([...variants.keys()].filter((key) => variants.get(key) === name))].join("=");
  const coded: string[] = [];
  for (let date = new Date(LEAP_YEAR, 0, 1); date.getFullYear() === LEAP_YEAR; ) {
    const ofDay = days.filter(
      ({ month, day }) => month === date.getMonth() + 1 && day === date.getDate(),
    );
    coded.push(
      sorted(ofDay.map(({ name }) => name))
        .map(withSpellings)
        .join(","),
    );
    date.setDate(date.getDate() + 1);
  }
  return coded.join(";");
}

/**
 * A key that the spellings of one name share. Removes accents (not from å, ä and ö, which are
 * letters of their own) and unifies letters that Swedish spelling swaps without a change of sound:
 * c, ck, ch and q → k (but c → s before e, i and y), w → v, ph → f, th → t, dh → d, z → s, x → ks;
 * at the end y, ie, ee and ii → i, and h after a vowel → "". A double consonant stays: it makes the
 * vowel before it short (Ellis is not Elis).
 */
export function spellingKey(name: string): string {
  const bare = name
    .toLowerCase()
    .replace(/[^åäö]/gu, (character) => character.normalize("NFD").replace(/\p{M}/gu, ""));
  return bare
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/dh/g, "d")
    .replace(/ch|ck/g, "k")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/[cq]/g, "k")
    .replace(/w/g, "v")
    .replace(/z/g, "s")
    .replace(/x/g, "ks")
    .replace(/ie$|y$|ee$|ii$/, "i")
    .replace(/(?<=[aeiouyåäö])h$/, "");
}

/**
 * Maps names to the calendar name that they are another spelling of: by the reviewed list, or else
 * by {@link spellingKey} if exactly one calendar name has the same key and the name is not listed
 * as a different one.
 */
export function findVariants(
  names: readonly string[],
  days: readonly NameDay[],
): ReadonlyMap<string, string> {
  const own = new Set(days.map((day) => day.name));
  const byKey = new Map<string, string | null>();
  for (const { name } of days) {
    const key = spellingKey(name);
    // A third name with the key of two calendar names could be a spelling of either.
    byKey.set(key, byKey.has(key) ? null : name);
  }
  const reviewed = new Map(
    Object.entries(SPELLINGS).flatMap(([name, spellings]) =>
      spellings.split(" ").map((spelling) => [spelling, name] as const),
    ),
  );
  const variants = new Map<string, string>();
  for (const name of names) {
    if (own.has(name)) continue;
    const target = reviewed.get(name) ?? byKey.get(spellingKey(name)) ?? null;
    if (target === null || !own.has(target) || DIFFERENT_NAMES.has(name)) continue;
    variants.set(name, target);
  }
  return variants;
}
