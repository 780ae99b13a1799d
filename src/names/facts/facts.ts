/** Facts about a name, from the statistics. A fact without a source is left out, never guessed. */
import type { Trend } from "../series/newborn-trend.ts";
import type { CountryId } from "../world/countries.ts";

/** Women and men in Sweden who go by the given name, on the day of the count. */
export interface GivenNameBearers {
  readonly women: number;
  readonly men: number;
}

/**
 * People in Sweden who have the name among their given names, and those of them who go by it: of the sex that has it,
 * or of both.
 */
export interface CarriedName {
  readonly all: number;
  readonly daily: number;
}

/** A day in the Swedish name-day calendar. */
export interface NameDay {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** The spelling in the calendar. */
  readonly listedAs: string;
  /** Year from which printed almanacs list the name; absent if they already do. */
  readonly printedFrom?: number;
}

/** Children given the name in one year, in this spelling. */
export interface Newborns {
  readonly sex: "flickor" | "pojkar";
  readonly count: number;
  readonly year: number;
  /** Rank among the names of that sex and year, 1 for the most common; null for an unranked name. */
  readonly rank: number | null;
}

/** Animals with the name in a public register. */
interface RegisteredPets {
  readonly kind: "hundar" | "katter";
  readonly count: number;
  /** When they were counted, as exact as the source states it: 2025-12-31, 2023-08 or 2016. */
  readonly asOf: string;
}

/** How many have the name, or were given it, in another country: those of the sex that has it most. */
export interface FactAbroad {
  readonly count: number;
  /** "kvinnor", "flickor" and so on. */
  readonly people: string;
  /** "i Norge". */
  readonly place: string;
  readonly year: string;
  /** The country's own spelling; null for that of the name. */
  readonly spelling: string | null;
}

export interface NameFacts {
  readonly bearers?: GivenNameBearers;
  /** Mean age of all bearers, in whole years. On cards where the visitor has asked for it. */
  readonly meanAge?: number;
  readonly carried?: CarriedName;
  /** 0 for a newly formed surname: fewer than two, as the statistics begin at two. */
  readonly surnameBearers?: number;
  readonly newborns?: readonly Newborns[];
  readonly nameDay?: NameDay;
  readonly pets?: readonly RegisteredPets[];
  /** What the name of a pet suits by the marks of its list: lekfull, terrier. */
  readonly suits?: readonly string[];
  /** In the countries that the visitor has asked for. */
  readonly abroad?: readonly FactAbroad[];
  /** The facts could not be loaded. */
  readonly areLost?: true;
}

export type FactsLookup = (name: string) => NameFacts;

/** What the statistics say about the names of a generator, for its advanced filters. */
export interface NameFigures {
  /** Bearers on the day of the count. */
  readonly bearersOf?: (name: string) => number;
  readonly trendOf?: (name: string) => Trend | null;
  /** In other countries. */
  readonly abroad?: {
    readonly isUsedIn: (name: string, country: CountryId) => boolean;
    readonly figureIn: (name: string, country: CountryId) => FactAbroad | null;
    readonly isAlmostOnlySwedish: (name: string) => boolean;
  };
}
