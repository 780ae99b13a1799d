import type { Figure } from "./dnd-characters.ts";

/** The places of some figures' texts, as in an address: "3.14.0.22_5.2.11.30". The word lists need not be loaded. */
export function writePlaces(figures: readonly Pick<Figure, "places">[]): string {
  return figures
    .map(({ places: { byname, childhood, training, quest } }) =>
      [byname, childhood, training, quest].join("."),
    )
    .join("_");
}
