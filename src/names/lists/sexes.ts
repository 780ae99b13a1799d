/** What lists of girls' names and of boys' names have in common. */
import { GIVEN_NAMES_DAY, LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import { FEWEST_BEARERS, FEWEST_NEWBORNS } from "../search/name-addresses.ts";
import { isBoysName, isGirlsName } from "../search/name-lists.ts";
import type { ListEntry, ListedGivenName } from "./definition.ts";
import type { NamesOfSex } from "./letters.ts";

export interface Sex {
  readonly group: "Flicknamn" | "Pojknamn";
  readonly names: NamesOfSex;
  readonly people: string;
  /** Of the filter on /fornamn and /barnnamn. */
  readonly choice: string;
  /** In the word list of /fornamn. */
  readonly code: string;
  readonly isOf: (name: ListedGivenName) => boolean;
  readonly bearersOf: (name: ListedGivenName) => number;
}

export const GIRLS: Sex = {
  group: "Flicknamn",
  names: "flicknamn",
  people: "kvinnor",
  choice: "flickor",
  code: "f",
  isOf: isGirlsName,
  bearersOf: ({ women }) => women,
};

export const BOYS: Sex = {
  group: "Pojknamn",
  names: "pojknamn",
  people: "män",
  choice: "pojkar",
  code: "p",
  isOf: isBoysName,
  bearersOf: ({ men }) => men,
};

/** In that word list, of names of both sexes. */
export const UNISEX_CODE = "u";

/** A name among those of a sex, with its bearers of that sex. */
export function entryOf(sex: Sex, given: ListedGivenName): ListEntry {
  return {
    name: given.name,
    numbers: [sex.bearersOf(given)],
    ...(isGirlsName(given) && isBoysName(given) && { isShared: true }),
  };
}

/** The rule of the lists of common names, in words. */
export const COMMON_RULE = `Alla med minst ${FEWEST_BEARERS}\u00a0bärare, eller med minst ${FEWEST_NEWBORNS}\u00a0nyfödda av samma kön ${LAST_NEWBORN_YEAR}.`;

export const SHARED_RULE =
  "”Båda”: minst 15\u00a0procent av bärarna är kvinnor och minst 15\u00a0procent män.";

export const GIVEN_NAMES_SOURCE = `Tilltalsnamn den ${GIVEN_NAMES_DAY}, per stavning. Källa: SCB. Urvalet är vår bearbetning av SCB:s öppna data.`;
