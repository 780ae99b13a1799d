import type { NameFigures } from "./facts.ts";
import { lookUpGivenName } from "./given-name-facts.ts";
import { figureIn, isAlmostOnlySwedish, isUsedIn } from "./names-abroad.ts";
import { newbornTrendOf } from "./newborn-trend.ts";

export const givenNameFigures: NameFigures = {
  // Child names without a count are new: hardly anyone but those children bears them.
  bearersOf(name) {
    const { women, men } = lookUpGivenName(name).bearers ?? { women: 0, men: 0 };
    return women + men;
  },
  trendOf: newbornTrendOf,
  abroad: { isUsedIn, figureIn, isAlmostOnlySwedish },
};
