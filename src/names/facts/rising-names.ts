import { risingNames } from "../../words/rising-names.ts";
import type { Candidate } from "../word-list.ts";
import { tierWeight } from "../word-list.ts";

/** The tier of a name with a name day is this much higher. */
const NAME_DAY_TIERS = 3;

/**
 * How much more often a name with a name day or a mark is drawn than an equally common one. Most
 * names have neither, and a page of them says little: with this weight five of six names do.
 */
const INFORMATIVE_WEIGHT = 6;

/** The given names that are rising until the last year of the statistics. */
export const risingNameList: readonly Candidate[] = risingNames.names
  .split(",")
  .map((name, i) => ({ name, weight: givenNameWeight(risingNames.tiers.charAt(i), true) }));

/**
 * Draw weight of a given name.
 * @param tier as in src/words/given-names.ts
 */
export function givenNameWeight(tier: string, isMarked: boolean): number {
  const isInformative = isMarked || Number(tier) >= NAME_DAY_TIERS;
  return tierWeight(Number(tier) % NAME_DAY_TIERS) * (isInformative ? INFORMATIVE_WEIGHT : 1);
}
