import { Heart } from "lucide";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import type { Favorites } from "./use-favorites.ts";

/** The heart of a suggestion, filled for a favourite. */
export function FavoriteButton({ favorites, name }: { favorites: Favorites; name: string }) {
  const isFavorite = favorites.names.includes(name);
  return (
    <IconButton
      aria-label={`Spara ${name} som favorit`}
      aria-pressed={isFavorite}
      onClick={() => favorites.toggle(name)}
    >
      <Icon icon={Heart} className={`size-5.5 ${isFavorite ? "fill-current" : ""}`} />
    </IconButton>
  );
}
