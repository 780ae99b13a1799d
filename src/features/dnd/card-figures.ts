import {
  characterOf,
  FIELDS,
  type Field,
  type Figure,
} from "@/generators/fantasy/dnd-characters.ts";
import { dealFigures, drawAgain } from "@/generators/fantasy/dnd-figures.ts";
import { readFigures } from "@/generators/fantasy/dnd-links.ts";
import { figureOf, keepFigures, replaceFigure, visitRounds } from "./visit-figures.ts";

/** Figures in the address of a shared page. */
export interface SharedFigures {
  readonly names: readonly string[];
  /** Places of their texts. */
  readonly places: string;
}

/** The cards of a page. */
export interface Cards {
  readonly names: readonly string[];
  /** The chosen class. */
  readonly klass: string;
  readonly shared: SharedFigures | null;
}

/** Classes, names and places that the visit has taken over: from then on they may be drawn again. */
const taken = new Set<string>();

/**
 * Deals the cards that have no figure yet; a shared name that is not of the generator gets none. All are dealt at the
 * first one, in their order: a prerendered page may be hydrated in another.
 */
export function dealCards({ names, klass, shared }: Cards): void {
  if (shared) takeOver(shared, klass);
  const missing = names.filter((each) => !figureOf(each, klass));
  if (missing.length > 0) {
    const others = names.flatMap((each) => figureOf(each, klass) ?? []);
    keepFigures(dealFigures(missing, klass, visitRounds, others), klass);
  }
}

function takeOver({ names, places }: SharedFigures, klass: string): void {
  const key = [klass, names.join(), places].join(" ");
  if (taken.has(key)) return;
  taken.add(key);
  const figures = readFigures(names, klass, places);
  keepFigures(figures, klass);
  for (const character of figures.flatMap((figure) => characterOf(figure) ?? [])) {
    for (const field of FIELDS) visitRounds.note(character[field]);
  }
}

/** Draws one field of a card again. */
export function drawCardAgain(figure: Figure, field: Field, { names, klass }: Cards): void {
  const others = names
    .filter((name) => name !== figure.name)
    .flatMap((name) => figureOf(name, klass) ?? []);
  replaceFigure(drawAgain(figure, field, others, visitRounds, Math.random), klass);
}
