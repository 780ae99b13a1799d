/** What the figures of a year say, for the articles on /blogg; scripts/build/name-year computes it. */

/** A name and the children who were given it. */
export interface NameCount {
  readonly name: string;
  readonly children: number;
}

/** A name in a year and the one before. */
export interface NameChange extends NameCount {
  readonly before: number;
}

/** A name that is on the list again. */
interface ReturnedName extends NameCount {
  /** The latest year on the list before this one. */
  readonly last: number;
}

/** What a list of the most given names of one sex says, each spelling by itself. */
export interface ListYear {
  readonly first: NameCount;
  readonly firstBefore: NameCount;
  /** The largest changes of names whose number is known in both years, the largest first. */
  readonly risen: readonly NameChange[];
  readonly fallen: readonly NameChange[];
  /** On the list, but not the year before: for the first time in the series, or once more. */
  readonly fresh: readonly NameCount[];
  readonly returned: readonly ReturnedName[];
  /** How many of the first ten are used in Norway, Denmark and Finland, too. */
  readonly neighbours: number;
}

export interface NameYear {
  readonly year: number;
  /** The first year of the series. */
  readonly since: number;
  /** Names on the list of each sex; those that share the last rank are there as well. */
  readonly length: number;
  readonly girls: ListYear;
  readonly boys: ListYear;
}

/** The name whose other spellings add most children. */
export interface AddedSpellings extends NameCount {
  readonly together: number;
  readonly spellings: readonly string[];
}

export interface NameYears {
  /** The last year with figures of every name. */
  readonly full: NameYear & { readonly added: AddedSpellings };
  /** The last year of which only the most given names are known. */
  readonly latest: NameYear;
}
