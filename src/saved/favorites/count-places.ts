import { formatCount, formatQuantity } from "@/lib/format.ts";
import type { Favorites } from "./use-favorites.ts";

/** "7 av 10": the number of favourites and the cap; the number alone when it exceeds the cap. */
export function countPlaces({ names, cap }: Favorites): string {
  const count = formatCount(names.length);
  return cap === null || names.length > cap ? count : `${count} av ${cap}`;
}

/** The same in a sentence. */
export function describePlaces(favorites: Favorites): string {
  const { names, cap } = favorites;
  if (cap !== null && names.length <= cap) return `${countPlaces(favorites)}\u00a0platser använda.`;
  const count = formatQuantity(names.length, "favorit", "favoriter");
  return cap === null ? `${count}.` : `${count}, fler än de ${cap}\u00a0platser som ingår gratis.`;
}
