import { Heart } from "lucide";
import { Icon } from "@/ui/icon.tsx";
import { countPlaces } from "./count-places.ts";
import { focusFavorites } from "./favorites-heading.tsx";
import { usePageFavorites } from "./use-favorites.ts";

/** How many favourites there are, in the bar of a phone; leads to their list. */
export function FavoritesLink({ page }: { page: string }) {
  const favorites = usePageFavorites(page);
  return (
    <button
      type="button"
      onClick={() => focusFavorites()?.scrollIntoView({ block: "center" })}
      className="flex min-h-[48px] items-center gap-2 rounded-control bg-honey-tint px-3 max-[22.4rem]:px-2 font-semibold whitespace-nowrap wide:hidden"
    >
      <Icon
        icon={Heart}
        className={`size-[20px] text-falu ${favorites.names.length > 0 ? "fill-current" : ""}`}
      />
      <span className="sr-only">Favoriter: </span>
      {countPlaces(favorites)}
    </button>
  );
}
