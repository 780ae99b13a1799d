/** The addresses of the pages of names: a document of its own for many, one for all others. */

import { LAST_NEWBORN_YEAR } from "../../words/statistics.ts";
import { nameIn } from "../form/name-form.ts";
import type { NameRecord, YearOfNewborns } from "./name-files.ts";
import { GIVEN_NAME_PARAM } from "./second-name-params.ts";

/** Fewest bearers, or newborns in the last year, of a common name. */
export const FEWEST_BEARERS = 500;
export const FEWEST_NEWBORNS = 10;

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

/** Whether a given name is common: each such name has a document, and is on the list of its letter. */
export function isCommonGivenName({
  women,
  men,
  girls,
  boys,
}: Pick<NameRecord, "women" | "men" | "girls" | "boys">): boolean {
  return (
    women + men >= FEWEST_BEARERS ||
    Math.max(newbornsNow(girls), newbornsNow(boys)) >= FEWEST_NEWBORNS
  );
}

function newbornsNow(years: readonly YearOfNewborns[]): number {
  return years.find(({ year }) => year === LAST_NEWBORN_YEAR)?.children ?? 0;
}

/** Whether a surname is common: these have documents. */
export function isCommonSurname({ surnameBearers }: Pick<NameRecord, "surnameBearers">): boolean {
  return surnameBearers >= FEWEST_BEARERS;
}

export function givenNamePath({ name, hasGivenNameDocument }: NameRecord): string {
  return givenNameAddress(name, hasGivenNameDocument);
}

export function surnamePath({ name, hasSurnameDocument }: NameRecord): string {
  return surnameAddress(name, hasSurnameDocument);
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
