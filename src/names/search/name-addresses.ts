/** The addresses of the pages of names: a document of its own for a common name, one for all others. */

import { LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import { nameIn } from "../form/name-form.ts";
import {
  countedName,
  type ListedName,
  type NameRecord,
  type YearOfNewborns,
} from "./name-files.ts";
import { GIVEN_NAME_PARAM } from "./second-name-params.ts";

/** Fewest bearers, or newborns in the last year, of a given name with a document of its own. */
export const FEWEST_BEARERS = 500;
export const FEWEST_NEWBORNS = 10;

/** The rank of the rarest surname with a document of its own. */
const LAST_SURNAME_RANK = 1000;

/** A name as the last part of an address. Names that differ only in case share it; André and Andre do not. */
export function slugOf(name: string): string {
  return name.normalize("NFC").toLowerCase().replaceAll(" ", "_");
}

/** A name in lower case, as its slug spells it. */
export function nameOfSlug(slug: string): string {
  return slug.replaceAll("_", " ");
}

/**
 * The path of a name's page that has the name in normal form and in lower case; null for one that is so already,
 * or of another page. Both paths are percent-encoded.
 */
export function cleanNamePath(pathname: string): string | null {
  const path = decoded(pathname.replace(/\/$/, ""));
  const [, folder = "", slug = ""] = /^(\/(?:efter)?namn\/(?:ovriga\/)?)([^/]+)$/i.exec(path) ?? [];
  const name = nameIn(nameOfSlug(slug));
  const clean = folder.toLowerCase() + slugOf(name);
  return name === "" || clean === path ? null : encodeURI(clean);
}

/** Empty for what cannot be decoded. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
}

/** Whether the build makes a document for the page of a given name. */
export function isPrerenderedGivenName(
  record: Pick<NameRecord, "women" | "men" | "girls" | "boys">,
): boolean {
  const { women, men, girls, boys } = record;
  return isCommonGivenName(women + men, newbornsNow(girls), newbornsNow(boys));
}

/** Whether a given name is among those that have documents of their own: `girls` and `boys` are newborns of the last year. */
export function isCommonGivenName(bearers: number, girls: number, boys: number): boolean {
  return bearers >= FEWEST_BEARERS || Math.max(girls, boys) >= FEWEST_NEWBORNS;
}

function newbornsNow(years: readonly YearOfNewborns[]): number {
  return years.find(({ year }) => year === LAST_NEWBORN_YEAR)?.children ?? 0;
}

/** Whether the build makes a document for the page of a surname. */
export function isPrerenderedSurname({ surnameRank }: NameRecord): boolean {
  return surnameRank !== null && surnameRank <= LAST_SURNAME_RANK;
}

export function listedName(record: NameRecord): ListedName {
  return {
    ...countedName(record),
    hasGivenNameDocument: isPrerenderedGivenName(record),
    hasSurnameDocument: isPrerenderedSurname(record),
  };
}

export function givenNamePath(record: NameRecord): string {
  return givenNameAddress(record.name, isPrerenderedGivenName(record));
}

export function surnamePath(record: NameRecord): string {
  return surnameAddress(record.name, isPrerenderedSurname(record));
}

export function givenNameAddress(name: string, hasDocument: boolean): string {
  return `${hasDocument ? "/namn" : "/namn/ovriga"}/${slugOf(name)}`;
}

export function surnameAddress(name: string, hasDocument: boolean): string {
  return `${hasDocument ? "/efternamn" : "/efternamn/ovriga"}/${slugOf(name)}`;
}

/** The parameter of a given name's address with the names that it is compared with (`?med=elsa,maja`). */
export const COMPARED_NAMES_PARAM = "med";

/** /andranamn with a given name. */
export function secondNamesAddress(given: string): string {
  return `/andranamn?${new URLSearchParams({ [GIVEN_NAME_PARAM]: given })}`;
}

/** What a visitor may know more of than the site: the parameters of /om, with the name that a message is about. */
export const MESSAGE_TOPICS = ["ursprung", "uttal"] as const;

export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** The contact form, for what someone knows of a name. */
export function messageAddress(topic: MessageTopic, name: string): string {
  return `/om?${new URLSearchParams({ [topic]: name })}#skriv`;
}

/** A day on the page of name days, month and day in two digits: "12-13". */
export function nameDayAnchor(month: number, day: number): string {
  return [month, day].map((part) => String(part).padStart(2, "0")).join("-");
}

export function nameDayPath({ month, day }: { month: number; day: number }): string {
  return `/namnsdag#${nameDayAnchor(month, day)}`;
}
