import { knownBrands } from "../words/known-brands.ts";
import { listOf } from "./company-recipes.ts";

/** Shortest brand, and shortest word, that are compared by more than equality. */
const SHORTEST_ALIKE = 4;

const brands: ReadonlySet<string> = new Set(listOf(knownBrands));

const similar = new Map(
  [...brands]
    .filter((brand) => brand.length >= SHORTEST_ALIKE)
    .flatMap((brand) => shortened(brand).map((form) => [form, brand] as const)),
);

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
  if (word.length < SHORTEST_ALIKE) return undefined;
  const form = shortened(word).find((candidate) => similar.has(candidate));
  return form === undefined ? undefined : similar.get(form);
}

/** The word itself, and the word without each of its letters in turn. */
function shortened(word: string): string[] {
  return [word, ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1))];
}
