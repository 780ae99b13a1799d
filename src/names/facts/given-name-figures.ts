import { newbornTrendOf } from "../series/newborn-trend.ts";
import { figureIn, isAlmostOnlySwedish, isUsedIn } from "../world/names-abroad.ts";
import type { NameFigures } from "./facts.ts";
import { lookUpGivenName } from "./given-name-facts.ts";

export const givenNameFigures: NameFigures = {
  // Child names without a count are new: hardly anyone but those children bears them.
  bearersOf(name) {
    const { women, men } = lookUpGivenName(name).bearers ?? { women: 0, men: 0 };
    return women + men;
  },
  trendOf: newbornTrendOf,
  abroad: { isUsedIn, figureIn, isAlmostOnlySwedish },
};
