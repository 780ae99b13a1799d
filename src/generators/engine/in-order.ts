import type { Candidate } from "../../names/word-list.ts";
import { type Draw, type DrawOptions, NOTHING_SEEN } from "./engine.ts";

/**
 * Takes the candidates that come next in an order: after the names shown last, and from the
 * beginning again after the last one. They count as repeated once every candidate has been shown.
 * @param order every name that may be a candidate
 */
export function takeInOrder(
  order: readonly string[],
  candidates: readonly Candidate[],
  { count, seen = NOTHING_SEEN, after = [], onPage = [], exclude = [] }: DrawOptions,
): Draw {
  const matching = new Set(candidates.map(({ name }) => name));
  for (const name of exclude) matching.delete(name);
  const usable = new Set(matching);
  for (const name of onPage) usable.delete(name);
  const latest = new Set(after);
  const place = order.reduce((last, name, i) => (latest.has(name) ? i : last), -1) + 1;
  const isUsable = (name: string) => usable.has(name);
  const following = order.slice(place).filter(isUsable);
  const names = (following.length > 0 ? following : order.filter(isUsable)).slice(0, count);
  const isRepeated = [...matching].every((name) => seen.has(name));
  return { names, matching: matching.size, repeated: isRepeated ? names.length : 0 };
}
