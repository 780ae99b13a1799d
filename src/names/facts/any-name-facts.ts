import type { FactsLookup } from "./facts.ts";
import { lookUpGivenName } from "./given-name-facts.ts";
import { lookUpSurname } from "./surname-facts.ts";

/**
 * Facts about a name that may be of either kind: those of the given name, where its link leads too, and
 * otherwise those of the surname.
 */
export const lookUpAnyName: FactsLookup = (name) => {
  const asGivenName = lookUpGivenName(name);
  return asGivenName.bearers ? asGivenName : { ...lookUpSurname(name), ...asGivenName };
};
