/** What names have in common, or in which they clash, and what of it is said (docs/specification.md, "Second names"). */

/** From what holds for few pairs of names to what holds for many. */
const TELLING = ["most", "much", "some"] as const;

/** One thing in which names fit or clash: its points, and its words if one would notice it. */
export interface Trait {
  readonly points: number;
  readonly words?: string;
  /** How few pairs of names the words hold for; "little" is said only where there is nothing else to say. */
  readonly tells?: (typeof TELLING)[number] | "little";
}

/**
 * What speaks against a name, then what few other names would have in common with the given name. Only where there is
 * neither, one thing that holds for many.
 */
export function reasonsOf(traits: readonly Trait[]): readonly string[] {
  const against = wordsOf(traits.filter(({ points }) => points < 0));
  const inFavour = traits.filter(({ points }) => points >= 0);
  const told = TELLING.flatMap((telling) =>
    wordsOf(inFavour.filter(({ tells }) => tells === telling)),
  );
  const reasons = [...against, ...told];
  return reasons.length > 0
    ? reasons
    : wordsOf(inFavour.filter(({ tells }) => tells === "little")).slice(0, 1);
}

function wordsOf(traits: readonly Trait[]): readonly string[] {
  return traits.flatMap(({ words }) => words ?? []);
}
