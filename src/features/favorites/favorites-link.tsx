import { Heart } from "lucide-react";
import { formatCount } from "@/lib/format.ts";
import type { Favorites } from "./use-favorites.ts";

/** How many favourites there are, in the bar of a phone; leads to their list. */
export function FavoritesLink({ favorites: { names, cap } }: { favorites: Favorites }) {
  const count = formatCount(names.length);
  return (
    <button
      type="button"
      onClick={showFavorites}
      className="flex min-h-12 items-center gap-2 rounded-control bg-honey-tint px-3 font-semibold whitespace-nowrap min-[701px]:hidden"
    >
      <Heart aria-hidden className="size-5 fill-falu text-falu" />
      <span className="sr-only">Favoriter: </span>
      {cap === null ? count : `${count} av ${cap}`}
    </button>
  );
}

function showFavorites() {
  const heading = document.getElementById("favorites-heading");
  // The next press of Tab leads into the list.
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "center" });
}
