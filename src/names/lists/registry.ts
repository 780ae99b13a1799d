/**
 * Every page with a list of names, in order. Addresses, files, documents, the sitemap, the page of all lists,
 * related lists and tests map over these definitions.
 */
import type { ListDefinition } from "./definition.ts";
import { givenNameLists } from "./given-name-lists.ts";
import { letterLists } from "./letter-lists.ts";
import { originLists } from "./origin-lists.ts";
import { petLists } from "./pet-lists.ts";
import { surnameEndingLists } from "./surname-ending-lists.ts";
import { surnameLetterLists } from "./surname-letter-lists.ts";
import { surnameLists } from "./surname-lists.ts";
import { themeLists } from "./theme-lists.ts";

export const listPages: readonly ListDefinition[] = [
  ...givenNameLists,
  ...themeLists,
  ...originLists,
  ...letterLists,
  ...surnameLists,
  ...surnameEndingLists,
  ...surnameLetterLists,
  ...petLists,
];

export function listById(id: string | undefined): ListDefinition | undefined {
  return listPages.find((definition) => definition.id === id);
}

/** How many related lists a page leads to. */
const RELATED = 4;

/**
 * The lists of other names on the same letter, then lists that are no letters, those of the same group first and from
 * the one after it on: all of a group are then reached from one another.
 */
export function relatedLists({ id, group, letters }: ListDefinition): readonly ListDefinition[] {
  const place = listPages.findIndex((list) => list.id === id);
  const others = [...listPages.slice(place + 1), ...listPages.slice(0, place)];
  const ofLetter = listPages.filter(
    (other) => letters !== undefined && other.letters === letters && other.id !== id,
  );
  const topics = others.filter((other) => other.letters === undefined);
  const ofGroup = topics.filter((other) => other.group === group);
  return [...new Set([...ofLetter, ...ofGroup, ...topics])].slice(0, RELATED);
}
