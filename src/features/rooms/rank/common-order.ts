/** The order of two rankings together, and how it is said to be counted. */

/** How {@link commonOrder} counts, in the words of the page. */
export const HOW_IT_IS_COUNTED =
  "Så räknade vi: vi lade ihop era placeringar. Hamnar två namn lika kommer det namn först vars sämsta placering är bäst. I sista hand avgör alfabetet.";

/** The names that are in both rankings, by the sum of their places there; each ranking is best first. */
export function commonOrder(mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const first = mine.filter((name) => theirs.includes(name));
  const second = theirs.filter((name) => mine.includes(name));
  return first
    .map((name, place) => {
      const places = [place, second.indexOf(name)];
      return { name, sum: places.reduce((a, b) => a + b), worse: Math.max(...places) };
    })
    .sort((a, b) => a.sum - b.sum || a.worse - b.worse || a.name.localeCompare(b.name, "sv-SE"))
    .map(({ name }) => name);
}
