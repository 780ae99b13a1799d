/** What the statistics say of a name. Only what stands in a source is given. */

/** People in Sweden who bear the given name in daily use, 31 December 2020. */
export interface GivenNameBearers {
  readonly women: number;
  readonly men: number;
}

/** A day in the Swedish name-day calendar. */
export interface NameDay {
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
  /** The spelling that stands in the calendar. */
  readonly listedAs: string;
  /** Year from which printed almanacs carry the day; absent when they do already. */
  readonly printedFrom?: number;
}

/** Children given the name in 2022, in this spelling. */
export interface Newborns {
  readonly sex: "flickor" | "pojkar";
  readonly count: number;
  /** Place among the names of that sex; 1 is the most given. */
  readonly place: number;
}

/** Animals in a public register under the name. */
interface RegisteredPets {
  readonly kind: "hundar" | "katter";
  readonly count: number;
  /** ISO date of the count. */
  readonly asOf: string;
}

export interface NameFacts {
  readonly bearers?: GivenNameBearers;
  readonly surnameBearers?: number;
  readonly newborns?: readonly Newborns[];
  readonly nameDay?: NameDay;
  readonly pets?: RegisteredPets;
}

export type FactsLookup = (name: string) => NameFacts;
