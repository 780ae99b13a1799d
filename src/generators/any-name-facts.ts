import type { FactsLookup } from "./facts.ts";
import { lookUpGivenName } from "./given-name-facts.ts";
import { lookUpSurname } from "./surname-facts.ts";

/** Facts about a name that may be of either kind: as given name or as surname, whichever more bear. */
export const lookUpAnyName: FactsLookup = (name) => {
  const asGivenName = lookUpGivenName(name);
  const asSurname = lookUpSurname(name);
  const { women = 0, men = 0 } = asGivenName.bearers ?? {};
  return (asSurname.surnameBearers ?? 0) > women + men ? asSurname : asGivenName;
};
