import type { GivenNameRelations } from "@/names/search/related-names.ts";

const CLASSES: readonly (readonly [bit: number, name: string])[] = [
  [1, "klassiskt"],
  [2, "modernt"],
  [4, "nordiskt"],
];

/** The classes of a given name by the rules on /kallor/fornamn, in words. */
export function classNames({ classes, isNature }: GivenNameRelations): string[] {
  const ofRules = CLASSES.filter(([bit]) => (classes & bit) !== 0).map(([, name]) => name);
  return isNature ? [...ofRules, "natur"] : ofRules;
}
