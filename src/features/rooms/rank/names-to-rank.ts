/** Which of the names that both like are ranked. */

/** With fewer names that both like, a ranking says little. */
const FEWEST_RANKED = 5;

/** More names would take more than twelve questions. */
export const MOST_RANKED = 6;

export interface Match {
  readonly name: string;
  readonly match: "yes-yes" | "yes-maybe" | null;
}

/**
 * The names to rank, the same for both: first those that both said yes to, and between equals by lot. Empty with fewer
 * than {@link FEWEST_RANKED}.
 *
 * @param room whose id decides the lot
 */
export function namesToRank(names: readonly Match[], room: string): readonly string[] {
  const drawn = names
    .filter(({ match }) => match !== null)
    .map(({ name, match }) => ({ name, isSecond: match === "yes-maybe", lot: lotOf(room + name) }))
    .sort((a, b) => Number(a.isSecond) - Number(b.isSecond) || a.lot - b.lot);
  if (drawn.length < FEWEST_RANKED) return [];
  return drawn.slice(0, MOST_RANKED).map(({ name }) => name);
}

/** A number that looks random and is the same on both phones (FNV-1a). */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash;
}
