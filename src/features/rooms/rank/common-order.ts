/** The order of two rankings together, and how it is said to be counted. */
import { onlyNames, type Ranked } from "./ranking-questions.ts";

/** How {@link commonOrder} counts, in the words of the page. */
export const HOW_IT_IS_COUNTED =
  "Så räknade vi: vi lade ihop era placeringar. Namn som är lika bra hos någon av er delar på sina placeringar. Blir summan lika för två namn kommer det först vars sämsta placering är bäst. Är även den lika delar de plats.";

/**
 * The names that are in both rankings, by the sum of their places there, then by the better of the worse places.
 * Names that are equal in both share a place, in alphabetical order.
 */
export function commonOrder(mine: Ranked, theirs: Ranked): Ranked {
  const others = theirs.flat();
  const shared = mine.flat().filter((name) => others.includes(name));
  const isShared = (name: string) => shared.includes(name);
  const orders = [onlyNames(mine, isShared), onlyNames(theirs, isShared)];
  const counted = shared
    .map((name) => {
      const places = orders.map((order) => meanPlace(name, order));
      return { name, sum: places.reduce((a, b) => a + b), worse: Math.max(...places) };
    })
    .sort((a, b) => a.sum - b.sum || a.worse - b.worse || a.name.localeCompare(b.name, "sv-SE"));
  const together: string[][] = [];
  for (const [index, { name, sum, worse }] of counted.entries()) {
    const before = counted[index - 1];
    if (before?.sum === sum && before.worse === worse) together.at(-1)?.push(name);
    else together.push([name]);
  }
  return together;
}

/** The place of a name, from 1: equally good names have the best of theirs. */
export function placeOf(name: string, order: Ranked): number {
  const found = order.findIndex((place) => place.includes(name));
  return order.slice(0, found).flat().length + 1;
}

/** The place of a name, from 1: equally good names have the mean of theirs, so that no answer weighs more than another. */
function meanPlace(name: string, order: Ranked): number {
  const equals = order.find((place) => place.includes(name))?.length ?? 1;
  return placeOf(name, order) + (equals - 1) / 2;
}
