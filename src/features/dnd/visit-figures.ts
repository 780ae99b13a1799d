/**
 * The figures that this visit has shown, in memory: a reload forgets them, as it does the names. The word lists are not
 * needed here, so that a page can share its figures without waiting for them.
 */
import type { Figure } from "@/generators/fantasy/dnd-characters.ts";
import { Rounds } from "@/generators/fantasy/rounds.ts";
import { writePlaces } from "@/generators/fantasy/written-places.ts";

/** What the visit has drawn: the cards, parties and tables share it. */
export const visitRounds = new Rounds();

const figures = new Map<string, Figure>();
const listeners = new Set<() => void>();

/** The figure of a name for a chosen class; undefined until there is one. */
export function figureOf(name: string, klass: string): Figure | undefined {
  return figures.get(keyOf(name, klass));
}

/** Keeps figures that are shown for the first time. */
export function keepFigures(dealt: readonly Figure[], klass: string): void {
  for (const figure of dealt) figures.set(keyOf(figure.name, klass), figure);
}

/** Puts a figure in the place of that of the same name, also where it is shown. */
export function replaceFigure(figure: Figure, klass: string): void {
  keepFigures([figure], klass);
  for (const listener of listeners) listener();
}

/** Calls a function when a figure is replaced. */
export function onReplaced(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The figures of names for an address; undefined while one of them has none. */
export function figureDetails(names: readonly string[], klass: string): string | undefined {
  const known = names.flatMap((name) => figureOf(name, klass) ?? []);
  return known.length === names.length && names.length > 0 ? writePlaces(known) : undefined;
}

function keyOf(name: string, klass: string): string {
  return `${klass} ${name}`;
}
