import { formatCount } from "@/lib/format-count.ts";
import type { Favorites } from "./use-favorites.ts";

/** How many favourites there are, and of how many places unless there are more than those. */
export function countPlaces({ names, cap }: Favorites): string {
  const count = formatCount(names.length);
  return cap === null || names.length > cap ? count : `${count} av ${cap}`;
}

/** The same in a sentence. */
export function describePlaces(favorites: Favorites): string {
  const { names, cap } = favorites;
  if (cap !== null && names.length <= cap) return `${countPlaces(favorites)} platser använda.`;
  const count = `${formatCount(names.length)} ${names.length === 1 ? "favorit" : "favoriter"}`;
  return cap === null ? `${count}.` : `${count}, fler än de ${cap} platser som ingår gratis.`;
}
