import { isNatureGivenName, natureGivenNames } from "./curated/nature-given-names.ts";
import { isNordicGivenName, nordicGivenNames } from "./curated/nordic-given-names.ts";
import { compareCodePoints } from "./encoding.ts";
import type { Newborns, Series } from "./sources.ts";
import { LAST_YEAR, SEXES } from "./sources.ts";

/** The files of bearers count people on 31 December of this year. */
const BEARERS_YEAR = 2020;

/** A name is listed if it has this many bearers of one sex … */
const MIN_BEARERS = 100;
/** … or was given to 10 children or more in this year or later. */
const RECENT_SINCE = 2013;
/** A first letter with fewer names than this also gets rarer names … */
const MIN_NAMES_PER_LETTER = 30;
/** … down to this many bearers of one sex. The limit applies to the curated lists as well. */
const MIN_BEARERS_RARE = 20;
export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ";

/** "unisex": at least this share of the bearers are women, and at least this share men. */
const UNISEX_SHARE = 0.15;
/** "klassiskt": at least this many bearers who are not among the newborns of 1998–2020 … */
const CLASSIC_MIN_OLDER = 1_000;
/** … and at least this share of all bearers are not among them. */
const CLASSIC_OLDER_SHARE = 1 / 3;
/** "modernt": at least this share of the bearers were born in {@link RECENT_SINCE} or later. */
const MODERN_SHARE = 0.5;

export const MARKS = { classic: 1, modern: 2, nordic: 4, nature: 8 } as const;

/** What the statistics say about one given name. */
export interface NameFigures {
  readonly women: number;
  readonly men: number;
  /** Newborns of 1998–2020, who are counted in the files of bearers as well. */
  readonly newbornsToBearersYear: number;
  /** Newborns of 2013–2022. */
  readonly recentNewborns: number;
  /** Newborns of 2021 and 2022, who are not in the files of bearers. */
  readonly laterNewborns: number;
  readonly laterGirls: number;
  readonly laterBoys: number;
}

export interface Bearers {
  readonly women: ReadonlyMap<string, number>;
  readonly men: ReadonlyMap<string, number>;
}

function sum(series: Series | undefined, from: number, to: number): number {
  let total = 0;
  for (const [year, newborns] of series ?? []) {
    if (year >= from && year <= to) total += newborns;
  }
  return total;
}

/** Collects the figures of one name from the files of bearers and the series of newborns. */
export function figuresOf(name: string, bearers: Bearers, newborns: Newborns): NameFigures {
  const [girls, boys] = SEXES.map((sex) => newborns.bySex[sex].get(name));
  const both = (from: number, to: number) => sum(girls, from, to) + sum(boys, from, to);
  return {
    women: bearers.women.get(name) ?? 0,
    men: bearers.men.get(name) ?? 0,
    newbornsToBearersYear: both(0, BEARERS_YEAR),
    recentNewborns: both(RECENT_SINCE, LAST_YEAR),
    laterNewborns: both(BEARERS_YEAR + 1, LAST_YEAR),
    laterGirls: sum(girls, BEARERS_YEAR + 1, LAST_YEAR),
    laterBoys: sum(boys, BEARERS_YEAR + 1, LAST_YEAR),
  };
}

/**
 * f, p or u by the share of women among the bearers of 2020, or among the newborns of 2021 and 2022
 * if nobody had the name in 2020.
 *
 * @throws Error when nobody has the name at all
 */
export function sexOf(figures: NameFigures): "f" | "p" | "u" {
  const counted = figures.women + figures.men > 0;
  const women = counted ? figures.women : figures.laterGirls;
  const men = counted ? figures.men : figures.laterBoys;
  if (women + men === 0) throw new Error("A name without bearers has no sex");
  const share = women / (women + men);
  if (share >= UNISEX_SHARE && 1 - share >= UNISEX_SHARE) return "u";
  return share > 0.5 ? "f" : "p";
}

/** Whether a name is "klassiskt". */
export function isClassic(figures: NameFigures, inCalendar: boolean): boolean {
  const bearers = figures.women + figures.men;
  const older = bearers - figures.newbornsToBearersYear;
  return inCalendar && older >= CLASSIC_MIN_OLDER && older >= bearers * CLASSIC_OLDER_SHARE;
}

/** Whether a name is "modernt": most bearers were born in the last ten years of the series. */
export function isModern(figures: NameFigures, inCalendar: boolean): boolean {
  const bearers = figures.women + figures.men + figures.laterNewborns;
  if (bearers === 0 || isClassic(figures, inCalendar)) return false;
  return figures.recentNewborns / bearers >= MODERN_SHARE;
}

/** The marks of a name as a sum of {@link MARKS}. */
export function marksOf(name: string, figures: NameFigures, inCalendar: boolean): number {
  return (
    (isClassic(figures, inCalendar) ? MARKS.classic : 0) |
    (isModern(figures, inCalendar) ? MARKS.modern : 0) |
    (isNordicGivenName(name) ? MARKS.nordic : 0) |
    (isNatureGivenName(name) ? MARKS.nature : 0)
  );
}

function mostOfOneSex(name: string, bearers: Bearers): number {
  return Math.max(bearers.women.get(name) ?? 0, bearers.men.get(name) ?? 0);
}

export interface Selection {
  /** All names, ordered by code point. */
  readonly names: readonly string[];
  /** How many names the main rules, the rule for first letters and the curated lists added. */
  readonly counts: { readonly main: number; readonly letters: number; readonly curated: number };
}

/** Selects the given names to list. */
export function selectGivenNames(bearers: Bearers, newborns: Newborns): Selection {
  const all = new Set([...bearers.women.keys(), ...bearers.men.keys()]);
  const chosen = new Set([...all].filter((name) => mostOfOneSex(name, bearers) >= MIN_BEARERS));
  for (const sex of SEXES) {
    for (const [name, series] of newborns.bySex[sex]) {
      if ([...series.keys()].some((year) => year >= RECENT_SINCE)) chosen.add(name);
    }
  }
  const main = chosen.size;
  const rare = [...all].filter(
    (name) => !chosen.has(name) && mostOfOneSex(name, bearers) >= MIN_BEARERS_RARE,
  );
  for (const letter of LETTERS) {
    const common = [...chosen].filter((name) => name.startsWith(letter)).length;
    if (common >= MIN_NAMES_PER_LETTER) continue;
    for (const name of rare) if (name.startsWith(letter)) chosen.add(name);
  }
  const letters = chosen.size - main;
  const curated = new Set([...nordicGivenNames, ...natureGivenNames]);
  for (const name of rare) if (curated.has(name)) chosen.add(name);
  return {
    names: [...chosen].sort(compareCodePoints),
    counts: { main, letters, curated: chosen.size - main - letters },
  };
}
