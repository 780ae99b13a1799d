/**
 * Every page with a list of names, in order. Addresses, files, documents, the sitemap, the page of all lists,
 * related lists and tests map over these definitions.
 */
import type { ListDefinition } from "./definition.ts";
import { givenNameLists } from "./given-name-lists.ts";
import { letterLists } from "./letter-lists.ts";
import { originLists } from "./origin-lists.ts";
import { petLists } from "./pet-lists.ts";
import { surnameLists } from "./surname-lists.ts";

export const listPages: readonly ListDefinition[] = [
  ...givenNameLists,
  ...originLists,
  ...letterLists,
  ...surnameLists,
  ...petLists,
];

export function listById(id: string | undefined): ListDefinition | undefined {
  return listPages.find((definition) => definition.id === id);
}

/** How many related lists a page leads to. */
const RELATED = 4;

/** The other sex's list of the same letter, then lists that are no letters, those of the same group first. */
export function relatedLists({ id, group, letters }: ListDefinition): readonly ListDefinition[] {
  const others = listPages.filter((other) => other.id !== id);
  const ofLetter = others.filter((other) => letters !== undefined && other.letters === letters);
  const topics = others.filter((other) => other.letters === undefined);
  const ofGroup = topics.filter((other) => other.group === group);
  return [...new Set([...ofLetter, ...ofGroup, ...topics])].slice(0, RELATED);
}
