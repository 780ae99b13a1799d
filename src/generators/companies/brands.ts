import { knownBrands } from "../../words/known-brands.ts";
import { listOf } from "./company-recipes.ts";
import { nearWords } from "./near-words.ts";

/** Shortest brand, and shortest word, that are compared by more than equality. */
const SHORTEST_ALIKE = 4;

const brands: ReadonlySet<string> = new Set(listOf(knownBrands));

const similarBrand = nearWords([...brands].filter((brand) => brand.length >= SHORTEST_ALIKE));

/** How many brands are known. */
export const brandCount = brands.size;

/** Whether a word in lower case, without spaces and signs, is a known brand. */
export function isBrand(word: string): boolean {
  return brands.has(word);
}

/**
 * The known brand that a word equals, or that one of at least four letters is one letter away from.
 *
 * @param word in lower case, without spaces and signs
 */
export function brandLike(word: string): string | undefined {
  if (brands.has(word)) return word;
  return word.length < SHORTEST_ALIKE ? undefined : [...similarBrand(word)][0];
}
