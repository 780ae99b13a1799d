import type { Generation } from "@/generators/engine.ts";

/** Suggestions in their places: a name that is hidden gives its place to another, until it is shown again. */
export interface Places {
  readonly names: readonly string[];
  /** The names that take over the places of hidden ones, by the hidden name. */
  readonly substitutes: ReadonlyMap<string, string>;
}

export const NO_SUBSTITUTES: Places["substitutes"] = new Map();

/** The names to show; a place without a substitute is left out. */
function namesInPlaces(places: Places, hidden: readonly string[]): string[] {
  return places.names
    .map((name) => occupant(name, places, hidden))
    .filter((name) => !hidden.includes(name));
}

/**
 * Finds substitutes for hidden names that have none.
 * @param draw draws at most so many names, none of those excluded
 * @returns the same places when nothing has changed
 */
export function fillPlaces(
  places: Places,
  hidden: readonly string[],
  draw: (count: number, exclude: readonly string[]) => readonly string[],
): Places {
  const empty = places.names
    .map((name) => occupant(name, places, hidden))
    .filter((name) => hidden.includes(name));
  if (empty.length === 0) return places;
  const drawn = draw(empty.length, [...hidden, ...everyName(places)]);
  if (drawn.length === 0) return places;
  const added = drawn.map((name, i) => [empty[i] ?? "", name] as const);
  return { ...places, substitutes: new Map([...places.substitutes, ...added]) };
}

/** The names and all their substitutes, shown or not. */
export function everyName({ names, substitutes }: Places): string[] {
  return [...names, ...substitutes.values()];
}

/** The generation with substitutes for the names that have been hidden since. */
export function withoutHidden<Shown extends Generation & Places>(
  shown: Shown,
  hidden: readonly string[],
): Shown {
  const names = namesInPlaces(shown, hidden);
  const hiddenSince = everyName(shown).filter((name) => hidden.includes(name));
  return { ...shown, names, matching: shown.matching - hiddenSince.length };
}

function occupant(name: string, places: Places, hidden: readonly string[]): string {
  const substitute = hidden.includes(name) ? places.substitutes.get(name) : undefined;
  return substitute === undefined ? name : occupant(substitute, places, hidden);
}
