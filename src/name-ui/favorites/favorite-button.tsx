import { useStore } from "@nanostores/react";
import { Heart } from "lucide";
import { Icon } from "@/ui/icon.tsx";
import { IconButton } from "@/ui/icon-button.tsx";
import { allFavorites } from "./late-favorites.ts";
import type { Favorites } from "./use-favorites.ts";

/** The heart of a suggestion: filled for a favourite, half filled for one of another generator. */
export function FavoriteButton({ favorites, name }: { favorites: Favorites; name: string }) {
  const isFavorite = favorites.names.includes(name);
  const all = useStore(allFavorites, { ssr: "initial" });
  const elsewhere = isFavorite ? null : all?.markOf(name);
  return (
    <IconButton
      aria-label={`Spara ${name} som favorit`}
      aria-pressed={isFavorite}
      // Screen readers read it as the description.
      title={elsewhere?.text}
      className={elsewhere ? "text-falu" : ""}
      onClick={() => favorites.toggle(name)}
    >
      <Icon
        icon={elsewhere?.icon ?? Heart}
        className={`size-5.5 ${isFavorite ? "fill-current" : ""}`}
      />
    </IconButton>
  );
}
