/** A source of random numbers in [0, 1), injected so that a test can fix the outcome. */
export type Random = () => number;

/** A name that matches the chosen filters, and its weight in the draw. */
export interface Candidate {
  readonly name: string;
  /** Above 0. A name of weight 2 is drawn about twice as often as one of weight 1. */
  readonly weight: number;
}

export interface DrawOptions {
  /** How many names to draw at most. */
  readonly count: number;
  readonly random: Random;
  /** Names shown recently: left out as long as at least `count` others remain. */
  readonly avoid?: Iterable<string>;
  /** Names that are neither drawn nor counted. */
  readonly exclude?: Iterable<string>;
}

export interface Generation {
  readonly names: readonly string[];
  /** How many different names could have been drawn. */
  readonly matching: number;
}

/**
 * Draws up to `count` different names in random order.
 *
 * Weighted sampling without replacement after Efraimidis and Spirakis (2006): each candidate gets
 * the key -ln(u) / weight, and the smallest keys win. One pass keeps the best few, so a draw
 * from thousands of names does not have to sort them all.
 */
export function drawNames(candidates: Iterable<Candidate>, options: DrawOptions): Generation {
  const weights = new Map<string, number>();
  for (const { name, weight } of candidates) {
    if (!weights.has(name)) weights.set(name, weight);
  }
  for (const name of options.exclude ?? []) weights.delete(name);
  const matching = weights.size;
  removeRecent(weights, options);
  return { names: shuffled(smallestKeys(weights, options), options.random), matching };
}

function removeRecent(weights: Map<string, number>, { avoid = [], count }: DrawOptions): void {
  const recent = new Set(avoid);
  let fresh = weights.size;
  for (const name of recent) if (weights.has(name)) fresh--;
  if (fresh < count) return;
  for (const name of recent) weights.delete(name);
}

function smallestKeys(weights: Map<string, number>, { count, random }: DrawOptions): string[] {
  const best: { name: string; key: number }[] = [];
  for (const [name, weight] of weights) {
    const key = -Math.log(1 - random()) / weight;
    const last = best.at(-1);
    if (best.length === count && last && key >= last.key) continue;
    let at = best.length;
    while (at > 0 && key < (best[at - 1]?.key ?? 0)) at--;
    best.splice(at, 0, { name, key });
    if (best.length > count) best.pop();
  }
  return best.map((entry) => entry.name);
}

/** Fisher–Yates; without it, names of greater weight would tend to come first. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const [a, b] = [result[i], result[j]];
    if (a !== undefined && b !== undefined) {
      result[i] = b;
      result[j] = a;
    }
  }
  return result;
}
