import type { Candidate } from "../../names/word-list.ts";

/** A source of random numbers in [0, 1), injected so that a test can fix the outcome. */
export type Random = () => number;

export interface DrawOptions {
  /** How many names to draw at most. */
  readonly count: number;
  readonly random: Random;
  /** Names shown before, the oldest first: they are drawn when no others remain, the oldest first. */
  readonly seen?: SeenNames;
  /** The names shown last: those taken in an order come after them. */
  readonly after?: Iterable<string>;
  /** Names of the page that the draw adds to: counted, but not drawn. */
  readonly onPage?: Iterable<string>;
  /** Names that are neither drawn nor counted. */
  readonly exclude?: Iterable<string>;
}

/** Names in the order in which they were shown last, and whether each matched the filters. */
export type SeenNames = ReadonlyMap<string, "drawn" | "shared">;

export interface Generation {
  readonly names: readonly string[];
  /** How many different names could have been drawn. */
  readonly matching: number;
}

export interface Draw extends Generation {
  /** How many of the names had been shown before; the others come first. */
  readonly repeated: number;
}

/** Before anything has been shown. */
export const NOTHING_SEEN: SeenNames = new Map();

/**
 * Draws up to `count` different names, in random order unless they are ranked. Names shown before fill the places that the
 * others leave empty.
 *
 * Weighted sampling without replacement after Efraimidis and Spirakis (2006): each candidate gets
 * the key -ln(u) / weight, and the smallest keys win. One pass keeps the best few, so a draw
 * from thousands of names does not have to sort them all.
 */
export function drawNames(
  candidates: Iterable<Candidate>,
  options: DrawOptions,
  isRanked = false,
): Draw {
  const { count, random, seen = NOTHING_SEEN, onPage = [], exclude = [] } = options;
  const weights = new Map<string, number>();
  for (const { name, weight } of candidates) {
    if (!weights.has(name)) weights.set(name, weight);
  }
  for (const name of exclude) weights.delete(name);
  const matching = weights.size;
  for (const name of onPage) weights.delete(name);
  const others = smallestKeys(weights, seen, count, random);
  const repeated = oldest(seen, count - others.length, (name) => weights.has(name));
  const names = [...(isRanked ? others : shuffled(others, random)), ...shuffled(repeated, random)];
  return { names, matching, repeated: repeated.length };
}

/** The names shown longest ago, of those that may be shown again. */
export function oldest(
  seen: SeenNames,
  count: number,
  isUsable: (name: string) => boolean,
): string[] {
  const names: string[] = [];
  for (const name of seen.keys()) {
    if (names.length >= count) break;
    if (isUsable(name)) names.push(name);
  }
  return names;
}

function smallestKeys(
  weights: ReadonlyMap<string, number>,
  seen: SeenNames,
  count: number,
  random: Random,
): string[] {
  const best: { name: string; key: number }[] = [];
  for (const [name, weight] of weights) {
    if (seen.has(name)) continue;
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
